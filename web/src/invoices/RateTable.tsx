import { chakra } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { isZero, multiply, parseDecimal, plain, writeDecimal } from '../../../schema/decimal';
import { taxKey } from '../../../schema/tax/causes';
import { formatAmount, formatQuantity } from '../ui/format/amounts';
import { codesOf } from './cause';
import { rateWords } from '../../../schema/tax/kind-words';
import { formatTaxRate, taxHere } from '../ui/format/here';
import type { Tax } from '../../../schema/tax/territory';

interface Rate {
  ivaRate: number;
  ivaCause?: string | null;
  ivaRegime?: string | null;
  base: string;
  quota: string;
  /** Recargo de equivalencia: percent and euros. */
  recargoRate?: string | null;
  recargo?: string | null;
}

// One styled element: beside the line grid this is drawn anew with every key.
const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    textAlign: 'end',
    '& th': { pb: '1', textStyle: 'captionStrong', color: 'muted' },
    '& td': { py: '1', layerStyle: 'figures' },
    '& :is(th, td):first-of-type': { textAlign: 'start' },
    '& .quiet': { color: 'muted' },
    '& button': {
      cursor: 'help',
      textDecoration: 'underline dotted',
      textDecorationColor: '{colors.border.strong}',
      textUnderlineOffset: '3px',
    },
    '& .how': { pt: 0, textStyle: 'caption', color: 'muted', textAlign: 'end !important' },
  },
});

/** How a quota came about: '= 47,52 × 21 % = 9,9792 → 9,98'. */
export function quotaText(base: string, rate: string, quota: string): string {
  const { units, scale } = multiply(parseDecimal(base), parseDecimal(rate));
  const exact = formatQuantity(plain(writeDecimal({ units, scale: scale + 2 })));
  const cents = formatAmount(quota);
  return `= ${formatAmount(base)} × ${formatQuantity(rate)} % = ${exact === formatQuantity(quota) ? cents : `${exact} → ${cents}`}`;
}

/** A row whose quota can be asked how it came about. */
function Row({ name, base, rate, quota, format, quiet }: RowProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <tr>
        <td>{name}</td>
        <td className={quiet ? 'quiet' : undefined}>{format(base)}</td>
        <td>
          {!isZero(quota) ? (
            <button type="button" aria-expanded={open} title="¿De dónde sale?" onClick={() => setOpen(!open)}>
              {format(quota)}
            </button>
          ) : (
            format(quota)
          )}
        </td>
      </tr>
      {open && (
        <tr>
          <td colSpan={3} className="how">
            {quotaText(base, rate, quota)}
          </td>
        </tr>
      )}
    </>
  );
}

interface RowProps {
  name: ReactNode;
  base: string;
  rate: string;
  quota: string;
  format(amount: string): string;
  quiet?: boolean;
}

/** VAT per rate, as it is computed and printed. */
export function RateTable({
  rates,
  tax = taxHere(),
  format,
  quiet,
  words,
}: {
  rates: readonly Rate[];
  /** Of an invoice that has its own. */
  tax?: Tax;
  format(amount: string): string;
  quiet?: boolean;
  /** As its paper says it, without codes. */
  words?: boolean;
}) {
  return (
    <Table aria-label={`${tax} por tipo`}>
      <thead>
        <tr>
          <th scope="col">{tax}</th>
          <th scope="col">Base</th>
          <th scope="col">Cuota</th>
        </tr>
      </thead>
      <tbody>
        {rates.flatMap(rate => [
          <Row
            key={taxKey(rate)}
            name={
              words ? (
                rateWords(rate, tax, formatTaxRate)
              ) : (
                <>
                  {formatTaxRate(rate.ivaRate)}
                  {codesOf(rate) && <span className="quiet"> · {codesOf(rate)}</span>}
                </>
              )
            }
            base={rate.base}
            rate={String(rate.ivaRate)}
            quota={rate.quota}
            {...{ format, quiet }}
          />,
          rate.recargoRate && rate.recargo && (
            <Row
              key={`${taxKey(rate)} recargo`}
              name={`Recargo ${formatQuantity(rate.recargoRate)} %`}
              base={rate.base}
              rate={rate.recargoRate}
              quota={rate.recargo}
              {...{ format, quiet }}
            />
          ),
        ])}
      </tbody>
    </Table>
  );
}
