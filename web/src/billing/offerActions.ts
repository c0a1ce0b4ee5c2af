import type { BillingInterval, Plan } from '../gql/schema';
import { formatInstant } from '../ui/format/dates';
import { PLAN_NAME, type Subscription } from './plans';

interface Action {
  /** What the button says, by what it would do. Null: there is nothing to do. */
  label: string | null;
  /** Where the offer is the plan that runs or the one that comes next. */
  state: 'Tu plan' | 'Tu próximo plan' | null;
}

/** What choosing an offer would do to a plan that is paid at Stripe. What comes next is always paid by the month. */
function changeOf(
  plan: Plan,
  interval: BillingInterval,
  { plan: current, billingInterval, pendingPlan }: Subscription,
): Action {
  if (plan === current && interval === billingInterval)
    return { label: pendingPlan ? `Seguir con ${PLAN_NAME[plan]}` : null, state: 'Tu plan' };
  if (plan === pendingPlan && interval === 'month') return { label: null, state: 'Tu próximo plan' };
  if (plan === current) return { label: interval === 'year' ? 'Pagar al año' : 'Pagar al mes', state: null };
  return { label: plan === 'pro' ? 'Mejorar a PRO' : 'Pasar a Básico', state: null };
}

export function actionOf(plan: Plan, interval: BillingInterval, subscription: Subscription): Action {
  const { status, plan: current, hasStripeSubscription } = subscription;
  // A plan that Folio gave is not paid by any interval.
  if (status === 'active' && plan === current && !hasStripeSubscription) return { label: null, state: 'Tu plan' };
  if (status === 'active') return changeOf(plan, interval, subscription);
  if (status === 'trial' && plan === 'pro') return { label: 'Mejorar a PRO', state: null };
  return { label: plan === 'pro' ? 'Contratar PRO' : 'Activar Básico', state: null };
}

/**
 * What is said once a change is noted that no other page follows: one that costs less begins with the next period, or
 * is taken back.
 */
export function doneOf(
  plan: Plan,
  interval: BillingInterval,
  { plan: current, billingInterval, currentPeriodEnd }: Subscription,
): string {
  if (plan === current && interval === billingInterval) return `Cambio anulado: sigues con ${PLAN_NAME[plan]}.`;
  const from = currentPeriodEnd ? `el ${formatInstant(currentPeriodEnd)}` : 'al acabar el periodo';
  return plan === current
    ? `Cambio anotado: ${from} pasas a pagar ${PLAN_NAME[plan]} al mes.`
    : `Cambio anotado: ${from} pasas al plan ${PLAN_NAME[plan]}.`;
}
