import { euros, longDate } from './format';
import type { InvoiceDocument, IvaCause } from './invoice-document';
import type { Block } from './paginate';
import { LEFT, STYLES, WIDTH } from './paper';
import type { Pen, Struct } from './pen';

// RD 1619/2012, art. 6.1.j and m: why an operation has no VAT. Articles are of Ley 37/1992 (LIVA); those of m) begin
// with its words.
const PHRASES: Record<IvaCause, string> = {
  E1: 'Operación exenta de IVA: artículo 20 de la Ley 37/1992 (operaciones interiores).',
  E2: 'Operación exenta de IVA: artículo 21 de la Ley 37/1992 (exportación).',
  E3: 'Operación exenta de IVA: artículo 22 de la Ley 37/1992 (operación asimilada a la exportación).',
  E4: 'Operación exenta de IVA: artículos 23 y 24 de la Ley 37/1992 (zonas francas, depósitos y regímenes aduaneros).',
  E5: 'Operación exenta de IVA: artículo 25 de la Ley 37/1992 (entrega a otro Estado miembro de la Unión Europea).',
  E6: 'Operación exenta de IVA por una disposición distinta de los artículos 20 a 25 de la Ley 37/1992.',
  N1: 'Operación no sujeta al IVA: artículos 7 y 14 de la Ley 37/1992 u otros supuestos de no sujeción.',
  N2: 'Operación no sujeta al IVA español por reglas de localización: artículos 68 a 70 de la Ley 37/1992.',
  S2: 'Inversión del sujeto pasivo: el IVA lo declara e ingresa el destinatario (artículo 84.Uno.2.º de la Ley 37/1992).',
};

/**
 * A service to a business of another Member State is declared there by its recipient (LIVA 69; RD 1619/2012, art.
 * 6.1.m).
 */
const N2_IN_UNION =
  'Inversión del sujeto pasivo: servicio no sujeto al IVA español (artículo 69 de la Ley 37/1992), cuyo IVA declara el destinatario en su Estado miembro.';

/** The phrase that the law wants for each cause of 0 %. */
export function mentions(pen: Pen, { rates, reverseCharge }: InvoiceDocument): Block[] {
  const phraseOf = (cause: IvaCause) => (cause === 'N2' && reverseCharge ? N2_IN_UNION : PHRASES[cause]);
  const causes = [...new Set(rates.flatMap(({ ivaCause }) => ivaCause ?? []))];
  return section(
    pen,
    'Menciones legales',
    causes.map(cause => (causes.length > 1 ? `${cause} · ${phraseOf(cause)}` : phraseOf(cause))),
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

/** Which invoices a rectifying one corrects, and why. */
export function rectified(pen: Pen, { rectification }: InvoiceDocument): Block[] {
  if (!rectification) return [];
  const { cause, invoices } = rectification;
  const named = invoices.map(({ fullNumber, date }) => `${fullNumber}, del ${longDate(date)}`).join('; ');
  return section(pen, 'Rectifica', [`Factura ${named}.`, `Causa: ${cause}`]);
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
