import type { EntityManager } from 'typeorm';
import { PRICES as LISTED, TRIAL } from '../../../schema/prices';
import { addDays } from '../../platform/dates';
import { AppError } from '../../platform/errors';
import { BillingInterval, Plan, Subscription, SubscriptionStatus } from './subscription.entity';

/** Euros per month, without VAT, of the specification (docs/seed.md, 9). */
export const PRICES: Record<Plan, string> = { basic: LISTED.basic.month, pro: LISTED.pro.month };
export const TRIAL_DAYS = TRIAL.days;
export const TRIAL_INVOICES = TRIAL.invoices;

/** Days that everything goes on after a payment failed. */
export const GRACE_DAYS = 7;

/** Euros per month of a plan as it is paid. Only PRO has a yearly price. */
export const priceOf = (plan: Plan, interval: BillingInterval): string =>
  plan === Plan.pro && interval === BillingInterval.year ? LISTED.pro.monthOfYear : PRICES[plan];

/** What `canIssue` looks at. */
export type Standing = Pick<Subscription, 'status' | 'trialEndsAt'>;

/** A subscription of which nothing was paid yet, with what is given. */
export function unpaidSubscription(
  given: Pick<Subscription, 'tenantId' | 'plan' | 'status' | 'priceMonthly' | 'trialEndsAt' | 'manual'>,
): Subscription {
  return Object.assign(new Subscription(), {
    billingInterval: BillingInterval.month,
    currentPeriodEnd: null,
    periodAnchor: null,
    cancelAtPeriodEnd: false,
    providerCustomerId: null,
    providerSubscriptionId: null,
    offer: null,
    graceUntil: null,
    endAtProvider: null,
    pendingPlan: null,
    pendingInterval: null,
    nextInvoice: null,
    acting: null,
    actingUntil: null,
    endsAgain: false,
    syncTicket: '0',
    syncApplied: '0',
    ...given,
  });
}

/** The subscription that a company starts with: basic, on trial (`TRIAL`). */
export const trialSubscription = (tenantId: string, now: Date): Subscription =>
  unpaidSubscription({
    tenantId,
    plan: Plan.basic,
    status: SubscriptionStatus.trial,
    priceMonthly: PRICES.basic,
    trialEndsAt: addDays(now, TRIAL_DAYS),
    manual: false,
  });

const refusal = () =>
  new AppError('PLAN_REQUIRED', 'Tu periodo de prueba ha terminado. Elige un plan para seguir emitiendo facturas.');

const trialDaysLeft = ({ trialEndsAt }: Standing, now: Date) => trialEndsAt !== null && trialEndsAt > now;

/** Invoices ever issued by a tenant: the sum of its counters, since a number is never given twice. */
export async function invoicesEverIssued(em: EntityManager, tenantId: string): Promise<number> {
  const [row] = await em.query('SELECT coalesce(sum(last), 0)::int AS issued FROM counters WHERE tenant_id = $1', [
    tenantId,
  ]);
  return row.issued;
}

/**
 * Throws PLAN_REQUIRED when the tenant may not issue: both readings of the trial (its days, its invoices) are used up, or
 * the subscription is expired or cancelled. The free invoices are counted under the subscription's lock, so that
 * parallel issues cannot take more than there are.
 */
export async function canIssue(em: EntityManager, tenantId: string, standing: Standing, now: Date): Promise<void> {
  if (standing.status === SubscriptionStatus.active) return;
  if (standing.status !== SubscriptionStatus.trial) throw refusal();
  if (trialDaysLeft(standing, now)) return;
  await em.query('SELECT 1 FROM subscriptions WHERE tenant_id = $1 FOR UPDATE', [tenantId]);
  if ((await invoicesEverIssued(em, tenantId)) >= TRIAL_INVOICES) throw refusal();
}

/**
 * SQL: the plan whose features a subscription gives now. One that ended gives no more than the basic plan. `s` names
 * its row.
 */
export const PLAN_IN_FORCE = `CASE WHEN s.status IN ('trial', 'active') THEN s.plan ELSE 'basic' END`;

/**
 * Throws PLAN_REQUIRED where PRO is not in force, by plan and status: Verifactu's screens, sending by hand and the
 * certificate need it.
 */
export async function requirePro(em: EntityManager, tenantId: string): Promise<void> {
  const [row] = await em.query(`SELECT ${PLAN_IN_FORCE} AS plan FROM subscriptions s WHERE tenant_id = $1`, [tenantId]);
  if (row?.plan !== Plan.pro) throw new AppError('PLAN_REQUIRED', 'Verifactu necesita el plan PRO (49 €/mes + IVA).');
}
