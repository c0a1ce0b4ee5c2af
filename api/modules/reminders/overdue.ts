import type { EntityManager } from 'typeorm';
import { addUp } from '../../../schema/decimal';
import { ERASED_CODE } from '../../../schema/privacy/erased';
import { DAYS_APART, OLDEST_DAYS, type Known, type Live, type Step } from '../../../schema/remind/ladder';
import type { Hold } from '../../../schema/remind/holds';
import { FAMILIES, leftOf, toPayOf } from '../invoices/collect/family';
import { dueOn } from '../invoices/collect/owed';
import { NO_LONGER } from '../mail/deliver';

/** An overdue invoice for which something is left to pay, with what decides about its reminders. */
export interface Overdue extends Known {
  id: string;
  fullNumber: string;
  customerId: string | null;
  /** Whose it is: invoices of one customer go in one letter. */
  who: string;
  customerName: string;
  nif: string | null;
  /** Where a reminder goes: the address of the customer's card, else that on the invoice. */
  email: string | null;
  /** What is left of it and of all that rectifies it. */
  owed: string;
  /** What was to be paid at first, less the same. */
  amount: string;
  withholds: boolean;
  surcharged: boolean;
  lastAt: Date | null;
  hold: Hold | null;
  /** The last thing that came back through its link, if nobody has settled it. */
  answerId: string | null;
}

/**
 * Names a customer, whichever cards they have: by the tax number of the card, which somebody may have corrected since the
 * invoice, else by that of the invoice, else by the card, else each invoice by itself.
 */
const who = (of: string) => `coalesce(
  (SELECT nullif(y.nif, '') FROM customers y WHERE y.tenant_id = ${of}.tenant_id AND y.id = ${of}.customer_id AND y.deleted_at IS NULL),
  nullif(${of}.customer_nif, ''), ${of}.customer_id::text, ${of}.id::text)`;

/**
 * What became of the company's last mail to each address. Why a mail failed is kept for a month: after that only a reminder
 * that was not stopped is known to have been refused.
 */
const LAST_MAILS = `
  SELECT DISTINCT ON (lower(s.email)) lower(s.email) AS email, m.status
    FROM (SELECT email, mail_id, created_at, false AS went FROM deliveries WHERE tenant_id = $1
          UNION ALL SELECT email, mail_id, created_at, true FROM reminder_letters WHERE tenant_id = $1 AND stopped_at IS NULL) s
    JOIN mails m ON m.tenant_id = $1 AND m.id = s.mail_id
   WHERE m.status IN ('sent', 'doubtful') OR (m.status = 'failed' AND coalesce(m.last_error <> '${NO_LONGER}', s.went))
   ORDER BY lower(s.email), s.created_at DESC`;

/** SQL: a step that went. Its invoice was not left out of the letter, and no server certainly refused the letter. */
export const isTold = (of: string): string => `(NOT ${of}.stopped AND NOT EXISTS (SELECT FROM reminder_letters b
    JOIN mails m ON m.tenant_id = b.tenant_id AND m.id = b.mail_id
   WHERE b.tenant_id = ${of}.tenant_id AND b.id = ${of}.letter_id AND m.status = 'failed' AND m.unanswered = 0))`;

/** When each customer had their last letter. */
const LAST_LETTERS = `
  SELECT ${who('i')} AS who, max(r.told_at) AS at
    FROM reminders r JOIN invoices i ON i.tenant_id = r.tenant_id AND i.id = r.invoice_id
   WHERE r.tenant_id = $1 AND ${isTold('r')} GROUP BY 1`;

/** Tax numbers of customers who are never to be reminded, whichever of their cards says so. */
const NEVER = `
  SELECT DISTINCT y.nif FROM reminder_customers x JOIN customers y ON y.tenant_id = x.tenant_id AND y.id = x.customer_id
   WHERE x.tenant_id = $1 AND x.off AND y.nif <> '' AND y.deleted_at IS NULL`;

const OVERDUE = `
  WITH last_mails AS MATERIALIZED (${LAST_MAILS}), last_letters AS MATERIALIZED (${LAST_LETTERS}),
       families AS MATERIALIZED (${FAMILIES}), never AS MATERIALIZED (${NEVER})
  SELECT i.id, i.full_number AS "fullNumber", i.customer_id AS "customerId", p.who, i.customer_name AS "customerName",
         i.customer_nif AS nif, ${dueOn('i')}::text AS "dueOn", w.email,
         ${leftOf('i', 'f')}::numeric(14, 2)::text AS owed,
         ${toPayOf('i', 'f')}::numeric(14, 2)::text AS amount,
         coalesce(i.withholding, 0) <> 0 AS withholds, coalesce(i.recargo, 0) <> 0 AS surcharged,
         told.step AS told, told.at AS "lastAt", (l.at AT TIME ZONE $3)::date::text AS "lastLetterOn",
         a.id AS "answerId", a.kind AS answer, coalesce(k.off, false) AS off, coalesce(rc.off, false) OR n.nif IS NOT NULL AS "customerOff",
         c.restricted_at IS NOT NULL AS restricted, coalesce(f.together, false) AS together, coalesce(f.replaced, false) AS replaced,
         m.status = 'failed' AS refused
    FROM invoices i
    LEFT JOIN customers c ON c.tenant_id = i.tenant_id AND c.id = i.customer_id
    CROSS JOIN LATERAL (SELECT ${who('i')} AS who) p
    CROSS JOIN LATERAL (SELECT coalesce(CASE WHEN c.deleted_at IS NULL THEN nullif(c.email, '') END, nullif(i.customer_email, '')) AS email) w
    LEFT JOIN families f ON f.id = i.id
    LEFT JOIN last_letters l ON l.who = p.who
    LEFT JOIN last_mails m ON m.email = lower(w.email)
    LEFT JOIN reminder_marks k ON k.tenant_id = i.tenant_id AND k.invoice_id = i.id
    LEFT JOIN reminder_customers rc ON rc.tenant_id = i.tenant_id AND rc.customer_id = i.customer_id
    LEFT JOIN never n ON n.nif = p.who
    LEFT JOIN LATERAL (SELECT r.step, r.told_at AS at FROM reminders r
        WHERE r.tenant_id = i.tenant_id AND r.invoice_id = i.id AND ${isTold('r')} ORDER BY r.step DESC LIMIT 1) told ON true
    LEFT JOIN LATERAL (SELECT s.id, s.kind FROM link_answers s WHERE s.tenant_id = i.tenant_id AND s.invoice_id = i.id
        AND s.kind <> 'opened' AND s.created_at > coalesce(k.answered_until, '-infinity') ORDER BY s.created_at DESC, s.id DESC LIMIT 1) a ON true
   WHERE i.tenant_id = $1 AND i.status = 'issued' AND i.kind = 'F1' AND NOT i.qualified AND i.rectification_way IS NULL AND NOT i.prepayment
     AND ${dueOn('i')} < $2::date AND ${leftOf('i', 'f')} > 0 AND NOT coalesce(f.debt, false)`;

