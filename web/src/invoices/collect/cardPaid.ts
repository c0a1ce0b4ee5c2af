import { addUp, isZero } from '../../../../schema/decimal';
import type { InvoiceWholeFragment } from '../../gql/invoices';
import { formatMoney } from '../../ui/format/amounts';

type Payments = InvoiceWholeFragment['cardPayments'];

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
