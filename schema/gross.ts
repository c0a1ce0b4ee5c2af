import { grouped } from './group-by';
import { taxKey } from './tax/causes';
import { RECARGO } from './tax/recargo-rates';
import { divideHalfUp, formatCents, multiply, parseDecimal, plain, thousandths, toCents } from './decimal';
import { completed, percentOf, shareOut } from './apportion';
import { computeFull, lineAmounts, turned, type Discount, type LineToCompute } from './totals';

/** A line with its price as it was agreed: with VAT (and surcharge) in `grossPrice`, or without in `price`. */
export interface LineAgreed extends Omit<LineToCompute, 'price' | 'gross'> {
  price?: string | null;
  grossPrice?: string | null;
}

/** Why the lines of a rate cannot come to what was agreed. */
export interface Misfit {
  /** The line that can be changed: the last one of its rate with such a price. */
  index: number;
  /** 'rate': rounding leaves this amount out. 'quantity': no price of 6 decimals times this quantity gives it. */
  reason: 'rate' | 'quantity';
  ivaRate: number;
  /** What the line comes to as it is written, and the two nearest amounts that are possible, in euros. */
  asked: string;
  nearest: { amount: string; grossPrice: string }[];
}
interface Fitted {
  lines: LineToCompute[];
  misfits: Misfit[];
}

const CENT = 100n;
const THOUSAND = 1000n;
const MOST_DECIMALS = 6;

const abs = (n: bigint) => (n < 0n ? -n : n);
const sum = (amounts: readonly bigint[]) => amounts.reduce((a, b) => a + b, 0n);
const cents = (text: string) => toCents(parseDecimal(text));

/** VAT and surcharge of a rate, in thousandths. */
interface Taxed {
  iva: bigint;
  recargo: bigint;
}
const taxedAt = (ivaRate: number, recargo: boolean): Taxed => ({
  iva: thousandths(ivaRate),
  recargo: recargo ? (RECARGO[ivaRate] ?? 0n) : 0n,
});

/** What a base comes to with its tax, each rounded once, as on the invoice. Whole cents. */
const withTax = (base: bigint, { iva, recargo }: Taxed): bigint =>
  base + divideHalfUp(base * iva, THOUSAND) + divideHalfUp(base * recargo, THOUSAND);

/**
 * The base that comes to an amount with its tax, in cents; null where rounding leaves that amount out. `below` and
 * `above` are the nearest bases of a smaller and of a larger amount.
 */
export function baseOf(amount: bigint, tax: Taxed): { base: bigint | null; below: bigint; above: bigint } {
  let base = (amount * THOUSAND) / (THOUSAND + tax.iva + tax.recargo) - 2n;
  while (withTax(base, tax) < amount) base += 1n;
  const exact = withTax(base, tax) === amount;
  return { base: exact ? base : null, below: base - 1n, above: exact ? base + 1n : base };
}

/**
 * Finds the prices without VAT of lines whose price was agreed with VAT included, so that the invoice comes to exactly
 * what was agreed: the base of each rate is looked for on the whole of the rate, as its VAT is rounded there. Where
 * rounding makes that impossible, says so and takes the nearest below.
 */
export function fitGross(lines: readonly LineAgreed[], recargo = false): Fitted {
  const fitted: LineToCompute[] = lines.map(({ grossPrice: _, ...line }) => ({ ...line, price: line.price ?? '0' }));
  const groups = grouped([...lines.keys()], i => taxKey(lines[i]!));
  const misfits = [...groups.values()].flatMap(members => fitGroup(members, lines, recargo, fitted));
  return { lines: fitted, misfits };
}

