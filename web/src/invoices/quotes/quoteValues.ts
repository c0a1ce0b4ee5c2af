import type { QuoteInput, QuoteWholeFragment } from '../../gql/invoices';
import type { InvoiceWholeFragment } from '../../gql/invoices';
import { today } from '../../ui/format/dates';
import { formOf, inputOf, type ChosenCustomer, type Form } from '../form/values';

/** What an invoice's form is made of, of a quote: what a quote does not have is nothing. */
export const asInvoice = (quote: QuoteWholeFragment) =>
  ({
    ...quote,
    kind: 'F1',
    qualified: false,
    prepayment: false,
    series: 'A',
    operationDate: null,
    suplidos: [],
    issuedBy: null,
    dueDate: null,
    paymentMeans: null,
    settles: [],
    customer: null,
    customerName: null,
  }) as unknown as InvoiceWholeFragment;

/** The form of a quote that is changed, for its customer as they are now. */
export const formOfQuote = (quote: QuoteWholeFragment, customer: ChosenCustomer | null): Form => ({
  ...formOf(asInvoice(quote), false),
  quote: { kind: quote.kind, validUntil: quote.validUntil, version: quote.version },
  customer: customer && { ...customer, recargo: customer.recargo },
});

/** What is sent of it. */
export function quoteInputOf(form: Form, withholding: string | null): Omit<QuoteInput, 'kind' | 'validUntil'> {
  const { customerId, date, notes, lines, discountPercent, discountAmount, withholdingPercent, recargo } = inputOf(
    form,
    today(),
    'draft',
    withholding,
  );
  return {
    ...{ customerId: customerId!, date, notes, discountPercent, discountAmount, withholdingPercent, recargo },
    lines: lines.map(
      ({ returned: _returned, operationDate: _day, prepaymentId: _prepayment, cost: _cost, ...line }) => line,
    ),
  };
}
