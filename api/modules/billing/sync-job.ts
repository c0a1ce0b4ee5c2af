import type { Services } from '../../platform/context';
import { syncBilling } from './sync';

/** Reads a company's state from Stripe, which applies every event of it that had come before. */
export async function applyEvents(services: Services, tenantId: string): Promise<void> {
  const waiting: { event_id: string }[] = await services.db.acrossTenants('events of the payment provider', em => em.query(
    'SELECT event_id FROM stripe_events WHERE tenant_id = $1 AND applied_at IS NULL', [tenantId]));
  await syncBilling(services, tenantId);
  if (waiting.length === 0) return;
  await services.db.acrossTenants('events of the payment provider', em => em.query(
    'UPDATE stripe_events SET applied_at = $2 WHERE event_id = ANY ($1) AND applied_at IS NULL', [waiting.map(each => each.event_id), services.now()]));
}
