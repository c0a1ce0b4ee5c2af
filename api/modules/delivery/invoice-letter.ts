import { turned } from '../../../schema/totals';
import type { PaperTitle } from '../../../schema/kinds/title';
import { wordsIn } from '../../../schema/paper/in-language';
import type { PaperLanguage } from '../../../schema/paper/language';
import { letterWordsIn } from '../../../schema/paper/letter/in-language';
import type { Balance } from '../invoices/collect/owed';
import { filledWords, inertName, type TextValues } from '../../../schema/delivery';
import { button, closingOf, framed, rowsTable, small, type Sender, type Written } from './frame';
import { isPositive, isZero } from '../../../schema/decimal';

/** What a letter with an invoice is written from; words and names as people wrote them. */
export interface InvoiceOccasion {
  /** Of its paper; null: Spanish. */
  paperLanguage: PaperLanguage | null;
  title: PaperTitle;
  words: string;
  values: TextValues;
  issuer: Sender;
  /** What is asked for it by now. */
  balance: Pick<Balance, 'collected' | 'owed'>;
  paid: boolean;
  /** It changes the VAT of a debt, and gives nothing back. */
  ofDebt: boolean;
  /** Number of what stands in its place; null: nothing does. */
  replacedBy: string | null;
  /** What was to be paid of it alone. */
  payable: string;
  /** Where the customer sees it; null: nowhere. */
  link: string | null;
  /** Name of the PDF that goes with it. */
  file: string;
}

/** What is asked: all of it, what is left of it, or nothing. */
function askedRows(occasion: InvoiceOccasion): [string, string][] {
  const { values, paid, payable, replacedBy, ofDebt } = occasion;
  const { collected, owed } = occasion.balance;
  const { euros } = wordsIn(occasion);
  const words = letterWordsIn(occasion);
  const total: [string, string] = [words.total, values.total!];
  if (replacedBy) return [total, [words.replacedBy, replacedBy]];
  if (ofDebt) return [total, [words.note, words.ofDebt]];
  if (paid && !isPositive(owed)) return [total, [words.status, words.paid]];
  if (owed.startsWith('-')) return [total, [words.inYourFavour, euros(turned(owed))]];
  if (isZero(owed)) return [total, [words.status, words.nothingLeft]];
  return owed === payable && isZero(collected) ? [[words.toPay, values.total!]] : [total, [words.left, euros(owed)]];
}

function rowsOf(occasion: InvoiceOccasion): [string, string][] {
  const { title, values, paid, replacedBy, ofDebt } = occasion;
  const { owed } = occasion.balance;
  const words = letterWordsIn(occasion);
  return [
    [wordsIn(occasion).titles[title], values.numero!],
    [words.date, values.fecha!],
    ...(values.vencimiento && !ofDebt && !replacedBy && (!paid || isPositive(owed))
      ? [[words.isDue, values.vencimiento] as [string, string]]
      : []),
    ...askedRows(occasion),
  ];
}

/** The letter in the company's name: its words, then what the invoice says, then who sent it. */
export function writeInvoiceLetter(occasion: InvoiceOccasion): Written {
  const { title, words, values, issuer, link, file, paperLanguage } = occasion;
  const around = letterWordsIn(occasion);
  const name = inertName(issuer.name);
  const subject = around.subject(`${wordsIn(occasion).titles[title]} ${values.numero}`, name);
  const said = filledWords(words, values);
  const rows = rowsOf(occasion);
  const text = [
    said,
    '',
    ...rows.map(([label, value]) => `${label}: ${value}`),
    around.attached(file, 'invoice'),
    '',
    ...(link ? [`${around.seeOrSay}: ${link}`, ''] : []),
    ...closingOf(issuer, around),
    '',
  ].join('\n');
  const middle = `${rowsTable(rows)}\n${link ? `${button(link, around.see)}\n${small(around.say)}` : ''}`;
  const html = framed(issuer, { subject, said, middle, files: [file] }, around, paperLanguage);
  return { subject, text, html, fromName: name };
}
