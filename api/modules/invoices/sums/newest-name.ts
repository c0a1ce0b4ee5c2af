const COUNTED = `i.tenant_id = $1 AND i.status IN ('issued', 'paid') AND i.kind <> 'F3'`;
const NEWEST = 'ORDER BY i.date DESC, i.number DESC, i.id DESC LIMIT 1';

/**
 * SQL of the id and the name of a customer of customer_sums, as their newest invoice that counts has it. Two queries, each with
 * its index: by the card, or by the number of somebody without one.
 */
export const NEWEST_NAME = `
  (SELECT i.customer_id AS id, i.customer_name AS name FROM invoices i
    WHERE customer NOT LIKE 'nif %' AND i.customer_id = CASE WHEN customer LIKE 'nif %' THEN NULL ELSE customer::uuid END AND ${COUNTED} ${NEWEST})
  UNION ALL
  (SELECT NULL, i.customer_name FROM invoices i
    WHERE customer LIKE 'nif %' AND i.customer_id IS NULL AND i.customer_nif = substr(customer, 5)
      AND i.customer_name <> '' AND ${COUNTED} ${NEWEST})`;
