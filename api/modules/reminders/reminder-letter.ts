import { addUp } from '../../../schema/decimal';
import { filledWords, inertName } from '../../../schema/delivery';
import { ibanText } from '../../../schema/collect/means';
import { COMPENSATION, COMPENSATION_ARTICLE, INTEREST_ARTICLE, type Interest } from '../../../schema/remind/interest';
import { wordsIn, type InLanguage } from '../../../schema/paper/in-language';
import type { PaperLanguage } from '../../../schema/paper/language';
import { letterWordsIn } from '../../../schema/paper/letter/in-language';
import type { Step } from '../../../schema/remind/ladder';
import {
  button,
  closingOf,
  figureTable,
  framed,
  rowsTable,
  small,
  type Figure,
  type LetterRow,
  type Sender,
  type Written,
} from '../delivery/frame';
import type { LetterFace } from '../delivery/letter-face';

/** An invoice as a reminder speaks of it. */
export interface Due {
  fullNumber: string;
  dueOn: string;
  owed: string;
  /** What the law lets the company ask for besides; null: nothing, or the step does not say it. */
  late: { interest: Interest | null; unratedFrom: string | null } | null;
  /** Where the customer sees it; null: nowhere. */
  link: string | null;
  /** IBAN for a transfer; null: none. */
  iban: string | null;
}

/** What a reminder is written from; words and names as people wrote them. */
export interface ReminderOccasion {
  /** Of the papers that it is about; null: Spanish. */
  paperLanguage: PaperLanguage | null;
  step: Step;
  words: string;
  customerName: string;
  /** One or several of one customer, the oldest first. */
  invoices: readonly Due[];
  issuer: Sender;
  face: LetterFace;
  /** Names of the PDFs that go with it. */
  files: readonly string[];
}

const sum = (invoices: readonly Due[]) => addUp(invoices.map(({ owed }) => owed));

/** '{facturas}': one, or several, with when they were due. */
function invoicesText(invoices: readonly Due[], paper: InLanguage): string {
  const { longDate } = wordsIn(paper);
  const { joined, reminder } = letterWordsIn(paper);
  const [first] = invoices;
  if (invoices.length === 1) return reminder.one(first!.fullNumber, longDate(first!.dueOn));
  const since = longDate(invoices.map(({ dueOn }) => dueOn).sort()[0]!);
  return reminder.several(joined(invoices.map(({ fullNumber }) => fullNumber)), since);
}

const saidBy = ({ words, invoices, customerName, issuer, paperLanguage }: ReminderOccasion): string =>
  filledWords(words, {
    facturas: invoicesText(invoices, { paperLanguage }),
    pendiente: wordsIn({ paperLanguage }).euros(sum(invoices)),
    cliente: customerName,
    empresa: issuer.name,
  });

function subjectOf(occasion: ReminderOccasion): string {
  const { step, invoices } = occasion;
  const { reminder } = letterWordsIn(occasion);
  const [first] = invoices;
  return invoices.length === 1
    ? reminder.subjectOfOne(reminder.steps[step], first!.fullNumber, wordsIn(occasion).longDate(first!.dueOn))
    : reminder.subjectOfSeveral(reminder.steps[step], invoices.length);
}

/** What is left of each. */
function owedRows(occasion: ReminderOccasion): LetterRow[] {
  const { invoices } = occasion;
  const { euros, longDate } = wordsIn(occasion);
  const { left, reminder } = letterWordsIn(occasion);
  const [first] = invoices;
  if (invoices.length === 1)
    return [
      [reminder.wasDue, longDate(first!.dueOn)],
      [left, euros(first!.owed)],
    ];
  return [
    ...invoices.map(({ fullNumber, dueOn, owed, link }): LetterRow => [
      reminder.row(fullNumber, longDate(dueOn)),
      euros(owed),
      link,
    ]),
    [left, euros(sum(invoices))],
  ];
}

