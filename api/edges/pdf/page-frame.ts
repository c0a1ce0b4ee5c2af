import { wordsIn } from '../../../schema/paper/in-language';
import { stampsOf, voidMark } from './heading';
import type { InvoiceDocument } from './invoice-document';
import { COLOURS, FOOT_TOP, LEFT, PAPER, RIGHT, STYLES, TOP, WIDTH } from './paper';
import type { Pen } from './pen';

/** Height of the line over the second and later pages, with the space below. */
export const RUNNING_HEAD = 34;

/** What stands on every page above and behind the invoice. */
export function openPage(pen: Pen, invoice: InvoiceDocument, page: number): void {
  const mark = voidMark(invoice);
  if (mark) watermark(pen, mark);
  if (page > 1) runningHead(pen, invoice);
}

function watermark(pen: Pen, mark: string): void {
  const { pdf, setter } = pen;
  const style = { ...STYLES.number, size: 118, leading: 118, colour: COLOURS.watermark };
  const line = setter.line(mark, style);
  const [x, y] = [PAPER.width / 2, PAPER.height / 2];
  pen.decoration(() => {
    pdf.save().rotate(-45, { origin: [x, y] });
    pen.line(line, style, x - line.width / 2, y - style.leading / 2);
    pdf.restore();
  }, 'Pagination');
}

function runningHead(pen: Pen, invoice: InvoiceDocument): void {
  const { fullNumber, date, issuer, quote } = invoice;
  const words = wordsIn(invoice);
  const { setter } = pen;
  const style = { ...STYLES.alertSmall, ...(!voidMark(invoice) && { colour: COLOURS.text }) };
  const right = setter.line(
    `${quote ? words.quote.titles[quote.kind] : words.titles.Factura} ${fullNumber} · ${words.longDate(date)}`,
    STYLES.small,
  );
  const stamped = stampsOf(invoice).map(({ text }) => text);
  const mark = setter.line(stamped.join(' · '), style);
  const from = LEFT + (mark.width > 0 ? mark.width + 8 : 0);
  const name = setter.cut(issuer.name, STYLES.foot, RIGHT - right.width - 24 - from);
  pen.decoration(() => {
    pen.line(mark, style, LEFT, TOP);
    pen.line(name, STYLES.foot, from, TOP);
    pen.line(right, STYLES.small, RIGHT, TOP, 'right');
  }, 'Pagination');
}

/** The agency's words for an invoice that it can verify (Orden HAC/1177/2024, art. 21). */
const VERIFIABLE = 'Factura verificable en la sede electrónica de la AEAT.';

/** Who issues and what page this is: last, so that a plain reading ends with it. */
export function closePage(pen: Pen, invoice: InvoiceDocument, page: number, pages: number): void {
  const { issuer, fullNumber, qr } = invoice;
  const { setter } = pen;
  const style = STYLES.foot;
  const width = WIDTH - 120;
  const identity = [issuer.name, `NIF ${issuer.nif}`, issuer.address].filter(Boolean).join(' · ');
  pen.rule(LEFT, FOOT_TOP);
  pen.decoration(() => {
    const left = qr
      ? [setter.cut(VERIFIABLE, style, width), setter.cut(identity, style, width)]
      : twoLines(pen, identity, width);
    pen.lines(left, style, LEFT, FOOT_TOP + 8);
    pen.text(fullNumber, style, RIGHT, FOOT_TOP + 8, 'right');
    pen.text(wordsIn(invoice).page(page, pages), style, RIGHT, FOOT_TOP + 8 + style.leading, 'right');
  }, 'Pagination');
}

function twoLines({ setter }: Pen, text: string, width: number) {
  const lines = setter.lines(text, STYLES.foot, width);
  if (lines.length <= 2) return lines;
  return [
    lines[0],
    setter.cut(
      lines
        .slice(1)
        .map(line => line.text)
        .join(' '),
      STYLES.foot,
      width,
    ),
  ];
}
