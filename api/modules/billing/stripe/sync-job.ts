import { In, IsNull } from 'typeorm';
import { StripeRefused, StripeSilent } from '../../../edges/stripe/failure';
import type { Services } from '../../../platform/context';
import { catchUpEnd } from './ends-again';
import { syncBilling } from './sync';
import { queueSync } from './webhook';
import { StripeEvent } from './stripe-event.entity';

/** Reads a company's state from Stripe, which applies every event of it that had come before. */
export async function applyEvents(services: Services, tenantId: string): Promise<void> {
  const waiting = await services.db.acrossTenants('events of the payment provider', em =>
    em.findBy(StripeEvent, { tenantId, appliedAt: IsNull() }),
  );
  await catchUpEnd(services, tenantId);
  await syncBilling(services, tenantId);
  if (waiting.length === 0) return;
  await services.db.acrossTenants('events of the payment provider', em =>
    em.update(
      StripeEvent,
      { eventId: In(waiting.map(each => each.eventId)), appliedAt: IsNull() },
      { appliedAt: services.now() },
    ),
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
