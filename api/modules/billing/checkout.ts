import { IsNull, type EntityManager } from 'typeorm';
import { StripeRefused } from '../../edges/stripe/failure';
import type { NewSession, StripeEdge } from '../../edges/stripe/stripe-edge';
import type { Ctx } from '../../platform/context';
import { addDays } from '../../platform/dates';
import { badField, conflict } from '../../platform/errors';
import { actOnce } from '../../platform/idempotency';
import { newId } from '../../platform/ids';
import { logActivity } from '../activity/activity';
import { Tenant } from '../company/tenant.entity';
import { BillingInterval, Plan, Subscription, SubscriptionStatus } from '../plans/subscription.entity';
import type { Checkout } from './billing.types';
import { endAtProvider } from './stripe/end-at-provider';
import { oneAtATime } from './stripe/one-at-a-time';
import { catalogueFor, priceIdOf, type Bought } from './catalogue';
import { changePlan } from './change-plan';
import { hasExpired, readingOf, type Reading } from './stripe/remote-state';
import { withStripe } from './stripe/stripe-of';
import { syncBilling } from './stripe/sync';
import { CheckoutRow } from './checkout.entity';
import { Payment } from './payment.entity';

const CHECKOUT_FAILS = 'Error al procesar el pago';
const OWES = 'Tienes un pago pendiente: págalo en el portal de facturación y después cambia de plan';
const OFFER = 'starter';
/** Stripe forgets a key after a day: an attempt that is older begins anew. */
const KEY_DAYS = 0.95;
/** Stripe lets nothing begin sooner than in two days, and an attempt is gone on with for almost one more. */
const AHEAD_DAYS = 3;
/** A page that ends within minutes is not handed out any more. */
const SPARE_MS = 10 * 60_000;

/** The launch offer is for a company's first checkout only: monthly, basic, nothing ever paid. */
export async function starterOffered(em: EntityManager, subscription: Subscription): Promise<boolean> {
  if (subscription.offer !== null) return false;
  return !(await em.existsBy(Payment, { tenantId: subscription.tenantId, status: 'succeeded' }));
}

/** Stripe's customer of a company, made when it first goes to pay. */
async function customerOf(ctx: Ctx, stripe: StripeEdge, subscription: Subscription): Promise<string> {
  if (subscription.providerCustomerId !== null) return subscription.providerCustomerId;
  const { tenantId } = subscription;
  const { name, email, nif } = await ctx.read(em => em.findOneByOrFail(Tenant, { id: tenantId }));
  const customerId = await stripe.createCustomer({ tenantId, name, email, nif });
  await ctx.services.db.acrossTenants('what a company pays for', async em => {
    await em.query('INSERT INTO stripe_customers (customer_id, tenant_id) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      customerId,
      tenantId,
    ]);
    await em.update(Subscription, { tenantId, providerCustomerId: IsNull() }, { providerCustomerId: customerId });
  });
  return customerId;
}

/** The attempt under way for a plan. */
const findAttempt = (em: EntityManager, tenantId: string, { plan, interval }: Bought): Promise<CheckoutRow | null> =>
  em.findOneBy(CheckoutRow, { tenantId, plan, billingInterval: interval });

/** Forgets an attempt; what is open of it at Stripe is closed there first. */
async function forget(
  ctx: Ctx,
  stripe: StripeEdge,
  { key, sessionId: id }: Pick<CheckoutRow, 'key' | 'sessionId'>,
): Promise<void> {
  if (id)
    await stripe.expireSession(id).catch((error: unknown) => {
      if (!(error instanceof StripeRefused)) throw error;
    });
  await ctx.tx(em => em.delete(CheckoutRow, { tenantId: ctx.me.tenantId, key }));
}

/**
 * The attempt under way for a plan, or a new one: its key is kept before Stripe is asked, so that asking again makes
 * nothing twice.
 */
async function attemptFor(ctx: Ctx, stripe: StripeEdge, bought: Bought, offer: boolean): Promise<CheckoutRow> {
  const { tenantId } = ctx.me;
  const { plan, interval } = bought;
  const now = ctx.now();
  const known = await ctx.read(em => findAttempt(em, tenantId, bought));
  const ends =
    known && (known.expiresAt ? known.expiresAt.getTime() - SPARE_MS : addDays(known.createdAt, KEY_DAYS).getTime());
  if (known && known.offer === offer && now.getTime() < ends!) return known;
  if (known) await forget(ctx, stripe, known);
  return ctx.tx(async em => {
    await em.query(
      `INSERT INTO checkouts (tenant_id, plan, billing_interval, key, offer, created_at) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT DO NOTHING`,
      [tenantId, plan, interval, newId(now.getTime()), offer, now],
    );
    return (await findAttempt(em, tenantId, bought))!;
  });
}

/** A session that is still open and can be paid. */
async function openSession(ctx: Ctx, stripe: StripeEdge, attempt: CheckoutRow): Promise<Checkout | null> {
  if (!attempt.sessionId || !attempt.url) return null;
  const session = await stripe.readSession(attempt.sessionId);
  if (session.open) return { success: true, sessionId: session.id, url: session.url ?? attempt.url };
  await forget(ctx, stripe, { ...attempt, sessionId: null });
  return null;
}

/** Of a plan that Folio gave and that is dearer: what is bought begins when that ends. */
function afterWhat(
  { manual, status, plan, billingInterval, currentPeriodEnd, providerSubscriptionId }: Subscription,
  bought: Bought,
  attempt: CheckoutRow,
): NewSession['after'] {
  const given =
    manual &&
    providerSubscriptionId === null &&
    status === SubscriptionStatus.active &&
    plan === Plan.pro &&
    bought.plan === Plan.basic;
  if (!given || !currentPeriodEnd) return null;
  // By the attempt's own time: asked for again it is the same request.
  const soonest = addDays(attempt.createdAt, AHEAD_DAYS);
  return { given: `${plan}:${billingInterval}`, at: currentPeriodEnd > soonest ? currentPeriodEnd : soonest };
}

