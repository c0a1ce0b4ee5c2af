import type { EntityManager } from 'typeorm';
import { letterOfStep } from '../../../schema/paper/letter/letters';
import { planOf, STEP_NAMES, type Live, type Step } from '../../../schema/remind/ladder';
import type { Ctx } from '../../platform/context';
import { newId } from '../../platform/ids';
import { logActivity } from '../activity/activity';
import { linkFor } from '../delivery/links';
import { Invoice } from '../invoices/invoice.entity';
import { lockInvoices } from '../invoices/lock-invoice';
import { textOf } from '../letter-texts/letter-texts';
import { queueMail } from '../mail/mails';
import { languageOf } from './occasion';
import { isTold, overdueAmong, type Asked, type Overdue } from './overdue';
import { ReminderLetterRow } from './reminder-letter.entity';

/** Holds a company's reminders until COMMIT: letters are queued one after the other, so that no customer gets two. */
export async function holdReminders(em: EntityManager, tenantId: string): Promise<boolean> {
  await em.query(
    'INSERT INTO reminder_settings (tenant_id, enabled) VALUES ($1, false) ON CONFLICT (tenant_id) DO NOTHING',
    [tenantId],
  );
  const [{ enabled }] = await em.query('SELECT enabled FROM reminder_settings WHERE tenant_id = $1 FOR UPDATE', [
    tenantId,
  ]);
  return enabled as boolean;
}

/** Which of these get a letter of this step now: held, so that it stays true until COMMIT. */
export async function stillDue(
  em: EntityManager,
  asked: Asked,
  ids: readonly string[],
  isDue: (invoice: Overdue) => boolean,
): Promise<Overdue[]> {
  await lockInvoices(em, asked.tenantId, ids);
  return (await overdueAmong(em, asked, ids)).filter(invoice => invoice.hold === null && isDue(invoice));
}

/** Each step once: a row that stands keeps it from going again; one that was left out or whose letter was refused makes room. */
const TELL = `
  INSERT INTO reminders (tenant_id, invoice_id, step, letter_id, link_id, told_at) VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (tenant_id, invoice_id, step) DO UPDATE SET letter_id = excluded.letter_id, link_id = excluded.link_id,
    told_at = excluded.told_at, owed = NULL, interest = NULL, stopped = false WHERE NOT ${isTold('reminders')}
  RETURNING invoice_id`;

/** Queues one letter about invoices of one customer, which the caller holds and has found due. Answers its id. */
export async function queueLetter(
  em: EntityManager,
  ctx: Ctx,
  invoices: readonly Overdue[],
  step: Step,
  userId: string | null,
): Promise<string> {
  const { tenantId } = ctx.me;
  const createdAt = ctx.now();
  const id = newId(createdAt.getTime());
  const rows: Invoice[] = [];
  for (const { id: invoiceId, fullNumber } of invoices) {
    const invoice = await em.findOneByOrFail(Invoice, { tenantId, id: invoiceId });
    rows.push(invoice);
    const linkId = await linkFor(em, ctx, invoice);
    const told = await em.query(TELL, [tenantId, invoiceId, step, id, linkId, createdAt]);
    if (told.length === 0) throw new Error(`step ${step} of ${fullNumber} was told already`);
    await logActivity(em, ctx, {
      action: 'export',
      entityType: 'invoice',
      entityId: invoiceId,
      description: `${STEP_NAMES[step]} de la factura ${fullNumber} enviado por correo`,
    });
  }
  const mailId = await queueMail(em, ctx, { kind: 'reminder', tenantId, userId: null, tokenId: null, about: id });
  const email = invoices[0]!.email!;
  const invoiceIds = invoices.map(invoice => invoice.id);
  const paperLanguage = languageOf(rows);
  const words = await textOf(em, tenantId, letterOfStep(step), paperLanguage);
  const said = { step, email, words, paperLanguage };
  await em.insert(ReminderLetterRow, { tenantId, id, ...said, mailId, userId, invoiceIds, createdAt });
  return id;
}

/** Whether an invoice gets this step today by itself. */
export const isDueToday =
  (ladder: readonly Live[], today: string, step: Step) =>
  (invoice: Overdue): boolean =>
    planOf(invoice, ladder, today).due === step;
