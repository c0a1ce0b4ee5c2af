import { dayOf, daysAfter, daysBetween, partsOf, weekdayOf } from '../days';

/** The days on which letters go: neither at weekends nor on the holidays of the whole of Spain. */

/** Easter Sunday of a year (Gregorian calendar, the anonymous algorithm of 1876). */
export function easterOf(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const [month, day] = [Math.floor((h + l - 7 * m + 114) / 31), ((h + l - 7 * m + 114) % 31) + 1];
  return dayOf(year, month, day);
}

/**
 * Holidays of the whole of Spain (RD 2001/1983, art. 45), by month and day. Regions move one or the other, and have their
 * own: nobody's letter is worse for having gone on such a day.
 */
const FIXED: Readonly<Record<string, string>> = {
  '01-01': 'Año Nuevo',
  '01-06': 'Epifanía del Señor',
  '05-01': 'Fiesta del Trabajo',
  '08-15': 'Asunción de la Virgen',
  '10-12': 'Fiesta Nacional de España',
  '11-01': 'Todos los Santos',
  '12-06': 'Día de la Constitución',
  '12-08': 'Inmaculada Concepción',
  '12-25': 'Natividad del Señor',
};
const GOOD_FRIDAY = 'Viernes Santo';

/** What a day is called that is a holiday in the whole of Spain; null: it is none. */
export function holidayOf(day: string): string | null {
  const fixed = FIXED[day.slice(5)];
  return fixed ?? (daysBetween(day, easterOf(partsOf(day)[0])) === 2 ? GOOD_FRIDAY : null);
}

export function isWorkday(day: string): boolean {
  const weekday = weekdayOf(day);
  return weekday !== 0 && weekday !== 6 && holidayOf(day) === null;
}

/** That day, or the first workday after it. */
export function workdayFrom(day: string): string {
  let found = day;
  while (!isWorkday(found)) found = daysAfter(found, 1);
  return found;
}

/** Letters go in the morning, so that whoever reads one can still ask the company that day: from 9 to before 13. */
const FIRST_HOUR = 9;
const LAST_HOUR = 13;

/** Whether letters go at this moment, by the calendar and the clock of a time zone. */
export function isMorning(instant: Date, zone: string): boolean {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant);
  const of = (type: string) => parts.find(part => part.type === type)!.value;
  const hour = Number(of('hour'));
  return hour >= FIRST_HOUR && hour < LAST_HOUR && isWorkday(`${of('year')}-${of('month')}-${of('day')}`);
}
