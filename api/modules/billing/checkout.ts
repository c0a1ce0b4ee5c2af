import type { EntityManager } from 'typeorm';
import type { StripeEdge } from '../../edges/stripe/stripe';
import type { RemoteSubscription } from '../../edges/stripe/answers';
import { StripeRefused } from '../../edges/stripe/failure';
import type { Ctx } from '../../platform/context';
import { addDays } from '../../platform/dates';
import { badField, conflict } from '../../platform/errors';
import { newId } from '../../platform/ids';
import { record } from '../activity/activity';
import { Tenant } from '../accounts/tenant.entity';
import { BillingInterval, Plan, Subscription, SubscriptionStatus } from '../plans/subscription.entity';
import type { Checkout } from './billing.types';
import { endAtProvider } from './end-at-provider';
import { oneAtATime } from './one-at-a-time';
import { boughtWith, priceIdOf, readingOf, type Bought } from './remote-state';
import { withStripe } from './stripe-of';
import { syncBilling } from './sync';

export const CHECKOUT_FAILS = 'Error al procesar el pago';
const OWES = 'Tienes un pago pendiente: págalo en el portal de facturación y después cambia de plan';
const OFFER = 'starter';
/** Stripe forgets a key after a day: an attempt that is older begins anew. */
const KEY_DAYS = 0.95;
/** A page that ends within minutes is not handed out any more. */
const SPARE_MS = 10 * 60_000;

interface Attempt { key: string; offer: boolean; session_id: string | null; url: string | null; expires_at: Date | null; created_at: Date }

/** The launch offer is for a company's first checkout only: monthly, basic, nothing ever paid. */
export async function starterOffered(em: EntityManager, subscription: Subscription): Promise<boolean> {
  if (subscription.offer !== null) return false;
  const [paid] = await em.query(`SELECT 1 FROM payments WHERE tenant_id = $1 AND status = 'succeeded' LIMIT 1`, [subscription.tenantId]);
  return !paid;
}

/** Stripe's customer of a company, made when it first goes to pay. */
async function customerOf(ctx: Ctx, stripe: StripeEdge, subscription: Subscription): Promise<string> {
  if (subscription.providerCustomerId !== null) return subscription.providerCustomerId;
  const { tenantId } = subscription;
  const { name, email, nif } = await ctx.read(em => em.findOneByOrFail(Tenant, { id: tenantId }));
  const customerId = await stripe.createCustomer({ tenantId, name, email, nif });
  await ctx.services.db.acrossTenants('what a company pays for', async em => {
    await em.query('INSERT INTO stripe_customers (customer_id, tenant_id) VALUES ($1, $2) ON CONFLICT DO NOTHING', [customerId, tenantId]);
    await em.query('UPDATE subscriptions SET provider_customer_id = $2 WHERE tenant_id = $1 AND provider_customer_id IS NULL', [tenantId, customerId]);
  });
  return customerId;
}

