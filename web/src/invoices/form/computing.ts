import { useMemo, useRef } from 'react';
import { computeTotals, type Totals } from '../../../../schema/totals';
import { parseAmount } from '../../ui/format/amounts';
import { isGood, type Line } from './grid/line';

export type Sums = Omit<Totals, 'lines'>;

export interface Computing {
  sums: Sums;
  /** By the line's key; a line that is not good yet has none. */
  amounts: Map<number, { subtotal: string; total: string }>;
  counted: Line[];
}

const zero = (text: string) => parseAmount(text) ?? '0';

export function computeLines(lines: Line[]): Computing {
  const counted = lines.filter(isGood);
  const { lines: amounts, ...sums } = computeTotals(
    counted.map(({ quantity, price, ivaRate, ivaCause }) => ({
      quantity: zero(quantity),
      price: zero(price),
      ivaRate,
      ivaCause,
    })),
  );
  return { sums, counted, amounts: new Map(counted.map((line, i) => [line.key, amounts[i]])) };
}

/** The same sums stay the same object, so that what shows them is drawn only when they change. */
export function useComputing(lines: Line[]): Computing {
  const last = useRef<Sums>(null);
  return useMemo(() => {
    const computing = computeLines(lines);
    const sums =
      last.current && JSON.stringify(last.current) === JSON.stringify(computing.sums) ? last.current : computing.sums;
    last.current = sums;
    return { ...computing, sums };
  }, [lines]);
}
