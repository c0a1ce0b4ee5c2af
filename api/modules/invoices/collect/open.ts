import type { EntityManager } from 'typeorm';
import { isOpen, owed } from './owed';

/** An invoice for which something is owed, by whom, as its paper says it. */
export interface OpenInvoice {
  id: string;
  number: string;
  /** The card of its customer, or else their tax number. */
  payer: string;
  name: string;
  nif: string;
  date: string;
  /** Below zero it is for them. */
  owed: string;
}

/** The newest of a company's open invoices, up to so many. */
export const openInvoices = (em: EntityManager, tenantId: string, most: number): Promise<OpenInvoice[]> =>
  em.query(
    `SELECT i.id, i.full_number AS number, coalesce(i.customer_id::text, i.customer_nif) AS payer, i.customer_name AS name,
            i.customer_nif AS nif, i.date::text AS date, ${owed('i')}::numeric(14, 2)::text AS owed
       FROM invoices i WHERE i.tenant_id = $1 AND ${isOpen('i')} ORDER BY i.date DESC, i.id DESC LIMIT ${most}`,
    [tenantId],
  );
