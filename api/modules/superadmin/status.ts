import type { EntityManager } from 'typeorm';
import type { Ctx } from '../../platform/context';
import { badField, notFound } from '../../platform/errors';
import { markRollups } from '../../platform/database/rollups';
import { logActivity } from '../activity/activity';
import { Tenant, TenantStatus } from '../company/tenant.entity';
import { queueEnd } from '../billing/stripe/end-at-provider';
import { priceOf } from '../plans/plans';
import { BillingInterval, type Plan, Subscription, SubscriptionStatus } from '../plans/subscription.entity';
import { tenantRow } from './superadmin';
import type { TenantRow } from './superadmin.types';

type Settable = Exclude<TenantStatus, TenantStatus.trial>;
interface Standing {
  plan: Plan;
  status: SubscriptionStatus;
  tenant: TenantStatus;
}

const DONE: Record<Settable, string> = {
  active: 'Empresa activada',
  suspended: 'Empresa suspendida',
  cancelled: 'Empresa cancelada',
};

/** Locked in the order of the house: what it pays for, then the company. */
async function lockStanding(em: EntityManager, id: string): Promise<Standing> {
  const [paid] = await em.query('SELECT plan, status FROM subscriptions WHERE tenant_id = $1 FOR UPDATE', [id]);
  const [tenant] = await em.query('SELECT status FROM tenants WHERE tenant_id = $1 AND NOT is_platform FOR UPDATE', [
    id,
  ]);
  if (!paid || !tenant) throw notFound('Esta empresa no existe');
  return { ...paid, tenant: tenant.status };
}

/**
 * What is paid at Stripe, or was given already, stays; anything else becomes an active subscription that Stripe does
 * not know.
 */
async function giveSubscription(em: EntityManager, id: string, { plan, status }: Standing, now: Date): Promise<void> {
  if (status === SubscriptionStatus.active) return;
  await em.query(
    `UPDATE subscriptions
       SET status = 'active', manual = true, billing_interval = $2, price_monthly = $3, period_anchor = NULL,
            current_period_end = ($4::timestamptz AT TIME ZONE 'Europe/Madrid' + interval '1 month') AT TIME ZONE 'Europe/Madrid',
            cancel_at_period_end = false, grace_until = NULL, pending_plan = NULL, pending_interval = NULL,
            end_at_provider = CASE WHEN provider_subscription_id IS NULL THEN end_at_provider
              ELSE $4 END, provider_subscription_id = NULL
      WHERE tenant_id = $1`,
    [id, BillingInterval.month, priceOf(plan, BillingInterval.month), now],
  );
}

/** Ended at once here; a job ends it at Stripe too, and informs the company's admins. */
async function endSubscription(em: EntityManager, id: string, now: Date): Promise<void> {
  await em.update(
    Subscription,
    { tenantId: id },
    {
      status: SubscriptionStatus.cancelled,
      manual: false,
      cancelAtPeriodEnd: false,
      graceUntil: null,
      pendingPlan: null,
      pendingInterval: null,
      endAtProvider: now,
      providerSubscriptionId: null,
    },
  );
}

/** In the company's own log and in the platform's. */
async function recordBoth(em: EntityManager, ctx: Ctx, id: string, status: Settable): Promise<void> {
  const act = { action: 'update', entityType: 'tenant', entityId: id, riskLevel: 'high' } as const;
  await logActivity(
    em,
    ctx,
    { ...act, description: `${DONE[status]} por quien gestiona Folio` },
    { kind: 'superadmin', tenantId: id },
  );
  await logActivity(em, ctx, { ...act, description: DONE[status] });
}

async function change(em: EntityManager, ctx: Ctx, id: string, status: Settable): Promise<TenantRow> {
  const before = await lockStanding(em, id);
  // A company may be open and have nothing that it pays for.
  const lacks = status === TenantStatus.active && before.status !== SubscriptionStatus.active;
  if (before.tenant !== status || lacks) {
    const now = ctx.now();
    await em.update(Tenant, { id }, { status });
    if (status === TenantStatus.active) await giveSubscription(em, id, before, now);
    if (status === TenantStatus.cancelled) await endSubscription(em, id, now);
    markRollups(em, now);
    await recordBoth(em, ctx, id, status);
  }
  return tenantRow(em, id);
}

/**
 * Opens, closes or ends a company, from its users' next call on. Asked for what it is already, nothing changes.
 * BAD_USER_INPUT for 'trial', NOT_FOUND.
 */
export async function setTenantStatus(ctx: Ctx, id: string, status: TenantStatus): Promise<TenantRow> {
  if (status === TenantStatus.trial)
    throw badField('status', 'Una empresa no vuelve a estar en prueba: elige active, suspended o cancelled');
  const row = await ctx.services.db.acrossTenants('the state of a company', em => change(em, ctx, id, status));
  if (row.subscription.endAtProvider !== null) await queueEnd(ctx.services, id);
  return row;
}