function fitGroup(
  members: readonly number[],
  lines: readonly LineAgreed[],
  recargo: boolean,
  fitted: LineToCompute[],
): Misfit[] {
  const agreed = members.filter(i => lines[i]!.grossPrice);
  const last = agreed.at(-1);
  if (last === undefined) return [];
  const { ivaRate } = lines[last]!;
  const tax = taxedAt(ivaRate, recargo);
  const free = sum(members.filter(i => !lines[i]!.grossPrice).map(i => cents(lineAmounts(fitted[i]!).net)));
  const amounts = agreed.map(i => cents(lineAmounts({ ...lines[i]!, price: lines[i]!.grossPrice! }).net));
  const wanted = withTax(free, tax) + sum(amounts);
  const { base, below, above } = baseOf(wanted, tax);
  const misfits: Misfit[] = [];
  if (base === null) {
    const asked = amounts.at(-1)!;
    misfits.push({
      index: last,
      reason: 'rate',
      ivaRate,
      asked: formatCents(asked),
      nearest: [below, above].map(each => nearby(lines[last]!, asked + withTax(each, tax) - wanted)),
    });
    amounts[amounts.length - 1] = asked + withTax(below, tax) - wanted;
  }
  const bases = spread((base ?? below) - free, amounts, THOUSAND + tax.iva + tax.recargo);
  agreed.forEach((i, at) => {
    const price = priceOf(lines[i]!, bases[at]!, {
      price: lines[i]!.grossPrice!,
      of: THOUSAND + tax.iva + tax.recargo,
    });
    fitted[i] = { ...fitted[i]!, price: price ?? '0', gross: formatCents(amounts[at]!) };
    if (price === null)
      misfits.push({ index: i, reason: 'quantity', ivaRate, asked: formatCents(amounts[at]!), nearest: [] });
  });
  return misfits;
}

/** An amount that is possible, and the price with VAT that the line would have. */
function nearby(line: LineAgreed, amount: bigint): Misfit['nearest'][number] {
  return { amount: formatCents(amount), grossPrice: priceOf(line, amount) ?? line.grossPrice! };
}

/** Amounts with tax cut to their bases, in whole cents that add up to `base`. */
const spread = (base: bigint, amounts: readonly bigint[], of: bigint): bigint[] =>
  completed(
    base,
    amounts.map(amount => ({ dividend: amount * THOUSAND, divisor: of })),
  );

/**
 * The price with the fewest decimals at which a line comes to an amount in cents after its discount; null: none of 6
 * decimals. `near`: a price with tax, in thousandths of which it is taken, that is preferred where it fits.
 */
function priceOf(
  { quantity, discount }: Pick<LineAgreed, 'quantity' | 'discount'>,
  amount: bigint,
  near?: { price: string; of: bigint },
): string | null {
  // The price is above 0 also of what comes back.
  if (quantity.startsWith('-')) return priceOf({ quantity: turned(quantity), discount }, -amount, near);
  const before = beforeDiscount(amount, discount, near && quantityTimes(quantity, near));
  const { units, scale } = parseDecimal(quantity);
  const text = (price: bigint, decimals: number) => {
    const digits = abs(price)
      .toString()
      .padStart(decimals + 1, '0');
    return plain(`${price < 0n ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`);
  };
  for (let decimals = 2; decimals <= MOST_DECIMALS; decimals += 1) {
    const ten = 10n ** BigInt(decimals);
    const candidates = [divideHalfUp(before * ten * 10n ** BigInt(scale), CENT * units)];
    if (near) {
      const { units: agreed, scale: places } = parseDecimal(near.price);
      candidates.unshift(divideHalfUp(agreed * ten * THOUSAND, near.of * 10n ** BigInt(places)));
    }
    for (const candidate of candidates) {
      if (candidate === 0n) continue;
      const price = text(candidate, decimals);
      if (toCents(multiply(parseDecimal(quantity), parseDecimal(price))) === before) return price;
    }
  }
  return null;
}

const quantityTimes = (quantity: string, { price, of }: { price: string; of: bigint }): bigint =>
  divideHalfUp(toCents(multiply(parseDecimal(quantity), parseDecimal(price))) * THOUSAND, of);

