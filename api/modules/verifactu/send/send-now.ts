import type { EntityManager } from 'typeorm';

/** Ends a wait after failures: what a company has waiting goes as soon as the AEAT allows. */
export async function endBackoff(em: EntityManager, tenantId: string): Promise<void> {
  await em.query(
    `UPDATE senders SET failures = 0, next_at = last_sent_at + make_interval(secs => wait_seconds)
      WHERE tenant_id = $1 AND failures > 0 AND paused_at IS NULL`,
    [tenantId],
  );
}

/**
 * Sends the last record of an invoice once more as it is: it was refused as a duplicate (3000), and the AEAT did not
 * say whose it holds. The very same record changes nothing there, and its answer asks again. `answered_at` stays, so
 * that no silence meanwhile makes it ours.
 */
export async function sendAgain(em: EntityManager, tenantId: string, invoiceId: string): Promise<void> {
  await em.query(
    `UPDATE submissions SET status = 'waiting' WHERE tenant_id = $1 AND status = 'rejected'
       AND code = 3000 AND held_as IS NULL
        AND record_id = (SELECT id FROM records WHERE tenant_id = $1 AND invoice_id = $2 ORDER BY sequence DESC
          LIMIT 1)`,
    [tenantId, invoiceId],
  );
}
