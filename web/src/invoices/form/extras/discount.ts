import { compare, isDecimal, parseDecimal, plain } from '../../../../../schema/decimal';
import type { Discount } from '../../../../../schema/totals';
import { formatMoney, formatQuantity, parseAmount } from '../../../ui/format/amounts';

const CENTS = /[.,]\d{2}$/;
const ZERO = parseDecimal('0');

/**
 * What a discount says: '10', '10 %' and '12,5' are percentages, '15,00' and '15 €' are euros. Empty and 0 take nothing
 * off; 'wrong' is neither.
 */
export function parseDiscount(text: string): Required<Discount> | 'wrong' {
  const nothing = { percent: null, amount: null };
  if (!text.trim()) return nothing;
  const bare = text.trim().replace(/\s*%$/, '');
  const number = parseAmount(bare);
  if (number === null || !isDecimal(number) || compare(parseDecimal(number), ZERO) < 0) return 'wrong';
  if (compare(parseDecimal(number), ZERO) === 0) return nothing;
  const isAmount = !text.includes('%') && (text.includes('€') || CENTS.test(bare));
  return isAmount ? { percent: null, amount: number } : { percent: number, amount: null };
}

/** A discount in euros. */
export function isAmount(text: string): boolean {
  const read = parseDiscount(text);
  return read !== 'wrong' && read.amount !== null;
}

/** As it is shown once it was written: '10 %' or '15,00 €'; what is no discount stays as it was typed. */
export function settledDiscount(text: string): string {
  const read = parseDiscount(text);
  if (read === 'wrong') return text.trim();
  return discountText(read.percent, read.amount);
}

/** The same of a discount that is kept. */
export const discountText = (percent?: string | null, amount?: string | null): string =>
  percent ? `${formatQuantity(percent)}\u00a0%` : amount ? formatMoney(amount) : '';

/** Why a discount cannot be taken off an amount, which is asked for only where one is; null: it can. */
export function discountProblem(text: string, from: string | null | (() => string)): string | null {
  const read = parseDiscount(text);
  if (read === 'wrong') return 'Escribe un descuento: 10 % o 15,00 €.';
  const { percent, amount } = read;
  const written = percent ?? amount;
  if (!written) return null;
  if (parseDecimal(plain(written)).scale > 2) return 'Como mucho 2 decimales.';
  if (percent && compare(parseDecimal(percent), parseDecimal('100')) > 0)
    return 'Un descuento es como mucho del 100 %.';
  if (!amount) return null;
  const most = typeof from === 'function' ? from() : from;
  return most !== null && compare(parseDecimal(amount), parseDecimal(most)) > 0
    ? 'El descuento es mayor que el importe.'
    : null;
}

/** A discount as the server takes it; of nothing, nothing. */
export function discountToSend(discount: Discount | 'wrong' | null): {
  discountPercent?: string;
  discountAmount?: string;
} {
  if (discount === null || discount === 'wrong') return {};
  const { percent, amount } = discount;
  return { ...(percent && { discountPercent: percent }), ...(amount && { discountAmount: amount }) };
}
