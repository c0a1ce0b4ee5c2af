import type Stripe from 'stripe';

/** What is charged how often. `plan`: what the price itself says that it is of (metadata `plan`). */
export interface RemotePrice {
  id: string;
  productId: string | null;
  cents: number;
  yearly: boolean;
  plan: string | null;
}

/** A subscription at Stripe, as far as it matters here. */
export interface RemoteSubscription {
  id: string;
  customerId: string;
  itemId: string;
  status: Stripe.Subscription.Status;
  price: RemotePrice;
  createdAt: Date;
  periodStart: Date;
  periodEnd: Date;
  /** Where it ends: by its period, or by a date (which the portal sets); null where it goes on. */
  ends: { by: 'period' | 'date'; at: Date } | null;
  /** The plan that Folio gave until the trial ends, as 'pro:month'; null where nothing was given. */
  given: string | null;
  /** The offer that it was sold with. */
  offer: string | null;
  /** Of the invoice made last: whether it is paid, and since when it is due. */
  invoice: { id: string; paid: boolean; open: boolean; createdAt: Date } | null;
  /** `outdated`: the price was changed at once meanwhile, what was planned does not count any more. */
  schedule: { id: string; nextPriceId: string | null; outdated: boolean } | null;
}

/** One try to take money. Amounts are cents. What was lost to the bank counts as given back. */
export interface RemoteCharge {
  id: string;
  createdAt: Date;
  cents: number;
  refundedCents: number;
  status: 'succeeded' | 'failed' | 'pending';
  failure: string | null;
  intent: string | null;
  /** What the bank reclaims of it; Stripe's status. */
  dispute: RemoteDispute | null;
}
export interface RemoteDispute {
  cents: number;
  status: string;
}

/** What an invoice charges for. `netCents` is without VAT. */
export interface RemoteInvoice {
  id: string;
  netCents: number;
  totalCents: number;
  lines: RemoteLine[];
}
interface RemoteLine {
  priceId: string | null;
  productId: string | null;
  cents: number;
  start: Date;
  end: Date;
}

export interface RemoteSession {
  id: string;
  customerId: string | null;
  url: string | null;
  open: boolean;
  paid: boolean;
  expiresAt: Date;
}

/** Of a subscription's metadata: the schedule that its price was changed in spite of. */
export const OUTDATED = 'outdated_schedule';

const instant = (seconds: number) => new Date(seconds * 1000);
const idOf = (reference: string | { id: string } | null | undefined) =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

function scheduleOf({ schedule, metadata }: Stripe.Subscription, now: number): RemoteSubscription['schedule'] {
  if (!schedule || typeof schedule === 'string') return null;
  const next = schedule.phases.find(phase => phase.start_date > now);
  return { id: schedule.id, nextPriceId: idOf(next?.items[0]?.price), outdated: metadata[OUTDATED] === schedule.id };
}

const priceOf = ({ id, product, unit_amount: cents, recurring, metadata }: Stripe.Price): RemotePrice => ({
  id,
  productId: idOf(product),
  cents: cents ?? 0,
  yearly: recurring?.interval === 'year',
  plan: metadata.plan ?? null,
});

function endOf(
  { cancel_at_period_end: byPeriod, cancel_at: at }: Stripe.Subscription,
  periodEnd: number,
): RemoteSubscription['ends'] {
  if (byPeriod) return { by: 'period', at: instant(periodEnd) };
  // A later end has payments before it: until its last period it goes on.
  return at !== null && at <= periodEnd ? { by: 'date', at: instant(at) } : null;
}

/** `latest_invoice` and `schedule` must have been expanded. */
export function subscriptionOf(given: Stripe.Subscription): RemoteSubscription {
  const item = given.items.data[0]!;
  const invoice = given.latest_invoice && typeof given.latest_invoice !== 'string' ? given.latest_invoice : null;
  return {
    id: given.id,
    customerId: idOf(given.customer)!,
    itemId: item.id,
    status: given.status,
    price: priceOf(item.price),
    createdAt: instant(given.created),
    periodStart: instant(item.current_period_start),
    periodEnd: instant(item.current_period_end),
    ends: endOf(given, item.current_period_end),
    offer: given.metadata.offer ?? null,
    given: given.metadata.given ?? null,
    invoice: invoice && {
      id: invoice.id!,
      paid: invoice.status === 'paid',
      open: invoice.status === 'open',
      createdAt: instant(invoice.created),
    },
    schedule: scheduleOf(given, item.current_period_start),
  };
}

export const chargeOf = (given: Stripe.Charge, dispute: RemoteDispute | null): RemoteCharge => ({
  id: given.id,
  createdAt: instant(given.created),
  cents: given.amount,
  dispute,
  refundedCents: Math.min(given.amount, given.amount_refunded + (dispute?.status === 'lost' ? dispute.cents : 0)),
  status: given.status as RemoteCharge['status'],
  failure: given.failure_message,
  intent: idOf(given.payment_intent),
});

export const invoiceOf = (given: Stripe.Invoice): RemoteInvoice => ({
  id: given.id!,
  netCents: given.total_excluding_tax ?? given.total,
  totalCents: given.total,
  lines: given.lines.data.map(line => ({
    priceId: idOf(line.pricing?.price_details?.price),
    productId: line.pricing?.price_details?.product ?? null,
    cents: line.amount,
    start: instant(line.period.start),
    end: instant(line.period.end),
  })),
});

export const sessionOf = (given: Stripe.Checkout.Session): RemoteSession => ({
  id: given.id,
  customerId: idOf(given.customer),
  url: given.url,
  open: given.status === 'open',
  paid: given.status === 'complete' && given.payment_status === 'paid',
  expiresAt: instant(given.expires_at),
});
