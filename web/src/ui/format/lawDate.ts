import { formatDate } from './dates';

const MONTH = new Intl.DateTimeFormat('es-ES', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** 01/01/2027, or 'Octubre de 2028' where no day is known. */
export function written(date: string): string {
  if (date.length === 10) return formatDate(date);
  const month = MONTH.format(new Date(`${date}-01T00:00:00Z`));
  return month.charAt(0).toUpperCase() + month.slice(1);
}
