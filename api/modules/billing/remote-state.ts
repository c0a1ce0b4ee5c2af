import type { RemoteInvoice, RemoteSubscription } from '../../edges/stripe/answers';
import type { StripeAccount } from '../../platform/config';
import { addDays, dayOf, spanishDate } from '../../platform/dates';
import { GRACE_DAYS } from '../plans/plans';
import { BillingInterval, Plan, SubscriptionStatus, type Subscription } from '../plans/subscription.entity';

type Prices = StripeAccount['prices'];
export interface Bought { plan: Plan; interval: BillingInterval }

export const PLAN_NAMES: Record<Plan, string> = { basic: 'Básico', pro: 'PRO' };

export function priceIdOf(prices: Prices, { plan, interval }: Bought): string {
  if (plan === Plan.basic) return prices.basic;
  return interval === BillingInterval.year ? prices.proYearly : prices.pro;
}

/** null: a price that this product does not sell. */
export function boughtWith(prices: Prices, priceId: string | null): Bought | null {
  if (priceId === prices.basic) return { plan: Plan.basic, interval: BillingInterval.month };
  if (priceId === prices.pro) return { plan: Plan.pro, interval: BillingInterval.month };
  return priceId === prices.proYearly ? { plan: Plan.pro, interval: BillingInterval.year } : null;
}

/** What a subscription is by Stripe's word. */
export type RemoteState = Bought & Pick<Subscription,
  'status' | 'currentPeriodEnd' | 'cancelAtPeriodEnd' | 'providerSubscriptionId' | 'offer' | 'graceUntil' | 'pendingPlan' | 'pendingInterval'>;

export interface Reading {
  state: RemoteState;
  /** The one that counts. */
  current: RemoteSubscription;
  /** Others that run beside it, which must not be. */
  others: RemoteSubscription[];
}

const LIVE = ['active', 'trialing', 'past_due', 'unpaid'];
const OWED = ['past_due', 'unpaid'];
export const isLive = ({ status }: RemoteSubscription) => LIVE.includes(status);
const newestFirst = (a: RemoteSubscription, b: RemoteSubscription) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1);

/** A payment that failed leaves a week; an ended subscription whose last invoice was never paid has expired. */
function standing({ status, invoice }: RemoteSubscription, now: Date): Pick<RemoteState, 'status' | 'graceUntil'> {
  if (status === 'canceled') return { status: invoice && !invoice.paid ? SubscriptionStatus.expired : SubscriptionStatus.cancelled, graceUntil: null };
  if (!OWED.includes(status) || !invoice || invoice.paid) return { status: SubscriptionStatus.active, graceUntil: null };
  const graceUntil = addDays(invoice.createdAt, GRACE_DAYS);
  return { status: now < graceUntil ? SubscriptionStatus.active : SubscriptionStatus.expired, graceUntil };
}

/**
 * The state that a customer's subscriptions at Stripe make: a function of them alone, so that the order of events does not
 * matter. Those that never began do not count. null: nothing counts.
 */
export function readingOf(all: RemoteSubscription[], prices: Prices, now: Date): Reading | null {
  const begun = all.filter(each => boughtWith(prices, each.priceId) && (isLive(each) || each.status === 'canceled')).sort(newestFirst);
  const current = begun.find(isLive) ?? begun[0];
  if (!current) return null;
  const next = boughtWith(prices, current.schedule?.nextPriceId ?? null);
  const live = isLive(current);
  return {
    current,
    others: begun.filter(each => isLive(each) && each !== current),
    state: {
      ...boughtWith(prices, current.priceId)!, ...standing(current, now), currentPeriodEnd: current.periodEnd, offer: current.offer,
      cancelAtPeriodEnd: live && current.cancelAtPeriodEnd, providerSubscriptionId: live ? current.id : null,
      pendingPlan: live && next ? next.plan : null, pendingInterval: live && next ? next.interval : null,
    },
  };
}

/** What an invoice of Stripe's is for, as it stands on ours: 'Plan PRO, del 12/11/2026 al 11/12/2026'. */
export function conceptOf({ lines }: RemoteInvoice, prices: Prices): string {
  const [main] = [...lines].sort((a, b) => b.cents - a.cents);
  const bought = boughtWith(prices, main?.priceId ?? null);
  if (!main || !bought) return 'Suscripción a Folio';
  const what = lines.some(line => line.cents < 0) ? `Cambio al plan ${PLAN_NAMES[bought.plan]}` : `Plan ${PLAN_NAMES[bought.plan]}`;
  return `${what}, del ${spanishDate(dayOf(main.start))} al ${spanishDate(dayOf(addDays(main.end, -1)))}`;
}
