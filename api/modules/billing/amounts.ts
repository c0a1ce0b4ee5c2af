import { divideHalfUp, parseDecimal, toCents } from '../../../schema/decimal';

/** Percent, of every plan. */
export const VAT = 21;

/** Stripe rounds the VAT of each line, our invoices that of their sum: so many cents may lie between. */
const ROUNDING_CENTS = 3n;

export const centsOf = (euros: string): bigint => toCents(parseDecimal(euros));
export const withVat = (net: bigint): bigint => net + divideHalfUp(net * BigInt(VAT), 100n);

/** The greatest amount that comes to no more than a total with VAT: one in six totals is a cent beyond it. Cents. */
export function baseOf(total: bigint): bigint {
  const base = divideHalfUp(total * 100n, BigInt(100 + VAT));
  return withVat(base) <= total ? base : base - 1n;
}

/** Whether a total is its net amount with VAT, but for roundings. Cents. */
export function isWithVat(net: bigint, total: bigint): boolean {
  const between = withVat(net) - total;
  return between <= ROUNDING_CENTS && between >= -ROUNDING_CENTS;
}
