import { useInvoiceQuery, type InvoiceWholeFragment } from '../../gql/invoices';
import { standingOf } from '../collect/family';

/**
 * The invoice with its customer as the last of its rectifying invoices names them: the next one goes to these data.
 * Nothing while they are asked for.
 */
export function useNamed(invoice: InvoiceWholeFragment): InvoiceWholeFragment | undefined {
  const last = standingOf(invoice).at(-1);
  const { data, error } = useInvoiceQuery({ variables: { id: last?.id ?? '' }, skip: !last });
  if (!last || error) return invoice;
  if (!data) return undefined;
  const { customer, customerName, customerNif, customerAddress, customerCountry, customerIdKind } = data.invoice;
  return { ...invoice, customer, customerName, customerNif, customerAddress, customerCountry, customerIdKind };
}
