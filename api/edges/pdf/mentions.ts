import { withoutStop } from '../../../schema/text/stop';
import { issuingPhrase } from '../../../schema/kinds/issued-by';
import { underCash } from '../../../schema/tax/causes';
import { cashPhrase, phraseOf } from '../../../schema/tax/phrases';
import { wordsIn } from '../../../schema/paper/in-language';
import { phraseKind } from '../../../schema/paper/phrase-kind';
import { es } from '../../../schema/paper/es';
import type { PaperWords } from '../../../schema/paper/words';
import type { InvoiceDocument } from './invoice-document';
import type { Block } from './paginate';
import { LEFT, STYLES, WIDTH } from './paper';
import type { Pen, Struct } from './pen';

/** A label and its paragraphs; none: nothing is said. */
export type Said = [label: string, paragraphs: string[]];

const thirdIn = ({ name, nif }: NonNullable<InvoiceDocument['issuedBy']>) =>
  name && nif ? { name, nif, country: null, idKind: null } : null;

/** The phrase that the law wants for each cause of 0 % and each regime, and of who issues it in the issuer's name. */
export function mentionsSaid(invoice: InvoiceDocument): Said {
  const { rates, reverseCharge, tax = 'IVA' } = invoice;
  const words = wordsIn(invoice);
  // S2 is for customers with a Spanish number, and says the same by itself.
  const inUnion = Boolean(reverseCharge) && !rates.some(({ ivaCause }) => ivaCause === 'S2');
  const said = new Set(
    rates.map(rate => {
      const [phrase, kind] = [phraseOf(rate, inUnion, tax), phraseKind(rate, inUnion, tax)];
      return phrase && withSpanish(words, kind && words.phrases[kind](words.tax[tax]), phrase);
    }),
  );
  if (underCash(rates)) said.add(withSpanish(words, words.phrases.cash(words.tax[tax]), cashPhrase(tax)));
  return [words.legal, [...issuedBySaid(invoice, words), ...[...said].filter(phrase => phrase !== null)]];
}

/** The law's words stay as they are; before them what they come to in the paper's language. */
const withSpanish = (words: PaperWords, said: string | null, spanish: string): string =>
  words === es || !said || said === spanish ? spanish : `${said} ${spanish}`;

function issuedBySaid({ issuedBy, issuer }: InvoiceDocument, words: PaperWords): string[] {
  if (!issuedBy) return [];
  const third = thirdIn(issuedBy);
  const name = withoutStop(issuer.name);
  const said = third ? words.byThird(`${third.name} (NIF ${third.nif})`, name) : words.byRecipient;
  return [withSpanish(words, said, issuingPhrase({ third }, issuer.name))];
}

/** What was paid in the customer's name and account, apart from what is invoiced (LIVA, art. 78.Tres.3.º). */
export function suplidosSaid(invoice: InvoiceDocument): Said {
  const { suplidosHead, euros } = wordsIn(invoice);
  return [suplidosHead, (invoice.suplidos ?? []).map(({ description, amount }) => `${description}: ${euros(amount)}`)];
}

/** Which invoices a rectifying one corrects, and why. */
export function rectifiedSaid(invoice: InvoiceDocument): Said {
  const { kind, qualified, rectification } = invoice;
  const words = wordsIn(invoice);
  if (!rectification) return [words.rectifies, []];
  const { way, cause, debt, invoices } = rectification;
  const named = invoices.map(({ fullNumber, date }) => words.named(fullNumber, words.longDate(date)));
  const simplified = kind === 'R5' || qualified;
  const said = [
    named.length > 0 ? words.invoiceOf(named, Boolean(simplified)) : words.invoicesOfPeriod,
    words.cause(cause),
  ];
  if (way === 'S') return [words.rectifiesAndReplaces, [...said, words.replacedNote]];
  if (debt) return [words.rectifies, [...said, words.debtNote]];
  // RD 1619/2012, art. 7.1.h.
  return [words.rectifies, simplified ? [...said, words.modifiedNote] : said];
}

/** Which simplified invoices a complete one stands for. */
export function exchangedSaid(invoice: InvoiceDocument): Said {
  const { exchange } = invoice;
  const words = wordsIn(invoice);
  if (!exchange) return [words.replaces, []];
  const { invoices, takesBack } = exchange;
  const name = (each: { fullNumber: string; date: string }) => words.named(each.fullNumber, words.longDate(each.date));
  const said = words.simplifieds(invoices.map(name));
  if (!takesBack) return [words.replaces, [said]];
  return [words.revokes, [words.revoked(name(takesBack)), said]];
}

// More than one empty line in a row says nothing and fills pages.
export function notesSaid(invoice: InvoiceDocument): Said {
  const { notes: text, quote } = invoice;
  const words = wordsIn(invoice);
  return [quote ? words.conditions : words.notes, text ? text.replace(/\n(?: *\n){2,}/g, '\n\n').split('\n') : []];
}

const drawn =
  (said: (invoice: InvoiceDocument) => Said) =>
  (pen: Pen, invoice: InvoiceDocument): Block[] =>
    section(pen, ...said(invoice));

export const mentions = drawn(mentionsSaid);
export const suplidos = drawn(suplidosSaid);
export const rectified = drawn(rectifiedSaid);
export const exchanged = drawn(exchangedSaid);
export const notes = drawn(notesSaid);

/** A label and its paragraphs, broken between lines where the page ends; two lines at least stay together. */
function section(pen: Pen, label: string, paragraphs: string[]): Block[] {
  if (paragraphs.length === 0) return [];
  let opened: Struct | undefined;
  const sect = () => (opened ??= pen.group(pen.root, 'Sect'));
  const head: Block = {
    height: STYLES.label.leading,
    gap: 24,
    keep: true,
    draw: y => pen.tagged(sect(), 'P', () => pen.text(label, STYLES.label, LEFT, y)),
  };
  const body = paragraphs.flatMap(paragraph => paragraphBlocks(pen, paragraph, sect));
  body.forEach((block, i) => {
    block.keep = body.length > 1 && (i === 0 || i === body.length - 2);
  });
  return [head, ...body];
}

/** A paragraph's lines, each a block, so that a page may end between them. */
export function paragraphBlocks(pen: Pen, text: string, sect: () => Struct): Block[] {
  let opened: Struct | undefined;
  const paragraph = () => (opened ??= pen.group(sect(), 'P'));
  return pen.setter.lines(text, STYLES.body, WIDTH).map(line => ({
    height: STYLES.body.leading,
    draw: (y: number) => {
      paragraph().add(() => pen.line(line, STYLES.body, LEFT, y));
    },
  }));
}