/** What is left of all at one glance, with the day of the only one or the first. */
function figureOf(occasion: ReminderOccasion): Figure {
  const { invoices } = occasion;
  const { euros, longDate } = wordsIn(occasion);
  const { left, reminder } = letterWordsIn(occasion);
  return {
    label: left,
    amount: euros(sum(invoices)),
    aside: invoices.length === 1 ? [reminder.wasDue, longDate(invoices[0]!.dueOn)] : null,
  };
}

/** What the law gives, by its name in Spanish too, and its article. */
const lawful = (said: string, name: string, article: string): string =>
  said.startsWith(name) ? `${said} (${article})` : `${said} / ${name} (${article})`;

/** What the law adds, line by line, and what it comes to; the invoice itself stays as it is. */
function lateRows(occasion: ReminderOccasion): LetterRow[] {
  const { invoices } = occasion;
  const { euros, longDate } = wordsIn(occasion);
  const { reminder } = letterWordsIn(occasion);
  const claimed = invoices.filter(({ late }) => late !== null);
  if (claimed.length === 0) return [];
  const interest = claimed.flatMap(({ late }) => (late!.interest ? [late!.interest] : []));
  const costs = claimed.map(() => COMPENSATION);
  const until = interest.map(each => each.until).sort()[0];
  const each = claimed.length === 1 ? null : euros(COMPENSATION);
  return [
    ...(until
      ? [
          [
            lawful(reminder.interest(longDate(until)), 'Intereses de demora', INTEREST_ARTICLE),
            euros(addUp(interest.map(({ amount }) => amount))),
          ] as LetterRow,
        ]
      : []),
    [
      lawful(reminder.compensation(each), 'Compensación por costes de cobro', COMPENSATION_ARTICLE),
      euros(addUp(costs)),
    ],
    [
      reminder.whole,
      euros(addUp([...invoices.map(({ owed }) => owed), ...interest.map(({ amount }) => amount), ...costs])),
    ],
  ];
}

/** A line for each IBAN, with the invoices that are paid to it. */
function howToPay({ invoices, paperLanguage }: ReminderOccasion): string[] {
  const { joined, reminder } = letterWordsIn({ paperLanguage });
  const ibans = new Set(invoices.flatMap(({ iban }) => (iban ? [iban] : [])));
  return [...ibans].map(iban => {
    const theirs = invoices.filter(each => each.iban === iban).map(({ fullNumber }) => fullNumber);
    return reminder.transfer(ibanText(iban), joined(theirs));
  });
}

interface ReminderWritten extends Written {
  said: string;
  rows: LetterRow[];
  notes: string[];
}

/** The letter in the company's name. */
export function writeReminder(occasion: ReminderOccasion): ReminderWritten {
  const { invoices, issuer, face, files, paperLanguage } = occasion;
  const around = letterWordsIn(occasion);
  const { reminder } = around;
  const name = inertName(issuer.name);
  const subject = subjectOf(occasion);
  const said = saidBy(occasion);
  const [owed, late] = [owedRows(occasion), lateRows(occasion)];
  const rows = [...owed, ...late];
  const links = invoices.flatMap(({ fullNumber, link }) => (link ? [[fullNumber, link] as const] : []));
  const notes = [...howToPay(occasion), ...(links.length > 0 ? [reminder.say] : [])];
  const text = [
    said,
    '',
    ...rows.map(([label, value]) => `${label}: ${value}`),
    ...(files.length > 0 ? [reminder.inPdf(files.join(', '), files.length)] : []),
    '',
    ...links.map(([number, link]) => `${reminder.seeInvoice(number)}: ${link}`),
    ...notes,
    '',
    ...closingOf(issuer, around),
    '',
  ].join('\n');
  const only = links.length === 1 ? button(links[0]![1], around.see, face) : '';
  // What the figure says already is not said again.
  const shown = invoices.length === 1 ? late : [...owed.slice(0, -1), ...late];
  const table = rowsTable(shown, late.length > 0);
  const middle = [figureTable(figureOf(occasion)), table, only, ...notes.map(small)].join('\n');
  const html = framed(issuer, face, { subject, said, middle, files }, around, paperLanguage);
  return { subject, text, html, fromName: name, said, rows, notes };
}
