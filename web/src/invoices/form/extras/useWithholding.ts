import { useIssuerQuery } from '../../../gql/invoices';
import type { Form } from '../values';
import { withholderOf, withholdingOf } from './extras';

export interface Withholding {
  /** Percentage that applies; null: none. */
  rate: string | null;
  /** Whether the customer withholds; null: there is none yet. */
  who: 'always' | 'asBusiness' | 'never' | null;
  /** What is taken when it is switched on. */
  usual: string;
  customer: string;
}

const FIRST = '15';

/** What the written customer withholds: as it was chosen in this form, else as the last invoice to such a customer. */
export function useWithholding({ kind, customer, manual, withholding }: Form): Withholding {
  // Not from the cache: each issued invoice may change it.
  const usual = useIssuerQuery({ fetchPolicy: 'no-cache' }).data?.me.tenant?.defaultWithholding ?? null;
  const to = manual ?? customer;
  const rate = kind === 'F2' ? null : withholdingOf(withholding, to, usual);
  return {
    rate,
    who: withholderOf(to),
    usual: withholdingOf(null, to, usual) ?? FIRST,
    customer: to?.name.trim() ?? '',
  };
}
