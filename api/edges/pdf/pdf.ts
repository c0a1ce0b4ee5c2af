import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { wordsIn } from '../../../schema/paper/in-language';
import { face } from './fonts/typefaces';
import { closePage, openPage, RUNNING_HEAD } from './page-frame';
import { customerBlock, heading, titleOf } from './heading';
import { onPaper, type InvoiceDocument } from './invoice-document';
import { lineTable } from './line-table';
import { exchanged, mentions, notes, rectified, suplidos } from './mentions';
import { paginate, type Block } from './paginate';
import { BODY_BOTTOM, TOP } from './paper';
import { payment } from './payment';
import { openPdf, Pen } from './pen';
import { acceptance, disclaimer } from './quotes/quote-parts';
import { left, replaced } from './rectified-amounts';
import { totals } from './totals';
import { Typesetter } from './fonts/typesetter';

export type { InvoiceDocument } from './invoice-document';
export { REPLACEMENT } from './printable';

/**
 * The invoice as a tagged A4 PDF in its language, page by page: the same bytes for the same invoice. Throws at once when the
 * subsets of the typefaces are missing; whatever fails later ends the stream with its error.
 */
export function invoicePdf(invoice: InvoiceDocument): Readable {
  face('regular');
  return Readable.from(bytes(onPaper(invoice)), { objectMode: false });
}

async function* bytes(invoice: InvoiceDocument): AsyncGenerator<Buffer> {
  const words = wordsIn(invoice);
  const title = `${titleOf(invoice)} ${invoice.fullNumber}${invoice.duplicate ? `, ${words.duplicate.toLowerCase()}` : ''}`;
  const pdf = openPdf(title, invoice.date, words.tag);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const pen = new Pen(pdf, new Typesetter(), root);
  const pages = paginate(
    await body(pen, invoice),
    { top: TOP, bottom: BODY_BOTTOM },
    { top: TOP + RUNNING_HEAD, bottom: BODY_BOTTOM },
  );
  // pdfkit pushes whatever it has, wanted or not: reading page by page lets the reader set the pace.
  for (const [i, placed] of pages.entries()) {
    pdf.addPage();
    openPage(pen, invoice, i + 1);
    for (const { block, y, repeated } of placed) block.draw(y, repeated);
    closePage(pen, invoice, i + 1, pages.length);
    const ready: Buffer | null = pdf.read();
    if (ready) yield ready;
    await turn();
  }
  pdf.end();
  yield pdf.read();
}

async function body(pen: Pen, invoice: InvoiceDocument): Promise<Block[]> {
  return [
    heading(pen, invoice),
    ...customerBlock(pen, invoice),
    ...rectified(pen, invoice),
    ...exchanged(pen, invoice),
    ...(await lineTable(pen, invoice)),
    totals(pen, invoice),
    ...payment(pen, invoice),
    ...acceptance(pen, invoice),
    ...replaced(pen, invoice),
    ...left(pen, invoice),
    ...suplidos(pen, invoice),
    ...mentions(pen, invoice),
    ...notes(pen, invoice),
    ...disclaimer(pen, invoice),
  ];
}
