import { addUp, isZero } from '../../../../schema/decimal';
import type { InvoiceWholeFragment } from '../../gql/invoices';
import { formatMoney } from '../../ui/format/amounts';
import type { Entry } from './entries';

type Payments = InvoiceWholeFragment['cardPayments'];

/** Of Stripe's payment, or where it said none, of our row of it. */
const OF_STRIPE = /^(pi_|[0-9a-f]{8}-[0-9a-f]{4}-)/;

/** Whether a payment by card from the customer's link made it: its money lies at Stripe whatever is undone here. */
export const isFromLink = ({ means, reference }: Pick<Entry, 'means' | 'reference'>): boolean =>
  means === 'card' && reference !== null && OF_STRIPE.test(reference);

/** What is asked before such an entry is undone by hand. */
export const beforeUndoing = (amount: string) => ({
  title: '¿Deshacer un cobro con tarjeta?',
  // Of what replaces another the difference alone is its own, and may be below zero: no such money lies anywhere.
  question: `${amount.startsWith('-') ? 'El dinero sigue' : `Los ${formatMoney(amount)} siguen`} en tu cuenta de Stripe: aquí solo dejan de contar como cobrados, y puede que se vuelvan a reclamar. Para devolvérselos a tu cliente, hazlo en tu panel de Stripe: el cobro se deshace entonces solo.`,
  action: 'Deshacer el cobro',
  danger: true,
});

/** What the company has to do at Stripe about what was paid by card: nobody does it here. */
export function saidOfCards(payments: Payments): string[] {
  const surplus = addUp(payments.map(each => each.surplus));
  const reclaimed = addUp(payments.map(each => each.reclaimed));
  return [
    ...(isZero(surplus)
      ? []
      : [`Pagado de más con tarjeta: ${formatMoney(surplus)} que no se debían. Devuélvelo en tu panel de Stripe.`]),
    ...(isZero(reclaimed)
      ? []
      : [`Quien pagó con tarjeta reclama ${formatMoney(reclaimed)} a su banco. Responde en tu panel de Stripe.`]),
  ];
}
