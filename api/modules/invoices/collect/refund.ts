import type { EntityManager } from 'typeorm';
import { askedOf, family, invoiceOf } from './asked';
import { collected, owed, type Balance } from './owed';

/** SQL: a rectifying invoice by differences, below zero. A debt (R2, R3) is none: nothing of it is given back. */
const isCredit = (of: string): string => `(${of}.rectification_way = 'I' AND ${of}.status = 'issued'
  AND ${of}.kind NOT IN ('R2', 'R3') AND ${of}.rectified_debt IS NULL AND ${owed(of)} < 0)`;

const STANDS = `by.status IN ('issued', 'paid')`;

/**
 * SQL terms that say for each original near one invoice what came in beyond what it comes to with its family (`back`), and how
 * much of it was given back for credits of several (`given`). `near` has all that rectifies, or is rectified by, one of them,
 * however far. What was given back for a credit is of its own originals first, the oldest first and each by no more than its
 * part; the rest is of those of which too much came in still. What is more never came in.
 */
const sharedOut = (head: string): string => `
  WITH RECURSIVE near (id) AS (
    SELECT ${head}
     UNION
    SELECT beside.id FROM near CROSS JOIN LATERAL (
      SELECT x.rectified_id AS id FROM rectified_invoices x JOIN invoices by ON by.tenant_id = $1 AND by.id = x.invoice_id AND ${STANDS}
       WHERE x.tenant_id = $1 AND x.invoice_id = near.id
       UNION ALL
      SELECT x.invoice_id FROM rectified_invoices x JOIN invoices by ON by.tenant_id = $1 AND by.id = x.invoice_id AND ${STANDS}
       WHERE x.tenant_id = $1 AND x.rectified_id = near.id OFFSET 0) beside
  ), originals AS MATERIALIZED (
    SELECT o.id, each_of.back, each_of.refunded, each_of.parts, row_number() OVER (ORDER BY o.date, o.number, o.id) AS place
      FROM near ${invoiceOf('near.id')} o
     CROSS JOIN LATERAL (${family('o.id')}
       SELECT greatest(least(a.came + b.came, -(a.owed + b.owed)), 0) AS back, b.refunded, b.parts FROM a, b) each_of
     WHERE o.rectification_way IS DISTINCT FROM 'I' AND NOT EXISTS (
       SELECT FROM rectified_invoices x JOIN invoices by ON by.tenant_id = $1 AND by.id = x.invoice_id AND ${STANDS}
        WHERE x.tenant_id = $1 AND x.rectified_id = o.id AND by.rectification_way = 'S')
  ), went AS MATERIALIZED (
    SELECT i.id, -${collected('i')} AS amount FROM (SELECT DISTINCT unnest(refunded) AS id FROM originals) d ${invoiceOf('d.id')} i
  ), own_first AS MATERIALIZED (
    SELECT o.id, least(of.most, greatest(went.amount - sum(of.most) OVER (PARTITION BY went.id ORDER BY o.place) + of.most, 0)) AS given
      FROM originals o CROSS JOIN LATERAL unnest(o.refunded, o.parts) AS r (id, part) JOIN went ON went.id = r.id
     CROSS JOIN LATERAL (SELECT greatest(least(o.back, r.part), 0) AS most) of
  ), first AS MATERIALIZED (
    SELECT o.id, o.back, o.place, o.refunded, least(o.back, coalesce((SELECT sum(f.given) FROM own_first f WHERE f.id = o.id), 0)) AS given
      FROM originals o
  ), given_back AS (
    SELECT f.id, f.back, f.given + CASE WHEN f.refunded IS NULL THEN 0 ELSE least(f.back - f.given, greatest(
             (SELECT coalesce(sum(amount), 0) FROM went) - sum(f.given) OVER ()
             - sum(f.back - f.given) FILTER (WHERE f.refunded IS NOT NULL) OVER (ORDER BY f.place) + f.back - f.given, 0)) END AS given
      FROM first f
  )`;

/**
 * SQL of the money to give back for a credit: what came in for its originals and their families beyond what they come to
 * by now, less what was given back of it. 0 where nothing came in: credit and original settle each other. Null where no
 * original is in Folio, since nobody knows what came in. `up` has the originals.
 */
const cameInTooMuch = (credit: string): string => `(${sharedOut(credit)}, up (id) AS (
    SELECT x.rectified_id FROM rectified_invoices x WHERE x.tenant_id = $1 AND x.invoice_id = ${credit}
     UNION
    SELECT x.rectified_id FROM up ${invoiceOf('up.id')} by
      JOIN rectified_invoices x ON x.tenant_id = $1 AND x.invoice_id = by.id WHERE by.rectification_way = 'I'
  )
  SELECT sum(back - given) FROM given_back WHERE id IN (SELECT id FROM up))`;

const ASKED_OF_ALL = `SELECT i.id, CASE WHEN ${isCredit('i')}
    THEN greatest(asked.owed, -coalesce(${cameInTooMuch('i.id')}, -asked.owed))::numeric(14, 2)::text ELSE asked.owed::text END AS owed
  FROM invoices i CROSS JOIN LATERAL (SELECT ((${askedOf('i.id')})::jsonb ->> 'owed')::numeric(14, 2) AS owed) asked
 WHERE i.tenant_id = $1 AND i.id = ANY ($2)`;

/** What is asked for each of these by now; of a credit, what is to be given back. */
export async function askedForEach(em: EntityManager, tenantId: string, ids: string[]): Promise<Map<string, string>> {
  const rows: Pick<Balance, 'id' | 'owed'>[] = await em.query(ASKED_OF_ALL, [tenantId, ids]);
  return new Map(rows.map(({ id, owed: left }) => [id, left]));
}
