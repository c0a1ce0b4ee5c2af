import { dueOn, owed, toCollect } from './owed';

/**
 * SQL of what rectifies each original of a company ($1) that stands as issued, what rectifies that, and so on: what all of it
 * adds to what was to be paid and to what still is, whether one of them rectifies others as well, is of a debt that nobody
 * pays, or stands in its place.
 */
export const FAMILIES = `
  WITH RECURSIVE chain (root, id) AS (
    SELECT x.rectified_id, x.invoice_id
      FROM rectified_invoices x JOIN invoices o ON o.tenant_id = x.tenant_id AND o.id = x.rectified_id
     WHERE x.tenant_id = $1 AND o.status = 'issued' AND o.rectification_way IS NULL
     UNION
    SELECT chain.root, x.invoice_id FROM chain JOIN rectified_invoices x ON x.tenant_id = $1 AND x.rectified_id = chain.id
  )
  SELECT chain.root AS id, sum(${toCollect('o')}) AS amount, sum(${owed('o')}) AS owed,
         bool_or(1 < (SELECT count(*) FROM rectified_invoices y WHERE y.tenant_id = $1 AND y.invoice_id = o.id)) AS together,
         bool_or(o.kind IN ('R2', 'R3') OR o.rectified_debt IS NOT NULL) AS debt,
         bool_or(o.rectification_way = 'S' AND EXISTS (SELECT FROM rectified_invoices y
           WHERE y.tenant_id = $1 AND y.invoice_id = o.id AND y.rectified_id = chain.root)) AS replaced
    FROM chain JOIN invoices o ON o.tenant_id = $1 AND o.id = chain.id
   WHERE o.status IN ('issued', 'paid') GROUP BY chain.root`;

/** SQL of what an original and its row of FAMILIES, if it has one, have its customer pay in all: dearer ones ask for it themselves. */
export const toPayOf = (of: string, family: string): string => `(${toCollect(of)} + least(${family}.amount, 0))`;

/** SQL of what is left to pay of both: nobody gives back what never came in, so it is no more than was to be paid in all. */
export const leftOf = (of: string, family: string): string =>
  `least(${owed(of)} + least(${family}.owed, 0), ${toPayOf(of, family)})`;

/** SQL of how much of a rectifying invoice is of one that it names: a part of it where it names several. */
export const share = (
  link: string,
  of: string,
): string => `CASE WHEN ${link}.rates IS NULL OR ${of}.total = 0 THEN 1 ELSE
  (SELECT sum((r ->> 'base')::numeric + (r ->> 'quota')::numeric + coalesce((r ->> 'recargo')::numeric, 0))
     FROM jsonb_array_elements(${link}.rates) r) / ${of}.total END`;

/** SQL of what is left to pay of one invoice, once all that rectifies it is taken off, and what rectifies that: looked for where anything does. */
export const leftOfOne = (of: string): string => `(CASE WHEN EXISTS (SELECT FROM rectified_invoices known
    WHERE known.tenant_id = ${of}.tenant_id AND known.rectified_id = ${of}.id) THEN (
  WITH RECURSIVE chain (id, part) AS (
    SELECT x.invoice_id, ${share('x', 'by')} FROM rectified_invoices x JOIN invoices by ON by.tenant_id = x.tenant_id AND by.id = x.invoice_id
     WHERE x.tenant_id = ${of}.tenant_id AND x.rectified_id = ${of}.id
     UNION ALL
    SELECT x.invoice_id, chain.part * ${share('x', 'by')} FROM chain
      JOIN rectified_invoices x ON x.tenant_id = ${of}.tenant_id AND x.rectified_id = chain.id
      JOIN invoices by ON by.tenant_id = x.tenant_id AND by.id = x.invoice_id
  )
  SELECT least(${owed(of)} + least(coalesce(sum(${owed('o')} * chain.part), 0), 0),
               ${toCollect(of)} + least(coalesce(sum(${toCollect('o')} * chain.part), 0), 0))::numeric(14, 2)
    FROM chain JOIN invoices o ON o.tenant_id = ${of}.tenant_id AND o.id = chain.id AND o.status IN ('issued', 'paid'))
  ELSE least(${owed(of)}, ${toCollect(of)})::numeric(14, 2) END)`;

/**
 * WITH RECURSIVE terms of `leftOfOne` for all open invoices of a company ($1) that something rectifies, at once:
 * left_of_rectified (due, rest). Which they are is read from the index of the open ones alone; they are few beside these, so
 * each is looked up by its key (OFFSET keeps it so).
 */
export const LEFT_OF_RECTIFIED = `roots AS MATERIALIZED (
    SELECT i.id, ${dueOn('i')} AS due, ${toCollect('i')} AS asked, ${owed('i')} AS owed
      FROM (SELECT o.id FROM invoices o WHERE o.tenant_id = $1 AND o.status = 'issued' AND o.id IN (
              SELECT x.rectified_id FROM rectified_invoices x WHERE x.tenant_id = $1) OFFSET 0) r
     CROSS JOIN LATERAL (SELECT * FROM invoices WHERE tenant_id = $1 AND id = r.id OFFSET 0) i
     WHERE i.kind <> 'F3'
  ), chain (root, id, part) AS (
    SELECT roots.id, x.invoice_id, ${share('x', 'by')} FROM roots
     CROSS JOIN LATERAL (SELECT * FROM rectified_invoices WHERE tenant_id = $1 AND rectified_id = roots.id OFFSET 0) x
     CROSS JOIN LATERAL (SELECT * FROM invoices WHERE tenant_id = $1 AND id = x.invoice_id OFFSET 0) by
     UNION ALL
    SELECT chain.root, x.invoice_id, chain.part * ${share('x', 'by')} FROM chain
     CROSS JOIN LATERAL (SELECT * FROM rectified_invoices WHERE tenant_id = $1 AND rectified_id = chain.id OFFSET 0) x
     CROSS JOIN LATERAL (SELECT * FROM invoices WHERE tenant_id = $1 AND id = x.invoice_id OFFSET 0) by
  ), taken AS (
    SELECT chain.root, sum(${owed('o')} * chain.part) AS owed, sum(${toCollect('o')} * chain.part) AS asked FROM chain
     CROSS JOIN LATERAL (SELECT * FROM invoices WHERE tenant_id = $1 AND id = chain.id OFFSET 0) o
     WHERE o.status IN ('issued', 'paid') GROUP BY chain.root
  ), left_of_rectified AS (
    SELECT r.due, least(r.owed, r.owed + least(coalesce(t.owed, 0), 0), r.asked + least(coalesce(t.asked, 0), 0))::numeric(14, 2) AS rest
      FROM roots r LEFT JOIN taken t ON t.root = r.id
  )`;

/**
 * SQL of an invoice that is overdue on a day, a parameter: something is left to pay of it. What is for the customer has no
 * day, and is taken off what they owe, not off what others do.
 */
export const isOverdue = (of: string, today: string): string =>
  `(${of}.status = 'issued' AND ${of}.kind <> 'F3' AND ${dueOn(of)} < ${today} AND ${owed(of)} > 0 AND ${leftOfOne(of)} > 0)`;
