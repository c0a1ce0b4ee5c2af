import type { EntityManager } from 'typeorm';
import { daysAfter, monthsAfter } from '../../../schema/days';
import { erasedName } from '../../../schema/privacy/erased';
import type { Ctx } from '../../platform/context';
import { dayOf } from '../../platform/dates';
import { owed } from '../invoices/collect/owed';
import type { DataRequest } from './data-request.entity';
import { personOf, severalPeople, THEIRS, theirs, type Person } from './subject';
import type { BlockedItem, ErasurePlan, ErasureStep } from './subject.types';
import { Erasure } from './erasure.entity';
import { euros } from '../../platform/euros';

/**
 * Years that the books are kept after the one they are of (Código de Comercio, art. 30), and that a claim about a
 * request lives.
 */
export const BOOK_YEARS = 6;
const CLAIM_YEARS = 3;
export const DRAFTS = 'Borradores a su nombre';
export const RULES = 'Facturas que se le repiten';
export const QUOTES = 'Presupuestos y facturas proforma a su nombre';

interface Year {
  year: number;
  invoices: number;
  records: number;
}
interface Held {
  customers: number;
  drafts: number;
  draftTotal: string;
  invoices: number;
  unpaid: string;
  years: Year[];
  answers: number;
  sent: number;
  reminders: number;
  rules: number;
  quotes: number;
  unsettled: number;
  label: string;
}

const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;
const untilOf = (year: number) => `${year + BOOK_YEARS}-12-31`;

/** What is held of a person. */
async function heldOf(em: EntityManager, person: Person): Promise<Held> {
  const given = theirs(person);
  const issued = `SELECT i.id FROM invoices i WHERE ${THEIRS} AND i.status <> 'draft'`;
  const [[totals], years, [records], [{ erased }]] = await Promise.all([
    em.query(
      `SELECT count(*) FILTER (WHERE status = 'draft')::int AS drafts, coalesce(sum(total) FILTER (WHERE status = 'draft'), 0)::text AS "draftTotal",
              count(*) FILTER (WHERE status <> 'draft')::int AS invoices, coalesce(sum(${owed('i')}) FILTER (WHERE status = 'issued'), 0)::numeric(16, 2)::text AS unpaid
         FROM invoices i WHERE ${THEIRS}`,
      given,
    ),
    em.query(
      `SELECT i.year::int, count(*)::int AS invoices, coalesce(sum((SELECT count(*) FROM records r
         WHERE r.tenant_id = i.tenant_id AND r.invoice_id = i.id)
                + (SELECT count(*) FROM unsent_records r WHERE r.tenant_id = i.tenant_id
                  AND r.invoice_id = i.id)), 0)::int AS records
         FROM invoices i WHERE ${THEIRS} AND i.status <> 'draft' GROUP BY i.year ORDER BY i.year`,
      given,
    ),
    em.query(
      `SELECT (SELECT count(*)::int FROM messages m WHERE m.tenant_id = $1 AND m.raw IS NOT NULL AND m.records && ARRAY(
                SELECT r.id FROM records r WHERE r.tenant_id = $1 AND r.invoice_id IN (${issued}))) AS answers,
              (SELECT count(*)::int FROM deliveries d WHERE d.tenant_id = $1 AND d.invoice_id IN (${issued})) AS sent,
              (SELECT count(*)::int FROM reminder_letters l WHERE l.tenant_id = $1 AND l.invoice_ids && ARRAY(${issued})) AS reminders,
              (SELECT count(*)::int FROM recurring_invoices r WHERE r.tenant_id = $1 AND r.customer_id = ANY($2)) AS rules,
              (SELECT count(*)::int FROM quotes q WHERE q.tenant_id = $1 AND q.customer_id = ANY($2)) AS quotes,
              (SELECT count(*)::int FROM submissions s JOIN records r ON r.tenant_id = s.tenant_id
                AND r.id = s.record_id
                WHERE s.tenant_id = $1 AND s.status NOT IN ('accepted', 'accepted_with_errors') AND r.invoice_id IN (${issued})
                  AND NOT EXISTS (SELECT FROM records n JOIN submissions a ON a.tenant_id = n.tenant_id
                    AND a.record_id = n.id
                    WHERE n.tenant_id = r.tenant_id AND n.invoice_id = r.invoice_id AND n.kind = r.kind
                      AND a.sequence > s.sequence
                      AND a.status IN ('accepted', 'accepted_with_errors'))) AS unsettled`,
      given,
    ),
    em.query('SELECT count(*)::int AS erased FROM erasures WHERE tenant_id = $1', [person.tenantId]),
  ]);
  return { ...totals, ...records, years, customers: person.ids.length, label: erasedName(erased + 1) };
}

