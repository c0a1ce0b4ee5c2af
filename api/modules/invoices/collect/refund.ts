import type { EntityManager } from 'typeorm';
import { askedOf, family, invoiceOf } from './asked';
import { owed, type Balance } from './owed';

/** SQL: a rectifying invoice by differences, below zero. A debt (R2, R3) is none: nothing of it is given back. */
const isCredit = (of: string): string => `(${of}.rectification_way = 'I' AND ${of}.status = 'issued'
  AND ${of}.kind NOT IN ('R2', 'R3') AND ${of}.rectified_debt IS NULL AND ${owed(of)} < 0)`;

/**
 * SQL of the money to give back for a credit: what came in for its originals and their families beyond what they come to
 * by now. 0 where nothing came in: credit and original settle each other. Null where no original is in Folio, since
 * nobody knows what came in.
 *
 * `up` has the originals. `near` has all that rectifies, or is rectified by, one of them, however far: what was given
 * back for a credit of several originals belongs to none of them alone, so it is taken off the money of all of `near`.
 */
const cameInTooMuch = (credit: string): string => `(
  WITH RECURSIVE up (id) AS (
    SELECT x.rectified_id FROM rectified_invoices x WHERE x.tenant_id = $1 AND x.invoice_id = ${credit}
     UNION
    SELECT x.rectified_id FROM up ${invoiceOf('up.id')} by
      JOIN rectified_invoices x ON x.tenant_id = $1 AND x.invoice_id = by.id WHERE by.rectification_way = 'I'
  ), near (id) AS (
    SELECT ${credit}
     UNION
    SELECT beside.id FROM near CROSS JOIN LATERAL (
      SELECT x.rectified_id FROM rectified_invoices x WHERE x.tenant_id = $1 AND x.invoice_id = near.id
       UNION ALL
      SELECT x.invoice_id FROM rectified_invoices x WHERE x.tenant_id = $1 AND x.rectified_id = near.id) beside (id)
  )
  SELECT least(sum(each_of.back) FILTER (WHERE near.id IN (SELECT id FROM up)), greatest(sum(each_of.back + each_of.shared), 0))
    FROM near ${invoiceOf('near.id')} o
   CROSS JOIN LATERAL (${family('o.id')}
     SELECT greatest(least(a.came + b.came, -(a.owed + b.owed)), 0) AS back, b.shared FROM a, b) each_of
   WHERE o.rectification_way IS DISTINCT FROM 'I')`;

const ASKED_OF_ALL = `SELECT i.id, CASE WHEN ${isCredit('i')}
    THEN greatest(asked.owed, -coalesce(${cameInTooMuch('i.id')}, -asked.owed))::numeric(14, 2)::text ELSE asked.owed::text END AS owed
  FROM invoices i CROSS JOIN LATERAL (SELECT ((${askedOf('i.id')})::jsonb ->> 'owed')::numeric(14, 2) AS owed) asked
 WHERE i.tenant_id = $1 AND i.id = ANY ($2)`;

/** What is asked for each of these by now; of a credit, what is to be given back. */
export async function askedForEach(em: EntityManager, tenantId: string, ids: string[]): Promise<Map<string, string>> {
  const rows: Pick<Balance, 'id' | 'owed'>[] = await em.query(ASKED_OF_ALL, [tenantId, ids]);
  return new Map(rows.map(({ id, owed: left }) => [id, left]));
}
