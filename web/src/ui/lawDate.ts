import { formatDate } from './dates';

const MONTH = new Intl.DateTimeFormat('es-ES', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** 01/01/2027, or 'octubre de 2028' where no day is known. */
export const written = (date: string): string => (date.length === 10 ? formatDate(date) : MONTH.format(new Date(`${date}-01T00:00:00Z`)));
