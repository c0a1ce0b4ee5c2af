import { identityOf, type IdKind } from '../../../schema/identity';
import { abroadName } from '../../../schema/countries';
import { recapitulated } from '../../../schema/kinds/recapitulative';
import { paperTitle } from '../../../schema/kinds/title';
import { alsoSpanish, wordsIn, type InLanguage } from '../../../schema/paper/in-language';
import type { InvoiceDocument } from './invoice-document';
import { drawLogo, logoHeight } from './logo';
import type { Block } from './paginate';
import { dueStack } from './payment';
import { accentOf, COLOURS, LEFT, RIGHT, STYLES, WIDTH } from './paper';
import type { Pen } from './pen';
import { drawQr, QR_COLUMN, QR_TOP, qrHeight } from './qr';
import { quoteColumn, validStack } from './quotes/quote-parts';
import { Stack } from './stack';

const GAP = 24;
/** Beside the code, the capitals of both columns hang from its upper edge. */
const BESIDE_QR = QR_TOP - 5.5;
const STAMP = { height: 21, inset: 8, line: 1.25, gap: 8 };

/** What a paper is marked with that is no invoice, or none any more. */
export const voidMark = ({ status }: Pick<InvoiceDocument, 'status'>): 'ANULADA' | 'BORRADOR' | null =>
  status === 'cancelled' ? 'ANULADA' : status === 'draft' ? 'BORRADOR' : null;

/** What is stamped on it, in its colour: that it is one more copy (RD 1619/2012, art. 14.3), and that it is void. */
export function stampsOf(invoice: InvoiceDocument): { text: string; alert: boolean }[] {
  const { duplicate, cancelled, draft } = wordsIn(invoice);
  const mark = voidMark(invoice);
  return [
    ...(invoice.duplicate ? [{ text: alsoSpanish(duplicate, 'DUPLICADO'), alert: false }] : []),
    ...(mark ? [{ text: alsoSpanish(mark === 'ANULADA' ? cancelled : draft, mark), alert: true }] : []),
  ];
}
const stampStyle = (alert: boolean) => ({ ...STYLES.alert, ...(!alert && { colour: COLOURS.text }) });

/** Who issues, and on the right which invoice of which day. */
export function heading(pen: Pen, invoice: InvoiceDocument): Block {
  const { qr, issuer } = invoice;
  const from = LEFT + (qr ? QR_COLUMN : 0);
  const down = qr ? BESIDE_QR : 0;
  const right = (invoice.quote ? quoteColumn : invoiceColumn)(pen, invoice, WIDTH * 0.46);
  const left = new Stack(pen, RIGHT - right.width - GAP - from)
    .space(2)
    .add('P', issuer.name, STYLES.name)
    .space(1.5)
    .add('P', `NIF ${issuer.nif}`, STYLES.quiet);
  if (issuer.address) left.add('P', issuer.address, STYLES.quiet);
  const brand = logoHeight(invoice);
  const height = Math.max(brand + left.height + down, right.height + down, qr ? qrHeight(qr) : 0) + GAP;
  return {
    height,
    draw: y => {
      const section = pen.group(pen.root, 'Sect');
      right.draw(section, RIGHT, y + down, 'right');
      const stamps = stampsOf(invoice);
      stamps.forEach((stamp, i) =>
        stampFrame(pen, stamp, y + down + right.height - (stamps.length - 1 - i) * (STAMP.height + STAMP.gap)),
      );
      if (qr) drawQr(pen, section, qr, y);
      drawLogo(pen, section, invoice, from, y + down);
      left.draw(section, from, y + down + brand);
      pen.rule(LEFT, y + height);
    },
  };
}

/** The law's own word for a kind of invoice stands in Spanish too (RD 1619/2012, arts. 4 and 15). */
export function titleOf(invoice: InvoiceDocument): string {
  const words = wordsIn(invoice);
  if (invoice.quote) return words.quote.titles[invoice.quote.kind];
  const title = paperTitle({ ...invoice, rectifies: Boolean(invoice.rectification) });
  return alsoSpanish(words.titles[title], title);
}

