import { filledWords, inertName, type TextValues } from '../../../schema/delivery';
import { button, closingOf, framed, rowsTable, small, type Sender, type Written } from './frame';

/** What a letter with an invoice is written from; words and names as people wrote them. */
export interface InvoiceOccasion {
  /** 'Factura', 'Factura rectificativa'. */
  title: string;
  words: string;
  values: TextValues;
  issuer: Sender;
  /** Where the customer sees it; null: nowhere. */
  link: string | null;
  /** Name of the PDF that goes with it. */
  file: string;
}

function rowsOf({ title, values }: InvoiceOccasion): [string, string][] {
  return [
    [title, values.numero!],
    ['Fecha', values.fecha!],
    ...(values.vencimiento ? [['Vence el', values.vencimiento] as [string, string]] : []),
    ['A pagar', values.total!],
  ];
}

const SAY = 'En la página de la factura puedes avisar de que ya la has pagado o de que hay un error.';

/** The letter in the company's name: its words, then what the invoice says, then who sent it. */
export function writeInvoiceLetter(occasion: InvoiceOccasion): Written {
  const { title, words, values, issuer, link, file } = occasion;
  const name = inertName(issuer.name);
  const subject = `${title} ${values.numero} de ${name}`;
  const said = filledWords(words, values);
  const rows = rowsOf(occasion);
  const text = [
    said,
    '',
    ...rows.map(([label, value]) => `${label}: ${value}`),
    `Va adjunta en PDF: ${file}`,
    '',
    ...(link ? [`Ver la factura, o avisar de que está pagada o de que hay un error: ${link}`, ''] : []),
    ...closingOf(issuer),
    '',
  ].join('\n');
  const middle = `${rowsTable(rows)}\n${link ? `${button(link)}\n${small(SAY)}` : ''}`;
  return { subject, text, html: framed(issuer, { subject, said, middle, files: [file] }), fromName: name };
}
