import { daysBetween } from '../../../../schema/days';
import { disclaimerOf, type QuoteKind } from '../../../../schema/kinds/quote';
import { wordsIn } from '../../../../schema/paper/in-language';
import type { InvoiceDocument } from '../invoice-document';
import type { Block } from '../paginate';
import { accentOf, COLOURS, LEFT, RIGHT, STYLES, WIDTH } from '../paper';
import type { Pen } from '../pen';
import { Stack } from '../stack';

const BOX = { inset: 15, gap: 24, radius: 4 };
const LINKED = { ...STYLES.body, colour: '#1E3A78' };

/** The word takes the number's place: nobody is to take it for an invoice. */
export function quoteColumn(pen: Pen, invoice: InvoiceDocument, width: number): Stack {
  const { quote, fullNumber, date } = invoice;
  const words = wordsIn(invoice);
  const title = words.quote.titles[quote!.kind];
  return new Stack(pen, width)
    .add('H1', title, pen.setter.fit(title, { ...STYLES.number, colour: accentOf(invoice) }, width))
    .space(2)
    .add('P', fullNumber, STYLES.date)
    .space(1)
    .add('P', words.longDate(date), STYLES.quiet);
}

/** Until when it can be accepted, beside the customer. */
export function validStack(pen: Pen, invoice: InvoiceDocument, width: number): Stack | null {
  const { quote, date } = invoice;
  if (!quote) return null;
  const words = wordsIn(invoice);
  const days = daysBetween(date, quote.validUntil);
  return new Stack(pen, width)
    .add('P', words.quote.validUntil, STYLES.label)
    .space(1)
    .add('P', words.longDate(quote.validUntil), STYLES.name)
    .space(1.5)
    .add('P', words.quote.days(days), STYLES.quiet);
}

/** What is said of accepting it: that it is, by whom, or where that is done; null: nothing. */
export function acceptanceSaid(invoice: InvoiceDocument): { title: string; text: string; link: string | null } | null {
  const { quote } = invoice;
  if (!quote) return null;
  const words = wordsIn(invoice);
  const { kind, accepted, link, validUntil } = quote;
  if (accepted) {
    const text = words.quote.acceptedBy(kind, accepted.by, words.longDate(accepted.on));
    return { title: words.quote.accepted[kind], text, link: null };
  }
  if (!link) return null;
  return { title: words.quote.invitation, text: words.quote.acceptBy(kind, words.longDate(validUntil)), link };
}

/** How to accept it, or that it is accepted. */
export function acceptance(pen: Pen, invoice: InvoiceDocument): Block[] {
  const said = acceptanceSaid(invoice);
  if (!said) return [];
  const label = said.link ? pen.setter.line(wordsIn(invoice).quote.link, LINKED) : null;
  const stack = new Stack(pen, WIDTH - 2 * BOX.inset - (label ? label.width + 24 : 0))
    .add('P', said.title, STYLES.heading)
    .space(1)
    .add('P', said.text, STYLES.quiet);
  const height = stack.height + 2 * BOX.inset;
  const draw = (y: number) => {
    const section = pen.group(pen.root, 'Sect');
    pen.decoration(() =>
      pen.pdf.lineWidth(0.75).strokeColor(COLOURS.hairline).roundedRect(LEFT, y, WIDTH, height, BOX.radius).stroke(),
    );
    stack.draw(section, LEFT + BOX.inset, y + BOX.inset);
    if (!label) return;
    const [right, top] = [RIGHT - BOX.inset, y + (height - LINKED.leading) / 2];
    pen.tagged(section, 'P', () => pen.line(label, LINKED, right, top, 'right'));
    pen.rule(right - label.width, top + LINKED.leading, right, COLOURS.hairline);
    pen.pdf.link(right - label.width, top, label.width, LINKED.leading, said.link!);
  };
  return [{ height, gap: BOX.gap, draw }];
}

/** That it is no invoice; in Spanish too, because an inspector reads the paper as well as the customer. */
export function disclaimerSaid(invoice: InvoiceDocument, kind: QuoteKind): string {
  const [said, spanish] = [wordsIn(invoice).quote.disclaimer[kind], disclaimerOf(kind)];
  return said === spanish ? said : `${said} ${spanish}`;
}

export function disclaimer(pen: Pen, invoice: InvoiceDocument): Block[] {
  const { quote } = invoice;
  if (!quote) return [];
  const said = disclaimerSaid(invoice, quote.kind);
  const stack = new Stack(pen, WIDTH).add('P', said, STYLES.quiet);
  return [{ height: stack.height, gap: 24, draw: y => stack.draw(pen.root, LEFT, y) }];
}
