import { shareOut } from '../apportion';
import { addUp, formatCents, isZero, parseDecimal, toCents } from '../decimal';
import { turned } from '../totals';

/** Criterio de caja: when tax accrues of what was invoiced under it (LIVA, arts. 163 terdecies and 89). */

/** What of one rate goes by it; euros with two decimals. */
export interface CashAmounts {
  base: string;
  quota: string;
}

/** What came in for a document, or was given back or undone; in the order of its days. */
export interface CashEntry {
  date: string;
  amount: string;
  undoes: boolean;
}

/** An invoice as criterio de caja sees it; days are YYYY-MM-DD. */
export interface CashDocument {
  date: string;
  /** Day of its operation: its own date where it says none. */
  operationOn: string;
  rectifies: boolean;
  /** It changes the tax of a debt, and nothing is given back by it. */
  ofDebt: boolean;
  /** What its customer is to pay in all, suplidos and what is withheld taken into account. */
  toCollect: string;
  /** Its rows under criterio de caja; of one that replaces another what it changes. */
  rows: readonly CashAmounts[];
  entries: readonly CashEntry[];
}

/** Why tax accrues: money came in, an entry was undone, the last day came, or it is said by the document itself. */
export type CashCause = 'collected' | 'undone' | 'year_end' | 'issue';

export interface CashAccrual {
  on: string;
  cause: CashCause;
  /** Which of the entries; null: none. */
  entry: number | null;
  rows: CashAmounts[];
}

/** The last day on which it accrues, collected or not: 31 December of the year after that of the operation. */
export const lastAccrualDay = (operationOn: string): string => `${Number(operationOn.slice(0, 4)) + 1}-12-31`;

const less = (all: string, part: string): string => addUp([all, turned(part)]);

const eachLess = (all: readonly CashAmounts[], part: readonly CashAmounts[]): CashAmounts[] =>
  all.map(({ base, quota }, at) => ({ base: less(base, part[at]!.base), quota: less(quota, part[at]!.quota) }));

const isNothing = (rows: readonly CashAmounts[]): boolean =>
  rows.every(({ base, quota }) => isZero(base) && isZero(quota));

const NOTHING: CashAmounts = { base: '0.00', quota: '0.00' };

/**
 * The day on which all of it accrues by the document itself; null: as it is collected. What rectifies a debt has nothing to
 * be collected, nor has what comes to nothing. What rectifies after the last day changes what has accrued already.
 */
function dayOfItself(document: CashDocument): string | null {
  const { date, operationOn, rectifies, ofDebt, toCollect } = document;
  return ofDebt || isZero(toCollect) || (rectifies && date > lastAccrualDay(operationOn)) ? date : null;
}

const cents = (amount: string): bigint => toCents(parseDecimal(amount));

/**
 * What has accrued once so much has come in of what is to be paid: its share in each base and quota. What else is paid by it
 * (other rows, suplidos, less what is withheld) has its own, so that all of them add up to what came in.
 */
function accruedBy(collected: string, { rows, toCollect }: CashDocument): CashAmounts[] {
  const parts = rows.flatMap(({ base, quota }) => [cents(base), cents(quota)]);
  const rest = cents(toCollect) - parts.reduce((sum, part) => sum + part, 0n);
  const shares = shareOut(cents(collected), [...parts, rest]);
  return rows.map((_, at) => ({ base: formatCents(shares[at * 2]!), quota: formatCents(shares[at * 2 + 1]!) }));
}

/**
 * What accrues of a document and when: of each entry its share, in proportion to what is to be paid in all, so that what came
 * in by a day has accrued to the cent; and on the last day what is left. Parts add up to the whole.
 */
export function accrualsOf(document: CashDocument): CashAccrual[] {
  const { operationOn, rows, entries } = document;
  const itself = dayOfItself(document);
  if (itself) return isNothing(rows) ? [] : [{ on: itself, cause: 'issue', entry: null, rows: [...rows] }];
  const last = lastAccrualDay(operationOn);
  const accruals: CashAccrual[] = [];
  let collected = '0.00';
  let accrued: CashAmounts[] = rows.map(() => NOTHING);
  for (const [entry, { date, amount, undoes }] of entries.entries()) {
    if (date > last) continue;
    collected = addUp([collected, amount]);
    const now = accruedBy(collected, document);
    accruals.push({ on: date, cause: undoes ? 'undone' : 'collected', entry, rows: eachLess(now, accrued) });
    accrued = now;
  }
  const left = eachLess(rows, accrued);
  return isNothing(left) ? accruals : [...accruals, { on: last, cause: 'year_end', entry: null, rows: left }];
}

/** A quarter's first and last day. */
export const quarterOf = (year: number, quarter: number): [from: string, to: string] => {
  const ends = ['03-31', '06-30', '09-30', '12-31'];
  return [`${year}-${String(quarter * 3 - 2).padStart(2, '0')}-01`, `${year}-${ends[quarter - 1]!}`];
};
