import type { EntityManager } from 'typeorm';
import { dueSpans } from '../../../../schema/collect/weeks';
import type { Ctx } from '../../../platform/context';
import { prepared } from '../../../platform/database/pipeline';
import { amountCounted } from '../amount-counted';
import { findCustomer } from '../../customers/customers';
import type { CustomerAccount, DueWeek, InvoiceCounts } from './due.types';
import { isOverdue, LEFT_OF_RECTIFIED, leftOfOne } from './family';
import { dueOn, isOpen, owed } from './owed';

/** Nobody reads further than that; counting on would read all of a large company's invoices. */
const COUNTED = 1000;

const upTo = (rows: string) => `(SELECT count(*)::int FROM (SELECT 1 FROM invoices i
  WHERE i.tenant_id = $1 ${rows} LIMIT ${COUNTED}) n)`;

const COUNTS = `
  SELECT ${upTo('')} AS all,
         ${upTo(`AND ${isOpen('i')}`)} AS open,
         ${upTo(`AND ${isOverdue('i', '$2')}`)} AS overdue,
         ${upTo(`AND i.status = 'draft'`)} AS drafts`;

export async function countInvoices(em: EntityManager, ctx: Ctx): Promise<InvoiceCounts> {
  const [counts]: InvoiceCounts[] = await em.query(COUNTS, [ctx.me.tenantId, ctx.today()]);
  return counts!;
}

/** Invoices that nothing rectifies are added up by day already (sums/sums.ts). Of the others what is left is computed here. */
const WEEKS = prepared(
  'weeks due',
  `
  WITH RECURSIVE ${LEFT_OF_RECTIFIED}, days AS (
    SELECT due, invoices, owed FROM due_sums WHERE tenant_id = $1 AND invoices > 0
     UNION ALL
    SELECT due, 1, rest FROM left_of_rectified WHERE rest > 0
  )
  SELECT s.from::text, s.to::text, coalesce(sum(d.invoices), 0)::int AS count, coalesce(sum(d.owed), 0)::numeric(18, 2)::text AS owed
    FROM unnest($2::date[], $3::date[]) WITH ORDINALITY AS s ("from", "to", place)
    LEFT JOIN days d ON d.due >= coalesce(s.from, '-infinity') AND d.due <= coalesce(s.to, 'infinity')
   GROUP BY s.place, s.from, s.to ORDER BY s.place`,
);

/** What customers owe, by the week in which it is due, less what rectifies it. */
export async function weeksDue(em: EntityManager, ctx: Ctx): Promise<DueWeek[]> {
  const spans = dueSpans(ctx.today());
  return em.query(WEEKS, [ctx.me.tenantId, spans.map(({ from }) => from), spans.map(({ to }) => to)]);
}

const OF_CUSTOMER = `
  WITH theirs AS (
    SELECT i.status, i.date, i.paid_on, i.total > 0 AND i.kind = 'F1' AND NOT i.qualified AND NOT i.prepayment AS billed, ${amountCounted('i')} AS counted, ${dueOn('i')} AS due,
           CASE WHEN i.status = 'issued' THEN ${owed('i')} END AS owed,
           CASE WHEN i.status = 'issued' AND ${dueOn('i')} < $3 AND ${owed('i')} > 0 THEN ${leftOfOne('i')} END AS late
      FROM invoices i
     WHERE i.tenant_id = $1 AND i.customer_id = $2 AND i.status IN ('issued', 'paid') AND i.kind <> 'F3'
  ), open AS (SELECT * FROM theirs WHERE status = 'issued' AND owed <> 0),
  overdue AS (SELECT * FROM open WHERE late > 0)
  SELECT (SELECT coalesce(sum(o.owed), 0)::numeric(18, 2)::text FROM open o) AS owed,
         (SELECT count(*)::int FROM open) AS "openCount",
         (SELECT coalesce(sum(o.late), 0)::numeric(18, 2)::text FROM overdue o) AS overdue,
         (SELECT count(*)::int FROM overdue) AS "overdueCount",
         (SELECT min(due)::text FROM overdue) AS "overdueSince",
         (SELECT round(avg(paid_on - date))::int FROM theirs WHERE status = 'paid' AND billed) AS "averageDays",
         (SELECT count(*)::int FROM theirs WHERE date >= date_trunc('year', $3::date)) AS "yearCount",
         (SELECT coalesce(sum(counted), 0)::numeric(18, 2)::text FROM theirs
           WHERE date >= date_trunc('year', $3::date)) AS "yearTotal"`;

/** What a customer owes, how long they take to pay, and what they were invoiced this year. */
export async function accountOf(em: EntityManager, ctx: Ctx, customerId: string): Promise<CustomerAccount> {
  const { id } = await findCustomer(em, ctx, customerId);
  const [account]: CustomerAccount[] = await em.query(OF_CUSTOMER, [ctx.me.tenantId, id, ctx.today()]);
  return account!;
}
