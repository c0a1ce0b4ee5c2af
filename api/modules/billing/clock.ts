import { IsNull, LessThanOrEqual, Not } from 'typeorm';
import { StripeRefused } from '../../edges/stripe/failure';
import type { Services } from '../../platform/context';
import { addDays } from '../../platform/dates';
import { markRollups } from '../../platform/database/rollups';
import { catchUpEnds } from './stripe/end-at-provider';
import { makeUpForInvoices } from './own-invoices';
import { exclusively } from './stripe/one-at-a-time';
import { hasExpired, isLive } from './stripe/remote-state';
import { stripeOf } from './stripe/stripe-of';
import { syncBilling } from './stripe/sync';
import { warnOfTrialsEnd } from './trial-warnings';
import { queueSync } from './stripe/webhook';
import { Subscription, SubscriptionStatus } from '../plans/subscription.entity';

/** An event that waits longer than this has lost its job; a period that ended longer ago has lost its event. */
const LOST_MINUTES = 10;

/** What periods are counted from: the end of the first. */
const ANCHOR = 'coalesce(period_anchor, current_period_end)';
/** SQL: the first end after $1, so many whole months or years after the anchor: 31 January, 28 February, 31 March. */
const NEXT_END = `(SELECT min(ends) FROM generate_series(1, 1200) AS n,
    LATERAL (SELECT (${ANCHOR} AT TIME ZONE 'Europe/Madrid'
      + n * CASE billing_interval WHEN 'year' THEN interval '1 year' ELSE interval '1 month' END
    ) AT TIME ZONE 'Europe/Madrid' AS ends) AS counted WHERE ends > $1)`;

/** Subscriptions that Stripe does not know end with their period, or go on where nobody ended them. */
async function endLocalPeriods({ db, now }: Services): Promise<void> {
  await db.acrossTenants('periods that our own clock ends', async em => {
    const { affected } = await em.update(
      Subscription,
      {
        providerSubscriptionId: IsNull(),
        status: SubscriptionStatus.active,
        currentPeriodEnd: LessThanOrEqual(now()),
        cancelAtPeriodEnd: true,
      },
      { status: SubscriptionStatus.cancelled, cancelAtPeriodEnd: false },
    );
    if (affected) markRollups(em, now());
    await em.query(
      `UPDATE subscriptions SET period_anchor = ${ANCHOR}, current_period_end = ${NEXT_END}
        WHERE provider_subscription_id IS NULL AND status = 'active' AND current_period_end <= $1
          AND NOT cancel_at_period_end`,
      [now()],
    );
  });
}

/**
 * A week after a payment failed the subscription has expired, whether or not Stripe can be reached; then it ends there
 * too.
 */
async function endGrace(services: Services): Promise<void> {
  const { db, log, now } = services;
  const owing = await db.acrossTenants('payments whose week is over', async em => {
    const [active, expired] = [SubscriptionStatus.active, SubscriptionStatus.expired];
    const over = LessThanOrEqual(now());
    const { affected } = await em.update(Subscription, { status: active, graceUntil: over }, { status: expired });
    if (affected) markRollups(em, now());
    return em.findBy(Subscription, { status: expired, providerSubscriptionId: Not(IsNull()), graceUntil: over });
  });
  const stripe = stripeOf(services);
  for (const { tenantId, providerCustomerId: customer } of stripe ? owing : []) {
    try {
      await exclusively(services, tenantId, async () => {
        for (const { id } of (await stripe!.subscriptionsOf(customer!)).filter(isLive))
          await stripe!.endOwed(id, remote => hasExpired(remote, now()));
      });
      await syncBilling(services, tenantId);
    } catch (error) {
      if (error instanceof StripeRefused) log.error({ tenantId, reason: error.message }, 'Stripe');
      else log.warn({ tenantId, reason: (error as Error).message }, 'Stripe');
    }
  }
}

/** What no event reported in time is asked for. */
async function catchUp(services: Services): Promise<void> {
  const since = addDays(services.now(), -LOST_MINUTES / 1440);
  const lost: { tenant_id: string }[] = await services.db.acrossTenants('what no event reported in time', em =>
    em.query(
      `SELECT tenant_id FROM stripe_events WHERE applied_at IS NULL AND received_at < $1
     UNION SELECT tenant_id FROM subscriptions WHERE ends_again AND coalesce(acting_until < clock_timestamp(), true)
     UNION SELECT tenant_id FROM subscriptions WHERE provider_subscription_id IS NOT NULL
       AND current_period_end < $1`,
      [since],
    ),
  );
  for (const { tenant_id: tenantId } of lost) await queueSync(services, tenantId);
}

/** What happens because time passes. */
export async function tickBilling(services: Services): Promise<void> {
  await endLocalPeriods(services);
  await endGrace(services);
  await catchUp(services);
  await catchUpEnds(services);
  await warnOfTrialsEnd(services);
  await makeUpForInvoices(services);
}
