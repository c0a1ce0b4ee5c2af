import type Stripe from 'stripe';

/** A subscription at Stripe, as far as it matters here. */
export interface RemoteSubscription {
  id: string;
  itemId: string;
  status: Stripe.Subscription.Status;
  priceId: string;
  createdAt: Date;
  periodStart: Date;
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
  /** The offer that it was sold with. */
  offer: string | null;
  /** Of the invoice made last: whether it is paid, and since when it is due. */
  invoice: { id: string; paid: boolean; open: boolean; createdAt: Date } | null;
  schedule: { id: string; nextPriceId: string | null } | null;
}

/** One try to take money. Amounts are cents. */
export interface RemoteCharge {
  id: string; createdAt: Date; cents: number; refundedCents: number; status: 'succeeded' | 'failed' | 'pending'; failure: string | null; intent: string | null;
}

/** What an invoice charges for. `netCents` is without VAT. */
export interface RemoteInvoice { id: string; netCents: number; totalCents: number; lines: { priceId: string | null; cents: number; start: Date; end: Date }[] }

export interface RemoteSession { id: string; url: string | null; open: boolean; expiresAt: Date }

const instant = (seconds: number) => new Date(seconds * 1000);
const idOf = (reference: string | { id: string } | null | undefined) => (typeof reference === 'string' ? reference : reference?.id ?? null);

function scheduleOf(schedule: Stripe.Subscription['schedule'], now: number): RemoteSubscription['schedule'] {
  if (!schedule || typeof schedule === 'string') return null;
  const next = schedule.phases.find(phase => phase.start_date > now);
  return { id: schedule.id, nextPriceId: idOf(next?.items[0]?.price) };
}

/** `latest_invoice` and `schedule` must have been expanded. */
export function subscriptionOf(given: Stripe.Subscription): RemoteSubscription {
  const item = given.items.data[0]!;
  const invoice = given.latest_invoice && typeof given.latest_invoice !== 'string' ? given.latest_invoice : null;
  return {
    id: given.id, itemId: item.id, status: given.status, priceId: item.price.id, createdAt: instant(given.created),
    periodStart: instant(item.current_period_start), periodEnd: instant(item.current_period_end),
    cancelAtPeriodEnd: given.cancel_at_period_end || given.cancel_at !== null, offer: given.metadata.offer ?? null,
    invoice: invoice && { id: invoice.id!, paid: invoice.status === 'paid', open: invoice.status === 'open', createdAt: instant(invoice.created) },
    schedule: scheduleOf(given.schedule, item.current_period_start),
  };
}

export const chargeOf = (given: Stripe.Charge): RemoteCharge => ({
  id: given.id, createdAt: instant(given.created), cents: given.amount, refundedCents: given.amount_refunded, status: given.status as RemoteCharge['status'],
  failure: given.failure_message, intent: idOf(given.payment_intent),
});

export const invoiceOf = (given: Stripe.Invoice): RemoteInvoice => ({
  id: given.id!, netCents: given.total_excluding_tax ?? given.total, totalCents: given.total,
  lines: given.lines.data.map(line => ({
    priceId: idOf(line.pricing?.price_details?.price), cents: line.amount, start: instant(line.period.start), end: instant(line.period.end),
  })),
});

export const sessionOf = (given: Stripe.Checkout.Session): RemoteSession =>
  ({ id: given.id, url: given.url, open: given.status === 'open', expiresAt: instant(given.expires_at) });
