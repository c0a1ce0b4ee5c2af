import { And, IsNull, LessThanOrEqual, MoreThan, Or, type EntityManager } from 'typeorm';
import { addDays } from '../../platform/dates';
import type { Services } from '../../platform/context';
import { queueForAdmins } from '../mail/mails';
import { Certificate } from './certificate.entity';

const DAY_MS = 86_400_000;
/** With fewer days than these left the screens warn. */
const SOON_DAYS = 30;

/** Whole days until an instant, a day that has begun counted; 0 or less: it is past. */
export const daysUntil = (end: Date, now: Date): number => Math.ceil((end.getTime() - now.getTime()) / DAY_MS) || 0;

/** What is shown of a certificate's end. */
export function timeLeft(notAfter: Date, now: Date) {
  const days = daysUntil(notAfter, now);
  const isExpired = notAfter <= now;
  return { daysUntilExpiration: days, isExpired, isExpiringSoon: !isExpired && days < SOON_DAYS };
}

/** Days before its end at which the admins are written to, each once per certificate. */
const WARNINGS = [7, 30] as const;

/** A certificate that ends within so many days, and has not been warned of as late as that. */
const due = (days: number, now: Date) => ({
  notAfter: And(MoreThan(now), LessThanOrEqual(addDays(now, days))),
  warnedDays: Or(IsNull(), MoreThan(days)),
});

/** Queues the warning that is due, in the transaction that notes it. */
async function warn(em: EntityManager, tenantId: string, clock: Pick<Services, 'now'>): Promise<void> {
  for (const days of WARNINGS) {
    const { affected } = await em.update(Certificate, { tenantId, ...due(days, clock.now()) }, { warnedDays: days });
    if (affected) return queueForAdmins(em, clock, { kind: `certificate_${days}`, tenantId });
  }
}

/**
 * Writes to the admins of every company whose certificate ends soon. A day that was missed is made up for by the next.
 */
export async function warnOfExpiry({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const where = WARNINGS.map(days => due(days, now()));
  const soon = await db.acrossTenants('whose certificate ends soon', em =>
    em.find(Certificate, { select: { tenantId: true }, where }),
  );
  for (const { tenantId } of soon) await db.tx(tenantId, em => warn(em, tenantId, { now }));
}
