import type { TextValues } from '../../../../schema/delivery';
import type { InvoiceWholeFragment } from '../../gql/invoices';
import { formatMoney } from '../../ui/format/amounts';
import { formatDateProse } from '../../ui/format/dates';

/** What stands in the places of a text's fields, as the server fills them. */
export const textValues = (invoice: InvoiceWholeFragment): TextValues => ({
  numero: invoice.fullNumber,
  total: formatMoney(invoice.payable),
  fecha: formatDateProse(invoice.date),
  vencimiento: invoice.dueDate && formatDateProse(invoice.dueDate),
  cliente: invoice.customer?.name ?? invoice.customerName ?? null,
  empresa: invoice.issuer.name,
});
