import type { EntityManager } from 'typeorm';
import { write } from '../../../platform/database/db';
import { beforeCommit } from '../../../platform/database/endings';
import { prepared } from '../../../platform/database/pipeline';
import { amountCounted } from '../amount-counted';
import { collected, dueOn, toCollect } from '../collect/owed';

/** What an invoice adds to the sums of its company. */
interface Share {
  id: string;
  invoices: number;
  revenue: string;
  pending: string;
  /** What is due of it, unless something rectifies it. */
  due: string;
}

/** SQL: it counts. Of an F3 its simplified invoices do. */
const COUNTS = `(i.status IN ('issued', 'paid') AND i.kind <> 'F3')`;
const REVENUE = `CASE WHEN ${COUNTS} THEN ${amountCounted('i')} ELSE 0 END`;
const PENDING = `CASE WHEN i.status = 'issued' THEN ${toCollect('i')} - ${collected('i')} ELSE 0 END`;
/** What rectifies others changes what is left of them: what they owe is looked at when it is read (collect/due-figures.ts). */
const DUE = `CASE WHEN i.status = 'issued' AND i.kind <> 'F3' AND NOT EXISTS (
    SELECT FROM rectified_invoices x WHERE x.tenant_id = i.tenant_id AND x.rectified_id = i.id)
  THEN greatest(${toCollect('i')} - ${collected('i')}, 0) ELSE 0 END`;
const MONTH = `date_trunc('month', i.date)::date`;
/** SQL of whom an invoice is for: a card, or the number of somebody without one. */
const CUSTOMER_OF = `coalesce(i.customer_id::text, 'nif ' || i.customer_nif)`;

const SHARES = prepared(
  'shares in sums',
  `SELECT i.id, ${COUNTS}::int AS invoices, (${REVENUE})::text AS revenue, (${PENDING})::text AS pending, (${DUE})::text AS due
     FROM invoices i WHERE i.tenant_id = $1 AND i.id = ANY ($2)`,
);

/** What these invoices add now, less what they added before. */
const CHANGES = `FROM invoices i JOIN unnest($2::uuid[], $3::int[], $4::numeric[], $5::numeric[]) AS was (id, invoices, revenue, pending)
    ON was.id = i.id WHERE i.tenant_id = $1`;

/** In the order of their keys, so that two that change the same rows wait for each other in one order. */
const ADD_MONTHS = prepared(
  'month sums',
  `INSERT INTO month_sums AS s (tenant_id, month, invoices, revenue, pending)
   SELECT $1, ${MONTH}, sum(${COUNTS}::int - was.invoices), sum(${REVENUE} - was.revenue), sum(${PENDING} - was.pending)
     ${CHANGES} GROUP BY 2
   HAVING sum(${COUNTS}::int - was.invoices) <> 0 OR sum(${REVENUE} - was.revenue) <> 0 OR sum(${PENDING} - was.pending) <> 0
    ORDER BY 2
   ON CONFLICT (tenant_id, month) DO UPDATE
     SET invoices = s.invoices + excluded.invoices, revenue = s.revenue + excluded.revenue, pending = s.pending + excluded.pending`,
);
const ADD_CUSTOMERS = prepared(
  'customer sums',
  `INSERT INTO customer_sums AS s (tenant_id, customer, invoices, revenue)
   SELECT $1, ${CUSTOMER_OF}, sum(${COUNTS}::int - was.invoices), sum(${REVENUE} - was.revenue)
     FROM invoices i JOIN unnest($2::uuid[], $3::int[], $4::numeric[]) AS was (id, invoices, revenue)
       ON was.id = i.id WHERE i.tenant_id = $1 AND i.customer_name <> '' GROUP BY 2
   HAVING sum(${COUNTS}::int - was.invoices) <> 0 OR sum(${REVENUE} - was.revenue) <> 0
    ORDER BY 2
   ON CONFLICT (tenant_id, customer) DO UPDATE SET invoices = s.invoices + excluded.invoices, revenue = s.revenue + excluded.revenue`,
);

