import { plain } from '../../../schema/decimal';
import { MONTHS } from '../../../schema/days';

/** "1850" -> "1.850,00 €"; more than two decimals stay when they say something. */
export const euros = (amount: string): string => `${spanish(plain(amount))}\u00a0€`;

/** "1.500000" -> "1,5" */
export const quantity = (amount: string): string => spanish(plain(amount, 0));

export const percent = (rate: number): string => `${spanish(String(rate))}\u00a0%`;

/** "2.80" -> "2,8 %" */
export const decimalPercent = (rate: string): string => `${spanish(plain(rate, 0))}\u00a0%`;

/** What is taken off: "10 %", or "15,00 €"; empty: nothing. */
export function taken(discountPercent: string | null | undefined, discountAmount: string | null | undefined): string {
  if (discountPercent) return decimalPercent(discountPercent);
  return discountAmount ? euros(discountAmount) : '';
}

/** "2026-11-20" -> "20 de noviembre de 2026" */
export function longDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day} de ${MONTHS[month - 1]} de ${year}`;
}

/** "2026-11" -> "noviembre de 2026" */
export function monthName(month: string): string {
  const [year, number] = month.split('-').map(Number);
  return `${MONTHS[number - 1]} de ${year}`;
}

/** "2026-11-20" -> "20/11/2026" */
export const shortDate = (date: string): string => date.split('-').reverse().join('/');

function spanish(amount: string): string {
  const [whole, decimals] = amount.replace('-', '−').split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return decimals === undefined ? grouped : `${grouped},${decimals}`;
}
