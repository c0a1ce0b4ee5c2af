import { Box, Text } from '@chakra-ui/react';
import { memo, type ReactNode } from 'react';
import { formatAmount, formatMoney } from '../ui/amounts';
import { Banner } from '../ui/Banner';
import { Card } from '../ui/Card';
import { formatDate } from '../ui/dates';
import { RateTable } from './RateTable';
import type { Sums } from './reckoning';
import type { ComingNumber } from './useComingNumber';

interface TotalsCardProps { coming?: ComingNumber; sums: Sums; children?: ReactNode }

/** The number to come, VAT per rate and totals, always in view. */
export const TotalsCard = memo(function TotalsCard({ coming, sums, children }: TotalsCardProps) {
  const { rates, subtotal, totalIva, total } = sums;
  return (
    <Card as="section" aria-label="Totales">
      <Box padding="5"><Number coming={coming} /></Box>
      {rates.length > 0 && <Box padding="5" paddingY="4" borderTopWidth="1px"><RateTable rates={rates} format={formatAmount} quiet /></Box>}
      <Box padding="5" borderTopWidth="1px">
        <Row name="Subtotal">{formatMoney(subtotal)}</Row>
        <Row name="IVA">{formatMoney(totalIva)}</Row>
        <Box display="flex" justifyContent="space-between" alignItems="baseline" gap="3" marginTop="3">
          <Box textStyle="h2">Total</Box>
          <Box textStyle="amountXl" layerStyle="figures">{formatMoney(total)}</Box>
        </Box>
        {children}
      </Box>
    </Card>
  );
});

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box display="flex" justifyContent="space-between" gap="3" paddingY="0.5">
      <Box color="muted">{name}</Box><Box layerStyle="figures">{children}</Box>
    </Box>
  );
}

function Number({ coming }: { coming?: ComingNumber }) {
  const { fullNumber, previousFullNumber, previousDate, latestDate, outOfOrder } = coming ?? {};
  return (
    <>
      <Text textStyle="label" color="muted">Recibirá el número</Text>
      <Text textStyle="h1" layerStyle="figures" marginY="0.5">{fullNumber ?? '—'}</Text>
      <Text textStyle="small" color="muted" minHeight="18px">
        {previousFullNumber && previousDate && `La anterior es la ${previousFullNumber.split('-').at(-1)}, del ${formatDate(previousDate)}`}
        {coming && !previousFullNumber && 'Será la primera de su serie este año'}
      </Text>
      {outOfOrder && latestDate && (
        <Box marginTop="3"><Banner kind="warning">{`La fecha es anterior a la de la última factura de la serie, del ${formatDate(latestDate)}. Puedes emitirla igualmente.`}</Banner></Box>
      )}
    </>
  );
}
