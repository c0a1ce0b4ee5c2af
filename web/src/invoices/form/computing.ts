import { useMemo, useRef } from 'react';
import { isDecimal } from '../../../../schema/decimal';
import { computeFull, type FullTotals } from '../../../../schema/totals';
import { isGood, type Line } from './grid/line';
import { discountOfWhole, lineToCompute, suplidosToSend, type Extras } from './extras/extras';
import type { Grid } from './grid/grid';

export type Sums = Omit<FullTotals, 'lines'>;

export interface Computing {
  sums: Sums;
  /** By the line's key; a line that is not good yet has none. */
  amounts: Map<number, { subtotal: string; total: string }>;
  counted: Line[];
}

export type Computed = Pick<Extras, 'discount' | 'suplidos'> & { grid: Grid };

/** `withholding`: the percentage that the form shows, or null. */
export function computeForm({ grid, discount, suplidos }: Computed, withholding: string | null): Computing {
  const counted = grid.lines.filter(isGood);
  const { lines: amounts, ...sums } = computeFull(counted.map(lineToCompute), {
    discount: discountOfWhole({ discount, grid }),
    withholding,
    suplidos: suplidosToSend(suplidos).flatMap(({ amount }) => (isDecimal(amount) ? [amount] : [])),
  });
  return { sums, counted, amounts: new Map(counted.map((line, i) => [line.key, amounts[i]])) };
}

/** The same sums stay the same object, so that what shows them is drawn only when they change. */
export function useComputing({ grid, discount, suplidos }: Computed, withholding: string | null): Computing {
  const last = useRef<Sums>(null);
  return useMemo(() => {
    const computing = computeForm({ grid, discount, suplidos }, withholding);
    const sums =
      last.current && JSON.stringify(last.current) === JSON.stringify(computing.sums) ? last.current : computing.sums;
    last.current = sums;
    return { ...computing, sums };
    // Where the keyboard stands computes nothing.
  }, [grid.lines, discount, suplidos, withholding]);
}
