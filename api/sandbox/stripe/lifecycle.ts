import { COUPONS, PRICES } from './account';
import { addMonths, dayOfMonth } from './calendar';
import { collect, emitSubscription, lineOf, makeInvoice, wouldPay, type World } from './collect';
import type { Session, Subscription } from './objects';
import { sessionShape } from './shapes';

const monthsOf = (price: string) => (PRICES[price]!.interval === 'year' ? 12 : 1);

/** What a paid checkout session begins; null where the card does not pay. */
export function completeSession(world: World, session: Session, base: string): Subscription | null {
  const { account, emit } = world;
  if (!wouldPay(world, session.customer, true)) return null;
  const now = account.now();
  const subscription: Subscription = {
    id: account.newId('sub'), item: account.newId('si'), created: now, customer: session.customer, price: session.price, metadata: session.metadata,
    taxRates: session.taxRates, status: 'active', periodStart: now, periodEnd: addMonths(now, monthsOf(session.price), dayOfMonth(now)),
    anchorDay: dayOfMonth(now), cancelAtPeriodEnd: false, canceledAt: null, endedAt: null, reason: null, coupon: session.coupon,
    couponMonthsLeft: session.coupon ? COUPONS[session.coupon]!.months : 0, latestInvoice: null, schedule: null,
  };
  account.kept.subscriptions[subscription.id] = subscription;
  Object.assign(session, { status: 'complete', subscription: subscription.id });
  const invoice = makeInvoice(world, subscription, 'subscription_create', [lineOf(subscription, session.price)]);
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

/** Another price at once: what is left of the period is credited and charged anew. False, and nothing done, where the card fails. */
export function changePrice(world: World, subscription: Subscription, price: string, prorate: boolean): boolean {
  const { account } = world;
  const from = subscription.price;
  const left = (subscription.periodEnd - account.now()) / (subscription.periodEnd - subscription.periodStart);
  const [before, after] = [PRICES[from]!, PRICES[price]!];
  if (prorate && !wouldPay(world, subscription.customer, false)) return false;
  subscription.price = price;
  if (before.interval !== after.interval) {
    Object.assign(subscription, { periodStart: account.now(), periodEnd: addMonths(account.now(), monthsOf(price), dayOfMonth(account.now())) });
    subscription.anchorDay = dayOfMonth(account.now());
  }
  if (prorate) {
    const charged = before.interval === after.interval ? Math.round(after.unitAmount * left) : after.unitAmount;
    const lines = [lineOf(subscription, from, -Math.round(before.unitAmount * left)), lineOf(subscription, price, charged)];
    collect(world, makeInvoice(world, subscription, 'subscription_update', lines), false);
  }
  emitSubscription(world, subscription, 'updated');
  return true;
}

export function endSubscription(world: World, subscription: Subscription, reason: 'cancellation_requested' | 'payment_failed'): void {
  const now = world.account.now();
  Object.assign(subscription, { status: 'canceled', endedAt: now, canceledAt: subscription.canceledAt ?? now, reason, cancelAtPeriodEnd: false });
  for (const invoice of Object.values(world.account.kept.invoices)) if (invoice.subscription === subscription.id) invoice.nextAttempt = null;
  release(world, subscription);
  emitSubscription(world, subscription, 'deleted');
}

export function setCancelAtPeriodEnd(world: World, subscription: Subscription, cancel: boolean): void {
  if (subscription.cancelAtPeriodEnd === cancel) return;
  Object.assign(subscription, {
    cancelAtPeriodEnd: cancel, canceledAt: cancel ? world.account.now() : null, reason: cancel ? 'cancellation_requested' : null,
  });
  emitSubscription(world, subscription, 'updated');
}

export function release({ account }: World, subscription: Subscription): void {
  const schedule = subscription.schedule && account.kept.schedules[subscription.schedule];
  if (schedule) schedule.status = 'released';
  subscription.schedule = null;
}

/** The end of a period: it ends, or another begins with its invoice. */
export function endPeriod(world: World, subscription: Subscription): void {
  if (subscription.cancelAtPeriodEnd) return endSubscription(world, subscription, 'cancellation_requested');
  const schedule = subscription.schedule ? world.account.kept.schedules[subscription.schedule] : undefined;
  const next = schedule?.phases[1];
  if (next) subscription.price = next.price;
  release(world, subscription);
  const start = subscription.periodEnd;
  Object.assign(subscription, { periodStart: start, periodEnd: addMonths(start, monthsOf(subscription.price), subscription.anchorDay) });
  const invoice = makeInvoice(world, subscription, 'subscription_cycle', [lineOf(subscription, subscription.price)]);
  if (!collect(world, invoice, false)) subscription.status = 'past_due';
  emitSubscription(world, subscription, 'updated');
}
