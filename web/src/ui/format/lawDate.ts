import { formatDate, formatMonth } from './dates';

/** 01/01/2027, or 'Octubre de 2028' where no day is known. */
export function written(date: string): string {
  if (date.length === 10) return formatDate(date);
  const month = formatMonth(date);
  return month.charAt(0).toUpperCase() + month.slice(1);
}
