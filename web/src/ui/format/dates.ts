import { slashed } from '../../../../schema/days';

type Writer = (date: Date) => string;

/** Made when a date is first written with it: each takes some milliseconds of the first screen, on a desktop. */
function writer(locale: string, options: Intl.DateTimeFormatOptions): Writer {
  let made: Intl.DateTimeFormat | undefined;
  return date => (made ??= new Intl.DateTimeFormat(locale, options)).format(date);
}

const clocksOf = (timeZone: string) => ({
  timeZone,
  instant: writer('es-ES', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone }),
  short: writer('es-ES', { day: 'numeric', month: 'short', timeZone }),
  clock: writer('es-ES', { hour: '2-digit', minute: '2-digit', timeZone }),
  fiscalDay: writer('sv-SE', { timeZone }),
});
let zone = clocksOf('Europe/Madrid');

/** From now on days and times are those of this IANA zone: the company's. */
export function goBy(timeZone: string): void {
  if (timeZone !== zone.timeZone) zone = clocksOf(timeZone);
}

const prose = writer('es-ES', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const monthly = writer('es-ES', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const full = writer('es-ES', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** '2026-11-20' -> '20/11/2026' */
export const formatDate = (date: string) => slashed(date.slice(0, 10));

/** '2026-11-20' -> '20 de noviembre de 2026' */
export const formatDateProse = (date: string) => prose(new Date(`${date}T00:00:00Z`));

/** '2026-11' -> 'noviembre de 2026' */
export const formatMonth = (month: string) => monthly(new Date(`${month}-01T00:00:00Z`));

/** '2026-11-20' -> 'viernes, 20 de noviembre de 2026' */
export const formatDateFull = (date: string) => full(new Date(`${date}T00:00:00Z`));

/** The company's day of an instant, as '20/11/2026' */
export const formatInstant = (value: string) => zone.instant(new Date(value));

/** The company's day of an instant without its year, as '20 nov' */
export const formatDayShort = (value: string) => zone.short(new Date(value));

/** The company's time of an instant, as '13:42' */
export const formatTime = (value: string) => zone.clock(new Date(value));

/** Both, as '20/11/2026, 13:42' */
export const formatMoment = (value: string) => `${formatInstant(value)}, ${formatTime(value)}`;

/** Today's fiscal day where the company is, 'YYYY-MM-DD' */
export const today = (now = new Date()) => zone.fiscalDay(now);
