import { useIssuerQuery } from '../../../gql/invoices';
import type { Form } from '../values';
import { withholder } from '../../../../../schema/tax/withholding';
import { withholderOf, withholdingOf } from './extras';

export interface Withholding {
  /** Percentage that applies; null: none. */
  rate: string | null;
  /** Whether the customer withholds; null: there is none yet. */
  who: 'always' | 'asBusiness' | 'never' | null;
  /** What is taken when it is switched on. */
  usual: string;
  customer: string;
  /** A person invoices whoever must withhold, and nobody has said yet whether that is so. */
  offered: boolean;
}

const FIRST = '15';

/** What the written customer withholds: as it was chosen in this form, else as the last invoice to such a customer. */
export function useWithholding({ kind, customer, manual, withholding }: Form): Withholding {
  // Not from the cache: each issued invoice may change it.
  const issuer = useIssuerQuery({ fetchPolicy: 'no-cache' }).data?.me.tenant;
  const usual = issuer?.defaultWithholding ?? null;
  const to = manual ?? customer;
  const rate = kind === 'F2' ? null : withholdingOf(withholding, to, usual);
  const who = withholderOf(to);
  const isPerson = issuer ? withholder({ nif: issuer.nif, country: null, idKind: null }) === 'asBusiness' : false;
  return {
    rate,
    who,
    offered: isPerson && who === 'always' && kind !== 'F2' && rate === null && withholding === null,
    usual: withholdingOf(null, to, usual) ?? FIRST,
    customer: to?.name.trim() ?? '',
  };
}
