import { In, type EntityManager } from 'typeorm';
import { MOST_SHOWN } from '../../../schema/delivery';
import { daysAfter } from '../../../schema/days';
import { HOLDS } from '../../../schema/remind/holds';
import { isBusiness, unratedFrom } from '../../../schema/remind/interest';
import { DAYS_APART, planOf, STEP_NAMES, STEPS, type Live, type Step } from '../../../schema/remind/ladder';
import type { Ctx } from '../../platform/context';
import { badField, conflict, notFound } from '../../platform/errors';
import { MissingCustomer } from '../customers/missing-customer';
import { PAGE_SIZE, pageWindow, pagination } from '../../platform/graphql/page';
import { checkId } from '../../platform/ids';
import { logActivity } from '../activity/activity';
import { Customer } from '../customers/customer.entity';
import { sendingStatus } from '../delivery/deliveries';
import { LinkAnswerRow } from '../delivery/link-answer.entity';
import { checkSendable } from '../delivery/sendable';
import { findInvoice } from '../invoices/invoices';
import { askedBy, ladderOf } from './ladder';
import { halfYears } from './late-rates';
import { countOverdue, isTold, overdueAmong, overduePage, type Overdue } from './overdue';
import { holdReminders, queueLetter, stillDue } from './queue';
import { ReminderCustomer, ReminderMark } from './reminder.entity';
import type { InvoiceRemindingInput } from './reminders.inputs';
import type { InvoiceReminders, OverdueInvoice, OverdueInvoicePage, Reminded, ReminderLetter } from './reminders.types';

export function shownOf(overdue: Overdue, ladder: readonly Live[], today: string): OverdueInvoice {
  const { next, byHand } = planOf(overdue, ladder, today);
  const free = overdue.hold === null;
  return {
    ...overdue,
    nextStep: free ? (next?.step ?? null) : null,
    nextOn: free ? (next?.on ?? null) : null,
    byHand: free ? byHand : null,
  };
}

/** Overdue invoices, the oldest first, with the steps that went and what is to come. */
export async function overdueInvoices(
  em: EntityManager,
  ctx: Ctx,
  page: number | null,
  limit: number | null,
): Promise<OverdueInvoicePage> {
  const window = pageWindow(page ?? 1, limit ?? PAGE_SIZE);
  const asked = askedBy(ctx);
  const ladder = await ladderOf(em, asked.tenantId);
  const found = await overduePage(em, asked, window.limit, window.offset);
  return {
    items: found.map(overdue => shownOf(overdue, ladder, asked.today)),
    pagination: pagination(window, await countOverdue(em, asked)),
  };
}

/** Those that went or are to; also one that was refused and has gone again since, whose row names the later letter. */
async function lettersOf(em: EntityManager, tenantId: string, invoiceId: string): Promise<ReminderLetter[]> {
  const rows = await em.query(
    `SELECT l.id, l.step, l.email, l.created_at AS "createdAt", l.subject, l.body AS text, r.owed::text AS owed, r.interest::text AS interest,
            m.status, m.last_error AS reason, m.sent_at AS "sentAt", coalesce(u.name, u.email) AS by
       FROM reminder_letters l LEFT JOIN reminders r ON r.tenant_id = l.tenant_id AND r.letter_id = l.id AND r.invoice_id = $2
       LEFT JOIN users u ON u.tenant_id = l.tenant_id AND u.id = l.user_id
       LEFT JOIN mails m ON m.tenant_id = l.tenant_id AND m.id = l.mail_id
      WHERE l.tenant_id = $1 AND l.invoice_ids @> ARRAY[$2::uuid]
        AND CASE WHEN r.letter_id IS NULL THEN l.stopped_at IS NULL AND m.status = 'failed' ELSE NOT r.stopped END ORDER BY l.created_at DESC, l.id DESC LIMIT ${MOST_SHOWN}`,
    [tenantId, invoiceId],
  );
  return rows.map((row: ReminderLetter & { status: string | null }) => ({
    ...row,
    ...sendingStatus(row.status, row.reason),
  }));
}

