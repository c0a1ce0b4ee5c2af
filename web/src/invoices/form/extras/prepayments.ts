import { addUp } from '../../../../../schema/decimal';
import { settlementLines, type Prepaid as Named } from '../../../../../schema/kinds/prepayments';
import { turned } from '../../../../../schema/totals';
import { useOpenPrepaymentsQuery, type InvoiceWholeFragment } from '../../../gql/invoices';
import { today } from '../../../ui/format/dates';
import { useDebounced } from '../../../ui/useDebounced';

/** A prepayment with what is left of it; `total`: with its tax. */
export interface Prepaid extends Named {
  total: string;
}

/** The prepayments that a draft takes off, as its lines say them. */
export const settledIn = ({ settles, lines }: InvoiceWholeFragment): Prepaid[] =>
  settles.map(({ id, fullNumber, date }) => {
    const own = lines.filter(({ prepaymentId }) => prepaymentId === id);
    const rates = own.map(({ ivaRate, ivaCause, ivaRegime, subtotal, total }) => ({
      ...{ ivaRate, ivaCause, ivaRegime, base: turned(subtotal) },
      quota: addUp([subtotal, turned(total)]),
    }));
    return { id, fullNumber, date, rates, total: turned(addUp(own.map(({ total }) => total))) };
  });

/** What a form says once it is one, of the day of the money; once it is none any more. */
export const asPrepayment = (on: boolean, date: string | null) => ({
  prepayment: on,
  prepayments: [],
  operationDate: on ? date || today() : null,
});

interface Settling {
  prepayment: boolean;
  prepayments: readonly Prepaid[];
}

/** What takes them off; nothing of what is a prepayment itself. */
export const linesThatSettle = ({ prepayment, prepayments }: Settling) =>
  prepayment ? [] : settlementLines(prepayments);

const SHORTEST_NIF = 8;

interface Buying {
  customer: { id: string } | null;
  manual: { nif: string } | null;
  prepayment: boolean;
}

/** Those of the written customer which no invoice takes off yet; nothing while nobody knows. */
export function useOpenPrepayments({ customer, manual, prepayment }: Buying): readonly Prepaid[] | undefined {
  const typed = useDebounced(manual?.nif.trim() ?? '');
  const nif = typed.length >= SHORTEST_NIF ? typed : null;
  const whose = manual ? { nif } : { customerId: customer?.id ?? null };
  const skip = prepayment || !(whose.nif ?? whose.customerId);
  const { data } = useOpenPrepaymentsQuery({ variables: whose, skip, fetchPolicy: 'cache-and-network' });
  return skip ? undefined : data?.openPrepayments;
}
