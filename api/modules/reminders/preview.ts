import type { EntityManager } from 'typeorm';
import { inertName } from '../../../schema/delivery';
import { letterOfStep } from '../../../schema/paper/letter/letters';
import { reminderWordsProblem, type Step } from '../../../schema/remind/ladder';
import { daysAfter } from '../../../schema/days';
import { addUp } from '../../../schema/decimal';
import { interestOf, unratedFrom } from '../../../schema/remind/interest';
import type { Ctx } from '../../platform/context';
import { badField, conflict } from '../../platform/errors';
import { linesOrNull } from '../../platform/graphql/validation';
import { faceAt, languageOfPapers } from '../company/face/faces';
import { Tenant } from '../company/tenant.entity';
import { answersTo } from '../delivery/deliveries';
import { letterFace, shownHtml, type LetterFace } from '../delivery/letter-face';
import { findInvoice } from '../invoices/invoices';
import { pdfName } from '../invoices/files/invoice-pdf';
import { textOf } from '../letter-texts/letter-texts';
import { askedBy, ladderOf } from './ladder';
import { halfYears } from './late-rates';
import { MOST_FILES, occasionOf } from './occasion';
import { overdueAmong } from './overdue';
import { writeReminder, type ReminderOccasion } from './reminder-letter';
import { checkStep } from './reminders';
import type { ReminderPreviewInput } from './reminders.inputs';
import type { ReminderPreview } from './reminders.types';

type Said = Pick<ReminderOccasion, 'words' | 'paperLanguage'>;

/** What it says, before it is given the company's face and its papers. */
type Unsent = Omit<ReminderOccasion, 'files' | 'face'>;

/** Where the customer's link leads, which is made when the letter is queued. */
const LINK = 'enlace de la factura';

/** An example, due so many days ago as the step waits, of a customer that is a company. */
async function example(em: EntityManager, ctx: Ctx, step: Step, said: Said): Promise<Unsent> {
  const { tenantId } = ctx.me;
  const { name, nif, address } = await em.findOneByOrFail(Tenant, { id: tenantId });
  const { days } = (await ladderOf(em, tenantId)).find(each => each.step === step)!;
  const replyTo = await answersTo(em, tenantId);
  const owed = addUp(['1210']);
  const dueOn = daysAfter(ctx.today(), -days);
  const rates = await halfYears(em);
  const late = {
    interest: interestOf({ dueOn, amount: owed, payments: [] }, ctx.today(), rates),
    unratedFrom: unratedFrom(dueOn, ctx.today(), rates),
  };
  return {
    ...said,
    step,
    customerName: 'Bodegas Ejemplo, S.L.',
    issuer: { name, nif, address, answers: replyTo !== null },
    invoices: [
      {
        fullNumber: `A-${dueOn.slice(0, 4)}-0001`,
        dueOn,
        owed,
        late: step === 3 ? late : null,
        link: LINK,
        iban: null,
      },
    ],
  };
}

async function ofInvoice(em: EntityManager, ctx: Ctx, id: string, step: Step, words: string | null): Promise<Unsent> {
  const invoice = await findInvoice(em, ctx, id);
  const asked = askedBy(ctx);
  const [overdue] = await overdueAmong(em, asked, [invoice.id]);
  if (!overdue) throw conflict('De esta factura no hay nada vencido por cobrar');
  const { tenantId, today } = asked;
  const said = words === null ? undefined : { words };
  const facing = { tenantId, step, said, today, invoices: [{ overdue, linkId: null }] };
  const { occasion } = await occasionOf(em, ctx.services, facing);
  return unsent(occasion);
}

/** As it is shown before it is queued. */
export const unsent = (occasion: Unsent): Unsent => ({
  ...occasion,
  invoices: occasion.invoices.map(each => ({ ...each, link: LINK })),
});

/** From when on it asks for no interest because nobody has read the rate; null: it asks for all of it. */
const firstUnrated = ({ invoices }: Unsent): string | null =>
  invoices.flatMap(({ late }) => (late?.unratedFrom ? [late.unratedFrom] : [])).sort()[0] ?? null;

/** A letter as the customer would get it today; nothing is kept or sent. */
export async function previewOf(em: EntityManager, ctx: Ctx, input: ReminderPreviewInput): Promise<ReminderPreview> {
  const step = checkStep(input.step);
  const { tenantId } = ctx.me;
  const words = linesOrNull(input.words);
  const problem = words === null ? null : reminderWordsProblem(words);
  if (problem) throw badField('words', problem);
  if (input.invoiceId)
    return shownLetter(await ofInvoice(em, ctx, input.invoiceId, step, words), await faceNow(em, tenantId));
  const paperLanguage = await languageOfPapers(em, tenantId);
  return exampleOf(em, ctx, step, {
    paperLanguage,
    words: words ?? (await textOf(em, tenantId, letterOfStep(step), paperLanguage)),
  });
}

/** A step's letter about an example, in these words. */
export const exampleOf = async (em: EntityManager, ctx: Ctx, step: Step, said: Said): Promise<ReminderPreview> =>
  shownLetter(await example(em, ctx, step, said), await faceNow(em, ctx.me.tenantId));

/** The face that a letter of today shows. */
export const faceNow = async (em: EntityManager, tenantId: string): Promise<LetterFace> =>
  letterFace(await faceAt(em, tenantId), 0);

/** A letter whole and in its parts, with the papers that go with it. */
export function shownLetter(occasion: Unsent, face: LetterFace): ReminderPreview {
  const files = occasion.invoices.slice(0, MOST_FILES).map(({ fullNumber }) => pdfName(fullNumber));
  const { subject, said, rows, notes, text, html } = writeReminder({ ...occasion, face, files });
  return {
    subject,
    from: inertName(occasion.issuer.name),
    said,
    rows: rows.map(([label, value]) => ({ label, value })),
    notes,
    file: files[0]!,
    text,
    html: shownHtml(html, face),
    unratedFrom: firstUnrated(occasion),
  };
}
