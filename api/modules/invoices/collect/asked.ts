import type { EntityManager } from 'typeorm';
import { share } from './family';
import { collected, owed, toCollect, type Balance } from './owed';

/** The tickets of a complete invoice (F3) stand for it, until it is taken back. */
const TICKETS = `
  SELECT e.exchanged_id, true FROM exchanged_invoices e
   WHERE by.kind = 'F3' AND by.status <> 'cancelled' AND e.tenant_id = $1 AND e.invoice_id = by.id AND e.taken_back_id IS NULL
     AND NOT EXISTS (SELECT FROM exchanged_invoices t JOIN invoices back ON back.tenant_id = $1 AND back.id = t.invoice_id
                      WHERE t.tenant_id = $1 AND t.taken_back_id = by.id AND back.status <> 'cancelled')`;

/**
 * `own`: an invoice, what it stands for (by substitution, or tickets), and so on. `less`: what rectifies it or its tickets, and
 * what rectifies that; no debt (R2, R3), since that changes the VAT, not what the customer owes.
 */
const ASKED = `
  WITH RECURSIVE own (id, rectifiable) AS (
    SELECT $2::uuid, true
     UNION
    SELECT before.* FROM own JOIN invoices by ON by.tenant_id = $1 AND by.id = own.id
     CROSS JOIN LATERAL (
       SELECT x.rectified_id, false FROM rectified_invoices x
        WHERE by.rectification_way = 'S' AND x.tenant_id = $1 AND x.invoice_id = by.id
       UNION ALL ${TICKETS}) before
  ), less (id, part) AS (
    SELECT x.invoice_id, ${share('x', 'by')} FROM own JOIN rectified_invoices x ON x.tenant_id = $1 AND x.rectified_id = own.id
      JOIN invoices by ON by.tenant_id = $1 AND by.id = x.invoice_id AND by.kind NOT IN ('R2', 'R3')
     WHERE own.rectifiable
     UNION ALL
    SELECT x.invoice_id, less.part * ${share('x', 'by')} FROM less
      JOIN rectified_invoices x ON x.tenant_id = $1 AND x.rectified_id = less.id
      JOIN invoices by ON by.tenant_id = $1 AND by.id = x.invoice_id AND by.kind NOT IN ('R2', 'R3')
  ), a AS (
    SELECT coalesce(sum(${owed('i')}), 0) AS owed, coalesce(sum(${toCollect('i')}), 0) AS pay, coalesce(sum(${collected('i')}), 0) AS came
      FROM own JOIN invoices i ON i.tenant_id = $1 AND i.id = own.id AND i.status IN ('issued', 'paid')
  ), b AS (
    SELECT least(coalesce(sum(${owed('i')} * less.part), 0), 0) AS owed, least(coalesce(sum(${toCollect('i')} * less.part), 0), 0) AS pay
      FROM less JOIN invoices i ON i.tenant_id = $1 AND i.id = less.id AND i.status IN ('issued', 'paid')
  )
  SELECT $2::uuid AS id, a.came::numeric(14, 2)::text AS collected,
         (CASE WHEN a.owed > 0 THEN least(a.owed + b.owed, a.pay + b.pay) ELSE a.owed END)::numeric(14, 2)::text AS owed
    FROM a, b`;

/**
 * What came in for an invoice and what is asked of its customer by now, both with those that it stands for: what is left of
 * all of them, once what rectifies it is taken off.
 */
export async function askedFor(em: EntityManager, tenantId: string, id: string): Promise<Balance> {
  const [asked] = await em.query(ASKED, [tenantId, id]);
  return asked as Balance;
}
