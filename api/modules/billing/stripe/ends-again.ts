import type { RemoteSubscription } from '../../../edges/stripe/answers';
import type { StripeEdge } from '../../../edges/stripe/stripe-edge';
import type { Services } from '../../../platform/context';
import { isLive } from './remote-state';
import { exclusively } from './one-at-a-time';
import { stripeOf } from './stripe-of';
import { queueSync } from './webhook';
import { Subscription } from '../../plans/subscription.entity';

const note = ({ db }: Services, tenantId: string, endsAgain: boolean): Promise<unknown> =>
  db.acrossTenants('an end that comes again', em => em.update(Subscription, { tenantId }, { endsAgain }));

/** The end comes back where the change that took it back was not made. To be done in the company's turn. */
async function endAgain(services: Services, stripe: StripeEdge, tenantId: string, customerId: string): Promise<void> {
  const current = (await stripe.subscriptionsOf(customerId)).find(isLive);
  if (current && current.ends === null && !current.schedule?.nextPriceId) {
    if (current.schedule) await stripe.keepPrice(current.schedule.id);
    await stripe.endWithPeriod(current.id);
  }
  await note(services, tenantId, false);
}

/**
 * A change that Stripe lets nobody make of a subscription that ends: the end is taken back first, and comes again where
 * the change fails half-way, by a job where Stripe does not answer at all.
 */
export async function withoutItsEnd(
  services: Services,
  stripe: StripeEdge,
  tenantId: string,
  current: RemoteSubscription,
  change: () => Promise<void>,
): Promise<void> {
  if (current.ends === null) return change();
  await note(services, tenantId, true);
  try {
    await stripe.goOn(current);
    await change();
  } catch (error) {
    await endAgain(services, stripe, tenantId, current.customerId).catch(() => queueSync(services, tenantId));
    throw error;
  }
  await note(services, tenantId, false);
}

/** What was broken off half-way, by a process that ended or a Stripe that was silent. */
export async function catchUpEnd(services: Services, tenantId: string): Promise<void> {
  const stripe = stripeOf(services);
  const broken = async (): Promise<string | null | undefined> => {
    const subscription = await services.db.acrossTenants('an end that comes again', em =>
      em.findOneBy(Subscription, { tenantId, endsAgain: true }),
    );
    return subscription?.providerCustomerId;
  };
  if (!stripe || !(await broken())) return;
  // The one at work still has the turn.
  await exclusively(services, tenantId, async () => {
    const customer = await broken();
    if (customer) await endAgain(services, stripe, tenantId, customer);
  });
}