/** The last thing that came back through an invoice's link and is not settled. */
async function unsettled(em: EntityManager, tenantId: string, invoiceId: string): Promise<string | null> {
  const [answer] = await em.query(
    `SELECT a.id FROM link_answers a LEFT JOIN reminder_marks k ON k.tenant_id = a.tenant_id AND k.invoice_id = a.invoice_id
      WHERE a.tenant_id = $1 AND a.invoice_id = $2 AND a.kind <> 'opened' AND a.created_at > coalesce(k.answered_until, '-infinity')
      ORDER BY a.created_at DESC, a.id DESC LIMIT 1`,
    [tenantId, invoiceId],
  );
  return answer?.id ?? null;
}

export async function remindersOf(em: EntityManager, ctx: Ctx, id: string): Promise<InvoiceReminders> {
  const invoice = await findInvoice(em, ctx, id);
  const { tenantId, customerId } = invoice;
  const asked = askedBy(ctx);
  const [overdue] = await overdueAmong(em, asked, [invoice.id]);
  const mark = await em.findOneBy(ReminderMark, { tenantId, invoiceId: invoice.id });
  const customer = customerId && (await em.findOneBy(ReminderCustomer, { tenantId, customerId }));
  return {
    id: invoice.id,
    overdue: overdue ? shownOf(overdue, await ladderOf(em, tenantId), asked.today) : null,
    on: !(mark?.off ?? false),
    customerOn: !(customer && customer.off),
    answerId: await unsettled(em, tenantId, invoice.id),
    unratedFrom: overdue && isBusiness(overdue) ? unratedFrom(overdue.dueOn, asked.today, await halfYears(em)) : null,
    letters: await lettersOf(em, tenantId, invoice.id),
  };
}

/** The last step that went of each of these invoices. */
export async function remindedOf(em: EntityManager, tenantId: string, ids: string[]): Promise<Map<string, Reminded>> {
  const rows: (Reminded & { id: string })[] = await em.query(
    `SELECT DISTINCT ON (invoice_id) invoice_id AS id, step, told_at AS at FROM reminders r
      WHERE tenant_id = $1 AND invoice_id = ANY ($2) AND ${isTold('r')} ORDER BY invoice_id, step DESC`,
    [tenantId, ids],
  );
  return new Map(rows.map(({ id, step, at }) => [id, { step, at }]));
}

/** Where a letter about an invoice goes; null: nowhere. */
export async function addressFor(em: EntityManager, ctx: Ctx, id: string): Promise<string | null> {
  const invoice = await findInvoice(em, ctx, id);
  const [overdue] = await overdueAmong(em, askedBy(ctx), [invoice.id]);
  return overdue?.hold === null ? overdue.email : null;
}

export function checkStep(step: number): Step {
  const found = STEPS.find(each => each === step);
  if (!found) throw badField('step', 'Elige el aviso 1, 2 o 3');
  return found;
}

/**
 * Sends a step now, by a person: also of what was overdue before reminders were switched on. `email`: the address that the
 * day's mails were counted for.
 */
export async function sendReminder(
  em: EntityManager,
  ctx: Ctx,
  id: string,
  asked: number | null,
  email: string | null,
): Promise<InvoiceReminders> {
  if (asked != null) checkStep(asked);
  const invoice = await findInvoice(em, ctx, id);
  const { tenantId } = invoice;
  await holdReminders(em, tenantId);
  const ladder = await ladderOf(em, tenantId);
  const whose = askedBy(ctx);
  await checkSendable(em, invoice);
  const [found] = await overdueAmong(em, whose, [invoice.id]);
  if (!found) throw conflict('De esta factura no hay nada vencido por cobrar');
  if (found.hold) throw conflict(HOLDS[found.hold]);
  if (found.email !== email) throw conflict(CHANGED);
  const { byHand: step } = planOf(found, ladder, whose.today);
  if (step === null || (asked ?? step) !== step) throw conflict(whyNot(found, step, whose.today));
  const due = await stillDue(em, whose, [invoice.id], each => planOf(each, ladder, whose.today).byHand === step);
  if (due.length === 0) throw conflict('De esta factura no hay nada vencido por cobrar');
  await queueLetter(em, ctx, due, step, ctx.user.userId);
  return remindersOf(em, ctx, id);
}