/** The attempt under way for a plan, or a new one: its key is kept before Stripe is asked, so that asking again makes nothing twice. */
function attemptFor(ctx: Ctx, { plan, interval }: Bought, offer: boolean): Promise<Attempt> {
  const { tenantId } = ctx.me;
  const now = ctx.now();
  return ctx.tx(async em => {
    await em.query(
      `DELETE FROM checkouts WHERE tenant_id = $1 AND plan = $2 AND billing_interval = $3
          AND (offer <> $4 OR coalesce(expires_at <= $5, created_at <= $6))`,
      [tenantId, plan, interval, offer, new Date(now.getTime() + SPARE_MS), addDays(now, -KEY_DAYS)]);
    await em.query(
      `INSERT INTO checkouts (tenant_id, plan, billing_interval, key, offer, created_at) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
      [tenantId, plan, interval, newId(now.getTime()), offer, now]);
    const [attempt] = await em.query(
      'SELECT key, offer, session_id, url, expires_at, created_at FROM checkouts WHERE tenant_id = $1 AND plan = $2 AND billing_interval = $3',
      [tenantId, plan, interval]);
    return attempt as Attempt;
  });
}

/** A session that is still open and can be paid. */
async function openSession(ctx: Ctx, stripe: StripeEdge, attempt: Attempt): Promise<Checkout | null> {
  if (!attempt.session_id || !attempt.url) return null;
  const session = await stripe.readSession(attempt.session_id);
  if (session.open) return { success: true, sessionId: session.id, url: session.url ?? attempt.url };
  await ctx.tx(em => em.query('DELETE FROM checkouts WHERE tenant_id = $1 AND key = $2', [ctx.me.tenantId, attempt.key]));
  return null;
}

async function beginSession(ctx: Ctx, stripe: StripeEdge, subscription: Subscription, bought: Bought): Promise<Checkout> {
  const { tenantId } = ctx.me;
  const { prices, starterCoupon } = stripe.account;
  const basic = bought.plan === Plan.basic;
  const offer = basic && starterCoupon !== null && await ctx.read(em => starterOffered(em, subscription));
  const customerId = await customerOf(ctx, stripe, subscription);
  let attempt = await attemptFor(ctx, bought, offer);
  const known = await openSession(ctx, stripe, attempt);
  if (known) return known;
  if (attempt.session_id) attempt = await attemptFor(ctx, bought, offer);
  const { publicUrl } = ctx.services;
  const session = await stripe.createSession({
    key: attempt.key, tenantId, customerId, priceId: priceIdOf(prices, bought), coupon: offer ? starterCoupon : null, offer: offer ? OFFER : null,
    successUrl: `${publicUrl}/billing/success?session_id={CHECKOUT_SESSION_ID}`, cancelUrl: `${publicUrl}/billing/cancel`,
  });
  await ctx.tx(async em => {
    await em.query('UPDATE checkouts SET session_id = $3, url = $4, expires_at = $5 WHERE tenant_id = $1 AND key = $2',
      [tenantId, attempt.key, session.id, session.url, session.expiresAt]);
    await record(em, ctx, { action: 'create', entityType: 'subscription', entityId: null, description: `Pago del plan ${bought.plan} empezado` });
  });
  return { success: true, sessionId: session.id, url: session.url ?? '' };
}

const rank = ({ plan, interval }: Bought) => (plan === Plan.pro ? (interval === BillingInterval.year ? 2 : 1) : 0);

/** Another plan for a subscription that runs: never a second one. More is charged at once, less begins with the next period. */
async function changePlan(ctx: Ctx, stripe: StripeEdge, current: RemoteSubscription, wanted: Bought): Promise<Checkout> {
  const { prices } = stripe.account;
  const now = boughtWith(prices, current.priceId)!;
  const priceId = priceIdOf(prices, wanted);
  const same = rank(now) === rank(wanted);
  if (same && !current.schedule?.nextPriceId) throw conflict('Ya tienes este plan');
  if (same) await stripe.keepPrice(current.schedule!.id);
  else if (rank(wanted) > rank(now)) await stripe.changePrice(current, priceId);
  else if (boughtWith(prices, current.schedule?.nextPriceId ?? null)?.plan !== wanted.plan) await stripe.changePriceLater(current, priceId);
  await ctx.tx(em => record(em, ctx, {
    action: 'update', entityType: 'subscription', entityId: null, description: `Cambio al plan ${wanted.plan}`, riskLevel: 'medium',
  }));
  await syncBilling(ctx.services, ctx.me.tenantId);
  // The page of success thanks for a payment: only what is charged at once leads there.
  const back = rank(wanted) > rank(now) ? `/billing/success?session_id=${current.id}` : '/app/billing';
  return { success: true, sessionId: current.id, url: `${ctx.services.publicUrl}${back}` };
}

async function begin(ctx: Ctx, bought: Bought): Promise<Checkout> {
  const subscription = await ctx.read(em => em.findOneByOrFail(Subscription, { tenantId: ctx.me.tenantId }));
  return withStripe(ctx.services, CHECKOUT_FAILS, async stripe => {
    // What the superadmin ended is no plan to change: it ends before another begins.
    if (subscription.endAtProvider) await endAtProvider(ctx.services, subscription.tenantId);
    const { providerCustomerId: customerId } = subscription;
    const reading = customerId && readingOf(await stripe.subscriptionsOf(customerId), stripe.account.prices, ctx.now());
    if (reading && reading.state.providerSubscriptionId !== null) {
      if (reading.state.graceUntil && reading.state.status === SubscriptionStatus.active) throw conflict(OWES);
      if (reading.state.status === SubscriptionStatus.active) {
        // Paid a moment ago: what is refused from here on is refused to who has it already.
        if (subscription.providerSubscriptionId !== reading.state.providerSubscriptionId) await syncBilling(ctx.services, subscription.tenantId);
        return changePlan(ctx, stripe, reading.current, bought);
      }
      // What was never paid ends before another begins.
      await stripe.end(reading.current).catch((error: unknown) => { if (!(error instanceof StripeRefused)) throw error; });
    }
    return beginSession(ctx, stripe, subscription, bought);
  });
}

/** Begins to pay for a plan, or changes the one that is paid already. At once for all who ask for the same. */
export async function checkout(ctx: Ctx, plan: Plan, interval: BillingInterval): Promise<Checkout> {
  if (plan === Plan.basic && interval === BillingInterval.year) throw badField('interval', 'El plan Básico se paga por meses');
  return oneAtATime(ctx.me.tenantId, `checkout ${plan} ${interval}`, () => begin(ctx, { plan, interval }));
}
