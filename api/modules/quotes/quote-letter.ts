import { filledWords, inertName } from '../../../schema/delivery';
import { agreeing, quoteTitle, type QuoteKind, type QuoteValues } from '../../../schema/kinds/quote';
import { button, closingOf, framed, rowsTable, small, type Sender, type Written } from '../delivery/frame';

/** What a letter with a quote is written from; words and names as people wrote them. */
export interface QuoteOccasion {
  kind: QuoteKind;
  /** What the amount is called: 'Total', 'Total a pagar'. */
  sum: string;
  words: string;
  values: QuoteValues;
  issuer: Sender;
  /** Where the customer sees and accepts it; null: nowhere. */
  link: string | null;
  /** Name of the PDF that goes with it. */
  file: string;
}

const sayOf = (kind: QuoteKind) =>
  `En esa página puedes ${agreeing(kind, 'aceptarlo')}, o decir por qué no. No hace falta ninguna cuenta.`;

/** The letter in the company's name: its words, then what the quote says, then who sent it. */
export function writeQuoteLetter({ kind, sum, words, values, issuer, link, file }: QuoteOccasion): Written {
  const title = quoteTitle(kind);
  const name = inertName(issuer.name);
  const subject = `${title} ${values.numero} de ${name}`;
  const said = filledWords(words, values);
  const rows: [string, string][] = [
    [title, values.numero!],
    ['Fecha', values.fecha!],
    ['Vale hasta el', values.valido_hasta!],
    [sum, values.total!],
  ];
  const text = [
    said,
    '',
    ...rows.map(([label, value]) => `${label}: ${value}`),
    `Va adjunto en PDF: ${file}`,
    '',
    ...(link
      ? [
          `${['Verlo', 'aceptarlo'].map(word => agreeing(kind, word)).join(', ')} o ${agreeing(kind, 'rechazarlo')}: ${link}`,
          '',
        ]
      : []),
    ...closingOf(issuer),
    '',
  ].join('\n');
  const middle = `${rowsTable(rows)}\n${link ? `${button(link, 'Ver y responder')}\n${small(sayOf(kind))}` : ''}`;
  return { subject, text, html: framed(issuer, { subject, said, middle, files: [file] }), fromName: name };
}
