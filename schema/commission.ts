import { divideHalfUp, formatCents, multiply, parseDecimal, toCents } from './decimal';

/** `rate` percent of an amount, in euros with two decimals: one rounding, half up to the cent. */
export function commissionOf(net: string, rate: string): string {
  const { units, scale } = multiply(parseDecimal(net), parseDecimal(rate));
  return formatCents(toCents({ units, scale: scale + 2 }));
}

/**
 * What of a commission goes back when `refunded` of the `paid` euros went back: what is kept is rounded half up to the
 * cent, the rest is taken, so that the two always add up to the commission.
 */
export function reversedOf(commission: string, paid: string, refunded: string): string {
  const [whole, all, back] = [commission, paid, refunded].map(amount => toCents(parseDecimal(amount)));
  const kept = back >= all ? 0n : divideHalfUp(whole * (all - back), all);
  return formatCents(whole - kept);
}

/** Days after a payment in which a refund takes its commission back. */
export const REVERSIBLE_DAYS = 30;
