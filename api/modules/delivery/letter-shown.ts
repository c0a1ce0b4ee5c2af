import { paperTitle } from '../../../schema/kinds/title';
import type { Ctx } from '../../platform/context';
import { linesOrNull } from '../../platform/graphql/validation';
import { InvoiceStatus } from '../invoices/invoice.types';
import { findInvoice } from '../invoices/invoices';
import { loadLines } from '../invoices/list/invoice-list';
import { writeInvoiceLetter } from './invoice-letter';
import type { Written } from './frame';
import { letterFace, shownHtml, type LetterFace } from './letter-face';
import { aroundOf, occasionOf } from './letter-of';
import type { LetterShown, LetterShownArgs } from './delivery.types';

/** Where the customer's link leads, which is made when the letter is queued: here to nowhere. */
export const NOWHERE = '#';

/** A letter as a dialog shows it before it goes. */
export const shownOf = (letter: Written, replyTo: string | null, face: LetterFace): LetterShown => ({
  ...{ from: letter.fromName, replyTo, subject: letter.subject },
  html: shownHtml(letter.html, face),
});

/** The letter of an issued invoice as it would go now, in these words; null of a draft, which nobody is sent. Nothing is kept. */
export async function shownLetter(
  ctx: Ctx,
  { id, text: proposed }: { id: string; text: string },
  { text, link }: LetterShownArgs,
): Promise<LetterShown | null> {
  const lines = await loadLines(ctx, id);
  return ctx.read(async em => {
    const invoice = await findInvoice(em, ctx, id);
    if (invoice.status === InvoiceStatus.draft) return null;
    const around = await aroundOf(em, invoice);
    const face = letterFace(around.face, 0);
    const title = paperTitle({ ...invoice, lines, rectifies: Boolean(invoice.rectificationWay) });
    const words = linesOrNull(text) ?? proposed;
    const occasion = occasionOf(invoice, around, { title, words, face, link: link ? NOWHERE : null });
    return shownOf(writeInvoiceLetter(occasion), around.replyTo, face);
  });
}
