const MADRID = 'Europe/Madrid';
const days = new Map<string, Intl.DateTimeFormat>();

const dayIn = (timeZone: string): Intl.DateTimeFormat => {
  const known = days.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  days.set(timeZone, made);
  return made;
};

const QUARTER_MS = 900_000;
/** The last day that was asked for of each clock, and in which quarter of an hour since 1970. */
const last = new Map<string, { quarter: number; day: string }>();

/**
 * The calendar day (YYYY-MM-DD) of an instant, in Europe/Madrid unless another clock is said. No clock begins a day within
 * a quarter of an hour since 1970: that of now, which each request asks for several times, is worked out once.
 */
export function dayOf(instant: Date, zone = MADRID): string {
  const quarter = Math.floor(instant.getTime() / QUARTER_MS);
  const known = last.get(zone);
  if (known?.quarter === quarter) return known.day;
  const day = dayIn(zone).format(instant);
  if (quarter >= 0) last.set(zone, { quarter, day });
  return day;
}

/** `9:12:07`, as clocks in Madrid show it, or those of another zone. */
export const timeOf = (instant: Date, timeZone = MADRID): string =>
  instant.toLocaleTimeString('es-ES', { timeZone, hour: 'numeric', minute: '2-digit', second: '2-digit' });

/** True for a YYYY-MM-DD that exists, from 1900 on. */
export function isCalendarDate(text: string): boolean {
  if (!/^(19|[2-9]\d)\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

export { slashed as spanishDate } from '../../schema/days';

export const addDays = (instant: Date, days: number): Date => new Date(instant.getTime() + days * 86_400_000);
