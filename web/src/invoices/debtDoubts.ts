import { debtDoubts, type Debt } from '../../../schema/kinds/debt-terms';
import type { InvoiceWholeFragment, OriginalFragment } from '../gql/invoices';
import { today } from '../ui/format/dates';

/** Whom it names, to know whether they may be a consumer; null: nobody. */
export function namedIn({
  customer,
  customerNif,
  customerCountry,
  customerIdKind,
}: InvoiceWholeFragment | OriginalFragment): Debt['customer'] {
  if (customer) return customer;
  return customerNif ? { nif: customerNif, country: customerCountry, idKind: customerIdKind } : null;
}

/** What to know before what is owed of an invoice is rectified as a debt: one that nobody pays, or else of an insolvent customer. */
export function debtDoubtsOf(
  { tax, operationDate, date, subtotal, rates }: InvoiceWholeFragment | OriginalFragment,
  unpaid: boolean,
  customer: Debt['customer'],
): string[] {
  return debtDoubts({
    ...{ tax, accrued: operationDate ?? date, date: today(), base: subtotal, customer },
    because: unpaid ? 'unpaid' : 'insolvent',
    cashBasis: rates.some(({ ivaRegime }) => ivaRegime === '07'),
  });
}
