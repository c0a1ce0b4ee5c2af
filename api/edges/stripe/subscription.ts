import type Stripe from 'stripe';
import { OUTDATED, subscriptionOf, type RemoteSubscription } from './answers';
import type { VatRate } from './vat-rate';

const EXPANDED = ['latest_invoice', 'schedule'];

/** Stripe takes back the end that was set, and none but that one. */
const goingOn = ({
  ends,
}: RemoteSubscription): { cancel_at: '' } | { cancel_at_period_end: false } | Record<string, never> =>
  ends === null ? {} : ends.by === 'date' ? { cancel_at: '' } : { cancel_at_period_end: false };

export const readSubscription = async (stripe: Stripe, id: string): Promise<RemoteSubscription> =>
  subscriptionOf(await stripe.subscriptions.retrieve(id, { expand: EXPANDED }));

export async function subscriptionsOf(stripe: Stripe, customer: string): Promise<RemoteSubscription[]> {
  const { data } = await stripe.subscriptions.list({
    customer,
    status: 'all',
    limit: 20,
    expand: EXPANDED.map(name => `data.${name}`),
  });
  return data.map(subscriptionOf);
}

export async function endWithPeriod(stripe: Stripe, id: string): Promise<void> {
  await stripe.subscriptions.update(id, { cancel_at_period_end: true });
}

export async function goOn(stripe: Stripe, subscription: RemoteSubscription): Promise<void> {
  await stripe.subscriptions.update(subscription.id, goingOn(subscription));
}

export async function changePrice(stripe: Stripe, subscription: RemoteSubscription, price: string): Promise<void> {
  await stripe.subscriptions.update(subscription.id, {
    items: [{ id: subscription.itemId, price }],
    ...goingOn(subscription),
    ...(subscription.offer && { discounts: '' }),
    // In the same breath as it is paid: releasing it may fail.
    ...(subscription.schedule && { metadata: { [OUTDATED]: subscription.schedule.id } }),
    ...(subscription.status === 'trialing'
      ? { proration_behavior: 'none' }
      : { proration_behavior: 'always_invoice', payment_behavior: 'error_if_incomplete' }),
  });
}

export async function changePriceLater(
  stripe: Stripe,
  vatRate: VatRate,
  subscription: RemoteSubscription,
  price: string,
): Promise<void> {
  const { id } =
    subscription.schedule ?? (await stripe.subscriptionSchedules.create({ from_subscription: subscription.id }));
  const [start, end] = [subscription.periodStart, subscription.periodEnd].map(each =>
    Math.floor(each.getTime() / 1000),
  ) as [number, number];
  // A phase charges the taxes that it names.
  const taxed = { default_tax_rates: [await vatRate()] };
  await stripe.subscriptionSchedules.update(id, {
    end_behavior: 'release',
    proration_behavior: 'none',
    phases: [
      { items: [{ price: subscription.price.id, quantity: 1 }], ...taxed, start_date: start, end_date: end },
      {
        items: [{ price, quantity: 1 }],
        ...taxed,
        start_date: end,
        duration: { interval: 'month', interval_count: 1 },
      },
    ],
  });
}
