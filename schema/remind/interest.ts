import { daysAfter, daysBetween } from '../days';
import { divideHalfUp, formatCents, parseDecimal, toCents } from '../decimal';

/** What the law lets a business ask of another that pays late (Ley 3/2004): interest, and 40 € for what collecting costs. */

/** Fixed compensation for each invoice (art. 8.1). */
export const COMPENSATION = '40.00';
export const INTEREST_ARTICLE = 'art. 7 de la Ley 3/2004';
export const COMPENSATION_ARTICLE = 'art. 8 de la Ley 3/2004';

/** Points that the law adds to the rate of the European Central Bank (art. 7.2). */
const POINTS = { units: 8_000n, scale: 3 };
const DAYS_OF_YEAR = 365n;

/** What the European Central Bank's rate was for a half-year, in percent, as somebody read it in the BOE. */
export interface HalfYear {
  /** Its first day: 1 January or 1 July. */
  from: string;
  reference: string;
}

/** Whether a day begins a half-year. */
export const beginsHalfYear = (day: string): boolean => /^\d{4}-(01|07)-01$/.test(day);
export const halfYearOf = (day: string): string => `${day.slice(0, 4)}-${day.slice(5) < '07' ? '01' : '07'}-01`;
export const nextHalfYear = (from: string) =>
  from.slice(5) === '01-01' ? `${from.slice(0, 4)}-07-01` : `${Number(from.slice(0, 4)) + 1}-01-01`;

/** In thousandths of a point: "2.15" -> 10150n. */
const rateOf = (reference: string): bigint => {
  const { units, scale } = parseDecimal(reference);
  return units * 10n ** BigInt(3 - scale) + POINTS.units;
};
/** What is asked for, in percent: "2.15" -> "10.15". */
export const lateRate = (reference: string): string => formatCents(rateOf(reference) / 10n);

export interface Debt {
  /** The day on which it was due: interest runs from the next. */
  dueOn: string;
  /** What was to be paid then, less what was taken off since. */
  amount: string;
  /** What came in, with its day: interest runs on it until then, that day included. */
  payments: readonly { date: string; amount: string }[];
}

export interface Interest {
  /** Euros, rounded once. */
  amount: string;
  /** The last day that it counts: earlier than asked where the rate of a half-year is not known. */
  until: string;
}

/** Interest of a debt until a day: days × rate by half-year × what was still owed; null: there is none. */
export function interestOf(
  { dueOn, amount, payments }: Debt,
  until: string,
  rates: readonly HalfYear[],
): Interest | null {
  const known = new Map(rates.map(({ from, reference }) => [from, rateOf(reference)]));
  const changes = [...new Set(payments.map(({ date }) => daysAfter(date, 1)))].sort();
  let [day, sum] = [daysAfter(dueOn, 1), 0n];
  while (day <= until) {
    const half = halfYearOf(day);
    const rate = known.get(half);
    if (rate === undefined) break;
    const from = day;
    const change = changes.find(each => each > from);
    const end = [nextHalfYear(half), daysAfter(until, 1), ...(change ? [change] : [])].sort()[0]!;
    const paid = payments.filter(({ date }) => date < from).reduce((total, each) => total + cents(each.amount), 0n);
    const owed = cents(amount) - paid;
    if (owed > 0n) sum += owed * rate * BigInt(daysBetween(from, end));
    day = end;
  }
  const found = divideHalfUp(sum, 100_000n * DAYS_OF_YEAR);
  return found > 0n ? { amount: formatCents(found), until: daysAfter(day, -1) } : null;
}

/** The first day of a debt's delay whose rate nobody has read, until a day; null: all are known. */
export function unratedFrom(dueOn: string, until: string, rates: readonly HalfYear[]): string | null {
  let day = daysAfter(dueOn, 1);
  while (day <= until) {
    const half = halfYearOf(day);
    if (!rates.some(({ from }) => from === half)) return day;
    day = nextHalfYear(half);
  }
  return null;
}

const cents = (amount: string) => toCents(parseDecimal(amount));

/**
 * Tax numbers whose first letter says that they are a business's: companies, partnerships and what is like them. A person's
 * may be a consumer's, and of associations, communities of owners and public bodies nobody knows from the number.
 */
const BUSINESS = /^[ABCDFJNUW]\d{7}[0-9A-J]$/;

/** Whether the law's interest may be asked for: only where the customer certainly acts as a business (art. 3). */
export const isBusiness = (customer: { nif: string | null; withholds: boolean; surcharged: boolean }): boolean =>
  customer.withholds || customer.surcharged || BUSINESS.test(customer.nif ?? '');
