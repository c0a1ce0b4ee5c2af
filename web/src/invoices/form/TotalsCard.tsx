import { Box, chakra, Text } from '@chakra-ui/react';
import { memo, useMemo, type ReactNode } from 'react';
import { turned } from '../../../../schema/totals';
import { formatAmount, formatMoney } from '../../ui/format/amounts';
import { Banner } from '../../ui/layout/Banner';
import { Card } from '../../ui/layout/Card';
import { formatDate } from '../../ui/format/dates';
import { WithholdingRow } from './extras/WithholdingRow';
import { RateTable } from '../RateTable';
import { linkLook } from '../../ui/layout/TextLink';
import type { ComingNumber } from './useComingNumber';
import { useWritten, type Written } from './writingContext';
import { taxHere } from '../../ui/format/here';
import { isZero } from '../../../../schema/decimal';

const Part = chakra('div', {
  base: {
    padding: '5',
    '& .sum': { display: 'flex', justifyContent: 'space-between', gap: '3', paddingY: '0.5' },
    '& .strong': { fontWeight: 'medium' },
    '& .strong .name': { color: 'text' },
    '& .chosen': { alignItems: 'center' },
    '& .whole': { alignItems: 'baseline', marginTop: '3', paddingY: '0' },
    '& .name': { color: 'muted' },
    '& .whole .name': { textStyle: 'h2', color: 'text' },
    '& .figure': { layerStyle: 'figures' },
    '& .whole .figure': { textStyle: 'amountXl' },
  },
});

const LinkButton = chakra('button', { base: { ...linkLook.base, cursor: 'pointer' } });

/** The number to come, VAT per rate and totals, always in view. A quote has no number of an invoice. */
export function TotalsCard({ quoted = false, children }: { quoted?: boolean; children?: ReactNode }) {
  const { coming, sums, withholding } = useWritten();
  const { rate, who, customer, usual, offered, choose, error } = withholding;
  // Whole objects are new with every key; what is drawn of this one rarely changes.
  const withheld = useMemo(
    () => ({ rate, who, customer, usual, offered, choose, error }),
    [rate, who, customer, usual, offered, choose, error],
  );
  return (
    <Sums coming={coming} sums={sums} withheld={withheld} quoted={quoted}>
      {children}
    </Sums>
  );
}

type Withheld = Written['withholding'];

const Sums = memo(function Sums({
  coming,
  sums,
  withheld,
  quoted,
  children,
}: Pick<Written, 'coming' | 'sums'> & { withheld: Withheld; quoted: boolean; children?: ReactNode }) {
  const { rates, discount, subtotal, totalIva, recargo, total, suplidos, payable, prepaid, returned } = sums;
  const more = withheld.rate !== null || !isZero(suplidos);
  return (
    <Card as="section" aria-label="Totales">
      {!quoted && <Number coming={coming} />}
      {rates.length > 0 && (
        <Part paddingY="4" borderTopWidth="1px">
          <RateTable rates={rates} format={formatAmount} quiet />
        </Part>
      )}
      <Part borderTopWidth="1px">
        {!isZero(returned) && <Sum name="Devoluciones">{formatMoney(returned)}</Sum>}
        {!isZero(prepaid) && <Sum name="Anticipos">{formatMoney(turned(prepaid))}</Sum>}
        {!isZero(discount) && <Sum name="Descuento">{formatMoney(turned(discount))}</Sum>}
        <Sum name="Subtotal">{formatMoney(subtotal)}</Sum>
        <Sum name={taxHere()}>{formatMoney(totalIva)}</Sum>
        {!isZero(recargo) && <Sum name="Recargo de equivalencia">{formatMoney(recargo)}</Sum>}
        {more && (
          <>
            <Sum name={quoted ? 'Total con impuestos' : 'Total factura'} strong>
              {formatMoney(total)}
            </Sum>
            {withheld.rate !== null && <WithholdingRow {...withheld} amount={turned(sums.withholding)} />}
            {!isZero(suplidos) && <Sum name="Suplidos">{formatMoney(suplidos)}</Sum>}
          </>
        )}
        <div className="sum whole">
          <div className="name">{more ? 'Total a pagar' : 'Total'}</div>
          <div className="figure">{formatMoney(more ? payable : total)}</div>
        </div>
        {withheld.offered && <Offer {...withheld} />}
        {children}
        {more && !quoted && <Note {...withheld} withholding={sums.withholding} />}
      </Part>
    </Card>
  );
});

function Sum({ name, strong, children }: { name: string; strong?: boolean; children: ReactNode }) {
  return (
    <div className={strong ? 'sum strong' : 'sum'}>
      <div className="name">{name}</div>
      <div className="figure">{children}</div>
    </div>
  );
}

/** To whoever may not know where it is: it stands under what it changes. */
const Offer = ({ usual, choose }: Withheld) => (
  <Box textStyle="small" color="muted" marginY="2" display="flex" justifyContent="space-between" gap="3">
    ¿Te retienen IRPF?
    <LinkButton type="button" onClick={() => choose(usual)}>
      Añadir retención
    </LinkButton>
  </Box>
);

/** RIRPF, art. 95.1: without what is signed the payer withholds the general rate. */
const STARTING =
  'El 7 % es para quien empieza, ese año y los dos siguientes, si se lo comunica firmado a su cliente, y para lo que dice el artículo 95 del Reglamento del IRPF. ';

/** Who pays what is withheld, and why the QR says another amount. */
function Note({ rate, who, customer, withholding }: Withheld & { withholding: string }) {
  const pays = rate !== null && !isZero(withholding);
  return (
    <Box textStyle="caption" color="muted" marginTop="2">
      {pays && `${customer || 'Tu cliente'} ingresa ${formatMoney(withholding)} en Hacienda a tu nombre. `}
      {pays && rate === '7' && STARTING}
      {pays && who === 'asBusiness' && 'Un particular nunca retiene. '}
      En el QR va el total de la factura.
    </Box>
  );
}

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
