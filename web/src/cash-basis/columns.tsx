import { Box } from '@chakra-ui/react';
import type { CashRateRowFragment, CashRowFragment, CashSumsFragment } from '../gql/cash-basis';
import type { CashCause } from '../gql/schema';
import { meansText } from '../../../schema/collect/means';
import { isZero } from '../../../schema/decimal';
import { rateText } from '../../../schema/tax/territory';
import { formatMoney } from '../ui/format/amounts';
import { formatDate } from '../ui/format/dates';
import type { Column } from '../ui/table/table';

/** 'IVA 21 %', 'Exenta (E1)' where no tax is charged. */
export const rateName = ({ tax, ivaRate, ivaCause }: Pick<CashRowFragment, 'tax' | 'ivaRate' | 'ivaCause'>): string =>
  ivaCause ? `Exenta (${ivaCause})` : `${tax} ${rateText(ivaRate)}\u00a0%`;

const CAUSES: Record<CashCause, string> = {
  collected: 'Cobro',
  undone: 'Cobro deshecho',
  year_end: '31 de diciembre',
  issue: 'Emisión',
};

/** Why, and how it was paid. */
function causeOf({ cause, means, amount, expected }: CashRowFragment): string {
  if (cause === 'year_end')
    return expected ? 'Sin cobrar el 31 de diciembre (previsto)' : 'Sin cobrar el 31 de diciembre';
  const came = amount?.startsWith('-') && cause === 'collected' ? 'Devolución' : CAUSES[cause];
  return means ? `${came} · ${meansText(means)}` : came;
}

/** A base over its cuota. */
function Sums({ sums, strong }: { sums: CashSumsFragment; strong?: boolean }) {
  if (isZero(sums.base) && isZero(sums.quota))
    return (
      <Box as="span" color="muted">
        <Box as="span" aria-hidden>
          –
        </Box>
        <Box as="span" srOnly>
          Nada
        </Box>
      </Box>
    );
  return (
    <Box layerStyle="figures">
      <Box textStyle={strong ? 'name' : undefined}>{formatMoney(sums.base)}</Box>
      <Box textStyle="small" color="muted">{`Cuota ${formatMoney(sums.quota)}`}</Box>
    </Box>
  );
}

type Part = 'whole' | 'collected' | 'yearEnd' | 'issue' | 'general';

/** What each column is of; what is empty for all rates has none. */
function partsOf(rates: readonly CashRateRowFragment[]): [part: Part, name: string][] {
  const said: [Part, string][] = [
    ['collected', 'Por cobros'],
    ['yearEnd', 'A 31 de diciembre'],
    ['issue', 'Por emisión'],
    ['whole', 'Se devenga'],
    ['general', 'Regla general (62 y 63)'],
  ];
  return said.filter(
    ([part]) => part !== 'issue' || rates.some(({ issue: { base, quota } }) => !isZero(base) || !isZero(quota)),
  );
}

export const rateColumns = (rates: readonly CashRateRowFragment[]): Column<CashRateRowFragment>[] => [
  { key: 'rate', head: 'Tipo', cell: rateName },
  ...partsOf(rates).map(([part, head]): Column<CashRateRowFragment> => ({
    key: part,
    head,
    align: 'end',
    figures: true,
    cell: rate => <Sums sums={rate[part]} strong={part === 'whole'} />,
  })),
];

/** A rate below 992 px. */
export function RateCard({ rate }: { rate: CashRateRowFragment }) {
  return (
    <>
      <Box textStyle="name">{rateName(rate)}</Box>
      <Box as="dl" display="grid" gridTemplateColumns="1fr auto" gap="2" marginTop="2">
        {partsOf([rate]).map(([part, name]) => (
          <Box key={part} display="contents">
            <Box as="dt" color="muted">
              {name}
            </Box>
            <Box as="dd" textAlign="end">
              <Sums sums={rate[part]} strong={part === 'whole'} />
            </Box>
          </Box>
        ))}
      </Box>
    </>
  );
}

export const entryColumns: Column<CashRowFragment>[] = [
  { key: 'number', head: 'Factura', width: '150px', figures: true, cell: ({ fullNumber }) => fullNumber },
  { key: 'on', head: 'Devengo', width: '116px', figures: true, cell: ({ on }) => formatDate(on) },
  { key: 'customer', head: 'Cliente', cell: ({ customerName }) => customerName || 'Sin cliente' },
  { key: 'cause', head: 'Motivo', width: '24%', quiet: true, cell: causeOf },
  {
    key: 'amount',
    head: 'Cobrado',
    width: '120px',
    align: 'end',
    figures: true,
    cell: ({ amount }) => (amount === null ? '' : formatMoney(amount)),
  },
  { key: 'rate', head: 'Tipo', width: '96px', cell: rateName },
  { key: 'base', head: 'Base', width: '120px', align: 'end', figures: true, cell: ({ base }) => formatMoney(base) },
  { key: 'quota', head: 'Cuota', width: '112px', align: 'end', figures: true, cell: ({ quota }) => formatMoney(quota) },
];

/** One of them below 992 px. */
export function EntryCard({ row }: { row: CashRowFragment }) {
  return (
    <>
      <Box display="flex" justifyContent="space-between" gap="3" alignItems="baseline">
        <Box textStyle="name" layerStyle="figures">
          {row.fullNumber}
        </Box>
        <Box color="muted" layerStyle="figures">
          {formatDate(row.on)}
        </Box>
      </Box>
      <Box overflowWrap="anywhere">{row.customerName || 'Sin cliente'}</Box>
      <Box color="muted" textStyle="small">
        {causeOf(row)}
      </Box>
      <Box display="flex" flexWrap="wrap" justifyContent="space-between" gap="1" marginTop="2" layerStyle="figures">
        <Box color="muted">{rateName(row)}</Box>
        <Box>{`${formatMoney(row.base)} + ${formatMoney(row.quota)}`}</Box>
      </Box>
    </>
  );
}
