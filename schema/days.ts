/** Days of the calendar, written YYYY-MM-DD. No clock and no time zone has a part in them. */

const DAY_MS = 86_400_000;

/** For comparing: after 9999 the texts of days no longer stand in order. */
export const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Months count from 1; one past the year's end is of the next year, a day past the month's end of the next month. */
export const dayOf = (year: number, month: number, date: number): string =>
  new Date(Date.UTC(year, month - 1, date)).toISOString().split('T')[0]!;

export const partsOf = (day: string): [year: number, month: number, date: number] =>
  day.split('-').map(Number) as [number, number, number];

/** How many days a month has. */
export const daysOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** So many days later; below 0: earlier. */
export function daysAfter(day: string, days: number): string {
  const [year, month, date] = partsOf(day);
  return dayOf(year, month, date + days);
}

/** So many months later, on the same day or the last one that the month has (Código Civil, art. 5.1). */
export function monthsAfter(day: string, months: number): string {
  const [year, month, date] = partsOf(day);
  return dayOf(year, month + months, Math.min(date, daysOf(year, month + months)));
}

/** From one day to another, in days; below 0 where the other is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((timeOf(to) - timeOf(from)) / DAY_MS);

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(timeOf(day)).getUTCDay();

/** `20/11/2026`, as screens, papers and messages in Spanish have it. */
export const slashed = (day: string): string => day.split('-').reverse().join('/');

/** As sentences and papers have them. */
export const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];
