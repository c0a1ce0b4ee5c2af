import { type EntityManager, In, IsNull, LessThan, Not } from 'typeorm';
import type { RemoteCharge, RemoteInvoice } from '../../../edges/stripe/answers';
import { StripeRefused } from '../../../edges/stripe/failure';
import type { StripeEdge } from '../../../edges/stripe/stripe-edge';
import type { Services } from '../../../platform/context';
import { formatCents } from '../../../../schema/decimal';
import { newId } from '../../../platform/ids';
import { markRollups } from '../../../platform/database/rollups';
import { priceOf } from '../../plans/plans';
import { Subscription, SubscriptionStatus } from '../../plans/subscription.entity';
import { react } from './react';
import { baseOf, isWithVat } from '../amounts';
import { catalogueFor, listed, type Catalogue, type Priced } from '../catalogue';
import { conceptOf, readingOf, type Reading } from './remote-state';
import { stripeOf } from './stripe-of';
import { Tenant, TenantStatus } from '../../company/tenant.entity';
import { CheckoutRow } from '../checkout.entity';
import { Payment } from '../payment.entity';

interface Ticket {
  ticket: string;
  customerId: string | null;
}

/** Numbers a reading before it begins, so that of two that overlap the one started later wins. */
async function takeTicket({ db }: Services, tenantId: string): Promise<Ticket | undefined> {
  const [[ticket]] = await db.acrossTenants('what a company pays for', em =>
    em.query(
      `UPDATE subscriptions SET sync_ticket = sync_ticket + 1 WHERE tenant_id = $1
     RETURNING sync_ticket AS ticket, provider_customer_id AS "customerId"`,
      [tenantId],
    ),
  );
  return ticket;
}

interface Paid {
  charge: RemoteCharge;
  invoice: RemoteInvoice | null;
}

/** Charges with the invoices that they paid, which are asked for once each. */
async function readPayments(
  { db }: Services,
  stripe: StripeEdge,
  tenantId: string,
  customerId: string,
): Promise<Paid[]> {
  const charges = await stripe.chargesOf(customerId);
  const known = await db.read(tenantId, em => em.findBy(Payment, { tenantId, concept: Not(IsNull()) }));
  const mirrored = new Set(known.map(each => each.chargeId));
  const paid: Paid[] = [];
  for (const charge of charges) {
    const asks = charge.intent !== null && !mirrored.has(charge.id);
    paid.push({ charge, invoice: asks ? await stripe.invoicePaidBy(charge.intent!) : null });
  }
  return paid;
}

/** What the lines of a payment's invoice are priced by. */
const pricedIn = ({ invoice }: Paid): Priced[] =>
  (invoice?.lines ?? []).flatMap(({ priceId: id, productId }) => (id === null ? [] : [{ id, productId }]));

const euros = (cents: number): string => (cents / 100).toFixed(2);

/** False where a reading that began later is written down already. */
async function writeState(
  em: EntityManager,
  tenantId: string,
  { ticket }: Ticket,
  reading: Reading | null,
  nextCents: number | null,
  now: Date,
): Promise<boolean> {
  const { affected } = await em.update(
    Subscription,
    { tenantId, syncApplied: LessThan(ticket) },
    { syncApplied: ticket },
  );
  if (affected !== 1) return false;
  if (!reading) return true;
  const { state } = reading;
  // What the superadmin gave stays until the company pays by itself; what they ended, until it has ended at Stripe.
  await em.query(
    `UPDATE subscriptions
       SET plan = $2, billing_interval = $3, price_monthly = $4, status = $5, current_period_end = $6, cancel_at_period_end = $7,
            provider_subscription_id = $8, offer = coalesce($9, offer), grace_until = $10, pending_plan = $11, pending_interval = $12, next_payment = $13,
            manual = false, period_anchor = NULL
      WHERE tenant_id = $1 AND NOT (manual AND $8::text IS NULL) AND end_at_provider IS NULL`,
    [
      tenantId,
      state.plan,
      state.interval,
      priceOf(state.plan, state.interval),
      state.status,
      state.currentPeriodEnd,
      state.cancelAtPeriodEnd,
      state.providerSubscriptionId,
      state.offer,
      state.graceUntil,
      state.pendingPlan,
      state.pendingInterval,
      nextCents === null ? null : euros(nextCents),
    ],
  );
  markRollups(em, now);
  // A suspension outlives any payment.
  if (state.status === SubscriptionStatus.active)
    await em.update(Tenant, { id: tenantId, status: TenantStatus.trial }, { status: TenantStatus.active });
  return true;
}

/**
 * Without VAT, as our invoice has it: what was charged is what counts, also where Stripe set something else off against
 * it.
 */
function netOf({ cents }: RemoteCharge, invoice: RemoteInvoice | null): string | null {
  if (!invoice) return null;
  const [net, total] = [BigInt(invoice.netCents), BigInt(invoice.totalCents)];
  return formatCents(isWithVat(net, total) ? baseOf(BigInt(cents)) : net);
}

