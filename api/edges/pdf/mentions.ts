import { issuingPhrase } from '../../../schema/kinds/issued-by';
import { underCash } from '../../../schema/tax/causes';
import { cashPhrase, phraseOf } from '../../../schema/tax/phrases';
import { euros, longDate } from './format';
import type { InvoiceDocument } from './invoice-document';
import type { Block } from './paginate';
import { LEFT, STYLES, WIDTH } from './paper';
import type { Pen, Struct } from './pen';

/** A label and its paragraphs; none: nothing is said. */
export type Said = [label: string, paragraphs: string[]];

const thirdIn = ({ name, nif }: NonNullable<InvoiceDocument['issuedBy']>) =>
  name && nif ? { name, nif, country: null, idKind: null } : null;

/** The phrase that the law wants for each cause of 0 % and each regime, and of who issues it in the issuer's name. */
export function mentionsSaid({ rates, reverseCharge, tax = 'IVA', issuedBy, issuer }: InvoiceDocument): Said {
  // S2 is for customers with a Spanish number, and says the same by itself.
  const inUnion = reverseCharge && !rates.some(({ ivaCause }) => ivaCause === 'S2');
  const said = new Set(rates.map(rate => phraseOf(rate, inUnion, tax)));
  if (underCash(rates)) said.add(cashPhrase(tax));
  return [
    'Menciones legales',
    [
      ...(issuedBy ? [issuingPhrase({ third: thirdIn(issuedBy) }, issuer.name)] : []),
      ...[...said].filter(phrase => phrase !== null),
    ],
  ];
}

/** What was paid in the customer's name and account, apart from what is invoiced (LIVA, art. 78.Tres.3.º). */
export const suplidosSaid = ({ suplidos: paid = [] }: InvoiceDocument): Said => [
  'Suplidos, pagados en nombre y por cuenta del cliente',
  paid.map(({ description, amount }) => `${description}: ${euros(amount)}`),
];

/** RD 1619/2012, art. 7.1.h. */
const REPLACED = 'Por sustitución: estas líneas son las correctas, enteras, y valen en lugar de las de la original.';
const OF_DEBT = 'Modifica la base imponible por una deuda que no se ha pagado: no es un abono, y la deuda sigue.';
const MODIFIED = 'Se modifican los importes de la original en lo que dicen estas líneas, con su signo.';

/** Which invoices a rectifying one corrects, and why. */
export function rectifiedSaid({ kind, qualified, rectification }: InvoiceDocument): Said {
  if (!rectification) return ['Rectifica', []];
  const { way, cause, debt, invoices } = rectification;
  const named = invoices.map(({ fullNumber, date }) => `${fullNumber}, del ${longDate(date)}`).join('; ');
  const simplified = kind === 'R5' || qualified;
  const said = [
    named ? `Factura ${simplified ? 'simplificada ' : ''}${named}.` : 'Las facturas del periodo.',
    `Causa: ${cause}`,
  ];
  if (way === 'S') return ['Rectifica y sustituye', [...said, REPLACED]];
  if (debt) return ['Rectifica', [...said, OF_DEBT]];
  return ['Rectifica', simplified ? [...said, MODIFIED] : said];
}

/** Which simplified invoices a complete one stands for. */
export function exchangedSaid({ exchange }: InvoiceDocument): Said {
  if (!exchange) return ['Sustituye a', []];
  const { invoices, takesBack } = exchange;
  const name = (each: { fullNumber: string; date: string }) => `${each.fullNumber}, del ${longDate(each.date)}`;
  const several = invoices.length > 1;
  const said = `${several ? 'Facturas simplificadas' : 'Factura simplificada'} ${invoices.map(name).join('; ')}.`;
  if (!takesBack) return ['Sustituye a', [said]];
  return ['Deja sin efecto', [`Factura ${name(takesBack)}, que sustituía a:`, said]];
}

// More than one empty line in a row says nothing and fills pages.
export const notesSaid = ({ notes: text, quote }: InvoiceDocument): Said => [
  quote ? 'Condiciones' : 'Notas',
  text ? text.replace(/\n(?: *\n){2,}/g, '\n\n').split('\n') : [],
];

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
