import type { Db } from '../../platform/database/db';
import { addDays, dayOf } from '../../platform/dates';

/** Nobody counts further: more of them is as bad, and counting takes its time. */
const MOST = 100_000;

/** What waits in all companies together, for the operator's alerts. */
interface AtWork {
  waiting: number;
  sending: number;
  /** When the oldest of both was sealed; null: none waits. */
  since: Date | null;
  rejected: number;
  /** Companies whose sending is paused. */
  paused: number;
  /** Rules of recurring invoices that are due and were not tried today. */
  recurring: number;
}

/** The instant in a UUIDv7. */
const instantOf = (id: string) => new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));

/** Reads the indexes of what waits alone, however much there is besides. */
export async function companiesAtWork(db: Db, now: Date): Promise<AtWork> {
  const [{ oldest, ...counts }] = await db.acrossTenants('what waits in all companies', em =>
    em.query(
      `WITH unsent AS (SELECT record_id, status FROM submissions WHERE status IN ('waiting', 'sending') LIMIT $2),
            refused AS (SELECT 1 FROM submissions WHERE status = 'rejected' LIMIT $2)
       SELECT (SELECT count(*)::int FROM unsent WHERE status = 'waiting') AS waiting,
              (SELECT count(*)::int FROM unsent WHERE status = 'sending') AS sending,
              (SELECT min(record_id::text) FROM unsent) AS oldest,
              (SELECT count(*)::int FROM refused) AS rejected,
              (SELECT count(*)::int FROM senders WHERE paused_at IS NOT NULL) AS paused,
              (SELECT count(*)::int FROM recurring_invoices WHERE state = 'active' AND next_date <= $1
                 AND tried_on IS DISTINCT FROM $1::date) AS recurring`,
      [dayOf(now), MOST],
    ),
  );
  return { ...counts, since: oldest === null ? null : instantOf(oldest) };
}

/** Companies' certificates that have ended, and those that end within 7 and within 30 days. */
export async function certificatesToEnd(db: Db, now: Date): Promise<{ ended: number; week: number; month: number }> {
  const [counts] = await db.acrossTenants('how many certificates end soon', em =>
    em.query(
      `SELECT (count(*) FILTER (WHERE not_after <= $1))::int AS ended,
              (count(*) FILTER (WHERE not_after > $1 AND not_after <= $2))::int AS week,
              (count(*) FILTER (WHERE not_after > $2))::int AS month
         FROM certificates WHERE not_after <= $3`,
      [now, addDays(now, 7), addDays(now, 30)],
    ),
  );
  return counts;
}
