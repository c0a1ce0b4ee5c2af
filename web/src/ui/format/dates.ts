const instant = new Intl.DateTimeFormat('es-ES', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Europe/Madrid',
});
const prose = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const full = new Intl.DateTimeFormat('es-ES', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const clock = new Intl.DateTimeFormat('es-ES', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Madrid' });
const fiscalDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' });

/** '2026-11-20' -> '20/11/2026' */
export const formatDate = (date: string) => date.slice(0, 10).split('-').reverse().join('/');

/** '2026-11-20' -> '20 de noviembre de 2026' */
export const formatDateProse = (date: string) => prose.format(new Date(`${date}T00:00:00Z`));

/** '2026-11-20' -> 'viernes, 20 de noviembre de 2026' */
export const formatDateFull = (date: string) => full.format(new Date(`${date}T00:00:00Z`));

/** The Madrid day of an instant, as '20/11/2026' */
export const formatInstant = (value: string) => instant.format(new Date(value));

/** The Madrid time of an instant, as '13:42' */
export const formatTime = (value: string) => clock.format(new Date(value));

/** Both, as '20/11/2026, 13:42' */
export const formatMoment = (value: string) => `${formatInstant(value)}, ${formatTime(value)}`;

/** Today's fiscal day, 'YYYY-MM-DD' */
export const today = (now = new Date()) => fiscalDay.format(now);