async function writePayment(
  em: EntityManager,
  tenantId: string,
  { charge, invoice }: Paid,
  concept: string | null,
): Promise<void> {
  await em.query(
    `INSERT INTO payments (tenant_id, id, charge_id, created_at, amount, refunded, status, failure, net, concept)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     ON CONFLICT (tenant_id, charge_id) DO UPDATE SET refunded = EXCLUDED.refunded, status = EXCLUDED.status, failure = EXCLUDED.failure,
       net = coalesce(EXCLUDED.net, payments.net), concept = coalesce(EXCLUDED.concept, payments.concept)`,
    [
      tenantId,
      newId(charge.createdAt.getTime()),
      charge.id,
      charge.createdAt,
      euros(charge.cents),
      euros(charge.refundedCents),
      charge.status,
      charge.failure?.slice(0, 300) ?? null,
      netOf(charge, invoice),
      concept,
    ],
  );
}

/**
 * Closes the checkouts that nobody may pay any more. They are forgotten here once they are closed there, also those
 * whose answer was lost.
 */
async function closeCheckouts(
  { db }: Services,
  stripe: StripeEdge,
  tenantId: string,
  customerId: string,
): Promise<void> {
  const open = await db.read(tenantId, em => em.findBy(CheckoutRow, { tenantId }));
  if (open.length === 0) return;
  for (const id of await stripe.openSessionsOf(customerId)) await unlessRefused(stripe.expireSession(id));
  await db.tx(tenantId, em => em.delete(CheckoutRow, { tenantId, key: In(open.map(each => each.key)) }));
}

/** What Stripe refuses to end has ended. */
const unlessRefused = (work: Promise<unknown>) =>
  work.catch((error: unknown) => {
    if (!(error instanceof StripeRefused)) throw error;
  });

/**
 * Ends what must not run beside the subscription that counts, gives back what was paid for it, and forgets a change
 * that was planned for another price than the one that is paid by now. True where money went back: the payments are to
 * be read anew.
 */
async function tidy(
  services: Services,
  stripe: StripeEdge,
  tenantId: string,
  customerId: string,
  { others, state, current }: Reading,
): Promise<boolean> {
  for (const other of others) {
    services.log.error(
      { tenantId, subscription: other.id },
      'dos suscripciones a la vez: se devuelve y se termina la más antigua',
    );
    // First: of one that has ended nobody would think again.
    await stripe.refundLatest(other);
    await stripe.end(other);
  }
  if (state.providerSubscriptionId === null) return others.length > 0;
  if (current.schedule?.outdated) await unlessRefused(stripe.keepPrice(current.schedule.id));
  await closeCheckouts(services, stripe, tenantId, customerId);
  return others.length > 0;
}

/** What a person must see to: a price that no variable names, and what a cardholder reclaims from the bank. */
function warn(
  { log }: Services,
  tenantId: string,
  { prices }: Catalogue,
  reading: Reading | null,
  payments: Paid[],
): void {
  const price = reading?.current.price;
  if (price && !listed(prices, price.id))
    log.warn(
      { tenantId, price: price.id, taken: reading.bought },
      'precio de Stripe que ninguna variable STRIPE_PRICE_* nombra',
    );
  for (const {
    charge: { id: charge, dispute },
  } of payments) {
    if (dispute && !SETTLED.includes(dispute.status))
      log.error({ tenantId, charge, status: dispute.status }, 'pago reclamado al banco: responde en Stripe');
  }
}

/** Of a dispute: nothing to answer any more. */
const SETTLED = ['won', 'lost', 'warning_closed', 'prevented'];

/**
 * Writes down what Stripe says of a company's subscription and payments, and does what follows from it. The only place
 * that writes them: whatever happened, however often and in whatever order it was reported, the outcome is Stripe's
 * present state.
 */
export async function syncBilling(services: Services, tenantId: string): Promise<void> {
  const stripe = stripeOf(services);
  const ticket = stripe && (await takeTicket(services, tenantId));
  if (!stripe || !ticket?.customerId) return;
  const { customerId } = ticket;
  const remote = await stripe.subscriptionsOf(customerId);
  const payments = await readPayments(services, stripe, tenantId, customerId);
  const catalogue = await catalogueFor(stripe, [...remote.map(each => each.price), ...payments.flatMap(pricedIn)]);
  const reading = readingOf(remote, catalogue, services.now());
  const goesOn = reading?.state.providerSubscriptionId && !reading.state.cancelAtPeriodEnd;
  const next = goesOn ? await stripe.nextPayment(reading.current) : null;
  await services.db.acrossTenants('what a company pays for', async em => {
    if (!(await writeState(em, tenantId, ticket, reading, next, services.now()))) return;
    for (const paid of payments)
      await writePayment(em, tenantId, paid, paid.invoice && conceptOf(paid.invoice, catalogue));
  });
  warn(services, tenantId, catalogue, reading, payments);
  if (reading && (await tidy(services, stripe, tenantId, customerId, reading))) return syncBilling(services, tenantId);
  await react(services, tenantId);
}
