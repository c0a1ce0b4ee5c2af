import { StripeRefused, StripeSilent } from '../../../edges/stripe/failure';
import type { Services } from '../../../platform/context';
import { catchUpEnd } from './ends-again';
import { syncBilling } from './sync';
import { queueSync } from './webhook';

/** Reads a company's state from Stripe, which applies every event of it that had come before. */
export async function applyEvents(services: Services, tenantId: string): Promise<void> {
  const waiting: { event_id: string }[] = await services.db.acrossTenants('events of the payment provider', em =>
    em.query('SELECT event_id FROM stripe_events WHERE tenant_id = $1 AND applied_at IS NULL', [tenantId]),
  );
  await catchUpEnd(services, tenantId);
  await syncBilling(services, tenantId);
  if (waiting.length === 0) return;
  await services.db.acrossTenants('events of the payment provider', em =>
    em.query('UPDATE stripe_events SET applied_at = $2 WHERE event_id = ANY ($1) AND applied_at IS NULL', [
      waiting.map(each => each.event_id),
      services.now(),
    ]),
  );
}

/**
 * Reads Stripe after an act that Stripe has done: whatever fails now, the act did not. False: it is written down later,
 * by a job.
 */
export async function syncNowOrLater(services: Services, tenantId: string): Promise<boolean> {
  try {
    await syncBilling(services, tenantId);
    return true;
  } catch (error) {
    if (!(error instanceof StripeSilent || error instanceof StripeRefused)) throw error;
    services.log.warn({ tenantId, reason: error.message }, 'Stripe');
    await queueSync(services, tenantId);
    return false;
  }
}
