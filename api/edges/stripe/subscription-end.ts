import type Stripe from 'stripe';
import type { RemoteSubscription } from './answers';
import { failureOf, StripeRefused } from './failure';
import { keyed } from './keyed';
import { readSubscription } from './subscription';

export async function refundLatest(stripe: Stripe, { id, invoice }: RemoteSubscription): Promise<void> {
  if (!invoice?.paid) return;
  const { data } = await stripe.invoicePayments.list({ invoice: invoice.id, status: 'paid', limit: 1 });
  const intent = data[0]?.payment.payment_intent;
  if (!intent) return;
  try {
    await keyed(
      `refund-${id}-${invoice.id}`,
      { payment_intent: typeof intent === 'string' ? intent : intent.id, reason: 'duplicate' as const },
      (params, options) => stripe.refunds.create(params, options),
    );
  } catch (error) {
    if ((error as { code?: string }).code !== 'charge_already_refunded') throw error;
  }
}

export async function end(stripe: Stripe, subscription: RemoteSubscription): Promise<void> {
  const { id, invoice, schedule } = subscription;
  if (schedule) await stripe.subscriptionSchedules.release(schedule.id);
  await stripe.subscriptions.cancel(id);
  if (!invoice?.open) return;
  try {
    await stripe.invoices.voidInvoice(invoice.id);
  } catch (error) {
    if (!(failureOf(error) instanceof StripeRefused)) throw error;
    // It was paid at this very moment, for what has just ended: that goes back.
    const { status } = await stripe.invoices.retrieve(invoice.id);
    await refundLatest(stripe, { ...subscription, invoice: { ...invoice, paid: status === 'paid' } });
  }
}

export async function endOwed(
  stripe: Stripe,
  id: string,
  stillOwed: (now: RemoteSubscription) => boolean,
): Promise<boolean> {
  const now = await readSubscription(stripe, id);
  if (!stillOwed(now)) return false;
  await end(stripe, now);
  return true;
}
