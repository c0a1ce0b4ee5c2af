import { LessThan } from 'typeorm';
import type { Services } from '../../../platform/context';
import { addDays } from '../../../platform/dates';
import { addJob } from '../../../platform/jobs';
import { exclusively } from './one-at-a-time';
import { react } from './react';
import { isLive } from './remote-state';
import { stripeOf } from './stripe-of';
import { syncBilling } from './sync';
import { Subscription } from '../../plans/subscription.entity';

export const END_JOB = 'billingEnd';

/** Stripe's clock and ours may differ by so much. */
const CLOCKS_MS = 60_000;
/** An end that waits longer than this has lost its job. */
const LOST_MINUTES = 10;

/** Asks for the end at Stripe of what `end_at_provider` of a company's subscription says. */
export const queueEnd = ({ db }: Pick<Services, 'db'>, tenantId: string): Promise<void> =>
  db.tx(tenantId, em => addJob(em, END_JOB, { tenantId, id: tenantId }));

/**
 * Ends at Stripe what the superadmin ended here: every subscription started before that moment, and none that was started
 * since. What Stripe does not answer, or refuses, is thrown, and tried again by the queue; until it is done no reading
 * of Stripe changes the state that the superadmin gave.
 */
export async function endAtProvider(services: Services, tenantId: string): Promise<void> {
  const { db } = services;
  const subscription = await db.acrossTenants('what the superadmin ended', em =>
    em.findOneBy(Subscription, { tenantId }),
  );
  const at = subscription?.endAtProvider;
  if (!at) return;
  const { providerCustomerId: customer } = subscription;
  const stripe = stripeOf(services);
  const there = stripe && customer ? await stripe.subscriptionsOf(customer) : [];
  for (const each of there)
    if (isLive(each) && each.createdAt.getTime() <= at.getTime() + CLOCKS_MS) await stripe!.end(each);
  await db.acrossTenants('what the superadmin ended', em =>
    em.update(Subscription, { tenantId, endAtProvider: at }, { endAtProvider: null }),
  );
  if (stripe && customer) await syncBilling(services, tenantId);
  else await react(services, tenantId);
}

/** The same in the company's turn: it may be changing its plan at this moment. */
export const endInTurn = (services: Services, tenantId: string): Promise<void> =>
  exclusively(services, tenantId, () => endAtProvider(services, tenantId));

/** Ends that nobody is at: the process stopped between the superadmin's act and its job. */
export async function catchUpEnds({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const long = LessThan(addDays(now(), -LOST_MINUTES / 1440));
  const lost = await db.acrossTenants('what the superadmin ended', em =>
    em.findBy(Subscription, { endAtProvider: long }),
  );
  for (const { tenantId } of lost) await queueEnd({ db }, tenantId);
}
