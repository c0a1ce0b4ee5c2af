import { useMemo, useRef } from 'react';
import { addUp, isDecimal } from '../../../../schema/decimal';
import { fitGross, type Misfit } from '../../../../schema/gross';
import { overpaid } from '../../../../schema/kinds/prepayments';
import { computeFull, type FullTotals } from '../../../../schema/totals';
import type { Tax } from '../../../../schema/tax/territory';
import { taxHere } from '../../ui/format/here';
import { type Line } from './grid/line';
import { isGood } from './grid/lineProblems';
import type { Form } from './values';
import { carriesRecargo, discountOfWhole, lineToCompute, regimeIn, suplidosToSend, type Extras } from './extras/extras';
import { linesThatSettle } from './extras/prepayments';
import type { Grid } from './grid/grid';

export interface Sums extends Omit<FullTotals, 'lines'> {
  /** Base of what was paid beforehand. */
  prepaid: string;
  /** Why it is too much; null: it is not. */
  overpaid: string | null;
  /** Base of what comes back, below 0. */
  returned: string;
}

export interface Computing {
  sums: Sums;
  /** By the line's key; a line that is not good yet has none. */
  amounts: Map<number, { subtotal: string; total: string }>;
  /** Lines whose price with VAT cannot be met, by the line's key. */
  misfits: Map<number, Misfit>;
  counted: Line[];
}

export type Computed = Omit<Extras, 'withholding'> & Pick<Form, 'customer' | 'manual' | 'date'> & { grid: Grid };

/** `withholding`: the percentage that the form shows, or null. */
function computeForm(form: Computed, withholding: string | null): Computing {
  const { grid, discount, suplidos } = form;
  const counted = grid.lines.filter(isGood);
  const recargo = carriesRecargo(form);
  const { lines, misfits } = fitGross(
    counted.map(line => ({ ...lineToCompute(line), ivaRegime: regimeIn(form, line) })),
    recargo,
  );
  const settled = linesThatSettle(form);
  const { lines: amounts, ...totals } = computeFull([...lines, ...settled], {
    discount: discountOfWhole({ discount, grid }),
    recargo,
    withholding,
    suplidos: suplidosToSend(suplidos).flatMap(({ amount }) => (isDecimal(amount) ? [amount] : [])),
  });
  const prepaid = addUp(settled.map(({ price }) => price));
  const back = lines.flatMap((line, i) => (line.apart ? [{ ...line, subtotal: amounts[i].subtotal }] : []));
  const sums = {
    ...totals,
    prepaid,
    overpaid: counted.length > 0 ? overpaid(totals.rates, settled, back) : null,
    returned: addUp(back.map(({ subtotal }) => subtotal)),
  };
  return {
    sums,
    counted,
    amounts: new Map(counted.map((line, i) => [line.key, amounts[i]])),
    misfits: new Map(misfits.map(misfit => [counted[misfit.index].key, misfit])),
  };
}

/** What others could change until it is sent: the company's tax and, with prepayments, the total that was seen go along. */
export const whatWasSeen = (
  form: Computed,
  withholding: string | null,
): { expectedTax: Tax; expectedTotal?: string } => ({
  expectedTax: taxHere(),
  ...(linesThatSettle(form).length > 0 && { expectedTotal: computeForm(form, withholding).sums.total }),
});

/** The same sums stay the same object, so that what shows them is drawn only when they change. */
export function useComputing(form: Computed, withholding: string | null): Computing {
  const { grid, discount, suplidos, operationDate, pending, rent, date, prepayment, prepayments } = form;
  const recargo = carriesRecargo(form);
  const last = useRef<Sums>(null);
  return useMemo(() => {
    const computing = computeForm(form, withholding);
    const sums =
      last.current && JSON.stringify(last.current) === JSON.stringify(computing.sums) ? last.current : computing.sums;
    last.current = sums;
    return { ...computing, sums };
    // Where the keyboard stands computes nothing.
  }, [
    ...[grid.lines, discount, suplidos, operationDate, pending, rent, date],
    ...[recargo, withholding, prepayment, prepayments],
  ]);
}
