import { COUPONS, PRICES } from './account';
import { addMonths, dayOfMonth } from './calendar';
import { collect, emitSubscription, lineOf, makeInvoice, wouldPay, type World } from './collect';
import type { Session, Subscription } from './objects';
import { netOf, sessionShape } from './shapes';

const monthsOf = (price: string) => (PRICES[price]!.interval === 'year' ? 12 : 1);

/** What a paid checkout session begins; null where the card does not pay. */
export function completeSession(world: World, session: Session, base: string): Subscription | null {
  const { account, emit } = world;
  if (!wouldPay(world, session.customer, true)) return null;
  const now = account.now();
  const trialEnd = session.trialEnd ?? null;
  const subscription: Subscription = {
    id: account.newId('sub'),
    item: account.newId('si'),
    created: now,
    customer: session.customer,
    price: session.price,
    metadata: session.metadata,
    taxRates: session.taxRates,
    status: trialEnd ? 'trialing' : 'active',
    periodStart: now,
    periodEnd: trialEnd ?? addMonths(now, monthsOf(session.price), dayOfMonth(now)),
    anchorDay: dayOfMonth(trialEnd ?? now),
    cancelAtPeriodEnd: false,
    canceledAt: null,
    endedAt: null,
    reason: null,
    coupon: session.coupon,
    couponUntil: session.coupon ? addMonths(now, COUPONS[session.coupon]!.months, dayOfMonth(now)) : null,
    paidForPeriod: 0,
    latestInvoice: null,
    schedule: null,
  };
  account.kept.subscriptions[subscription.id] = subscription;
  Object.assign(session, { status: 'complete', subscription: subscription.id });
  const invoice = makeInvoice(world, subscription, 'subscription_create', [
    lineOf(subscription, session.price, trialEnd ? 0 : undefined),
  ]);
  subscription.paidForPeriod = netOf(invoice);
  emitSubscription(world, subscription, 'created');
  collect(world, invoice, true);
  emitSubscription(world, subscription, 'updated');
  emit('checkout.session.completed', sessionShape(session, base));
  return subscription;
}

export function expireSession({ emit }: World, session: Session, base: string): void {
  session.status = 'expired';
  emit('checkout.session.expired', sessionShape(session, base));
}

/** How another price begins: `prorate` charges the difference at once, `clear` ends the discount. */
interface Change {
  price: string;
  prorate: boolean;
  clear: boolean;
}

/**
 * Another price: what was paid for the rest of the period is credited, the rest charged anew. False, and nothing done,
 * where the card fails.
 */
export function changePrice(world: World, subscription: Subscription, { price, prorate, clear }: Change): boolean {
  const { account } = world;
  const now = account.now();
  const { price: from, periodStart, periodEnd, paidForPeriod } = subscription;
  const left = (periodEnd - now) / (periodEnd - periodStart);
  const [before, after] = [PRICES[from]!, PRICES[price]!];
  if (prorate && !wouldPay(world, subscription.customer, false)) return false;
  subscription.price = price;
  if (clear) Object.assign(subscription, { coupon: null, couponUntil: null });
  if (prorate && before.interval !== after.interval) {
    Object.assign(subscription, {
      periodStart: now,
      periodEnd: addMonths(now, monthsOf(price), dayOfMonth(now)),
      anchorDay: dayOfMonth(now),
    });
  }
  if (prorate) {
    const charged = before.interval === after.interval ? Math.round(after.unitAmount * left) : after.unitAmount;
    const lines = [lineOf(subscription, from, -Math.round(paidForPeriod * left)), lineOf(subscription, price, charged)];
    collect(world, makeInvoice(world, subscription, 'subscription_update', lines), false);
    subscription.paidForPeriod = after.unitAmount;
  }
  emitSubscription(world, subscription, 'updated');
  return true;
}

export function endSubscription(
  world: World,
  subscription: Subscription,
  reason: 'cancellation_requested' | 'payment_failed',
): void {
  const now = world.account.now();
  Object.assign(subscription, {
    status: 'canceled',
    endedAt: now,
    canceledAt: subscription.canceledAt ?? now,
    reason,
    cancelAtPeriodEnd: false,
    cancelAt: null,
  });
  for (const invoice of Object.values(world.account.kept.invoices))
    if (invoice.subscription === subscription.id) invoice.nextAttempt = null;
  release(world, subscription);
  emitSubscription(world, subscription, 'deleted');
}

/** By the API, with `cancel_at_period_end`. It does not take back an end that has a date of its own. */
export function setCancelAtPeriodEnd(world: World, subscription: Subscription, cancel: boolean): void {
  if (subscription.cancelAtPeriodEnd !== cancel)
    setEnd(world, subscription, { cancelAtPeriodEnd: cancel, cancelAt: cancel ? null : subscription.cancelAt });
}

/** On the portal, and by the API with `cancel_at`; null: it goes on. */
export function setCancelAt(world: World, subscription: Subscription, cancelAt: number | null): void {
  if (endOf(subscription) !== cancelAt) setEnd(world, subscription, { cancelAtPeriodEnd: false, cancelAt });
}

function setEnd(
  world: World,
  subscription: Subscription,
  end: Pick<Subscription, 'cancelAtPeriodEnd' | 'cancelAt'>,
): void {
  const ends = end.cancelAtPeriodEnd || end.cancelAt != null;
  Object.assign(subscription, end, {
    canceledAt: ends ? world.account.now() : null,
    reason: ends ? 'cancellation_requested' : null,
  });
  emitSubscription(world, subscription, 'updated');
}

/** When it ends; null while it goes on. */
export const endOf = ({ cancelAtPeriodEnd, periodEnd, cancelAt }: Subscription): number | null =>
  cancelAtPeriodEnd ? periodEnd : (cancelAt ?? null);

export function release({ account }: World, subscription: Subscription): void {
  const schedule = subscription.schedule && account.kept.schedules[subscription.schedule];
  if (schedule) schedule.status = 'released';
  subscription.schedule = null;
}

/** The end of a period: it ends, or another begins with its invoice. */
export function endPeriod(world: World, subscription: Subscription): void {
  const end = endOf(subscription);
  if (end !== null && end <= world.account.now()) return endSubscription(world, subscription, 'cancellation_requested');
  const schedule = subscription.schedule ? world.account.kept.schedules[subscription.schedule] : undefined;
  const next = schedule?.phases[1];
  if (next) Object.assign(subscription, { price: next.price, taxRates: next.taxRates });
  release(world, subscription);
  const start = subscription.periodEnd;
  if (subscription.status === 'trialing') subscription.status = 'active';
  Object.assign(subscription, {
    periodStart: start,
    periodEnd: addMonths(start, monthsOf(subscription.price), subscription.anchorDay),
  });
  const invoice = makeInvoice(world, subscription, 'subscription_cycle', [lineOf(subscription, subscription.price)]);
  subscription.paidForPeriod = netOf(invoice);
  if (!collect(world, invoice, false)) subscription.status = 'past_due';
  emitSubscription(world, subscription, 'updated');
}
