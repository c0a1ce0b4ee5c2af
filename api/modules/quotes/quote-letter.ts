import { filledWords, inertName } from '../../../schema/delivery';
import type { QuoteKind, QuoteValues } from '../../../schema/kinds/quote';
import { wordsIn } from '../../../schema/paper/in-language';
import type { PaperLanguage } from '../../../schema/paper/language';
import { letterWordsIn } from '../../../schema/paper/letter/in-language';
import { button, closingOf, figureTable, framed, small, type Sender, type Written } from '../delivery/frame';
import type { LetterFace } from '../delivery/letter-face';

/** What a letter with a quote is written from; words and names as people wrote them. */
export interface QuoteOccasion {
  /** Of its paper; null: Spanish. */
  paperLanguage: PaperLanguage | null;
  kind: QuoteKind;
  /** What the amount is called: 'Total', 'Total a pagar'. */
  sum: string;
  words: string;
  values: QuoteValues;
  issuer: Sender;
  face: LetterFace;
  /** Where the customer sees and accepts it; null: nowhere. */
  link: string | null;
  /** Name of the PDF that goes with it. */
  file: string;
}

/** The letter in the company's name: its words, then what the quote says, then who sent it. */
export function writeQuoteLetter(occasion: QuoteOccasion): Written {
  const { kind, sum, words, values, issuer, face, link, file, paperLanguage } = occasion;
  const around = letterWordsIn(occasion);
  const title = wordsIn(occasion).quote.titles[kind];
  const name = inertName(issuer.name);
  const subject = around.subject(`${title} ${values.numero}`, name);
  const said = filledWords(words, values);
  const rows: [string, string][] = [
    [title, values.numero!],
    [around.date, values.fecha!],
    [around.quote.until, values.valido_hasta!],
    [sum, values.total!],
  ];
  const text = [
    said,
    '',
    ...rows.map(([label, value]) => `${label}: ${value}`),
    around.attached(file, 'quote'),
    '',
    ...(link ? [`${around.quote.seeOrAnswer(kind)}: ${link}`, ''] : []),
    ...closingOf(issuer, around),
    '',
  ].join('\n');
  const figure = {
    label: `${title} ${values.numero}`,
    amount: values.total!,
    aside: [around.quote.until, values.valido_hasta!] as const,
  };
  const middle = [
    figureTable(figure),
    ...(link ? [button(link, around.quote.see, face), small(around.quote.say(kind))] : []),
  ].join('\n');
  const html = framed(issuer, face, { subject, said, middle, files: [file] }, around, paperLanguage);
  return { subject, text, html, fromName: name };
}
