import type { EntityManager } from 'typeorm';
import { prepared } from '../../../platform/database/pipeline';

/** SQL of its suplidos together. Hardly any invoice has one: of the others no list is opened. */
export const suplidosOf = (of: string) =>
  `CASE WHEN ${of}.suplidos = '[]' THEN 0 ELSE coalesce((SELECT sum((s ->> 'amount')::numeric) FROM jsonb_array_elements(${of}.suplidos) s), 0) END`;
const payable = (of: string) => `${of}.total - coalesce(${of}.withholding, 0) + ${suplidosOf(of)}`;

/** SQL of what an invoice has its customer pay in all: `toCollectOf` of schema/collect/owed.ts. */
export const toCollect = (of: string): string => `(CASE WHEN ${of}.kind = 'F3' THEN 0 ELSE ${payable(of)}
  - CASE WHEN ${of}.rectification_way = 'S' THEN coalesce((SELECT sum(${payable('replaced')}) FROM rectified_invoices r
      JOIN invoices replaced ON replaced.tenant_id = r.tenant_id AND replaced.id = r.rectified_id
     WHERE r.tenant_id = ${of}.tenant_id AND r.invoice_id = ${of}.id), 0) ELSE 0 END END)`;

/** SQL of what came in for it: the sum of its entries. */
export const collected = (of: string): string => `coalesce((SELECT sum(c.amount) FROM collections c
  WHERE c.tenant_id = ${of}.tenant_id AND c.invoice_id = ${of}.id), 0)`;

/** SQL of what is still owed for it: `owedOf` of schema/collect/owed.ts. */
export const owed = (of: string): string =>
  `(CASE WHEN ${of}.status IN ('draft', 'cancelled') THEN 0 ELSE ${toCollect(of)} - ${collected(of)} END)`;

/** SQL of the day from which an issued invoice counts as overdue: `dueOnOf` of schema/collect/terms.ts. */
export const dueOn = (of: string): string => `coalesce(${of}.due_date, ${of}.date + 30)`;

/** SQL: something is owed for it, by its customer or to them. */
export const isOpen = (of: string): string => `(${of}.status = 'issued' AND ${of}.kind <> 'F3' AND ${owed(of)} <> 0)`;

/** What came in for an invoice, and what is still owed. */
export interface Balance {
  id: string;
  collected: string;
  owed: string;
}

/** Its money, and the number of the invoice that stands in its place; null: none does. */
export interface Listed extends Balance {
  replacedBy: string | null;
}

const REPLACED_BY = `(SELECT by.full_number FROM rectified_invoices x JOIN invoices by ON by.tenant_id = $1 AND by.id = x.invoice_id
  WHERE x.tenant_id = $1 AND x.rectified_id = i.id AND by.rectification_way = 'S' AND by.status <> 'cancelled' LIMIT 1)`;

/** The balances of the invoices that a query gives the ids of; $1 is the company. */
export const balancesSql = (ids: string): string => `
  SELECT i.id, ${collected('i')}::numeric(14, 2)::text AS collected, ${owed('i')}::numeric(14, 2)::text AS owed,
         ${REPLACED_BY} AS "replacedBy"
    FROM invoices i WHERE i.tenant_id = $1 AND i.id = ANY (${ids})`;

const BALANCES = prepared('balances of invoices', balancesSql('$2'));

export const byInvoice = (rows: readonly Listed[]): Map<string, Listed> => new Map(rows.map(row => [row.id, row]));

export const balancesOf = async (em: EntityManager, tenantId: string, ids: string[]): Promise<Map<string, Listed>> =>
  byInvoice(await em.query(BALANCES, [tenantId, ids]));
