import { cashPhrase, phraseOf } from '../../../schema/tax/phrases';
import { euros, longDate } from './format';
import type { InvoiceDocument } from './invoice-document';
import type { Block } from './paginate';
import { LEFT, STYLES, WIDTH } from './paper';
import type { Pen, Struct } from './pen';

/** The phrase that the law wants for each cause of 0 % and each regime. */
export function mentions(pen: Pen, { rates, reverseCharge, tax = 'IVA' }: InvoiceDocument): Block[] {
  // S2 is for customers with a Spanish number, and says the same by itself.
  const inUnion = reverseCharge && !rates.some(({ ivaCause }) => ivaCause === 'S2');
  const said = new Map(rates.map(rate => [phraseOf(rate, inUnion, tax), rate.ivaCause]));
  said.delete(null);
  if (rates.some(({ ivaRegime }) => ivaRegime === '07')) said.set(cashPhrase(tax), null);
  return section(
    pen,
    'Menciones legales',
    [...said].map(([phrase, cause]) => (said.size > 1 && cause ? `${cause} · ${phrase}` : phrase!)),
  );
}

/** What was paid in the customer's name and account, apart from what is invoiced (LIVA, art. 78.Tres.3.º). */
export function suplidos(pen: Pen, { suplidos: paid = [] }: InvoiceDocument): Block[] {
  return section(
    pen,
    'Suplidos, pagados en nombre y por cuenta del cliente',
    paid.map(({ description, amount }) => `${description}: ${euros(amount)}`),
  );
}

/** RD 1619/2012, art. 7.1.h. */
const REPLACED = 'Por sustitución: estas líneas son las correctas, enteras, y valen en lugar de las de la original.';
const MODIFIED = 'Se modifican los importes de la original en lo que dicen estas líneas, con su signo.';

/** Which invoices a rectifying one corrects, and why. */
export function rectified(pen: Pen, { kind, qualified, rectification }: InvoiceDocument): Block[] {
  if (!rectification) return [];
  const { way, cause, invoices } = rectification;
  const named = invoices.map(({ fullNumber, date }) => `${fullNumber}, del ${longDate(date)}`).join('; ');
  const simplified = kind === 'R5' || qualified;
  const said = [
    named ? `Factura ${simplified ? 'simplificada ' : ''}${named}.` : 'Las facturas del periodo.',
    `Causa: ${cause}`,
  ];
  if (way === 'S') return section(pen, 'Rectifica y sustituye', [...said, REPLACED]);
  return section(pen, 'Rectifica', simplified ? [...said, MODIFIED] : said);
}

/** Which simplified invoices a complete one stands for. */
export function exchanged(pen: Pen, { exchange }: InvoiceDocument): Block[] {
  if (!exchange) return [];
  const { invoices, takesBack } = exchange;
  const name = (each: { fullNumber: string; date: string }) => `${each.fullNumber}, del ${longDate(each.date)}`;
  const several = invoices.length > 1;
  const said = `${several ? 'Facturas simplificadas' : 'Factura simplificada'} ${invoices.map(name).join('; ')}.`;
  if (!takesBack) return section(pen, 'Sustituye a', [said]);
  return section(pen, 'Deja sin efecto', [`Factura ${name(takesBack)}, que sustituía a:`, said]);
}

export function notes(pen: Pen, { notes: text }: InvoiceDocument): Block[] {
  // More than one empty line in a row says nothing and fills pages.
  return text ? section(pen, 'Notas', text.replace(/\n(?: *\n){2,}/g, '\n\n').split('\n')) : [];
}

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