const CHANGED = 'La dirección del cliente acaba de cambiar: vuelve a mirar la factura';

function whyNot(overdue: Overdue, byHand: Step | null, today: string): string {
  if (byHand !== null) return `Lo que toca ahora es: ${STEP_NAMES[byHand]}. Vuelve a mirar la factura`;
  return whyNothing(overdue, today);
}

/** Why a person cannot send any step of one that is not held. */
export function whyNothing({ lastLetterOn }: Overdue, today: string): string {
  if (lastLetterOn !== null && daysAfter(lastLetterOn, DAYS_APART) > today)
    return `A este cliente ya se le ha escrito hace menos de ${DAYS_APART} días`;
  return 'Ya se le ha dicho todo: no queda ningún aviso activo';
}

/** Whether an invoice may get reminders, and up to where what its customer said has been settled. */
export async function markInvoice(
  em: EntityManager,
  ctx: Ctx,
  id: string,
  { on, settledAnswerId }: InvoiceRemindingInput,
): Promise<InvoiceReminders> {
  const { tenantId, fullNumber, id: invoiceId } = await findInvoice(em, ctx, id);
  const answer = settledAnswerId
    ? await em.findOneBy(LinkAnswerRow, { tenantId, invoiceId, id: checkId(settledAnswerId) })
    : null;
  if (settledAnswerId && !answer) throw notFound('Respuesta no encontrada');
  await em.query(
    `INSERT INTO reminder_marks (tenant_id, invoice_id, off, answered_until)
       VALUES ($1, $2, $3, (SELECT created_at FROM link_answers WHERE tenant_id = $1 AND id = $4))
     ON CONFLICT (tenant_id, invoice_id) DO UPDATE SET off = excluded.off,
       answered_until = greatest(reminder_marks.answered_until, excluded.answered_until)`,
    [tenantId, invoiceId, !on, answer?.id ?? null],
  );
  await logActivity(em, ctx, {
    action: 'update',
    entityType: 'invoice',
    entityId: invoiceId,
    description: `Recordatorios de la factura ${fullNumber ?? 'en borrador'} ${on ? 'permitidos' : 'quitados'}${answer ? ', con lo contestado por su enlace aclarado' : ''}`,
  });
  return remindersOf(em, ctx, id);
}

/** Whether a customer may get reminders. */
export async function markCustomer(em: EntityManager, ctx: Ctx, id: string, on: boolean): Promise<boolean> {
  const { tenantId } = ctx.me;
  const customer = await em.findOneBy(Customer, { tenantId, id: checkId(id) });
  if (!customer || customer.deletedAt) throw new MissingCustomer();
  await em.query(
    `INSERT INTO reminder_customers (tenant_id, customer_id, off) VALUES ($1, $2, $3)
     ON CONFLICT (tenant_id, customer_id) DO UPDATE SET off = excluded.off`,
    [tenantId, customer.id, !on],
  );
  await logActivity(em, ctx, {
    action: 'update',
    entityType: 'customer',
    entityId: customer.id,
    description: `Recordatorios al cliente ${on ? 'permitidos' : 'quitados'}`,
  });
  return on;
}

/** Customers among these whom a person never lets remind. */
export async function neverReminded(em: EntityManager, tenantId: string, ids: string[]): Promise<Map<string, boolean>> {
  const rows = await em.findBy(ReminderCustomer, { tenantId, customerId: In(ids) });
  return new Map(rows.map(({ customerId, off }) => [customerId, off]));
}
