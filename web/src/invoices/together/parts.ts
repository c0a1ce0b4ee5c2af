import { compare, formatCents, isZero, parseDecimal, plain, toCents } from '../../../../schema/decimal';
import { percentOf, shareOut } from '../../../../schema/apportion';
import { taxKey } from '../../../../schema/tax/causes';
import { turned } from '../../../../schema/totals';
import type { OriginalFragment } from '../../gql/invoices';
import type { RectifyLineInput } from '../../gql/schema';
import { formatMoney, formatPrice, parseAmount } from '../../ui/format/amounts';
import { collectedOf, leftOf, owedShareOf, minus, plus, standingOf, type Sums } from '../collect/family';
import { changeBy } from '../wrong/rectifying';

/** What is left of an invoice at one of its rates; `key` is its own on the page. */
export interface Row extends Pick<OriginalFragment['rates'][number], 'ivaRate' | 'ivaCause' | 'ivaRegime'> {
  key: string;
  /** What was invoiced at it. */
  base: string;
  left: string;
}

/** What was written to take off, by the rows' keys; texts as they were typed. */
export type Typed = Readonly<Record<string, string>>;

const cents = (text: string) => toCents(parseDecimal(text));
const NOTHING: Sums = { subtotal: '0.00', totalIva: '0.00', total: '0.00', payable: '0.00' };

export function rowsOf({ id, rates, remaining }: OriginalFragment): Row[] {
  const rows = (remaining ?? rates).map(({ ivaRate, ivaCause, ivaRegime, base }) => {
    const own = rates.find(each => taxKey(each) === taxKey({ ivaRate, ivaCause, ivaRegime }));
    return {
      ...{ ivaRate, ivaCause, ivaRegime, left: base, base: own?.base ?? '0.00' },
      key: `${id} ${taxKey({ ivaRate, ivaCause, ivaRegime })}`,
    };
  });
  const open = rows.filter(({ left }) => cents(left) > 0n);
  return open.length > 0 ? open : rows;
}

/** An amount as it was typed, in cents with two decimals; null: nothing yet. */
const amountOf = (text: string | undefined): string | null => {
  const amount = text?.trim() ? parseAmount(text) : null;
  return amount === null || isZero(amount) ? null : amount;
};

/** What is wrong with an amount that was typed. */
export function wrongIn(text: string | undefined): string | null {
  if (!text?.trim()) return null;
  const amount = parseAmount(text);
  if (amount === null || amount.startsWith('-')) return 'Escribe lo que quitas, sin signo';
  if ((amount.split('.')[1] ?? '').length > 2) return 'Como mucho 2 decimales';
  return amount.split('.')[0]!.length > 9 ? 'Es demasiado grande' : null;
}

/** More than is left: it may be, and is warned of when it is issued too. */
export function beyond({ left }: Row, text: string | undefined): boolean {
  const amount = wrongIn(text) === null ? amountOf(text) : null;
  return amount !== null && compare(parseDecimal(amount), parseDecimal(left)) > 0;
}

/** Of one whose data alone are corrected. */
export const UNCHANGED: Part = { sums: NOTHING };

/** What a document takes off one of its originals; null: nothing is written of it. */
interface Part {
  /** Absent: all of it, to the cent what it says. */
  lines?: RectifyLineInput[];
  sums: Sums;
}

export function partOf(original: OriginalFragment, typed: Typed, description: string): Part | null {
  const rows = rowsOf(original);
  const written = rows.flatMap(row => {
    const amount = amountOf(typed[row.key]);
    return amount === null ? [] : [{ row, amount }];
  });
  if (written.length === 0) return null;
  const all =
    written.length === original.rates.length && written.every(({ row, amount }) => cents(amount) === cents(row.base));
  if (all && standingOf(original).length === 0) {
    const { subtotal, totalIva, total, withholding } = original;
    const payable = minus(total, withholding ?? '0.00');
    return {
      sums: { subtotal: turned(subtotal), totalIva: turned(totalIva), total: turned(total), payable: turned(payable) },
    };
  }
  const lines = written.map(({ row: { ivaRate, ivaCause, ivaRegime }, amount }) => ({
    ...{ description, quantity: '-1', price: plain(amount), ivaRate, ivaCause, ivaRegime },
  }));
  return { lines, sums: changeBy(lines, original.withholdingPercent, original.recargo !== null) };
}

export const addUpSums = (all: readonly Sums[]): Sums =>
  all.reduce(
    (a, b) => ({
      subtotal: plus(a.subtotal, b.subtotal),
      totalIva: plus(a.totalIva, b.totalIva),
      total: plus(a.total, b.total),
      payable: plus(a.payable, b.payable),
    }),
    NOTHING,
  );

/** What is left of all of them, and what was paid of it. */
export const leftOfAll = (originals: readonly OriginalFragment[]): Sums => addUpSums(originals.map(leftOf));
export const paidOf = (originals: readonly OriginalFragment[]): string =>
  originals.reduce((sum, each) => plus(sum, collectedOf(each) ?? '0.00'), '0.00');

export type Unit = 'percent' | 'euros';

/** One amount, or a percentage, shared out over what is left; or what is wrong with it. */
export function spread(text: string, unit: Unit, rows: readonly Row[]): { typed: Typed } | { wrong: string } {
  const amount = amountOf(text);
  if (amount === null || amount.startsWith('-')) return { wrong: 'Escribe cuánto quitas en total, sin signo' };
  const open = rows.filter(({ left }) => cents(left) > 0n);
  const weights = open.map(({ left }) => cents(left));
  const all = weights.reduce((a, b) => a + b, 0n);
  if (all === 0n) return { wrong: 'De estas facturas no queda nada que quitar' };
  const percent = parseDecimal(amount);
  if (unit === 'percent' && compare(percent, parseDecimal('100')) > 0) return { wrong: 'Como mucho el 100 %' };
  if (unit === 'percent' && percent.scale > 6) return { wrong: 'Como mucho 6 decimales' };
  if (unit === 'euros' && percent.scale > 2) return { wrong: 'Como mucho 2 decimales' };
  if (unit === 'euros' && toCents(percent) > all)
    return { wrong: `Es más de lo que queda: ${formatMoney(formatCents(all))} sin impuestos` };
  const parts =
    unit === 'percent' ? weights.map(weight => percentOf(weight, percent)) : shareOut(toCents(percent), weights);
  return { typed: Object.fromEntries(open.map(({ key }, i) => [key, formatPrice(formatCents(parts[i]!))])) };
}

/** What is still owed of one, of each rate in proportion. */
export function owedIn(original: OriginalFragment): Typed {
  const share = owedShareOf(original);
  const rows = rowsOf(original).map(row => ({ ...row, left: formatCents(share(cents(row.left))) }));
  return allOf(rows);
}

/** Something is still owed of one. */
export const isOwed = (original: OriginalFragment): boolean => Object.keys(owedIn(original)).length > 0;

/** All that is left of each. */
export const allOf = (rows: readonly Row[]): Typed =>
  Object.fromEntries(rows.filter(({ left }) => cents(left) > 0n).map(({ key, left }) => [key, formatPrice(left)]));
