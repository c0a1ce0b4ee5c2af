import { daysAfter, MONTHS, monthsAfter, partsOf, timeOf, weekdayOf } from './days';

/** Invoices that repeat: on which days, until when, and what their texts leave open. Days are YYYY-MM-DD. */

export const UNITS = ['week', 'month', 'year'] as const;
export type Unit = (typeof UNITS)[number];

/** Rules of a company, lines of one, and how many units lie between two of its invoices. */
export const MOST_RULES = 1_000;
export const MOST_RULE_LINES = 100;
export const MOST_EVERY = 99;
/** Invoices of a rule that ends after so many. */
export const MOST_TIMES = 999;
/** No day of a rule lies further ahead than so many years. */
const MOST_YEARS = 50;
/** So many invoices are made up for by themselves; where more are behind, somebody says what is to become of them. */
export const MOST_BEHIND = 12;

/** `anchor`: the day that the others are counted from, so that 31 January is followed by 28 February and 31 March. */
export interface Rhythm {
  anchor: string;
  every: number;
  unit: Unit;
}

/** Where it ends; null and null: nowhere. `times` counts the invoices that were made. */
interface Ending {
  until: string | null;
  times: number | null;
}

const isTooFar = (day: string, today: string): boolean => timeOf(day) > timeOf(monthsAfter(today, 12 * MOST_YEARS));

/** Why a rule can neither go on nor end on a day, in Spanish; null: it can. */
export const farDayProblem = (day: string, today: string): string | null =>
  isTooFar(day, today) ? `Escribe un día de los próximos ${MOST_YEARS} años` : null;

/** The nth day of a rhythm; its anchor is the first, of n = 0. */
export function nthDay({ anchor, every, unit }: Rhythm, n: number): string {
  if (unit === 'week') return daysAfter(anchor, 7 * every * n);
  return monthsAfter(anchor, every * n * (unit === 'year' ? 12 : 1));
}

/** The first day of a rhythm that lies after another. */
export function dayAfter(rhythm: Rhythm, day: string): string {
  const [from, to] = [timeOf(rhythm.anchor), timeOf(day)];
  // A unit has at most so many days: counted from there, a few steps reach it.
  const longest = { week: 7, month: 31, year: 366 }[rhythm.unit] * rhythm.every * 86_400_000;
  let n = Math.max(0, Math.floor((to - from) / longest));
  while (timeOf(nthDay(rhythm, n)) <= to) n += 1;
  return nthDay(rhythm, n);
}

/** The same, no earlier than a day. */
export const dayFrom = (rhythm: Rhythm, day: string): string => dayAfter(rhythm, daysAfter(day, -1));

/** Whether there is an invoice on that day, after so many; none lies too far from today. */
export const goesOn = ({ until, times }: Ending, day: string, made: number, today: string): boolean =>
  !isTooFar(day, today) && (until === null || day <= until) && (times === null || made < times);

/** Days from the next one to today that are still to be made; counted up to one more than are made up for. */
export function daysBehind(rule: Rhythm & Ending & { made: number }, next: string, today: string): number {
  let behind = 0;
  for (
    let day = next;
    day <= today && behind <= MOST_BEHIND && goesOn(rule, day, rule.made + behind, today);
    day = dayAfter(rule, day)
  )
    behind += 1;
  return behind;
}

const monthOf = (day: string): string => MONTHS[partsOf(day)[1] - 1]!;
const longDay = (day: string): string => `${partsOf(day)[2]} de ${monthOf(day)} de ${day.slice(0, 4)}`;
const longMonth = (day: string): string => `${monthOf(day)} de ${day.slice(0, 4)}`;

/** What lies between two days, the second not among it, as people say it. */
function span(from: string, to: string, { every, unit }: Rhythm): string {
  const last = daysAfter(to, -1);
  if (unit === 'week') return `del ${longDay(from)} al ${longDay(last)}`;
  const months = every * (unit === 'year' ? 12 : 1);
  if (months === 1) return longMonth(from);
  const end = monthsAfter(from, months - 1);
  if (months === 12 && monthOf(from) === 'enero') return from.slice(0, 4);
  return from.slice(0, 4) === end.slice(0, 4)
    ? `${monthOf(from)} a ${longMonth(end)}`
    : `${longMonth(from)} a ${longMonth(end)}`;
}

/** What a text may leave open, between braces. */
export const PERIOD_FIELDS = {
  mes: 'el mes de la factura',
  mes_anterior: 'el mes anterior',
  año: 'el año de la factura',
  trimestre: 'el trimestre de la factura',
  periodo: 'los meses desde el de la factura hasta la siguiente; si es por semanas, sus días',
  periodo_anterior: 'lo mismo desde la factura anterior hasta esta',
} as const;
type PeriodField = keyof typeof PERIOD_FIELDS;

function valuesOf(day: string, rhythm: Rhythm): Record<PeriodField, string> {
  const { every, unit } = rhythm;
  const step = (n: number) => nthDay({ anchor: day, every, unit }, n);
  return {
    mes: monthOf(day),
    mes_anterior: monthOf(monthsAfter(day, -1)),
    año: day.slice(0, 4),
    trimestre: `${Math.ceil(partsOf(day)[1] / 3)}T ${day.slice(0, 4)}`,
    periodo: span(day, step(1), rhythm),
    periodo_anterior: span(step(-1), day, rhythm),
  };
}

const FIELD = /\{([^{}\n]{0,40})\}/g;

/** A text as the invoice of a day says it. */
export function filledText(text: string, day: string, rhythm: Rhythm): string {
  const values = valuesOf(day, rhythm);
  return text.replace(FIELD, (whole, name: string) => {
    const field = name.normalize('NFC').toLowerCase();
    return Object.hasOwn(values, field) ? values[field as PeriodField] : whole;
  });
}

/** No field is longer than this when it is filled: 'del 27 de septiembre de 2026 al 10 de septiembre de 2027'. */
const LONGEST = 'x'.repeat(56);

/** Why a text cannot be repeated, in Spanish; null: it can. */
export function periodTextProblem(text: string, most: number): string | null {
  const unknown = [...text.matchAll(FIELD)].find(
    ([, name]) => !Object.hasOwn(PERIOD_FIELDS, name!.normalize('NFC').toLowerCase()),
  );
  const names = Object.keys(PERIOD_FIELDS)
    .map(name => `{${name}}`)
    .join(', ');
  if (unknown) return `No hay ningún campo ${unknown[0]}: los que hay son ${names}`;
  return [...text.replace(FIELD, LONGEST)].length > most
    ? `Con sus campos rellenos pasaría de ${most} caracteres: acórtalo`
    : null;
}

const NAMES: Record<Unit, [one: string, many: string]> = {
  week: ['semana', 'semanas'],
  month: ['mes', 'meses'],
  year: ['año', 'años'],
};

/** 'Cada mes, el día 31 (o el último)'. */
export function rhythmText({ anchor, every, unit }: Rhythm): string {
  const [one, many] = NAMES[unit];
  const each = every === 1 ? `Cada ${one}` : `Cada ${every} ${many}`;
  const date = partsOf(anchor)[2];
  if (unit === 'week') {
    const names = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];
    return `${each}, el ${names[weekdayOf(anchor)]}`;
  }
  if (unit === 'year')
    return `${each}, el ${date} de ${monthOf(anchor)}${anchor.endsWith('-02-29') ? ' o el último' : ''}`;
  return `${each}, el día ${date}${date > 28 ? ' o el último' : ''}`;
}
