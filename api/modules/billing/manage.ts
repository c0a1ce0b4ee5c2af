import type { StripeEdge } from '../../edges/stripe/stripe-edge';
import { StripeRefused } from '../../edges/stripe/failure';
import type { Ctx } from '../../platform/context';
import { addDays } from '../../platform/dates';
import { badField, conflict } from '../../platform/errors';
import { actOnce } from '../../platform/idempotency';
import { logActivity } from '../activity/activity';
import { Subscription, SubscriptionStatus } from '../plans/subscription.entity';
import type { Portal, SubscriptionChange } from './billing.types';
import { oneAtATime } from './stripe/one-at-a-time';
import { react } from './stripe/react';
import { withStripe } from './stripe/stripe-of';
import { syncBilling } from './stripe/sync';
import { syncNowOrLater } from './stripe/sync-job';

const PORTAL_FAILS = 'Error al acceder al portal de facturación';
const CANCEL_FAILS = 'Error al cancelar la suscripción';
const REACTIVATE_FAILS = 'Error al reactivar la suscripción';
/** A subscription without a period ends a month from now. */
const PERIOD_DAYS = 30;

const mine = (ctx: Ctx): Promise<Subscription> =>
  ctx.read(em => em.findOneByOrFail(Subscription, { tenantId: ctx.me.tenantId }));

/**
 * The page of Stripe's where cards and receipts are kept. Its address is good for minutes: with the same
 * Idempotency-Key there is another.
 */
export function openPortal(ctx: Ctx): Promise<Portal> {
  const open = () => portal(ctx);
  return actOnce(ctx, { operation: 'billingPortal', input: null, perform: open, again: open });
}

async function portal(ctx: Ctx): Promise<Portal> {
  const { providerCustomerId, providerSubscriptionId } = await mine(ctx);
  if (providerCustomerId === null || providerSubscriptionId === null)
    throw conflict('Todavía no hay una suscripción de pago: elige un plan');
  const url = await withStripe(ctx.services, PORTAL_FAILS, stripe =>
    stripe.createPortal(providerCustomerId, `${ctx.services.publicUrl}/app/billing`),
  );
  await ctx.tx(em =>
    logActivity(em, ctx, {
      action: 'view',
      entityType: 'subscription',
      entityId: null,
      description: 'Portal de facturación abierto',
    }),
  );
  return { success: true, url };
}

/** A subscription that Stripe does not know, which our own clock ends. True where this call changed it. */
async function setLocally(ctx: Ctx, cancel: boolean): Promise<boolean> {
  const now = ctx.now();
  const [, affected] = await ctx.services.db.acrossTenants('what a company pays for', em =>
    em.query(
      `UPDATE subscriptions SET cancel_at_period_end = $2, current_period_end = coalesce(current_period_end, $3)
      WHERE tenant_id = $1 AND provider_subscription_id IS NULL AND status = 'active' AND cancel_at_period_end <> $2`,
      [ctx.me.tenantId, cancel, addDays(now, PERIOD_DAYS)],
    ),
  );
  return affected === 1;
}

async function setRemotely(
  stripe: StripeEdge,
  ctx: Ctx,
  { providerSubscriptionId: id, providerCustomerId: customerId }: Subscription,
  cancel: boolean,
): Promise<void> {
  const current = (await stripe.subscriptionsOf(customerId!)).find(each => each.id === id);
  if (!current) throw new StripeRefused(`No such subscription: ${id}`, null);
  // Stripe does not end a subscription of which a change is planned: the change goes first.
  if (cancel && current.schedule) await stripe.keepPrice(current.schedule.id);
  if (!cancel) await stripe.goOn(current);
  else if (current.ends === null) await stripe.endWithPeriod(current.id);
  if (await syncNowOrLater(ctx.services, ctx.me.tenantId)) return;
  // Stripe has done it, though it could not be read back: who asks for the opposite now must not read that it is so
  // already.
  await ctx.services.db.acrossTenants('what a company pays for', em =>
    em.update(Subscription, { tenantId: ctx.me.tenantId }, { cancelAtPeriodEnd: cancel }),
  );
}

async function setCancelled(ctx: Ctx, cancel: boolean): Promise<SubscriptionChange> {
  let subscription = await mine(ctx);
  if (subscription.status !== SubscriptionStatus.active && subscription.providerCustomerId !== null) {
    // It may have been paid a moment ago.
    await withStripe(ctx.services, cancel ? CANCEL_FAILS : REACTIVATE_FAILS, () =>
      syncBilling(ctx.services, ctx.me.tenantId),
    );
    subscription = await mine(ctx);
  }
  if (subscription.status !== SubscriptionStatus.active) {
    throw conflict(
      cancel
        ? 'No hay ninguna suscripción activa que cancelar'
        : 'La suscripción ya ha terminado: elige un plan para volver',
    );
  }
  if (subscription.cancelAtPeriodEnd === cancel) return { success: true, subscription };
  if (subscription.providerSubscriptionId === null) {
    await setLocally(ctx, cancel);
    await react(ctx.services, ctx.me.tenantId);
  } else {
    await withStripe(ctx.services, cancel ? CANCEL_FAILS : REACTIVATE_FAILS, stripe =>
      setRemotely(stripe, ctx, subscription, cancel),
    );
  }
  await ctx.tx(em =>
    logActivity(em, ctx, {
      action: 'update',
      entityType: 'subscription',
      entityId: null,
      riskLevel: 'medium',
      description: cancel ? 'Suscripción cancelada al final del periodo' : 'Suscripción reactivada',
    }),
  );
  return { success: true, subscription: await mine(ctx) };
}

function setOnce(ctx: Ctx, cancel: boolean): Promise<SubscriptionChange> {
  const operation = cancel ? 'cancelSubscription' : 'reactivateSubscription';
  const again = async () => ({ success: true, subscription: await mine(ctx) });
  return oneAtATime(ctx, operation, () =>
    actOnce(ctx, { operation, input: null, perform: () => setCancelled(ctx, cancel), again }),
  );
}

/** Ends the subscription with the period that is paid. Asked again, nothing changes. */
export async function cancelSubscription(ctx: Ctx, cancelAtPeriodEnd: boolean): Promise<SubscriptionChange> {
  if (!cancelAtPeriodEnd)
    throw badField('cancelAtPeriodEnd', 'Una suscripción solo se cancela al final del periodo (true)');
  return setOnce(ctx, true);
}

export function reactivateSubscription(ctx: Ctx): Promise<SubscriptionChange> {
  return setOnce(ctx, false);
}
