import type { EntityManager } from 'typeorm';

/**
 * Sends what waits of an invoice as soon as the AEAT allows: what is held is let go, with all that comes before it in the chain,
 * and a wait after failures ends.
 */
export async function hurry(em: EntityManager, tenantId: string, invoiceId: string): Promise<void> {
  await em.query(
    `UPDATE submissions SET status = 'waiting' WHERE tenant_id = $1 AND status = 'held'
        AND sequence <= (SELECT max(sequence) FROM records WHERE tenant_id = $1 AND invoice_id = $2)`, [tenantId, invoiceId]);
  await em.query(
    `UPDATE senders SET failures = 0, next_at = last_sent_at + make_interval(secs => wait_seconds)
      WHERE tenant_id = $1 AND failures > 0 AND paused_at IS NULL`, [tenantId]);
}
