import type { EntityManager } from 'typeorm';
import type { OpenInvoice } from '../../../../schema/collect/open';
import { askedOf, EXCHANGED, invoiceOf } from './asked';
import { isOpen, owed } from './owed';

/** SQL: another stands in its place, by substitution or for tickets. What is asked for is asked by that one. */
const STOOD_FOR = `(EXISTS (SELECT FROM rectified_invoices x JOIN invoices by ON by.tenant_id = x.tenant_id AND by.id = x.invoice_id
      WHERE x.tenant_id = i.tenant_id AND x.rectified_id = i.id AND by.rectification_way = 'S' AND by.status IN ('issued', 'paid'))
    OR EXISTS (SELECT FROM exchanged_invoices e JOIN invoices by ON by.tenant_id = e.tenant_id AND by.id = e.invoice_id
      WHERE e.tenant_id = i.tenant_id AND e.exchanged_id = i.id AND ${EXCHANGED}))`;

/** SQL: it stands for others of which something is owed still. */
const STANDS_FOR = `((i.kind = 'F3' AND i.status = 'issued') OR (i.rectification_way = 'S' AND i.status IN ('issued', 'paid') AND EXISTS (
     SELECT FROM rectified_invoices x JOIN invoices o ON o.tenant_id = x.tenant_id AND o.id = x.rectified_id AND o.status = 'issued'
      WHERE x.tenant_id = i.tenant_id AND x.invoice_id = i.id)))`;

/**
 * SQL: it is taken off what is owed for what it rectifies, so nobody gives it back; of a debt (R2, R3) nothing ever is.
 */
const TAKEN_OFF = `(i.rectification_way IS DISTINCT FROM 'S' AND ${owed('i')} < 0 AND (i.kind IN ('R2', 'R3') OR i.rectified_debt IS NOT NULL OR EXISTS (
  WITH RECURSIVE up (id) AS (
    SELECT x.rectified_id FROM rectified_invoices x WHERE x.tenant_id = i.tenant_id AND x.invoice_id = i.id
     UNION
    SELECT x.rectified_id FROM up
     CROSS JOIN LATERAL (SELECT rectified_id FROM rectified_invoices WHERE tenant_id = $1 AND invoice_id = up.id OFFSET 0) x
  ) SELECT FROM up ${invoiceOf('up.id')} o WHERE o.status = 'issued' AND ${owed('o')} > 0)))`;

/** SQL: what is asked for it is more than its own balance says. */
const HAS_FAMILY = `(i.kind = 'F3' OR i.rectification_way = 'S' OR EXISTS (
  SELECT FROM rectified_invoices x WHERE x.tenant_id = i.tenant_id AND x.rectified_id = i.id))`;

const OPEN = (most: number) => `
  SELECT f.id, f.full_number AS number, coalesce(f.customer_id::text, f.customer_nif) AS payer, f.customer_name AS name,
         f.customer_nif AS nif, f.date::text AS date, coalesce(f.asked ->> 'owed', f.owed::text) AS owed, f.asked -> 'others' AS others
    FROM (SELECT i.id, i.full_number, i.customer_id, i.customer_nif, i.customer_name, i.date, ${owed('i')}::numeric(14, 2) AS owed,
                 CASE WHEN ${HAS_FAMILY} THEN (${askedOf('i.id')}) END AS asked
            FROM (SELECT * FROM invoices i WHERE i.tenant_id = $1 AND (${isOpen('i')} OR ${STANDS_FOR}) AND NOT ${STOOD_FOR} AND NOT ${TAKEN_OFF}
                   ORDER BY i.date DESC, i.id DESC LIMIT ${most}) i) f
   ORDER BY f.date DESC, f.id DESC`;

/**
 * The newest invoices of a company for which something is asked, up to so many: of each family the one that asks for it, with
 * all that is left of it. Some ask for 0.00, where what rectifies them takes off all.
 */
export const openInvoices = (em: EntityManager, tenantId: string, most: number): Promise<OpenInvoice[]> =>
  em.query(OPEN(most), [tenantId]);
