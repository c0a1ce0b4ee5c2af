import type { Services } from '../../platform/context';

/** Rows that one call answers. */
const MOST = 1_000;

interface Blocked {
  invoice: string;
  date: string;
  until: string;
  name: string;
  nif: string;
  address: string | null;
}

/**
 * The recipients of the invoices of an erased person, for the operator to hand to a court or the tax agency
 * (LOPDGDD art. 32).
 */
export const blockedOf = ({ db }: Pick<Services, 'db'>, companyNif: string, number?: string): Promise<Blocked[]> =>
  db.acrossTenants('blocked data for an authority', em =>
    em.query(
      `SELECT i.full_number AS invoice, i.date::text AS date, b.until::text AS until, b.customer_name AS name, b.customer_nif AS nif,
          nullif(concat_ws(', ', b.customer_address, b.customer_postal_code, b.customer_city), '') AS address
     FROM blocked_data b JOIN invoices i ON i.tenant_id = b.tenant_id AND i.id = b.invoice_id
       JOIN tenants t ON t.tenant_id = b.tenant_id
    WHERE t.nif = $1 AND ($2::text IS NULL OR i.full_number = $2) ORDER BY i.date, i.full_number LIMIT ${MOST}`,
      [companyNif, number ?? null],
    ),
  );
