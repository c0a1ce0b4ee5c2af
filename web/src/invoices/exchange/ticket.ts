import type { InvoiceRowFragment } from '../../gql/invoices';
import { isSimplified } from '../customerOf';

/** What the page of an exchange shows of a simplified invoice: it comes with the way there. */
export type Ticket = Pick<InvoiceRowFragment, 'id' | 'fullNumber' | 'date' | 'total'>;

type Exchangeable = Pick<InvoiceRowFragment, 'kind' | 'qualified' | 'status'>;

/** Whether its customer may ask for a complete one: not where its own data stand on it already (art. 7.2). */
export const mayExchange = (invoice: Exchangeable): boolean =>
  isSimplified(invoice) && !invoice.qualified && (invoice.status === 'issued' || invoice.status === 'paid');

export const ticketOf = ({ id, fullNumber, date, total }: Ticket): Ticket => ({ id, fullNumber, date, total });