/** What stood before a discount that leaves an amount; `usual` where all is taken off. In cents. */
function beforeDiscount(amount: bigint, discount: Discount | null | undefined, usual?: bigint): bigint {
  if (discount?.amount) return amount + cents(discount.amount);
  if (!discount?.percent) return amount;
  const percent = parseDecimal(discount.percent);
  const whole = 100n * 10n ** BigInt(percent.scale);
  if (percent.units === whole) return usual ?? amount;
  // Taking off a percentage and rounding leaves out no amount, so the right one is beside the exact one.
  let before = (amount * whole) / (whole - percent.units) - 2n;
  while (before - percentOf(before, percent) < amount) before += 1n;
  return before;
}

/** Lines whose invoice comes to a total; or why there are none. Amounts in euros. */
type Agreed =
  | { lines: LineToCompute[] }
  /** Rounding leaves this total out: the two nearest that are possible. */
  | { nearest: string[] }
  /** A line for which no price above 0 of 6 decimals fits: its quantity is too large, or its part too small. */
  | { index: number }
  /** The lines come to nothing that could be changed in proportion. */
  | null;

/** How many cents a rate may give to the others, so that the whole comes out. */
const REACH = 3;

interface Rated {
  members: number[];
  tax: Taxed;
  amount: bigint;
}

/**
 * Changes the prices of lines, in proportion, so that the invoice comes to a total with VAT, in euros and above 0. With
 * several rates, a cent that rounding leaves out at one of them goes to another. Discounts of lines stay.
 */
export function fitTotal(lines: readonly LineToCompute[], total: string, recargo = false): Agreed {
  const now = computeFull(lines, { recargo });
  const groups = now.rates.map((rate): Rated => {
    const key = taxKey(rate);
    const members = lines.flatMap((line, i) => (taxKey(line) === key ? [i] : []));
    return { members, tax: taxedAt(rate.ivaRate, recargo), amount: sum(members.map(i => cents(now.lines[i]!.total))) };
  });
  if (now.lines.some(({ subtotal }) => cents(subtotal) <= 0n)) return null;
  const bases = basesOf(groups, cents(total));
  if (!bases) return { nearest: [-1n, 1n].map(way => nearestTotal(groups, cents(total), way)) };
  const fitted = [...lines];
  for (const [at, { members }] of groups.entries()) {
    const parts = shareOut(
      bases[at]!,
      members.map(i => cents(now.lines[i]!.subtotal)),
    );
    for (const [n, i] of members.entries()) {
      const price = priceOf(lines[i]!, parts[n]!);
      if (price === null) return { index: i };
      fitted[i] = { ...lines[i]!, price, gross: null };
    }
  }
  return { lines: fitted };
}

/**
 * The price with which a line comes to an amount in euros after its discount, with the fewest decimals; null: none of 6
 * decimals. With VAT where the amount has it.
 */
export const priceFor = (line: Pick<LineAgreed, 'quantity' | 'discount'>, amount: string): string | null =>
  priceOf(line, cents(amount));

function nearestTotal(groups: readonly Rated[], asked: bigint, way: bigint): string {
  let near = asked + way;
  while (near > 0n && !basesOf(groups, near)) near += way;
  return formatCents(near);
}

/** The base of each rate, as near to its share as can be, so that all of them come to the total; null: none do. */
function basesOf(groups: readonly Rated[], total: bigint): bigint[] | null {
  const shares = shareOut(
    total,
    groups.map(({ amount }) => amount),
  );
  // By cents that are still missing: the bases chosen so far.
  let chosen = new Map<number, bigint[]>([[0, []]]);
  groups.forEach(({ tax }, at) => {
    const next = new Map<number, bigint[]>();
    for (const [missing, bases] of chosen)
      for (const off of offsets()) {
        const { base } = baseOf(shares[at]! + BigInt(off), tax);
        const left = missing - off;
        if (base !== null && base >= 0n && Math.abs(left) <= REACH && !next.has(left)) next.set(left, [...bases, base]);
      }
    chosen = next;
  });
  return chosen.get(0) ?? null;
}

/** 0, 1, -1, 2, -2 … */
const offsets = () => [0, ...Array.from({ length: REACH }, (_, i) => [i + 1, -i - 1]).flat()];