/** When it took place, where that is not the date of issue (RD 1619/2012, art. 6.1.i); of a whole month its lines say it. */
function dayOf(invoice: InvoiceDocument): string | null {
  const { operationDate, prepayment, rectification, lines } = invoice;
  const words = wordsIn(invoice);
  const month = rectification ? null : recapitulated(lines);
  if (month) return words.operationsOf(words.monthName(month));
  if (!operationDate) return null;
  return `${prepayment && !rectification ? words.received : words.operation}: ${words.longDate(operationDate)}`;
}

function invoiceColumn(pen: Pen, invoice: InvoiceDocument, width: number): Stack {
  const { fullNumber, date, series } = invoice;
  const words = wordsIn(invoice);
  const number = pen.setter.fit(fullNumber, { ...STYLES.number, colour: accentOf(invoice) }, width);
  const column = new Stack(pen, width)
    .add('P', titleOf(invoice), STYLES.label)
    .add('H1', fullNumber, number)
    .space(2)
    .add('P', words.longDate(date), STYLES.date)
    .space(1);
  const day = dayOf(invoice);
  if (day) column.add('P', day, STYLES.quiet);
  column.add('P', `${words.series} ${series}`, STYLES.quiet);
  const air = (STAMP.height - STYLES.alert.leading) / 2;
  for (const { text, alert } of stampsOf(invoice))
    column
      .space(STAMP.gap + air)
      .add('P', text, stampStyle(alert), STAMP.inset)
      .space(air);
  return column;
}

function stampFrame(pen: Pen, { text, alert }: { text: string; alert: boolean }, bottom: number): void {
  const { height, inset, line } = STAMP;
  const { width: wide } = pen.setter.line(text, stampStyle(alert));
  const width = wide + 2 * inset - line;
  pen.decoration(() =>
    pen.pdf
      .lineWidth(line)
      .strokeColor(alert ? COLOURS.alert : COLOURS.text)
      .roundedRect(RIGHT - width - line / 2, bottom - height, width, height, 3)
      .stroke(),
  );
}

/** Where what stands beside the customer begins. */
const BESIDE = LEFT + 270;

/** Whom it is issued to, and beside them when it is to be paid; nothing of a simplified invoice that says neither. */
export function customerBlock(pen: Pen, invoice: InvoiceDocument): Block[] {
  const { customer } = invoice;
  const due = (invoice.quote ? validStack : dueStack)(pen, invoice, RIGHT - BESIDE);
  const whom = customer && customerStack(pen, customer, invoice, due ? BESIDE - GAP - LEFT : WIDTH);
  if (!whom && !due) return [];
  return [
    {
      height: Math.max(whom?.height ?? 0, due?.height ?? 0),
      gap: 12,
      draw: y => {
        whom?.draw(pen.group(pen.root, 'Sect'), LEFT, y);
        due?.draw(pen.group(pen.root, 'Sect'), whom ? BESIDE : LEFT, y);
      },
    },
  ];
}

function customerStack(
  pen: Pen,
  customer: NonNullable<InvoiceDocument['customer']>,
  language: InLanguage,
  width: number,
): Stack {
  const words = wordsIn(language);
  const { name, nif, address, email } = customer;
  const { kind } = identityOf({ nif, country: customer.country ?? null, idKind: customer.idKind ?? null });
  const town = [customer.postalCode, customer.city].filter(Boolean).join(' ');
  const place = [address, town, abroadName(customer.country, words.tag)].filter(Boolean).join(' · ');
  const stack = new Stack(pen, width)
    .add('P', words.customer, STYLES.label)
    .space(1)
    .add('P', name, STYLES.name)
    .space(1.5)
    .add('P', `${(words.numbers as Partial<Record<IdKind, string>>)[kind] ?? 'NIF'} ${nif}`, STYLES.quiet);
  if (place) stack.add('P', place, STYLES.quiet);
  if (email) stack.add('P', email, STYLES.quiet);
  return stack;
}
