import type { Ctx } from '../../../platform/context';
import { Subscription } from '../../plans/subscription.entity';
import { withStripe } from './stripe-of';

const FAILS = 'No se ha podido comprobar el pago';
/** A checkout session, or the subscription whose plan was changed. */
const KNOWN = /^(cs|sub)_\w{1,250}$/;

/**
 * Whether the company has paid what somebody comes back from: by its own session or subscription at Stripe. Null: there
 * is such a session and its payment has not come yet, or is not due before a plan that was given ends.
 * UPSTREAM_UNAVAILABLE where Stripe does not say.
 */
export async function checkoutPaid(ctx: Ctx, sessionId: string): Promise<boolean | null> {
  const { providerCustomerId, providerSubscriptionId } = await ctx.read(em =>
    em.findOneByOrFail(Subscription, { tenantId: ctx.me.tenantId }),
  );
  if (!KNOWN.test(sessionId) || providerCustomerId === null) return false;
  if (sessionId.startsWith('sub_')) return sessionId === providerSubscriptionId;
  return withStripe(ctx.services, FAILS, async stripe => {
    const session = await stripe.findSession(sessionId);
    return session?.customerId === providerCustomerId ? session.paid || null : false;
  });
}