async function beginSession(
  ctx: Ctx,
  stripe: StripeEdge,
  subscription: Subscription,
  bought: Bought,
): Promise<Checkout> {
  const { tenantId } = ctx.me;
  const { prices, starterCoupon } = stripe.account;
  // The offer's months are those that are paid: it is not for what begins later.
  const begins =
    bought.plan === Plan.basic && !(subscription.manual && subscription.status === SubscriptionStatus.active);
  const offer = begins && starterCoupon !== null && (await ctx.read(em => starterOffered(em, subscription)));
  const customerId = await customerOf(ctx, stripe, subscription);
  let attempt = await attemptFor(ctx, stripe, bought, offer);
  const known = await openSession(ctx, stripe, attempt);
  if (known) return known;
  if (attempt.sessionId) attempt = await attemptFor(ctx, stripe, bought, offer);
  const { publicUrl } = ctx.services;
  const after = afterWhat(subscription, bought, attempt);
  const session = await stripe.createSession({
    key: attempt.key,
    tenantId,
    customerId,
    priceId: priceIdOf(prices, bought),
    coupon: offer ? starterCoupon : null,
    offer: offer ? OFFER : null,
    after,
    successUrl: `${publicUrl}/billing/success?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${publicUrl}/billing/cancel`,
  });
  await ctx.tx(async em => {
    await em.update(
      CheckoutRow,
      { tenantId, key: attempt.key },
      { sessionId: session.id, url: session.url, expiresAt: session.expiresAt },
    );
    await logActivity(em, ctx, {
      action: 'create',
      entityType: 'subscription',
      entityId: null,
      description: `Pago del plan ${bought.plan} empezado`,
    });
  });
  return { success: true, sessionId: session.id, url: session.url ?? '' };
}

async function begin(ctx: Ctx, bought: Bought): Promise<Checkout> {
  const subscription = await ctx.read(em => em.findOneByOrFail(Subscription, { tenantId: ctx.me.tenantId }));
  return withStripe(ctx.services, CHECKOUT_FAILS, async stripe => {
    // What the superadmin ended is no plan to change: it ends before another begins.
    if (subscription.endAtProvider) await endAtProvider(ctx.services, subscription.tenantId);
    const { providerCustomerId: customerId } = subscription;
    const reading = customerId && (await readingNow(ctx, stripe, customerId));
    if (reading && reading.state.providerSubscriptionId !== null) {
      if (reading.state.status === SubscriptionStatus.active)
        return changeWhatIsPaid(ctx, stripe, subscription, reading, bought);
      await endWhatIsOwed(ctx, stripe, reading);
    }
    return beginSession(ctx, stripe, subscription, bought);
  });
}

async function changeWhatIsPaid(
  ctx: Ctx,
  stripe: StripeEdge,
  { tenantId, providerSubscriptionId }: Subscription,
  reading: Reading,
  bought: Bought,
): Promise<Checkout> {
  if (reading.state.graceUntil) throw conflict(OWES);
  // Paid a moment ago: what is refused from here on is refused to who has it already.
  if (providerSubscriptionId !== reading.state.providerSubscriptionId) await syncBilling(ctx.services, tenantId);
  return changePlan(ctx, stripe, reading, bought);
}

/** What was never paid ends before another begins; paid at this very moment, it is the plan that there is. */
async function endWhatIsOwed(ctx: Ctx, stripe: StripeEdge, { current }: Reading): Promise<void> {
  if (await stripe.endOwed(current.id, now => hasExpired(now, ctx.now()))) return;
  await syncBilling(ctx.services, ctx.me.tenantId);
  throw conflict('Tu pago acaba de llegar: tu plan vuelve a estar activo');
}

async function readingNow(ctx: Ctx, stripe: StripeEdge, customerId: string): Promise<Reading | null> {
  const remote = await stripe.subscriptionsOf(customerId);
  return readingOf(
    remote,
    await catalogueFor(
      stripe,
      remote.map(each => each.price),
    ),
    ctx.now(),
  );
}

/** Where what was started stands: on Stripe's page while it is open, else in the plan that there is. */
async function begunAlready(ctx: Ctx, bought: Bought): Promise<Checkout> {
  const { tenantId } = ctx.me;
  return withStripe(ctx.services, CHECKOUT_FAILS, async stripe => {
    const attempt = await ctx.read(em => findAttempt(em, tenantId, bought));
    const open = attempt && (await openSession(ctx, stripe, attempt));
    if (open) return open;
    const { providerSubscriptionId: sessionId } = await ctx.read(em => em.findOneByOrFail(Subscription, { tenantId }));
    if (sessionId === null) throw conflict('Ese pago ya no está abierto: empieza otro con otra Idempotency-Key');
    return { success: true, sessionId, url: `${ctx.services.publicUrl}/app/billing` };
  });
}

/** Begins to pay for a plan, or changes the one that is paid already. At once for all who ask for the same. */
export async function checkout(ctx: Ctx, plan: Plan, interval: BillingInterval): Promise<Checkout> {
  if (plan === Plan.basic && interval === BillingInterval.year)
    throw badField('interval', 'El plan Básico se paga por meses');
  const bought = { plan, interval };
  return oneAtATime(ctx, `checkout ${plan} ${interval}`, () =>
    actOnce(ctx, {
      operation: 'checkout',
      input: bought,
      perform: () => begin(ctx, bought),
      again: () => begunAlready(ctx, bought),
    }),
  );
}