function goingNow(held: Held, overdue: Year[]): ErasureStep[] {
  const old = overdue.reduce((all, { invoices }) => all + invoices, 0);
  const span =
    overdue.length > 0 &&
    (overdue.length === 1 ? String(overdue[0]!.year) : `${overdue[0]!.year} a ${overdue.at(-1)!.year}`);
  return [
    ...(held.customers > 0
      ? [
          {
            what: 'Nombre, NIF, email, teléfono y dirección de su ficha',
            detail: `la ficha pasa a llamarse «${held.label}»`,
          },
        ]
      : []),
    ...(held.drafts > 0 ? [{ what: DRAFTS, detail: `${held.drafts}, de ${euros(held.draftTotal)}` }] : []),
    ...(held.quotes > 0 ? [{ what: QUOTES, detail: String(held.quotes) }] : []),
    ...(held.rules > 0 ? [{ what: RULES, detail: `${held.rules}, que dejan de hacerse` }] : []),
    ...(old > 0
      ? [{ what: `Nombre, NIF y dirección en las facturas de ${span}`, detail: `${old}, ya ha pasado su plazo` }]
      : []),
    ...(held.answers > 0
      ? [{ what: 'Respuestas literales de la AEAT que lo nombran', detail: String(held.answers) }]
      : []),
    ...(held.sent > 0
      ? [{ what: 'Direcciones a las que se enviaron sus facturas por correo', detail: String(held.sent) }]
      : []),
    ...(held.reminders > 0
      ? [{ what: 'Recordatorios de pago que se le escribieron', detail: String(held.reminders) }]
      : []),
    ...(held.customers + held.drafts + held.invoices > 0
      ? [{ what: 'Su sitio en listas, búsquedas y exportaciones', detail: 'no volverá a salir' }]
      : []),
  ];
}

function stayingBlocked(kept: Year[], today: string): BlockedItem[] {
  const books = kept.flatMap(({ year, invoices, records }): BlockedItem[] => [
    {
      until: untilOf(year),
      what: `Datos del cliente en facturas de ${year}`,
      count: invoices,
      why: `Código de Comercio, art. 30: ${BOOK_YEARS} años`,
    },
    ...(records > 0
      ? [
          {
            until: untilOf(year),
            what: `Registros de facturación de ${year}`,
            count: records,
            why: 'RD 1007/2023, art. 8: con su factura',
          },
        ]
      : []),
  ]);
  const own = {
    until: monthsAfter(today, 12 * CLAIM_YEARS),
    what: 'Esta solicitud y su respuesta',
    count: 1,
    why: `LOPDGDD, art. 72: prescribe a los ${CLAIM_YEARS} años`,
  };
  return [own, ...books].sort((a, b) => (a.until < b.until ? -1 : a.until > b.until ? 1 : 0));
}

/** What erasing the person who asked would do today. `em` may be either role's. */
export async function planOf(
  em: EntityManager,
  ctx: Pick<Ctx, 'now'>,
  request: DataRequest,
): Promise<{ plan: ErasurePlan; person: Person }> {
  const person = await personOf(em, request);
  const held = await heldOf(em, person);
  const today = dayOf(ctx.now());
  const overdue = held.years.filter(({ year }) => untilOf(year) < today);
  const blocked = stayingBlocked(
    held.years.filter(({ year }) => untilOf(year) >= today),
    today,
  );
  const obstacle =
    severalPeople(person) ??
    (held.unsettled > 0
      ? `Hay ${counted(held.unsettled, 'registro de sus facturas que la AEAT todavía no ha aceptado', 'registros de sus facturas que la AEAT todavía no ha aceptado')}: envíalos o corrígelos antes en Registros.`
      : null);
  const plan = {
    id: request.id,
    label: held.label,
    now: goingNow(held, overdue),
    blocked,
    goneOn: daysAfter(blocked.at(-1)!.until, 1),
    invoices: held.invoices,
    unpaid: held.unpaid,
    obstacle,
    doneAt: null,
  };
  return { plan, person };
}

/** What was done, where it was; else what would be. */
export async function showPlan(em: EntityManager, ctx: Ctx, request: DataRequest): Promise<ErasurePlan> {
  const done = await em.findOneBy(Erasure, { tenantId: request.tenantId, requestId: request.id });
  return done ? { ...(done.plan as ErasurePlan), doneAt: done.doneAt } : (await planOf(em, ctx, request)).plan;
}