/** Of an invoice its share is computed once: OFFSET keeps it apart. */
const ADD_DUE = prepared(
  'due sums',
  `INSERT INTO due_sums AS s (tenant_id, due, invoices, owed)
   SELECT $1, due, sum((now > 0)::int - (was > 0)::int), sum(now - was)
     FROM (SELECT ${dueOn('i')} AS due, ${DUE} AS now, was.due AS was
             FROM invoices i JOIN unnest($2::uuid[], $3::numeric[]) AS was (id, due) ON was.id = i.id WHERE i.tenant_id = $1 OFFSET 0) d
    GROUP BY due HAVING sum((now > 0)::int - (was > 0)::int) <> 0 OR sum(now - was) <> 0
    ORDER BY due
   ON CONFLICT (tenant_id, due) DO UPDATE SET invoices = s.invoices + excluded.invoices, owed = s.owed + excluded.owed`,
);

/** What the invoices that a transaction changes added to the sums before it. */
const before = new WeakMap<EntityManager, Map<string, Share>>();

/** The sums are written with COMMIT, from what then stands: their rows are held no longer than that takes. */
function add(em: EntityManager, tenantId: string, shares: readonly Share[]): void {
  const known = before.get(em);
  if (known) {
    for (const share of shares) if (!known.has(share.id)) known.set(share.id, share);
    return;
  }
  const all = new Map(shares.map(share => [share.id, share]));
  before.set(em, all);
  beforeCommit(em, () => {
    const were = [...all.values()];
    const given = [tenantId, were.map(({ id }) => id), were.map(each => each.invoices), were.map(each => each.revenue)];
    write(em, ADD_MONTHS, [...given, were.map(({ pending }) => pending)]);
    write(em, ADD_CUSTOMERS, given);
    write(em, ADD_DUE, [tenantId, given[1], were.map(({ due }) => due)]);
  });
}

/** An invoice that this transaction issues. */
export const sumNew = (em: EntityManager, tenantId: string, id: string): void =>
  add(em, tenantId, [{ id, invoices: 0, revenue: '0', pending: '0', due: '0' }]);

/** Before the state of issued invoices changes, what came in for them, or whether something rectifies them. The caller holds them. */
export async function sumAnew(em: EntityManager, tenantId: string, ids: readonly string[]): Promise<void> {
  const known = before.get(em);
  const unknown = ids.filter(id => !known?.has(id));
  if (unknown.length > 0) add(em, tenantId, await em.query<Share[]>(SHARES, [tenantId, unknown]));
}

export const SUMS = ['month_sums', 'customer_sums', 'due_sums'];

/** SQL statements that write the sums of the company `$1` from its invoices. */
export const SUM_ALL = [
  `INSERT INTO month_sums (tenant_id, month, invoices, revenue, pending)
   SELECT i.tenant_id, ${MONTH}, sum(${COUNTS}::int), sum(${REVENUE}), sum(${PENDING})
     FROM invoices i WHERE i.tenant_id = $1 AND ${COUNTS} GROUP BY 1, 2`,
  `INSERT INTO customer_sums (tenant_id, customer, invoices, revenue)
   SELECT i.tenant_id, ${CUSTOMER_OF}, count(*), sum(${REVENUE})
     FROM invoices i WHERE i.tenant_id = $1 AND ${COUNTS} AND i.customer_name <> '' GROUP BY 1, 2`,
  `INSERT INTO due_sums (tenant_id, due, invoices, owed)
   SELECT $1, due, count(*), sum(owed)
     FROM (SELECT ${dueOn('i')} AS due, ${DUE} AS owed FROM invoices i WHERE i.tenant_id = $1 AND i.status = 'issued' OFFSET 0) d
    WHERE owed > 0 GROUP BY due`,
];

/**
 * Those without a card whose number has just been taken off their invoices: the sums named it. $1 the company, $2 the number,
 * $3 what stands in its place.
 */
export const RENAME_SUMS = [
  `DELETE FROM customer_sums WHERE tenant_id = $1 AND customer IN ('nif ' || $2::text, 'nif ' || $3::text)`,
  `INSERT INTO customer_sums (tenant_id, customer, invoices, revenue)
   SELECT i.tenant_id, ${CUSTOMER_OF}, count(*), sum(${REVENUE})
     FROM invoices i WHERE i.tenant_id = $1 AND i.customer_id IS NULL AND i.customer_nif IN ($2, $3) AND ${COUNTS} AND i.customer_name <> ''
    GROUP BY 1, 2`,
];
