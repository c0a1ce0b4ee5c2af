/** Days that a request's answer is promised within. */
export const ANSWER_DAYS = 30;

const written = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

/**
 * The last day to answer what came on `day` (both YYYY-MM-DD): 30 days, or a month (RGPD art. 12.3) where that ends
 * earlier, as in February. A month from the 31st ends on the last day of a shorter one.
 */
export function dueFrom(day: string): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const lastOfNext = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const aMonth = written(year, month, Math.min(date, lastOfNext));
  const days = written(year, month - 1, date + ANSWER_DAYS);
  return aMonth < days ? aMonth : days;
}
