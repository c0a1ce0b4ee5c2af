/** What invoices of each tax and regime come to: rules of their own, in whole cents, which share no code with the product. */
import { nearest, units } from './book';

export interface TaxedLine {
  description: string;
  quantity: string;
  price: string;
  ivaRate: number;
  ivaCause?: string;
  ivaRegime?: string;
  cost?: string;
  discountPercent?: string;
}
interface Row {
  rate: number;
  base: bigint;
  quota: bigint;
  /** What of the price is not earned, of a margin scheme. */
  cost: bigint;
}
export interface Amounts {
  rows: Map<string, Row>;
  recargo: bigint;
  withheld: bigint;
  suplidos: bigint;
}
export interface Taxing {
  recargo?: boolean;
  withholding?: number;
  suplidos?: string[];
  /** Percent off the whole, of an invoice of one rate. */
  off?: string;
}

const RECARGO: Record<number, bigint> = { 21: 52n, 10: 14n, 4: 5n };
const isMargin = (regime = '') => regime === '03' || regime === '05';
const add = (amounts: bigint[]) => amounts.reduce((a, b) => a + b, 0n);
const thousandths = (rate: number) => BigInt(Math.round(rate * 10));
const percent = (cents: bigint, text: string) => nearest(cents * units(text, 2), 10_000n);

const worth = (quantity: string, price: string) => nearest(units(quantity, 3) * units(price, 3), 10_000n);
function netOf({ quantity, price, discountPercent = '0' }: TaxedLine): bigint {
  const gross = worth(quantity, price);
  return gross - percent(gross, discountPercent);
}
const soldAndSpent = (line: TaxedLine) => [netOf(line), worth(line.quantity, line.cost ?? '0')] as const;

/** Below nothing, in the direction in which it was sold, is nothing. */
const floored = (sold: bigint, spent: bigint): bigint => {
  const left = sold - spent;
  return sold < 0n === left > 0n && left !== 0n ? 0n : left;
};

/** What is earned of lines of one regime: goods one by one, a trip as one. */
export function earned(lines: readonly TaxedLine[], regime: string): bigint {
  const each = lines.map(soldAndSpent);
  if (regime === '03') return add(each.map(([sold, spent]) => floored(sold, spent)));
  return floored(add(each.map(([sold]) => sold)), add(each.map(([, spent]) => spent)));
}

const keyOf = ({ ivaRate, ivaCause = '', ivaRegime = '' }: TaxedLine) => `${ivaRate} ${ivaCause} ${ivaRegime}`;

export function amountsOf(lines: readonly TaxedLine[], { recargo, withholding, suplidos = [], off }: Taxing): Amounts {
  const rows = new Map<string, Row>();
  for (const key of new Set(lines.map(keyOf))) {
    const same = lines.filter(each => keyOf(each) === key);
    const { ivaRate: rate, ivaRegime = '' } = same[0]!;
    const net = add(same.map(netOf));
    const sum = net - (off ? percent(net, off) : 0n);
    const tenths = thousandths(rate);
    if (isMargin(ivaRegime)) {
      const margin = earned(same, ivaRegime);
      const quota = nearest(margin * tenths, 1000n + tenths);
      rows.set(key, { rate, base: margin - quota, quota, cost: sum - margin });
    } else rows.set(key, { rate, base: sum, quota: nearest(sum * tenths, 1000n), cost: 0n });
  }
  const all = [...rows.values()];
  return {
    rows,
    recargo: recargo ? add(all.map(({ rate, base }) => nearest(base * (RECARGO[rate] ?? 0n), 1000n))) : 0n,
    withheld: withholding ? nearest(add(all.map(({ base }) => base)) * BigInt(withholding), 100n) : 0n,
    suplidos: add(suplidos.map(text => units(text, 2))),
  };
}

/** Added up to the cent, never computed again. */
export function addedUp(all: readonly Amounts[], sign = 1n): Amounts {
  const rows = new Map<string, Row>();
  for (const [key, { rate, base, quota, cost }] of all.flatMap(each => [...each.rows])) {
    const of = rows.get(key) ?? { rate, base: 0n, quota: 0n, cost: 0n };
    rows.set(key, { rate, base: of.base + sign * base, quota: of.quota + sign * quota, cost: of.cost + sign * cost });
  }
  const sum = (pick: (each: Amounts) => bigint) => sign * add(all.map(pick));
  return {
    rows,
    recargo: sum(({ recargo }) => recargo),
    withheld: sum(({ withheld }) => withheld),
    suplidos: sum(({ suplidos }) => suplidos),
  };
}

export const totalOf = ({ rows, recargo }: Amounts): bigint =>
  add([...rows.values()].flatMap(({ base, quota, cost }) => [base, quota, cost])) + recargo;
export const payableOf = (amounts: Amounts): bigint => totalOf(amounts) - amounts.withheld + amounts.suplidos;
