import { useMemo, useRef } from 'react';
import { useComputing } from './computing';
import { agree } from './extras/agreed';
import { useWithholding } from './extras/useWithholding';
import { useSheetActions } from './grid/useSheetActions';
import { useStable } from './grid/useStable';
import type { InvoiceFormState } from './useInvoiceForm';
import { useWhy } from './why/useWhy';
import type { Written } from './writingContext';

/** What the forms of an invoice and of a quote have in common: their lines, what they come to, why one has no VAT. */
export function useSheet(state: InvoiceFormState) {
  const { form, set, setGrid } = state;
  const root = useRef<HTMLDivElement>(null);
  const { why, asking, at, said, identity, close } = useWhy(form);
  const act = useSheetActions(form.grid, setGrid, () => root.current?.focus(), why);
  const withholding = useWithholding(form);
  const computing = useComputing(form, withholding.rate);

  const put = useStable((text: string) => act.write(asking!, 'ivaCause', text));
  const onClose = useStable(close);
  const question = useMemo(
    () => ({ line: at < 0 ? null : at + 1, said, customer: identity, put, onClose }),
    [at, said, identity, put, onClose],
  );

  const choose = useStable((rate: string) => set({ withholding: rate }, 'withholding'));
  const agreeOn = useStable((total: string) => {
    const outcome = agree(form, total);
    if (outcome.problem === undefined) setGrid(() => outcome.grid);
    return outcome;
  });
  const written: Written = {
    lines: { grid: form.grid, amounts: computing.amounts, misfits: computing.misfits, act, root },
    sums: computing.sums,
    agree: agreeOn,
    withholding: { ...withholding, choose, error: state.errors.withholding },
  };
  return { written, withholding, computing, question, resume: act.resume };
}
