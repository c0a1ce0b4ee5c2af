import { useMemo } from 'react';
import { useSame } from '../../../ui/useSame';
import type { Computing } from '../computing';
import { simplifiedErrors, type Kind } from '../extras/kind';
import type { InvoiceFormState } from '../useInvoiceForm';
import type { FieldErrors } from '../values';
import { saidOf, withRefused, type Refused } from './refused';

interface Found {
  kind: Kind;
  computing: Computing;
  /** What the AEAT would refuse; null: the company does not send. */
  refused: Refused[] | null;
  /** It was tried to issue it so. */
  tried: boolean;
}

/** What is said at the fields: why it cannot be of its kind, what was found wrong when it was sent, what the AEAT would refuse. */
export function useFormErrors(
  { form, errors }: Pick<InvoiceFormState, 'form' | 'errors'>,
  { kind, computing, refused, tried }: Found,
): FieldErrors {
  const { overpaid } = computing.sums;
  const unfit = useMemo(() => simplifiedErrors(form, kind, computing), [form, kind, computing]);
  const found = useMemo(() => {
    const own = { ...unfit, ...(overpaid && { prepayments: overpaid }), ...saidOf(errors) };
    return refused ? withRefused(own, refused, form.manual, tried) : own;
  }, [errors, form.manual, overpaid, refused, tried, unfit]);
  return useSame(found);
}
