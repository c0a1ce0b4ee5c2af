import { daysAfter, daysBetween } from '../days';
import { fieldProblem } from '../delivery';
import { saysNothing } from '../text/visible';
import { workdayFrom } from './days';

/** The steps of a company's reminders: what each says, when it is due, and which of them an invoice gets. */

export const STEPS = [1, 2, 3] as const;
export type Step = (typeof STEPS)[number];

export const STEP_NAMES: Record<Step, string> = {
  1: 'Recordatorio',
  2: 'Segundo aviso',
  3: 'Último aviso',
};

/** What a text may leave open, between braces. */
export const REMINDER_FIELDS = {
  facturas: 'la factura o las facturas, con el día en que vencieron',
  pendiente: 'lo que queda por pagar',
  cliente: 'el nombre del cliente',
  empresa: 'el nombre de tu empresa',
} as const;

/** When a step goes while nobody has changed it. */
export const USUAL_LADDER: readonly Rung[] = [
  { step: 1, on: true, days: 3 },
  { step: 2, on: true, days: 15 },
  { step: 3, on: true, days: 30 },
];

/** Days from the due date that a step may wait, and those that lie between two letters to one customer at least. */
const MOST_DAYS = 180;
export const DAYS_APART = 5;
/** Older arrears are nobody's oversight: no letter goes by itself. */
export const OLDEST_DAYS = 365;
/** Characters of a text, and invoices of one letter. */
export const MOST_REMINDER_WORDS = 2_000;
export const MOST_IN_LETTER = 20;

/** A step as a company has it. */
interface Rung {
  step: Step;
  on: boolean;
  /** Days after the due date. */
  days: number;
}

/** Why a text cannot be kept, in Spanish; null: it can. */
export function reminderWordsProblem(words: string): string | null {
  if (saysNothing(words)) return 'Escribe el texto del aviso';
  const values = Object.fromEntries(Object.keys(REMINDER_FIELDS).map(name => [name, '']));
  return fieldProblem(words, values, REMINDER_FIELDS);
}

/** What is wrong with the days of a ladder, by the place of the step; empty: nothing. */
export function daysProblems(rungs: readonly Pick<Rung, 'on' | 'days'>[]): Record<number, string> {
  const problems: Record<number, string> = {};
  let before: number | null = null;
  for (const [at, { on, days }] of rungs.entries()) {
    if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS) {
      problems[at] = `Escribe un número de días de 1 a ${MOST_DAYS}`;
      continue;
    }
    if (!on) continue;
    if (before !== null && days < before + DAYS_APART)
      problems[at] = `Deja al menos ${DAYS_APART} días desde el aviso anterior: desde el día ${before + DAYS_APART}`;
    before = days;
  }
  return problems;
}

/** A step with the day from which it counts: what was due before it was switched on, or changed, is nobody's surprise. */
export interface Live extends Rung {
  since: string | null;
}

/** What is known of an overdue invoice. */
export interface Known {
  dueOn: string;
  /** The last step that went. */
  told: Step | null;
  /** The day of the last letter to its customer, about whatever invoice. */
  lastLetterOn: string | null;
}

interface Plan {
  /** The step whose letter goes today, were it a workday; null: none. */
  due: Step | null;
  /** What comes next by itself, and on which day. */
  next: { step: Step; on: string } | null;
  /** What a person may send now; null: all steps went, or a letter went lately. */
  byHand: Step | null;
}

const later = (a: string, b: string) => (a > b ? a : b);

/** What an invoice gets and when. Of several steps that were missed only the last goes. */
export function planOf({ dueOn, told, lastLetterOn }: Known, ladder: readonly Live[], today: string): Plan {
  const left = ladder
    .filter(({ on, step }) => on && step > (told ?? 0))
    .map(rung => ({ ...rung, day: daysAfter(dueOn, rung.days) }));
  const free = lastLetterOn === null ? today : later(today, daysAfter(lastLetterOn, DAYS_APART));
  const isOld = daysBetween(dueOn, today) > OLDEST_DAYS;
  const bySelf = isOld ? [] : left.filter(({ since, day }) => since !== null && day >= since);
  const reached = bySelf.filter(({ day }) => day <= today).at(-1);
  const ahead = bySelf.find(({ day }) => day > today);
  const passed = left.filter(({ day }) => day <= today).at(-1) ?? left[0];
  const next = reached ?? ahead;
  return {
    due: reached && free === today ? reached.step : null,
    next: next ? { step: next.step, on: workdayFrom(later(next.day, free)) } : null,
    byHand: free === today ? (passed?.step ?? null) : null,
  };
}
