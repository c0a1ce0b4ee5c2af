import { meansText } from '../../../../../schema/collect/means';
import { dueDateOf, dueDateProblem, termsText } from '../../../../../schema/collect/terms';
import type { InvoiceWholeFragment } from '../../../gql/invoices';
import type { PaymentMeans } from '../../../gql/schema';
import { formatDate, today } from '../../../ui/format/dates';

/** What this invoice says of its payment otherwise than agreed: '' is as agreed. */
export interface Payment {
  dueDate: string;
  means: string;
}

export const AS_AGREED: Payment = { dueDate: '', means: '' };

/** When and how somebody pays; absent: not known. */
interface Terms {
  paymentTerms?: string | null;
  paymentMeans?: string | null;
}

/** What an invoice of a date will say if nobody writes anything else; null: it is not known of a customer in a draft. */
export function agreedOf(date: string | null, customer: Terms | null, usual: Terms | null | undefined) {
  if (!usual || (customer && customer.paymentTerms === undefined)) return null;
  const terms = customer?.paymentTerms ?? usual.paymentTerms ?? null;
  return {
    dueDate: dueDateOf(date || today(), terms),
    terms: termsText(terms),
    means: meansText(customer?.paymentMeans ?? usual.paymentMeans),
  };
}
type Agreed = NonNullable<ReturnType<typeof agreedOf>>;

/** In words; '' where nothing is agreed. */
export const agreedText = ({ dueDate, terms, means }: Agreed): string =>
  [dueDate && `Vence el ${formatDate(dueDate)}`, dueDate && terms, means].filter(Boolean).join(' · ');

export const paymentProblem = (payment: Payment | null, date: string | null): string | null =>
  payment && dueDateProblem(date || today(), payment.dueDate || null);

export const paymentOf = ({ dueDate, paymentMeans }: InvoiceWholeFragment): Payment | null =>
  dueDate || paymentMeans ? { dueDate: dueDate ?? '', means: paymentMeans ?? '' } : null;

export const paymentToSend = (payment: Payment | null) => ({
  ...(payment?.dueDate && { dueDate: payment.dueDate }),
  ...(payment?.means && { paymentMeans: payment.means as PaymentMeans }),
});
