import { dueOn, owed, toCollect } from './owed';

/**
 * SQL of all that rectifies each issued original of a company ($1), directly or through another: what it adds to what was
 * to be paid (`amount`) and to what still is (`owed`), and whether something of it rectifies other invoices too
 * (`together`), is a debt that was given up (`debt`), or stands in the original's place (`replaced`).
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

/**
 * SQL of what was to be paid of an original in all, less what rectifies it (its row of FAMILIES, if it has one). What
 * raises it is not added: the rectifying invoice asks for that itself.
 */
export const toPayOf = (of: string, family: string): string => `(${toCollect(of)} + least(${family}.amount, 0))`;

/** SQL of what is left to pay of both: no more than was to be paid in all. */
export const leftOf = (of: string, family: string): string =>
  `least(${owed(of)} + least(${family}.owed, 0), ${toPayOf(of, family)})`;

/** SQL of the part of a rectifying invoice, from 0 to 1, that is about one of those it names: 1 where it names no other. */
export const share = (
  link: string,
  of: string,
): string => `CASE WHEN ${link}.rates IS NULL OR ${of}.total = 0 THEN 1 ELSE
  (SELECT sum((r ->> 'base')::numeric + (r ->> 'quota')::numeric + coalesce((r ->> 'recargo')::numeric, 0))
     FROM jsonb_array_elements(${link}.rates) r) / ${of}.total END`;

/** SQL: with such a part it also rectifies invoices of other families. */
export const isOfSeveral = (part: string): string => `round(${part}, 9) < 1`;

/**
 * SQL of what is left of a part of a rectifying invoice `of`. What was given back for a credit of several belongs to none of
 * them alone (refund.ts), so it makes none of them owe more.
 */
export const leftOfPart = (of: string, part: string): string =>
  `(${part} * CASE WHEN ${isOfSeveral(part)} THEN ${toCollect(of)} ELSE ${owed(of)} END)`;

/** SQL of what is left to pay of one invoice, less all that rectifies it, directly or through another. */
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
  SELECT least(${owed(of)} + least(coalesce(sum(${leftOfPart('o', 'chain.part')}), 0), 0),
               ${toCollect(of)} + least(coalesce(sum(${toCollect('o')} * chain.part), 0), 0))::numeric(14, 2)
    FROM chain JOIN invoices o ON o.tenant_id = ${of}.tenant_id AND o.id = chain.id AND o.status IN ('issued', 'paid'))
  ELSE least(${owed(of)}, ${toCollect(of)})::numeric(14, 2) END)`;

/**
 * The same for all open invoices of a company ($1) that something rectifies, as terms of WITH RECURSIVE:
 * left_of_rectified (due, rest). They are few, so each is looked up by its key: OFFSET 0 keeps the planner from reading
 * all invoices instead.
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
    SELECT chain.root, sum(${leftOfPart('o', 'chain.part')}) AS owed, sum(${toCollect('o')} * chain.part) AS asked FROM chain
     CROSS JOIN LATERAL (SELECT * FROM invoices WHERE tenant_id = $1 AND id = chain.id OFFSET 0) o
     WHERE o.status IN ('issued', 'paid') GROUP BY chain.root
  ), left_of_rectified AS (
    SELECT r.due, least(r.owed, r.owed + least(coalesce(t.owed, 0), 0), r.asked + least(coalesce(t.asked, 0), 0))::numeric(14, 2) AS rest
      FROM roots r LEFT JOIN taken t ON t.root = r.id
  )`;

/** SQL: an invoice is overdue on a day (a parameter), and something is left to pay of it. A credit has no due date. */
export const isOverdue = (of: string, today: string): string =>
  `(${of}.status = 'issued' AND ${of}.kind <> 'F3' AND ${dueOn(of)} < ${today} AND ${owed(of)} > 0 AND ${leftOfOne(of)} > 0)`;
