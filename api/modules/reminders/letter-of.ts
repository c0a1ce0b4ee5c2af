import { In, IsNull, Not, type EntityManager } from 'typeorm';
import { isMorning } from '../../../schema/remind/days';
import { rulesOf } from '../../../schema/tax/territory';
import { MOST_ATTACHED, type Attachment, type Letter } from '../../edges/mail';
import type { Services } from '../../platform/context';
import { dayOf } from '../../platform/dates';
import { Tenant } from '../company/tenant.entity';
import { faceAt } from '../company/face/faces';
import { bytesOf, letterFace, pictureIn } from '../delivery/letter-face';
import { paperOf } from '../invoices/files/invoice-paper';
import { ladderOf } from './ladder';
import { MOST_FILES, occasionOf } from './occasion';
import { overdueAmong, type Asked, type Overdue } from './overdue';
import { ReminderLetterRow } from './reminder-letter.entity';
import { writeReminder } from './reminder-letter';
import { ReminderSettingsRow } from './reminder-settings.entity';
import { ReminderRow } from './reminder.entity';

type Told = { row: ReminderRow; overdue: Overdue };

/**
 * What a person sent goes. Of what goes by itself nothing does once that or its step was switched off, nor outside the
 * mornings of workdays: what did not go is due again on the next of them.
 */
async function mayGo(
  em: EntityManager,
  services: Services,
  { tenantId, step, userId }: ReminderLetterRow,
  zone: string,
): Promise<boolean> {
  if (userId !== null) return true;
  const settings = await em.findOneBy(ReminderSettingsRow, { tenantId });
  const rung = (await ladderOf(em, tenantId)).find(each => each.step === step);
  return settings?.enabled === true && rung?.on === true && isMorning(services.now(), zone);
}

/** What a letter depends on that may change while it is drawn. */
const saysOf = (all: readonly Overdue[]): string =>
  all
    .map(({ id, owed, hold, email }) => [id, owed, hold, email].join(' '))
    .sort()
    .join();

/** Which invoices are still in a letter, now that it goes. */
async function stillTold(
  em: EntityManager,
  services: Services,
  letter: ReminderLetterRow,
  today: string,
  zone: string,
): Promise<Told[]> {
  const { tenantId } = letter;
  const rows = await em.findBy(ReminderRow, { tenantId, letterId: letter.id, stopped: false });
  const found = (await mayGo(em, services, letter, zone))
    ? await overdueAmong(
        em,
        { tenantId, today, zone },
        rows.map(({ invoiceId }) => invoiceId),
      )
    : [];
  return found
    .filter(({ hold, email }) => hold === null && email!.toLowerCase() === letter.email.toLowerCase())
    .map(overdue => ({ overdue, row: rows.find(({ invoiceId }) => invoiceId === overdue.id)! }));
}

/** Notes which invoices were left out of the letter, and a letter without any as stopped. Of a step that may have gone nothing is noted. */
async function note(
  em: EntityManager,
  services: Services,
  { tenantId, id }: ReminderLetterRow,
  told: readonly Told[],
  mayHaveGone: boolean,
): Promise<void> {
  const left = told.map(({ row }) => row.invoiceId);
  if (!mayHaveGone)
    await em.update(
      ReminderRow,
      { tenantId, letterId: id, stopped: false, invoiceId: Not(In(left)) },
      { stopped: true },
    );
  if (told.length === 0) await em.update(ReminderLetterRow, { tenantId, id }, { stoppedAt: services.now() });
}

/**
 * A reminder, written when it goes: from what is overdue then. What was paid, answered, annulled or switched off meanwhile, or
 * has another address now, is left out. Null where nothing is left. Its text is kept as it goes.
 */
export async function reminderLetterOf(
  services: Services,
  tenantId: string,
  id: string,
  mayHaveGone: boolean,
): Promise<Omit<Letter, 'messageId'> | null> {
  const asked: { now: Asked | null } = { now: null };
  const found = await services.db.tx(tenantId, async em => {
    const letter = await em.findOneBy(ReminderLetterRow, { tenantId, id, stoppedAt: IsNull() });
    if (!letter) return null;
    const { territory } = await em.findOneByOrFail(Tenant, { id: tenantId });
    const { zone } = rulesOf(territory);
    const today = dayOf(services.now(), zone);
    asked.now = { tenantId, today, zone };
    const told = await stillTold(em, services, letter, today, zone);
    await note(em, services, letter, told, mayHaveGone);
    if (told.length === 0) return null;
    const { step, words, paperLanguage, email } = letter;
    const invoices = told.map(({ overdue, row }) => ({ overdue, linkId: row.linkId }));
    return {
      email,
      told,
      face: await faceAt(em, tenantId),
      ...(await occasionOf(em, services, { tenantId, step, said: { words, paperLanguage }, today, invoices })),
    };
  });
  if (!found) return null;
  const { email, told, occasion, replyTo, ...read } = found;
  const attachments = await papersOf(
    services,
    tenantId,
    told.map(({ overdue }) => overdue.id),
  );
  const face = letterFace(read.face, bytesOf(attachments));
  const written = writeReminder({ ...occasion, face, files: attachments.map(({ name }) => name) });
  const stands = await services.db.tx(tenantId, async em => {
    const ids = told.map(({ overdue }) => overdue.id);
    const now = await overdueAmong(em, asked.now!, ids);
    if (saysOf(now) !== saysOf(told.map(({ overdue }) => overdue))) return false;
    await em.update(ReminderLetterRow, { tenantId, id }, { subject: written.subject, body: written.text });
    for (const [at, { row }] of told.entries()) {
      const { owed, late } = occasion.invoices[at]!;
      const interest = late?.interest?.amount ?? null;
      await em.update(ReminderRow, { tenantId, invoiceId: row.invoiceId, step: row.step }, { owed, interest });
    }
    return true;
  });
  // Paid or answered while its papers were drawn: it is written anew.
  if (!stands) return reminderLetterOf(services, tenantId, id, mayHaveGone);
  const { subject, text, html, fromName } = written;
  const files = [...attachments, ...pictureIn(face)];
  return { to: email, replyTo: replyTo ?? undefined, subject, text, html, fromName, attachments: files };
}

/** The papers of the first invoices, as long as they are not too long together. */
async function papersOf(services: Services, tenantId: string, ids: readonly string[]): Promise<Attachment[]> {
  const files: Attachment[] = [];
  let bytes = 0;
  for (const id of ids.slice(0, MOST_FILES)) {
    const paper = await paperOf(services, tenantId, id, tenantId);
    if (!paper || bytes + paper.pdf.length > MOST_ATTACHED) continue;
    bytes += paper.pdf.length;
    files.push({ name: paper.name, type: 'application/pdf', content: paper.pdf });
  }
  return files;
}
