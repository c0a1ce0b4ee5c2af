import type { RemoteInvoice, RemoteSubscription } from '../../../edges/stripe/answers';
import { addDays, dayOf, spanishDate } from '../../../platform/dates';
import { GRACE_DAYS } from '../../plans/plans';
import { BillingInterval, Plan, SubscriptionStatus, type Subscription } from '../../plans/subscription.entity';
import { boughtWith, listed, planOf, recognised, type Bought, type Catalogue } from '../catalogue';

const PLAN_NAMES: Record<Plan, string> = { basic: 'Básico', pro: 'PRO' };

/** What a subscription is by Stripe's word. */
type RemoteState = Bought &
  Pick<
    Subscription,
    | 'status'
    | 'currentPeriodEnd'
    | 'cancelAtPeriodEnd'
    | 'providerSubscriptionId'
    | 'offer'
    | 'graceUntil'
    | 'pendingPlan'
    | 'pendingInterval'
  >;

export interface Reading {
  state: RemoteState;
  /** The one that counts, and what is paid with it. */
  current: RemoteSubscription;
  bought: Bought;
  /** Others that run beside it, which must not be. */
  others: RemoteSubscription[];
}

const LIVE = ['active', 'trialing', 'past_due', 'unpaid'];
const OWED = ['past_due', 'unpaid'];
export const isLive = ({ status }: RemoteSubscription) => LIVE.includes(status);
const newestFirst = (a: RemoteSubscription, b: RemoteSubscription) =>
  b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1);

/** A payment that failed leaves a week; an ended subscription whose last invoice was never paid has expired. */
function standing({ status, invoice }: RemoteSubscription, now: Date): Pick<RemoteState, 'status' | 'graceUntil'> {
  if (status === 'canceled')
    return {
      status: invoice && !invoice.paid ? SubscriptionStatus.expired : SubscriptionStatus.cancelled,
      graceUntil: null,
    };
  if (!OWED.includes(status) || !invoice || invoice.paid)
    return { status: SubscriptionStatus.active, graceUntil: null };
  const graceUntil = addDays(invoice.createdAt, GRACE_DAYS);
  return { status: now < graceUntil ? SubscriptionStatus.active : SubscriptionStatus.expired, graceUntil };
}

/** Nothing to wait for any more: what is owed is owed for longer than the week. */
export const hasExpired = (remote: RemoteSubscription, now: Date): boolean =>
  isLive(remote) && standing(remote, now).status === SubscriptionStatus.expired;

/** The plan that Folio gave until what was bought begins; null where what was bought runs. */
function givenIn({ given, status }: RemoteSubscription): Bought | null {
  const [plan, interval] = given?.split(':') ?? [];
  return status === 'trialing' && plan === Plan.pro
    ? { plan, interval: interval === 'year' ? BillingInterval.year : BillingInterval.month }
    : null;
}

/** What begins with the next period; null where nothing changes, or by a price that is not listed. */
function nextOf({ prices }: Catalogue, { schedule }: RemoteSubscription): Bought | null {
  return schedule && !schedule.outdated ? listed(prices, schedule.nextPriceId) : null;
}

/**
 * The state that a customer's subscriptions at Stripe make: a function of them alone, so that the order of events does
 * not matter. Those that never began do not count; one that nobody would take for a plan counts where there is no
 * other, and is never taken for a second one. null: nothing counts.
 */
export function readingOf(all: RemoteSubscription[], catalogue: Catalogue, now: Date): Reading | null {
  const started = all.filter(each => isLive(each) || each.status === 'canceled').sort(newestFirst);
  const ours = started.filter(each => recognised(catalogue, each.price));
  const current = ours.find(isLive) ?? started.find(isLive) ?? started[0];
  if (!current) return null;
  const live = isLive(current);
  const bought = boughtWith(catalogue, current.price);
  const given = givenIn(current);
  const next = live ? (nextOf(catalogue, current) ?? (given && bought)) : null;
  return {
    current,
    bought,
    others: ours.filter(each => isLive(each) && each !== current),
    state: {
      ...(given ?? bought),
      ...standing(current, now),
      currentPeriodEnd: current.ends?.at ?? current.periodEnd,
      offer: current.offer,
      cancelAtPeriodEnd: live && current.ends !== null,
      providerSubscriptionId: live ? current.id : null,
      pendingPlan: next?.plan ?? null,
      pendingInterval: next?.interval ?? null,
    },
  };
}

/** What an invoice of Stripe's is for, as it stands on ours: 'Plan PRO, del 12/11/2026 al 11/12/2026'. */
export function conceptOf({ lines }: RemoteInvoice, catalogue: Catalogue): string {
  const [main] = [...lines].sort((a, b) => b.cents - a.cents);
  const plan = main?.priceId ? planOf(catalogue, { id: main.priceId, productId: main.productId }) : null;
  if (!main || !plan) return 'Suscripción a Folio';
  const what = lines.some(line => line.cents < 0) ? `Cambio al plan ${PLAN_NAMES[plan]}` : `Plan ${PLAN_NAMES[plan]}`;
  return `${what}, del ${spanishDate(dayOf(main.start))} al ${spanishDate(dayOf(addDays(main.end, -1)))}`;
}
