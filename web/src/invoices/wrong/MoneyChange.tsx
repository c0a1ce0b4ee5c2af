import { Box, chakra } from '@chakra-ui/react';
import { formatAmount, formatMoney } from '../../ui/format/amounts';
import { today } from '../../ui/format/dates';
import { Fact } from './InvoiceSummary';
import { minus, plus, type Sums } from '../collect/family';
import type { Tax } from '../../../../schema/tax/territory';

const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    textAlign: 'end',
    textStyle: 'small',
    '& thead th': { pb: '1', ps: '2', textStyle: 'captionStrong', color: 'muted', textAlign: 'end' },
    '& td, & tbody th': { py: '1', ps: '2', layerStyle: 'figures' },
    '& thead th:first-of-type, & tbody th': { textAlign: 'start', ps: 0 },
    '& tbody th': { fontWeight: 'normal', color: 'muted' },
    '& .before': { color: 'muted' },
    '& .change': { fontWeight: 'semibold' },
    // Six figures beside each other are as wide as the card.
    '&.wide': { textStyle: 'caption' },
    '&.wide td': { ps: '1.5' },
    '& .total th, & .total td': { fontWeight: 'semibold', color: 'text' },
  },
});

type Row = [name: string, of: (sums: Sums) => string];
const rowsOf = (tax: Tax, margin: boolean): Row[] => [
  ...(margin ? [] : [['Base', ({ subtotal }) => subtotal] satisfies Row]),
  [tax, ({ totalIva }) => totalIva],
];
/** Where what is sold in a quarter is declared. */
const DECLARED: Record<Tax, string> = { IVA: 'el 303', IGIC: 'el 420', IPSI: 'tu declaración del IPSI' };
/** What of a total is neither base nor VAT. */
const SURCHARGE: Row = ['Recargo', ({ total, subtotal, totalIva }) => minus(minus(total, subtotal), totalIva)];
const TOTAL: Row = ['Total', ({ total }) => total];

const QUARTERS = ['el primero', 'el segundo', 'el tercero', 'el cuarto'];
const quarter = () => QUARTERS[Math.floor((Number(today().slice(5, 7)) - 1) / 3)];

interface MoneyChangeProps {
  tax: Tax;
  /** It carries recargo de equivalencia. */
  recargo: boolean;
  /** It is taxed on what is earned: the total without its VAT is no base. */
  margin?: boolean;
  before: Sums;
  change: Sums;
  /** What was collected; null: nothing. */
  paid: string | null;
  /** Nobody pays it: what comes back is its VAT, and its customer owes it still. */
  debt?: boolean;
}

/** Where what is taken off counts; null: nothing is. */
export const declaredText = (tax: Tax, { totalIva }: Sums): string | null =>
  totalIva.startsWith('-') ? `En ${DECLARED[tax]} resta en el trimestre de hoy, ${quarter()}.` : null;

/** Base, VAT and total before, after, and what lies between; and who owes whom then. */
export function MoneyChange({ tax, recargo, margin = false, before, change, paid, debt = false }: MoneyChangeProps) {
  const came = paid ?? '0.00';
  const owed = minus(plus(before.payable, change.payable), came);
  return (
    <>
      <Table aria-label="Qué cambia" className={formatAmount(before.total).length > 9 ? 'wide' : undefined}>
        <thead>
          <tr>
            <th scope="col">Qué cambia</th>
            <th scope="col">Antes</th>
            <th scope="col">Ahora</th>
            <th scope="col">Cambio</th>
          </tr>
        </thead>
        <tbody>
          {[...rowsOf(tax, margin), ...(recargo ? [SURCHARGE] : []), TOTAL].map(([name, of]) => (
            <tr key={name} className={name === 'Total' ? 'total' : undefined}>
              <th scope="row">{name}</th>
              <td className="before">{formatAmount(of(before))}</td>
              <td>{formatAmount(plus(of(before), of(change)))}</td>
              <td className="change">{formatAmount(of(change))}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Box marginTop="3" paddingTop="3" borderTopWidth="1px">
        {paid !== null && <Fact name="Cobrado">{formatMoney(paid)}</Fact>}
        {debt && <Fact name="Te sigue debiendo">{formatMoney(minus(before.payable, came))}</Fact>}
        <Box display="flex" justifyContent="space-between" alignItems="baseline" gap="3">
          <Box textStyle="h2">{debt ? `Recuperas de ${tax}` : owed.startsWith('-') ? 'Le devuelves' : 'Te deberá'}</Box>
          <Box textStyle="h1" layerStyle="figures">
            {formatMoney((debt ? change.totalIva : owed).replace('-', ''))}
          </Box>
        </Box>
      </Box>
    </>
  );
}