interface Row extends Omit<Overdue, 'hold'> {
  answer: 'paid' | 'mistake' | null;
  off: boolean;
  customerOff: boolean;
  restricted: boolean;
  together: boolean;
  replaced: boolean;
  refused: boolean | null;
}

function holdOf(row: Row): Hold | null {
  if (new RegExp(ERASED_CODE).test(row.nif ?? '')) return 'erased';
  if (row.restricted) return 'restricted';
  if (row.replaced) return 'replaced';
  if (row.answer) return row.answer === 'paid' ? 'paid_said' : 'mistake_said';
  if (row.off) return 'invoice_off';
  if (row.customerOff) return 'customer_off';
  if (row.together) return 'together';
  if (!row.email) return 'no_address';
  return row.refused ? 'address_refused' : null;
}

const overdueBy = (
  { answer: _a, off: _o, customerOff: _c, restricted: _r, together: _t, replaced: _s, refused: _f, ...row }: Row,
  hold: Hold | null,
): Overdue => ({
  ...row,
  told: row.told === null ? null : (Number(row.told) as Step),
  owed: addUp([row.owed]),
  hold,
});

const read = async (em: EntityManager, sql: string, parameters: unknown[]): Promise<Overdue[]> => {
  const rows: Row[] = await em.query(sql, parameters);
  return rows.map(row => overdueBy(row, holdOf(row)));
};

export interface Asked {
  tenantId: string;
  /** In the company's time zone. */
  today: string;
  zone: string;
}

/** Those of these ids that are overdue still. */
export const overdueAmong = (
  em: EntityManager,
  { tenantId, today, zone }: Asked,
  ids: readonly string[],
): Promise<Overdue[]> =>
  read(em, `${OVERDUE} AND i.id = ANY ($4) ORDER BY ${dueOn('i')}, i.id`, [tenantId, today, zone, ids]);

/** Those of one customer, whatever the card, the oldest first. */
export const overdueOf = (
  em: EntityManager,
  { tenantId, today, zone }: Asked,
  { id, nif }: { id: string; nif: string | null },
  most: number,
): Promise<Overdue[]> =>
  read(em, `${OVERDUE} AND (i.customer_id = $4 OR p.who = nullif($5, '')) ORDER BY ${dueOn('i')}, i.id LIMIT ${most}`, [
    tenantId,
    today,
    zone,
    id,
    nif,
  ]);

/** Invoices of a company that are looked at for letters that go by themselves. */
export const MOST_LOOKED_AT = 5_000;

/**
 * Those that get a letter by itself today, as `planOf` has it, the oldest first: looked for before they are counted, so that
 * held ones take no place.
 */
export function overdueLately(
  em: EntityManager,
  { tenantId, today, zone }: Asked,
  ladder: readonly Live[],
  most = MOST_LOOKED_AT,
): Promise<Overdue[]> {
  const live = ladder.filter(({ on, since }) => on && since !== null);
  return read(
    em,
    `SELECT * FROM (${OVERDUE} AND ${dueOn('i')} >= $2::date - ${OLDEST_DAYS}) o
      WHERE o.email IS NOT NULL AND o.answer IS NULL AND NOT o.off AND NOT o."customerOff" AND NOT o.restricted AND NOT o.together AND NOT o.replaced
        AND o.refused IS NOT TRUE AND coalesce(o."lastLetterOn"::date + ${DAYS_APART} <= $2::date, true)
        AND EXISTS (SELECT FROM unnest($4::int[], $5::int[], $6::date[]) s (step, days, since)
          WHERE s.step > coalesce(o.told, 0) AND o."dueOn"::date + s.days BETWEEN s.since AND $2::date)
      ORDER BY o."dueOn", o.id LIMIT ${most}`,
    [tenantId, today, zone, live.map(({ step }) => step), live.map(({ days }) => days), live.map(({ since }) => since)],
  );
}

/** A page of all, the oldest first. */
export const overduePage = (
  em: EntityManager,
  { tenantId, today, zone }: Asked,
  limit: number,
  offset: number,
): Promise<Overdue[]> =>
  read(em, `${OVERDUE} ORDER BY ${dueOn('i')}, i.id LIMIT $4 OFFSET $5`, [tenantId, today, zone, limit, offset]);

export async function countOverdue(em: EntityManager, { tenantId, today, zone }: Asked): Promise<number> {
  const [row] = await em.query(`SELECT count(*)::int AS count FROM (${OVERDUE}) o`, [tenantId, today, zone]);
  return row.count as number;
}
