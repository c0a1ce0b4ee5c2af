import type { EntityManager } from 'typeorm';
import { isOfSeveral, leftOfPart, share } from './family';
import { collected, owed, toCollect, type Balance } from './owed';

/** SQL: an exchange `e` of tickets for an invoice `by` counts, since it was not taken back. */
export const EXCHANGED = `by.kind = 'F3' AND by.status <> 'cancelled' AND e.taken_back_id IS NULL
     AND NOT EXISTS (SELECT FROM exchanged_invoices t JOIN invoices back ON back.tenant_id = $1 AND back.id = t.invoice_id
                      WHERE t.tenant_id = $1 AND t.taken_back_id = by.id AND back.status <> 'cancelled')`;

/** SQL of one invoice by its id. Without OFFSET 0 the planner expects half of the company and reads all its invoices. */
export const invoiceOf = (id: string): string =>
  `CROSS JOIN LATERAL (SELECT * FROM invoices WHERE tenant_id = $1 AND id = ${id} OFFSET 0)`;

/** SQL of what rectifies an invoice, without debts that were given up. */
const rectifying = (id: string): string => `CROSS JOIN LATERAL (
      SELECT x.invoice_id, x.rates, by.total FROM rectified_invoices x
        JOIN invoices by ON by.tenant_id = $1 AND by.id = x.invoice_id AND by.kind NOT IN ('R2', 'R3') AND by.rectified_debt IS NULL
       WHERE x.tenant_id = $1 AND x.rectified_id = ${id} OFFSET 0)`;

/**
 * `own`: an invoice, what it stands for (by substitution, or tickets), and so on. `less`: what rectifies it or its tickets, and
 * what rectifies that; no debt (R2, R3), since that changes the VAT, not what the customer owes. $1 is the company.
 */
export const family = (head: string): string => `
  WITH RECURSIVE own (id, rectifiable) AS (
    SELECT ${head}, true
     UNION
    SELECT before.* FROM own ${invoiceOf('own.id')} by
     CROSS JOIN LATERAL (
       SELECT x.rectified_id, false FROM rectified_invoices x
        WHERE by.rectification_way = 'S' AND x.tenant_id = $1 AND x.invoice_id = by.id
       UNION ALL
       SELECT e.exchanged_id, true FROM exchanged_invoices e WHERE e.tenant_id = $1 AND e.invoice_id = by.id AND ${EXCHANGED}) before
  ), less (id, part) AS (
    SELECT x.invoice_id, ${share('x', 'x')} FROM own ${rectifying('own.id')} x WHERE own.rectifiable
     UNION ALL
    SELECT x.invoice_id, less.part * ${share('x', 'x')} FROM less ${rectifying('less.id')} x
  ), a AS (
    SELECT coalesce(sum(${owed('i')}), 0) AS owed, coalesce(sum(${toCollect('i')}), 0) AS pay, coalesce(sum(${collected('i')}), 0) AS came
      FROM own ${invoiceOf('own.id')} i WHERE i.status IN ('issued', 'paid')
  ), b AS (
    SELECT least(coalesce(sum(${leftOfPart('i', 'each_of.part')}), 0), 0) AS owed,
           least(coalesce(sum(${toCollect('i')} * each_of.part), 0), 0) AS pay,
           coalesce(sum(${collected('i')} * each_of.part) FILTER (WHERE NOT ${isOfSeveral('each_of.part')}), 0) AS came,
           array_agg(i.id) FILTER (WHERE ${isOfSeveral('each_of.part')} AND ${collected('i')} < 0) AS refunded,
           array_agg(-${toCollect('i')} * each_of.part) FILTER (WHERE ${isOfSeveral('each_of.part')} AND ${collected('i')} < 0) AS parts,
           least(coalesce(sum(${collected('i')}) FILTER (WHERE ${isOfSeveral('each_of.part')}), 0), 0) AS given
      FROM (SELECT id, sum(part) AS part FROM less GROUP BY id) each_of ${invoiceOf('each_of.id')} i WHERE i.status IN ('issued', 'paid')
  ), own_left AS (SELECT least(a.owed + b.owed, a.pay + b.pay) AS owed FROM a, b)`;

/**
 * SQL of what is asked, from the sums of a family. Below zero it is in the customer's favour: by no more than came in,
 * since nobody gets back what they never paid, and less what was given back for a credit of several.
 */
const LEFT = `(CASE WHEN a.owed <= 0 THEN a.owed WHEN own_left.owed > 0 THEN own_left.owed
  ELSE least(greatest(own_left.owed, -greatest(a.came + b.came, 0)) - b.given, 0) END)::numeric(14, 2)::text`;

/** SQL of what is asked for an invoice, as JSON: how much, and the numbers of the others of its family. */
export const askedOf = (head: string): string => `${family(head)}
  SELECT json_build_object('owed', ${LEFT}, 'others', coalesce((
    SELECT json_agg(o.full_number) FROM (SELECT id FROM own UNION SELECT id FROM less) others
      ${invoiceOf('others.id')} o WHERE o.status IN ('issued', 'paid') AND o.id <> ${head}), '[]')) FROM a, b, own_left`;

const ASKED = `${family('$2::uuid')}
  SELECT $2::uuid AS id, a.came::numeric(14, 2)::text AS collected, ${LEFT} AS owed FROM a, b, own_left`;

/**
 * What came in for an invoice and all that it stands for, and what its customer is asked for by now: what is left of
 * them, less what rectifies them.
 */
export async function askedFor(em: EntityManager, tenantId: string, id: string): Promise<Balance> {
  const [asked] = await em.query(ASKED, [tenantId, id]);
  return asked as Balance;
}

/** An invoice of a family. */
export interface Member extends Balance {
  number: string;
  /** False where it also rectifies an invoice of another family. */
  whole: boolean;
  /** It has entries that nothing undoes. */
  entered: boolean;
}

const MEMBERS = `${family('$2::uuid')}
  SELECT i.id, i.full_number AS number, ${collected('i')}::numeric(14, 2)::text AS collected, ${owed('i')}::numeric(14, 2)::text AS owed,
         round(m.part, 9) = 1 AS whole, EXISTS (SELECT FROM collections c WHERE c.tenant_id = $1 AND c.invoice_id = i.id AND c.undoes IS NULL
           AND NOT EXISTS (SELECT FROM collections u WHERE u.tenant_id = $1 AND u.undoes = c.id)) AS entered
    FROM (SELECT id, max(part) AS part FROM (SELECT id, 1::numeric AS part FROM own UNION ALL SELECT id, sum(part) FROM less GROUP BY id) each_of
           GROUP BY id) m
    JOIN invoices i ON i.tenant_id = $1 AND i.id = m.id AND i.kind <> 'F3' AND i.status IN ('issued', 'paid')
   ORDER BY i.date, i.id`;

/** The family of an invoice, itself among them, the oldest first. */
export const membersOf = (em: EntityManager, tenantId: string, id: string): Promise<Member[]> =>
  em.query(MEMBERS, [tenantId, id]);
