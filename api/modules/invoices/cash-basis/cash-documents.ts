import type { EntityManager } from 'typeorm';
import type { Means } from '../../../../schema/collect/means';
import type { CashEntry } from '../../../../schema/tax/cash-accrual';
import type { Tax } from '../../../../schema/tax/territory';
import { toCollect } from '../collect/owed';
import type { InvoiceRate } from '../invoice.types';

/** An invoice under criterio de caja as it is read, with what came in for it. */
export interface CashInvoice {
  id: string;
  number: string;
  date: string;
  operation: string;
  kind: string;
  way: string | null;
  debt: string | null;
  name: string;
  nif: string;
  iban: string | null;
  tax: Tax;
  payable: string;
  rates: InvoiceRate[];
  /** Rates of what it replaces; null: it replaces nothing. */
  replaced: InvoiceRate[] | null;
  entries: (CashEntry & { means: Means | null })[];
}

/** SQL: something of an invoice goes by criterio de caja. */
const byCash = (of: string): string =>
  `(${of}.rates @> '[{"ivaRegime":"07"}]' OR ${of}.rates @> '[{"cashBasis":true}]')`;

const OPERATION = 'coalesce(i.operation_date, i.date)';

/** SQL of the last day on which an invoice accrues. */
const LAST = `make_date(extract(year FROM ${OPERATION})::int + 1, 12, 31)`;

/**
 * Those of which something may accrue between two days: something came in then, they or their operation are of then, or
 * then is their last day and not all was paid before. One more than are wanted says that there are too many.
 */
const OF_QUARTER = `
  SELECT i.id, i.full_number AS number, i.date::text, ${OPERATION}::text AS operation, i.kind, i.rectification_way AS way, i.rectified_debt AS debt,
         i.customer_name AS name, i.customer_nif AS nif, i.iban, i.tax, (${toCollect('i')})::numeric(14, 2)::text AS payable, i.rates,
         CASE WHEN i.rectification_way = 'S' THEN (SELECT jsonb_agg(rate) FROM rectified_invoices r
            JOIN invoices o ON o.tenant_id = r.tenant_id AND o.id = r.rectified_id CROSS JOIN LATERAL jsonb_array_elements(o.rates) rate
           WHERE r.tenant_id = i.tenant_id AND r.invoice_id = i.id) END AS replaced,
         (SELECT coalesce(jsonb_agg(jsonb_build_object('date', c.date::text, 'amount', c.amount::text, 'means', c.means, 'undoes', c.undoes IS NOT NULL)
                 ORDER BY c.date, c.created_at, c.undoes IS NOT NULL, c.id), '[]') FROM collections c WHERE c.tenant_id = i.tenant_id AND c.invoice_id = i.id) AS entries
    FROM invoices i
   WHERE i.tenant_id = $1 AND i.status IN ('issued', 'paid') AND i.kind <> 'F3' AND ${byCash('i')}
     AND (i.date BETWEEN $2 AND $3 OR ${OPERATION} BETWEEN $2 AND $3
       OR (${LAST} BETWEEN $2 AND $3 AND (i.status = 'issued' OR i.paid_on > ${LAST}))
       OR i.id IN (SELECT c.invoice_id FROM collections c WHERE c.tenant_id = $1 AND c.date BETWEEN $2 AND $3))
   ORDER BY i.id LIMIT $4`;

export const cashInvoices = (
  em: EntityManager,
  tenantId: string,
  [from, to]: readonly [string, string],
  most: number,
): Promise<CashInvoice[]> => em.query(OF_QUARTER, [tenantId, from, to, most]);

const APPLIES = `
  SELECT t.cash_basis OR EXISTS (SELECT FROM invoices i WHERE i.tenant_id = $1 AND i.status <> 'draft' AND ${byCash('i')}) AS applies
    FROM tenants t WHERE t.tenant_id = $1`;

/** Whether a company is under criterio de caja, or has invoiced by it. */
export async function goesByCash(em: EntityManager, tenantId: string): Promise<boolean> {
  const [{ applies }] = await em.query(APPLIES, [tenantId]);
  return applies as boolean;
}
