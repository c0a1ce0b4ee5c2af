import { Box, chakra, Text } from '@chakra-ui/react';
import { memo, type ReactNode } from 'react';
import { formatAmount, formatMoney } from '../../ui/format/amounts';
import { Banner } from '../../ui/layout/Banner';
import { Card } from '../../ui/layout/Card';
import { formatDate } from '../../ui/format/dates';
import { RateTable } from '../RateTable';
import type { ComingNumber } from './useComingNumber';
import { useWritten, type Written } from './writing-context';

const Part = chakra('div', {
  base: {
    padding: '5',
    '& .sum': { display: 'flex', justifyContent: 'space-between', gap: '3', paddingY: '0.5' },
    '& .whole': { alignItems: 'baseline', marginTop: '3', paddingY: '0' },
    '& .name': { color: 'muted' },
    '& .whole .name': { textStyle: 'h2', color: 'text' },
    '& .figure': { layerStyle: 'figures' },
    '& .whole .figure': { textStyle: 'amountXl' },
  },
});

/** The number to come, VAT per rate and totals, always in view. */
export function TotalsCard({ children }: { children?: ReactNode }) {
  const { coming, sums } = useWritten();
  return (
    <Sums coming={coming} sums={sums}>
      {children}
    </Sums>
  );
}

const Sums = memo(function Sums({
  coming,
  sums,
  children,
}: Pick<Written, 'coming' | 'sums'> & { children?: ReactNode }) {
  const { rates, subtotal, totalIva, total } = sums;
  return (
    <Card as="section" aria-label="Totales">
      <Number coming={coming} />
      {rates.length > 0 && (
        <Part paddingY="4" borderTopWidth="1px">
          <RateTable rates={rates} format={formatAmount} quiet />
        </Part>
      )}
      <Part borderTopWidth="1px">
        <div className="sum">
          <div className="name">Subtotal</div>
          <div className="figure">{formatMoney(subtotal)}</div>
        </div>
        <div className="sum">
          <div className="name">IVA</div>
          <div className="figure">{formatMoney(totalIva)}</div>
        </div>
        <div className="sum whole">
          <div className="name">Total</div>
          <div className="figure">{formatMoney(total)}</div>
        </div>
        {children}
      </Part>
    </Card>
  );
});

const Number = memo(function Number({ coming }: { coming?: ComingNumber }) {
  const { fullNumber, previousFullNumber, previousDate, latestDate, outOfOrder } = coming ?? {};
  return (
    <Part>
      <Text textStyle="label" color="muted">
        Recibirá el número
      </Text>
      <Text textStyle="h1" layerStyle="figures" marginY="0.5">
        {fullNumber ?? '—'}
      </Text>
      <Text textStyle="small" color="muted" minHeight="18px">
        {previousFullNumber &&
          previousDate &&
          `La anterior es la ${previousFullNumber.split('-').at(-1)}, del ${formatDate(previousDate)}`}
        {coming && !previousFullNumber && 'Será la primera de su serie este año'}
      </Text>
      {outOfOrder && latestDate && (
        <Box marginTop="3">
          <Banner kind="warning">{`La fecha es anterior a la de la última factura de la serie, del ${formatDate(latestDate)}. Comprueba que es la que quieres.`}</Banner>
        </Box>
      )}
    </Part>
  );
});
