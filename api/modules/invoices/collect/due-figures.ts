import type { EntityManager } from 'typeorm';
import { dueSpans } from '../../../../schema/collect/weeks';
import type { Ctx } from '../../../platform/context';
import type { DueWeek, InvoiceCounts } from './due.types';
import { dueOn, isOpen, toCollect } from './owed';

/** Nobody reads further than that; counting on would read all of a large company's invoices. */
const COUNTED = 1000;

const upTo = (rows: string) => `(SELECT count(*)::int FROM (SELECT 1 FROM invoices i
  WHERE i.tenant_id = $1 ${rows} LIMIT ${COUNTED}) n)`;

const COUNTS = `
  SELECT ${upTo('')} AS all,
         ${upTo(`AND ${isOpen('i')}`)} AS open,
         ${upTo(`AND ${isOpen('i')} AND ${dueOn('i')} < $2`)} AS overdue,
         ${upTo(`AND i.status = 'draft'`)} AS drafts`;

export async function countInvoices(em: EntityManager, ctx: Ctx): Promise<InvoiceCounts> {
  const [counts]: InvoiceCounts[] = await em.query(COUNTS, [ctx.me.tenantId, ctx.today()]);
  return counts!;
}

/** What came in is added up once for all of them, not for one after the other. */
const WEEKS = `
  WITH issued AS (
    SELECT i.id, ${dueOn('i')} AS due, ${toCollect('i')} AS amount
      FROM invoices i WHERE i.tenant_id = $1 AND i.status = 'issued' AND i.kind <> 'F3'
  ), came AS (
    SELECT c.invoice_id AS id, sum(c.amount) AS amount
      FROM collections c JOIN issued i ON i.id = c.invoice_id WHERE c.tenant_id = $1 GROUP BY c.invoice_id
  )
  SELECT s.from::text, s.to::text, count(o.id)::int AS count, coalesce(sum(o.owed), 0)::numeric(18, 2)::text AS owed
    FROM unnest($2::date[], $3::date[]) WITH ORDINALITY AS s ("from", "to", place)
    LEFT JOIN (SELECT i.id, i.due, i.amount - coalesce(came.amount, 0) AS owed FROM issued i LEFT JOIN came USING (id)) o
      ON o.owed <> 0 AND o.due >= coalesce(s.from, '-infinity') AND o.due <= coalesce(s.to, 'infinity')
   GROUP BY s.place, s.from, s.to ORDER BY s.place`;

/** What is owed, by the week in which it is due. */
export async function weeksDue(em: EntityManager, ctx: Ctx): Promise<DueWeek[]> {
  const spans = dueSpans(ctx.today());
  return em.query(WEEKS, [ctx.me.tenantId, spans.map(({ from }) => from), spans.map(({ to }) => to)]);
}
