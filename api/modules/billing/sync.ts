import type { EntityManager } from 'typeorm';
import type { RemoteCharge, RemoteInvoice } from '../../edges/stripe/answers';
import { StripeRefused } from '../../edges/stripe/failure';
import type { StripeEdge } from '../../edges/stripe/stripe';
import type { Services } from '../../platform/context';
import { newId } from '../../platform/ids';
import { markRollups } from '../../platform/rollups';
import { priceOf } from '../plans/plans';
import { SubscriptionStatus } from '../plans/subscription.entity';
import { react } from './react';
import { conceptOf, readingOf, type Reading } from './remote-state';
import { stripeOf } from './stripe-of';

interface Ticket { ticket: string; customerId: string | null }

/** Numbers a reading before it begins, so that of two that overlap the one begun later wins. */
async function takeTicket({ db }: Services, tenantId: string): Promise<Ticket | undefined> {
  const [[ticket]] = await db.acrossTenants('what a company pays for', em => em.query(
    `UPDATE subscriptions SET sync_ticket = sync_ticket + 1 WHERE tenant_id = $1
     RETURNING sync_ticket AS ticket, provider_customer_id AS "customerId"`, [tenantId]));
  return ticket;
}

interface Paid { charge: RemoteCharge; invoice: RemoteInvoice | null }

/** Charges with the invoices that they paid, which are asked for once each. */
async function readPayments({ db }: Services, stripe: StripeEdge, tenantId: string, customerId: string): Promise<Paid[]> {
  const charges = await stripe.chargesOf(customerId);
  const known: { charge_id: string }[] = await db.read(tenantId, em => em.query(
    'SELECT charge_id FROM payments WHERE tenant_id = $1 AND concept IS NOT NULL', [tenantId]));
  const told = new Set(known.map(each => each.charge_id));
  const paid: Paid[] = [];
  for (const charge of charges) {
    const asks = charge.intent !== null && !told.has(charge.id);
    paid.push({ charge, invoice: asks ? await stripe.invoicePaidBy(charge.intent!) : null });
  }
  return paid;
}

const euros = (cents: number): string => (cents / 100).toFixed(2);

/** False where a reading that began later is written down already. */
async function writeState(em: EntityManager, tenantId: string, { ticket }: Ticket, reading: Reading | null, now: Date): Promise<boolean> {
  const [, fresh] = await em.query('UPDATE subscriptions SET sync_applied = $2 WHERE tenant_id = $1 AND sync_applied < $2', [tenantId, ticket]);
  if (fresh !== 1) return false;
  if (!reading) return true;
  const { state } = reading;
  // What the superadmin gave stays until the company pays by itself; what they ended, until it has ended at Stripe.
  await em.query(
    `UPDATE subscriptions SET plan = $2, billing_interval = $3, price_monthly = $4, status = $5, current_period_end = $6, cancel_at_period_end = $7,
            provider_subscription_id = $8, offer = coalesce($9, offer), grace_until = $10, pending_plan = $11, pending_interval = $12, manual = false, period_anchor = NULL
      WHERE tenant_id = $1 AND NOT (manual AND $8::text IS NULL) AND end_at_provider IS NULL`,
    [tenantId, state.plan, state.interval, priceOf(state.plan, state.interval), state.status, state.currentPeriodEnd, state.cancelAtPeriodEnd,
      state.providerSubscriptionId, state.offer, state.graceUntil, state.pendingPlan, state.pendingInterval]);
  markRollups(em, now);
  // A suspension outlives any payment.
  if (state.status === SubscriptionStatus.active) await em.query(`UPDATE tenants SET status = 'active' WHERE tenant_id = $1 AND status = 'trial'`, [tenantId]);
  return true;
}

async function writePayment(em: EntityManager, tenantId: string, { charge, invoice }: Paid, concept: string | null): Promise<void> {
  await em.query(
    `INSERT INTO payments (tenant_id, id, charge_id, created_at, amount, refunded, status, failure, net, concept)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     ON CONFLICT (tenant_id, charge_id) DO UPDATE SET refunded = EXCLUDED.refunded, status = EXCLUDED.status, failure = EXCLUDED.failure,
       net = coalesce(EXCLUDED.net, payments.net), concept = coalesce(EXCLUDED.concept, payments.concept)`,
    [tenantId, newId(charge.createdAt.getTime()), charge.id, charge.createdAt, euros(charge.cents), euros(charge.refundedCents), charge.status,
      charge.failure?.slice(0, 300) ?? null, invoice && euros(invoice.netCents), concept]);
}

/**
 * Ends what must not run beside the subscription that counts, gives back what was paid for it, and closes checkouts that nobody
 * may pay any more. True where money went back: the payments are to be read anew.
 */
async function tidy({ db, log }: Services, stripe: StripeEdge, tenantId: string, { others, state }: Reading): Promise<boolean> {
  for (const other of others) {
    log.error({ tenantId, subscription: other.id }, 'dos suscripciones a la vez: se devuelve y se termina la más antigua');
    // First: of one that has ended nobody would think again.
    await stripe.refundLatest(other);
    await stripe.end(other);
  }
  if (state.providerSubscriptionId === null) return others.length > 0;
  const [open] = await db.tx(tenantId, em => em.query('DELETE FROM checkouts WHERE tenant_id = $1 RETURNING session_id', [tenantId]));
  for (const { session_id: id } of open as { session_id: string | null }[]) {
    if (id) await stripe.expireSession(id).catch((error: unknown) => { if (!(error instanceof StripeRefused)) throw error; });
  }
  return others.length > 0;
}

/**
 * Writes down what Stripe says of a company's subscription and payments, and does what follows from it. The only place that
 * writes them: whatever happened, however often and in whatever order it was told, the outcome is Stripe's present state.
 */
export async function syncBilling(services: Services, tenantId: string): Promise<void> {
  const stripe = stripeOf(services);
  const ticket = stripe && await takeTicket(services, tenantId);
  if (!stripe || !ticket?.customerId) return;
  const { prices } = stripe.account;
  const reading = readingOf(await stripe.subscriptionsOf(ticket.customerId), prices, services.now());
  const payments = await readPayments(services, stripe, tenantId, ticket.customerId);
  await services.db.acrossTenants('what a company pays for', async em => {
    if (!await writeState(em, tenantId, ticket, reading, services.now())) return;
    for (const paid of payments) await writePayment(em, tenantId, paid, paid.invoice && conceptOf(paid.invoice, prices));
  });
  if (reading && await tidy(services, stripe, tenantId, reading)) return syncBilling(services, tenantId);
  await react(services, tenantId);
}
