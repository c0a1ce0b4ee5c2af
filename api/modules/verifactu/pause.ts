import type { EntityManager } from 'typeorm';
import { openIncident } from './incidents';

/** Nothing is sent for a company until a person acts, nor tried on the hour. Says so once; false: it was so already. */
export async function pauseSending(em: EntityManager, tenantId: string, reason: string, now: Date): Promise<boolean> {
  const [, changed] = await em.query(
    `UPDATE senders SET paused_at = $2, paused_code = NULL, paused_reason = $3, next_at = NULL WHERE tenant_id = $1 AND (paused_at IS NULL OR next_at IS NOT NULL)
        AND (lease_until IS NULL OR lease_until <= $2)`, [tenantId, now, reason]);
  if (changed) await openIncident(em, tenantId, reason, now);
  return changed > 0;
}

/** Sending goes on, not sooner than the AEAT asked for. Does nothing where it was not paused. */
export async function resumeSending(em: EntityManager, tenantId: string): Promise<void> {
  // Held to COMMIT, so that whoever pauses for want of a certificate meanwhile comes after it, and sees it.
  await em.query('SELECT 1 FROM senders WHERE tenant_id = $1 FOR UPDATE', [tenantId]);
  await em.query(
    `UPDATE senders SET paused_at = NULL, paused_code = NULL, paused_reason = NULL, failures = 0, next_at = last_sent_at + make_interval(secs => wait_seconds)
      WHERE tenant_id = $1 AND paused_at IS NOT NULL`, [tenantId]);
}
