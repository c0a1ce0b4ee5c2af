import { filledWords, inertName } from '../../../schema/delivery';
import type { QuoteValues } from '../../../schema/kinds/quote';
import { button, closingOf, framed, rowsTable, small, type Sender, type Written } from '../delivery/frame';

/** What a letter with a quote is written from; words and names as people wrote them. */
export interface QuoteOccasion {
  /** 'Presupuesto', 'Factura proforma'. */
  title: string;
  words: string;
  values: QuoteValues;
  issuer: Sender;
  /** Where the customer sees and accepts it; null: nowhere. */
  link: string | null;
  /** Name of the PDF that goes with it. */
  file: string;
}

const SAY = 'En esa página puedes aceptarlo, o decir por qué no. No hace falta ninguna cuenta.';

/** The letter in the company's name: its words, then what the quote says, then who sent it. */
export function writeQuoteLetter({ title, words, values, issuer, link, file }: QuoteOccasion): Written {
  const name = inertName(issuer.name);
  const subject = `${title} ${values.numero} de ${name}`;
  const said = filledWords(words, values);
  const rows: [string, string][] = [
    [title, values.numero!],
    ['Fecha', values.fecha!],
    ['Vale hasta el', values.valido_hasta!],
    ['Total', values.total!],
  ];
  const text = [
    said,
    '',
    ...rows.map(([label, value]) => `${label}: ${value}`),
    `Va adjunto en PDF: ${file}`,
    '',
    ...(link ? [`Verlo, aceptarlo o rechazarlo: ${link}`, ''] : []),
    ...closingOf(issuer),
    '',
  ].join('\n');
  const middle = `${rowsTable(rows)}\n${link ? `${button(link, 'Ver y responder')}\n${small(SAY)}` : ''}`;
  return { subject, text, html: framed(issuer, { subject, said, middle, files: [file] }), fromName: name };
}
