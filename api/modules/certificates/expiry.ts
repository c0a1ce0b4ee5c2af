import { And, IsNull, LessThanOrEqual, MoreThan, Or, type EntityManager } from 'typeorm';
import { addDays } from '../../platform/dates';
import type { Db } from '../../platform/database/db';
import { queueForAdmins } from '../mail/mails';
import { Certificate } from './certificate.entity';

/** Days before its end at which the admins are written to, each once per certificate. */
const WARNINGS = [7, 30] as const;

interface Clock {
  now(): Date;
}

/** Marks the certificate as warned of; false where it was already, or has more time, or none. */
async function mark(em: EntityManager, tenantId: string, days: number, now: Date): Promise<boolean> {
  const soon = { tenantId, notAfter: And(MoreThan(now), LessThanOrEqual(addDays(now, days))) };
  const notYet = Or(IsNull(), MoreThan(days));
  const { affected } = await em.update(Certificate, { ...soon, warnedDays: notYet }, { warnedDays: days });
  return affected === 1;
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
  const within = (days: number) => And(MoreThan(today), LessThanOrEqual(addDays(today, days)));
  const due = await db.acrossTenants('whose certificate ends soon', em =>
    em.find(Certificate, {
      select: { tenantId: true },
      where: [
        { notAfter: within(30), warnedDays: IsNull() },
        { notAfter: within(7), warnedDays: MoreThan(7) },
      ],
    }),
  );
  for (const { tenantId } of due) await db.tx(tenantId, em => warn(em, tenantId, { now }));
}
