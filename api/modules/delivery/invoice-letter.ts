import { turned } from '../../../schema/totals';
import type { PaperTitle } from '../../../schema/kinds/title';
import { wordsIn } from '../../../schema/paper/in-language';
import type { PaperLanguage } from '../../../schema/paper/language';
import { letterWordsIn } from '../../../schema/paper/letter/in-language';
import type { Balance } from '../invoices/collect/owed';
import { filledWords, inertName, type TextValues } from '../../../schema/delivery';
import { ibanText, type Means } from '../../../schema/collect/means';
import { isPositive, isZero } from '../../../schema/decimal';
import {
  button,
  closingOf,
  figureTable,
  framed,
  rowsTable,
  small,
  type Figure,
  type Sender,
  type Written,
} from './frame';
import type { LetterFace } from './letter-face';

/** What a letter with an invoice is written from; words and names as people wrote them. */
export interface InvoiceOccasion {
  /** Of its paper; null: Spanish. */
  paperLanguage: PaperLanguage | null;
  title: PaperTitle;
  words: string;
  values: TextValues;
  issuer: Sender;
  face: LetterFace;
  /** How it is to be paid; null: it does not say. */
  means: Means | null;
  iban: string | null;
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

type Row = [label: string, value: string];

/** Whether anything is to be paid for it by now. */
const isAsked = ({ ofDebt, replacedBy, balance }: InvoiceOccasion): boolean =>
  !ofDebt && !replacedBy && isPositive(balance.owed);

/** It asks for all that it says. */
const asksForAll = (occasion: InvoiceOccasion): boolean =>
  isAsked(occasion) &&
  !occasion.paid &&
  occasion.balance.owed === occasion.payable &&
  isZero(occasion.balance.collected);

/** What is asked: all of it, what is left of it, or nothing. */
function askedRow(occasion: InvoiceOccasion): Row {
  const { values, paid, replacedBy, ofDebt } = occasion;
  const { owed } = occasion.balance;
  const { euros } = wordsIn(occasion);
  const words = letterWordsIn(occasion);
  if (replacedBy) return [words.replacedBy, replacedBy];
  if (ofDebt) return [words.note, words.ofDebt];
  if (paid && !isPositive(owed)) return [words.status, words.paid];
  if (owed.startsWith('-')) return [words.inYourFavour, euros(turned(owed))];
  if (isZero(owed)) return [words.status, words.nothingLeft];
  return asksForAll(occasion) ? [words.toPay, values.total!] : [words.left, euros(owed)];
}

function dueRow(occasion: InvoiceOccasion): Row | null {
  const { values, paid, replacedBy, ofDebt, balance } = occasion;
  return values.vencimiento && !ofDebt && !replacedBy && (!paid || isPositive(balance.owed))
    ? [letterWordsIn(occasion).isDue, values.vencimiento]
    : null;
}

/** What the text says, line by line. */
function rowsOf(occasion: InvoiceOccasion): Row[] {
  const { title, values } = occasion;
  const words = letterWordsIn(occasion);
  const due = dueRow(occasion);
  return [
    [wordsIn(occasion).titles[title], values.numero!],
    [words.date, values.fecha!],
    ...(due ? [due] : []),
    ...(asksForAll(occasion) ? [] : [[words.total, values.total!] as Row]),
    askedRow(occasion),
  ];
}

/** The same at one glance: the amount that matters, the day beside it, and the rest in rows. */
function shownOf(occasion: InvoiceOccasion): { figure: Figure; rows: Row[] } {
  const { title, values } = occasion;
  const { total, date } = letterWordsIn(occasion);
  const named: Row = [`${wordsIn(occasion).titles[title]} ${values.numero}`, values.total!];
  const asked = askedRow(occasion);
  const leads = isAsked(occasion) && !asksForAll(occasion);
  const [label, amount] = leads ? asked : named;
  const aside = dueRow(occasion) ?? ([date, values.fecha!] as const);
  if (leads) return { figure: { label, amount, aside }, rows: [[`${named[0]}, ${total.toLowerCase()}`, named[1]]] };
  return { figure: { label, amount, aside }, rows: asksForAll(occasion) ? [] : [asked] };
}

/** How what is asked is paid. */
function meansNotes(occasion: InvoiceOccasion): string[] {
  const { means, iban, values } = occasion;
  if (!means || !isAsked(occasion)) return [];
  const words = wordsIn(occasion);
  return means === 'transfer' && iban
    ? [letterWordsIn(occasion).reminder.transfer(ibanText(iban), values.numero!)]
    : [`${words.meansHead}: ${words.means[means]}`];
}

/** The letter in the company's name: its words, then what the invoice says, then who sent it. */
export function writeInvoiceLetter(occasion: InvoiceOccasion): Written {
  const { title, words, values, issuer, face, link, file, paperLanguage } = occasion;
  const around = letterWordsIn(occasion);
  const name = inertName(issuer.name);
  const subject = around.subject(`${wordsIn(occasion).titles[title]} ${values.numero}`, name);
  const said = filledWords(words, values);
  const notes = meansNotes(occasion);
  const text = [
    said,
    '',
    ...rowsOf(occasion).map(([label, value]) => `${label}: ${value}`),
    ...notes,
    around.attached(file, 'invoice'),
    '',
    ...(link ? [`${around.seeOrSay}: ${link}`, ''] : []),
    ...closingOf(issuer, around),
    '',
  ].join('\n');
  const { figure, rows } = shownOf(occasion);
  const middle = [
    figureTable(figure),
    rowsTable(rows),
    link ? button(link, around.see, face) : '',
    ...[...notes, ...(link ? [around.say] : [])].map(small),
  ].join('\n');
  const html = framed(issuer, face, { subject, said, middle, files: [file] }, around, paperLanguage);
  return { subject, text, html, fromName: name };
}
