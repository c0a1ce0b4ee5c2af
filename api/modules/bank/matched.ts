/** SQL over the entries of a movement `m` that stand: not undone, and of no annulled invoice. */
const standingOf = (what: string) => `(SELECT ${what} FROM bank_matches x
  JOIN collections c ON c.tenant_id = x.tenant_id AND c.id = x.collection_id
  JOIN invoices i ON i.tenant_id = c.tenant_id AND i.id = c.invoice_id AND i.status <> 'cancelled'
  WHERE x.tenant_id = m.tenant_id AND x.movement_id = m.id
    AND NOT EXISTS (SELECT FROM collections u WHERE u.tenant_id = c.tenant_id AND u.undoes = c.id))`;

/** SQL of what is written down as collected of it. */
const TAKEN = `coalesce(${standingOf('sum(c.amount)')}, 0)`;

/** SQL of what is not written down yet. */
export const LEFT = `(m.amount - ${TAKEN})`;

/** SQL: something is written down. */
export const MATCHED = `EXISTS ${standingOf('1')}`;

/** SQL of the ids of its entries. */
export const ENTRIES = `ARRAY${standingOf('c.id')}`;
