import { daysAfter, monthsAfter } from '../days';

/** Days that a request's answer is promised within. */
export const ANSWER_DAYS = 30;

/**
 * The last day to answer what came on a day: 30 days, or a month (RGPD art. 12.3) where that ends earlier, as in
 * February.
 */
export function dueFrom(day: string): string {
  const [aMonth, days] = [monthsAfter(day, 1), daysAfter(day, ANSWER_DAYS)];
  return aMonth < days ? aMonth : days;
}
