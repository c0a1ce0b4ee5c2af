import type { StripeEdge } from '../../edges/stripe/stripe-edge';
import type { Ctx } from '../../platform/context';
import { conflict } from '../../platform/errors';
import { logActivity } from '../activity/activity';
import { BillingInterval, Plan } from '../plans/subscription.entity';
import type { Checkout } from './billing.types';
import { listed, priceIdOf, type Bought } from './catalogue';
import { withoutItsEnd } from './stripe/ends-again';
import type { Reading } from './stripe/remote-state';
import { syncNowOrLater } from './stripe/sync-job';

const rank = ({ plan, interval }: Bought) => (plan === Plan.pro ? (interval === BillingInterval.year ? 2 : 1) : 0);

/**
 * Another plan for a subscription that runs: never a second one. More is charged at once, less begins with the next
 * period. To be done in the company's turn.
 */
export async function changePlan(
  ctx: Ctx,
  stripe: StripeEdge,
  { current, bought }: Reading,
  wanted: Bought,
): Promise<Checkout> {
  const {
    services,
    me: { tenantId },
  } = ctx;
  const { prices } = stripe.account;
  const priceId = priceIdOf(prices, wanted);
  const planned = current.schedule?.outdated ? null : current.schedule;
  const same = rank(bought) === rank(wanted);
  const more = rank(wanted) > rank(bought);
  // Of what begins when a given plan ends nothing is paid yet.
  const unpaid = current.status === 'trialing';
  if (same && !planned?.nextPriceId) throw conflict('Ya tienes este plan');
  if (same) await stripe.keepPrice(planned!.id);
  else if (more || unpaid) await stripe.changePrice(current, priceId);
  else if (listed(prices, planned?.nextPriceId ?? null)?.plan !== wanted.plan) {
    await withoutItsEnd(services, stripe, tenantId, current, async () => {
      if (current.schedule && !planned) await stripe.keepPrice(current.schedule.id);
      await stripe.changePriceLater({ ...current, schedule: planned }, priceId);
    });
  }
  await ctx.tx(em =>
    logActivity(em, ctx, {
      action: 'update',
      entityType: 'subscription',
      entityId: null,
      description: `Cambio al plan ${wanted.plan}`,
      riskLevel: 'medium',
    }),
  );
  await syncNowOrLater(services, tenantId);
  // The page of success thanks for a payment: only what is charged at once leads there.
  const back = more && !unpaid ? `/billing/success?session_id=${current.id}` : '/app/billing';
  return { success: true, sessionId: current.id, url: `${services.publicUrl}${back}` };
}
