import { compare, divideHalfUp, formatCents, parseDecimal, toCents } from '../../../../schema/decimal';
import { computeTotals } from '../../../../schema/totals';

interface Asked {
  amount: string;
  mode: 'base' | 'total';
  ivaRate: number;
  irpfRate: string;
}
export interface Sums {
  base: string;
  iva: string;
  total: string;
  withheld: string;
  toPay: string;
  exact: boolean;
}

const MOST = parseDecimal('999999999.99');
const HUNDRED = parseDecimal('100');

export const isTooLarge = (amount: string) => compare(parseDecimal(amount), MOST) > 0;
export const isRate = (rate: string) => compare(parseDecimal(rate), HUNDRED) <= 0 && !rate.startsWith('-');

const totalOf = (base: bigint, ivaRate: number) =>
  toCents(parseDecimal(computeTotals([{ quantity: '1', price: formatCents(base), ivaRate }]).total));

/** The base whose invoice comes to that total, or to the nearest that one can. */
function baseOf(total: bigint, ivaRate: number): bigint {
  const guess = divideHalfUp(total * 100n, BigInt(100 + ivaRate));
  return [guess, guess - 1n, guess + 1n].find(base => totalOf(base, ivaRate) === total) ?? guess;
}

/**
 * An invoice of one line, with the product's own totals; the withholding is computed on the base, half up to the cent.
 */
export function withhold({ amount, mode, ivaRate, irpfRate }: Asked): Sums {
  const cents = toCents(parseDecimal(amount));
  const base = mode === 'base' ? cents : baseOf(cents, ivaRate);
  const sums = computeTotals([{ quantity: '1', price: formatCents(base), ivaRate }]);
  const rate = parseDecimal(irpfRate);
  const withheld = divideHalfUp(base * rate.units, 100n * 10n ** BigInt(rate.scale));
  const total = toCents(parseDecimal(sums.total));
  return {
    base: sums.subtotal,
    iva: sums.totalIva,
    total: sums.total,
    withheld: formatCents(withheld),
    toPay: formatCents(total - withheld),
    exact: mode === 'base' || total === cents,
  };
}
