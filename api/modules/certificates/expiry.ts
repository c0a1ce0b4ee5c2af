import type { EntityManager } from 'typeorm';
import { addDays } from '../../platform/dates';
import type { Db } from '../../platform/database/db';
import { queueForAdmins } from '../mail/mails';

/** Days before its end at which the admins are written to, each once per certificate. */
const WARNINGS = [7, 30] as const;

interface Clock {
  now(): Date;
}

/** Marks the certificate as warned of; false where it was already, or has more time, or none. */
async function mark(em: EntityManager, tenantId: string, days: number, now: Date): Promise<boolean> {
  const [, marked] = await em.query(
    `UPDATE certificates SET warned_days = $2 WHERE tenant_id = $1 AND not_after > $3 AND not_after <= $4
       AND (warned_days IS NULL OR warned_days > $2)`,
    [tenantId, days, now, addDays(now, days)],
  );
  return marked === 1;
}

/** Queues the warning that is due, in the transaction that notes it. */
async function warn(em: EntityManager, tenantId: string, clock: Clock): Promise<void> {
  for (const days of WARNINGS) {
    if (!(await mark(em, tenantId, days, clock.now()))) continue;
    await queueForAdmins(em, clock, { kind: `certificate_${days}`, tenantId });
    return;
  }
}

/**
 * Writes to the admins of every company whose certificate ends soon. A day that was missed is made up for by the next.
 */
export async function warnOfExpiry({ db, now }: { db: Db } & Clock): Promise<void> {
  const today = now();
  const due: { tenant_id: string }[] = await db.acrossTenants('whose certificate ends soon', em =>
    em.query(
      `SELECT tenant_id FROM certificates WHERE not_after > $1
       AND (not_after <= $2 AND warned_days IS NULL OR not_after <= $3 AND warned_days > 7)`,
      [today, addDays(today, 30), addDays(today, 7)],
    ),
  );
  for (const { tenant_id: tenantId } of due) await db.tx(tenantId, em => warn(em, tenantId, { now }));
}
