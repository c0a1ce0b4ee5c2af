import { addUp } from '../../../schema/decimal';
import { filledWords, inertName } from '../../../schema/delivery';
import { ibanText } from '../../../schema/collect/means';
import { COMPENSATION, COMPENSATION_ARTICLE, INTEREST_ARTICLE, type Interest } from '../../../schema/remind/interest';
import { STEP_NAMES, type Step } from '../../../schema/remind/ladder';
import { euros, longDate } from '../../edges/pdf/format';
import { button, closingOf, framed, rowsTable, small, type Sender, type Written } from '../delivery/frame';

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
  step: Step;
  words: string;
  customerName: string;
  /** One or several of one customer, the oldest first. */
  invoices: readonly Due[];
  issuer: Sender;
  /** Names of the PDFs that go with it. */
  files: readonly string[];
}

const joined = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} y ${texts.at(-1)}`;
const sum = (invoices: readonly Due[]) => addUp(invoices.map(({ owed }) => owed));

/** '{facturas}': one, or several, with when they were due. */
function invoicesText(invoices: readonly Due[]): string {
  const [first] = invoices;
  if (invoices.length === 1) return `la factura ${first!.fullNumber}, que venció el ${longDate(first!.dueOn)}`;
  const since = longDate(invoices.map(({ dueOn }) => dueOn).sort()[0]!);
  return `las facturas ${joined(invoices.map(({ fullNumber }) => fullNumber))}, vencidas desde el ${since}`;
}

function subjectOf({ step, invoices }: ReminderOccasion): string {
  const [first] = invoices;
  return invoices.length === 1
    ? `${STEP_NAMES[step]}: factura ${first!.fullNumber}, vencida el ${longDate(first!.dueOn)}`
    : `${STEP_NAMES[step]}: ${invoices.length} facturas vencidas`;
}

export type LetterRow = [label: string, value: string, link?: string | null];

/** What is left of each. */
function owedRows(invoices: readonly Due[]): LetterRow[] {
  const [first] = invoices;
  if (invoices.length === 1)
    return [
      ['Venció el', longDate(first!.dueOn)],
      ['Queda por pagar', euros(first!.owed)],
    ];
  return [
    ...invoices.map(({ fullNumber, dueOn, owed, link }): LetterRow => [
      `${fullNumber}, venció el ${longDate(dueOn)}`,
      euros(owed),
      link,
    ]),
    ['Queda por pagar', euros(sum(invoices))],
  ];
}

/** What the law adds, line by line, and what it comes to; the invoice itself stays as it is. */
function lateRows(invoices: readonly Due[]): LetterRow[] {
  const claimed = invoices.filter(({ late }) => late !== null);
  if (claimed.length === 0) return [];
  const interest = claimed.flatMap(({ late }) => (late!.interest ? [late!.interest] : []));
  const costs = claimed.map(() => COMPENSATION);
  const until = interest.map(each => each.until).sort()[0];
  return [
    ...(until
      ? [
          [
            `Intereses de demora hasta el ${longDate(until)} (${INTEREST_ARTICLE})`,
            euros(addUp(interest.map(({ amount }) => amount))),
          ] as LetterRow,
        ]
      : []),
    [
      claimed.length === 1
        ? `Compensación por costes de cobro (${COMPENSATION_ARTICLE})`
        : `Compensación por costes de cobro, ${euros(COMPENSATION)} por factura (${COMPENSATION_ARTICLE})`,
      euros(addUp(costs)),
    ],
    [
      'En total',
      euros(addUp([...invoices.map(({ owed }) => owed), ...interest.map(({ amount }) => amount), ...costs])),
    ],
  ];
}

const SAY =
  'Si ya está pagado o hay algo que no cuadra, decidlo en la página de la factura y no os escribiremos más por ella hasta aclararlo.';

/** A line for each IBAN, with the invoices that are paid to it. */
function howToPay(invoices: readonly Due[]): string[] {
  const ibans = new Set(invoices.flatMap(({ iban }) => (iban ? [iban] : [])));
  return [...ibans].map(iban => {
    const theirs = invoices.filter(each => each.iban === iban).map(({ fullNumber }) => fullNumber);
    return `Por transferencia a ${ibanText(iban)}, con el concepto ${joined(theirs)}.`;
  });
}

export interface ReminderWritten extends Written {
  said: string;
  rows: LetterRow[];
  notes: string[];
}

/** The letter in the company's name. */
export function writeReminder(occasion: ReminderOccasion): ReminderWritten {
  const { words, invoices, issuer, customerName, files } = occasion;
  const name = inertName(issuer.name);
  const subject = subjectOf(occasion);
  const said = filledWords(words, {
    facturas: invoicesText(invoices),
    pendiente: euros(sum(invoices)),
    cliente: customerName,
    empresa: issuer.name,
  });
  const rows = [...owedRows(invoices), ...lateRows(invoices)];
  const links = invoices.flatMap(({ fullNumber, link }) => (link ? [[fullNumber, link] as const] : []));
  const notes = [...howToPay(invoices), ...(links.length > 0 ? [SAY] : [])];
  const text = [
    said,
    '',
    ...rows.map(([label, value]) => `${label}: ${value}`),
    ...(files.length > 0 ? [`${files.length === 1 ? 'Va' : 'Van'} en PDF: ${files.join(', ')}`] : []),
    '',
    ...links.map(([number, link]) => `Ver la factura ${number}: ${link}`),
    ...notes,
    '',
    ...closingOf(issuer),
    '',
  ].join('\n');
  const only = links.length === 1 ? button(links[0]![1]) : '';
  const middle = [rowsTable(rows, true), only, ...notes.map(small)].join('\n');
  const html = framed(issuer, { subject, said, middle, files });
  return { subject, text, html, fromName: name, said, rows, notes };
}
