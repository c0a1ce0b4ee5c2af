import type { EntityManager } from 'typeorm';
import type { VerifactuRecord } from '../record.entity';
import type { Carried } from './match-lines';
import { hourAfterSql, LATE_MS } from './pace';

/** A record of which so many messages brought no word goes apart from the others, which were answered. */
const MOST_UNSAID = 3;

/** Said of a record where its message was answered for others, and not for it. */
export const UNSAID =
  'La AEAT contestó a otros registros del envío sin decir nada de este registro: Folio lo reenvía hasta que conteste. Si dura más de un día, escríbenos con su número.';

export type Waiting = Carried & Pick<VerifactuRecord, 'xml' | 'generatedAt'>;

/** A message to make: what waits in the order of the chain, as far as it is alike. */
interface Run {
  incident: boolean;
  apart: boolean;
  run: Waiting[];
}

const COLUMNS = `
  SELECT r.id, r.kind, r.issuer_nif AS "issuerNif", r.number, r.date::text, r.xml, r.generated_at AS "generatedAt", s.attempts + 1 AS attempts,
         s.unanswered + (s.status = 'sending')::int AS unanswered, s.answered_at IS NOT NULL AS "refusedBefore",
         EXISTS (SELECT 1 FROM records a JOIN submissions x ON x.tenant_id = a.tenant_id AND x.record_id = a.id
                  WHERE a.tenant_id = r.tenant_id AND a.invoice_id = r.invoice_id AND a.kind = 'anulacion'
                    AND x.attempts > 0) AS "annulledByUs"`;
const FROM = 'FROM submissions s JOIN records r ON r.tenant_id = s.tenant_id AND r.id = s.record_id';
const OPEN = `s.tenant_id = $1 AND s.status IN ('waiting', 'sending')`;
const ALL = `${COLUMNS} ${FROM} WHERE ${OPEN} ORDER BY s.sequence LIMIT $2`;

/** Only what is set apart has words without a code while it waits. */
const UNHEARD = `${OPEN} AND s.message IS NOT NULL AND s.code IS NULL AND s.unanswered >= ${MOST_UNSAID}`;
const ANY_APART = `SELECT EXISTS (SELECT 1 FROM submissions s WHERE ${UNHEARD}) AS apart`;

/**
 * Records that nothing was heard of, with what follows them of the same invoice, which must not overtake them; then the
 * others. One that is followed for the first time goes among the others, so that its follower does not lose its place
 * in the chain.
 */
const PARTED = `
  WITH unheard AS MATERIALIZED (SELECT r.invoice_id, s.sequence, m.sent_at ${FROM} JOIN messages m ON m.tenant_id = s.tenant_id AND m.id = s.message_id WHERE ${UNHEARD}
         AND NOT EXISTS (SELECT 1 FROM records n JOIN submissions f ON f.tenant_id = n.tenant_id AND f.record_id = n.id
                          WHERE n.tenant_id = r.tenant_id AND n.invoice_id = r.invoice_id AND n.sequence > r.sequence
                            AND f.status = 'waiting' AND f.attempts = 0)),
       parted AS (SELECT s.record_id, s.sequence, (SELECT max(u.sent_at) FROM unheard u WHERE u.invoice_id = r.invoice_id AND u.sequence <= s.sequence) AS tried ${FROM} WHERE ${OPEN}),
       chosen AS (SELECT record_id, tried FROM parted WHERE tried IS NULL OR ${hourAfterSql('tried', '$3')}
         ORDER BY tried IS NULL, sequence LIMIT $2)
  ${COLUMNS}, c.tried IS NOT NULL AS apart ${FROM} JOIN chosen c ON c.record_id = s.record_id WHERE ${OPEN} ORDER BY c.tried IS NULL, s.sequence`;

/**
 * The first of those that wait, and those that follow it without a break and are as late as it: late ones go in
 * messages of their own.
 */
function alike(waiting: Waiting[], now: Date): Omit<Run, 'apart'> {
  const late = (row: Waiting) => now.getTime() - row.generatedAt.getTime() > LATE_MS;
  const incident = late(waiting[0]!);
  const end = waiting.findIndex(row => late(row) !== incident);
  return { incident, run: end < 0 ? waiting : waiting.slice(0, end) };
}

/**
 * What the next message of a company carries. 'later': only what is set apart waits, and its hour has not come; null:
 * nothing does.
 */
export async function nextRun(
  em: EntityManager,
  tenantId: string,
  limit: number,
  now: Date,
): Promise<Run | 'later' | null> {
  const [{ apart: parted }] = await em.query(ANY_APART, [tenantId]);
  const rows: (Waiting & { apart?: boolean })[] = await (parted
    ? em.query(PARTED, [tenantId, limit, now])
    : em.query(ALL, [tenantId, limit]));
  const [first] = rows;
  if (!first) return parted ? 'later' : null;
  const apart = first.apart === true;
  const together = rows.filter(row => (row.apart === true) === apart);
  return { apart, ...alike(together, now) };
}
