import { addUp, divideHalfUp, formatCents, isZero, multiply, parseDecimal, thousandths, toCents } from './decimal';
import { taxKey } from './tax/causes';
import { earnedOf, type Sold } from './tax/earned';
import { marginName } from './tax/margin';
import { RECARGO } from './tax/recargo-rates';
import { completed, percentOf, shareOut } from './apportion';

/** What is taken off an amount: a percentage, or euros. One of the two. */
export interface Discount {
  percent?: string | null;
  amount?: string | null;
}
export interface LineToCompute {
  quantity: string;
  price: string;
  ivaRate: number;
  ivaCause?: string | null;
  /** ClaveRegimen, where it does not follow from the cause. */
  ivaRegime?: string | null;
  discount?: Discount | null;
  /** What the line comes to with VAT and surcharge where that was agreed: `fitGross` finds its price. */
  gross?: string | null;
  /** Of a margin scheme: what one unit cost, VAT included. */
  cost?: string | null;
  /** Under criterio de caja beside its regime. */
  cashBasis?: boolean;
  /** No discount of the whole is shared out over it: it takes a prepayment off. */
  apart?: boolean;
}
/** What concerns the whole invoice: its discount, whether it carries recargo de equivalencia, the percent withheld. */
export interface Whole {
  discount?: Discount | null;
  recargo?: boolean;
  withholding?: string | null;
  /** Paid in the customer's name (suplidos): in what is to be paid, never in the invoice's total. */
  suplidos?: readonly string[];
}
interface LineAmounts {
  subtotal: string;
  iva: string;
  total: string;
}
export interface RateAmounts {
  ivaRate: number;
  ivaCause: string | null;
  /** Absent where it follows from the cause. */
  ivaRegime?: string | null;
  /** Under criterio de caja beside its regime; absent of all others. */
  cashBasis?: boolean;
  base: string;
  quota: string;
  /** Of a margin scheme: what of the price is not earned, and not taxed. Absent of all others. */
  cost?: string | null;
  /** Surcharge of an invoice that carries it: percent and euros. */
  recargoRate?: string | null;
  recargo?: string | null;
}
/** A rate of VAT with the surcharge that goes with it, in percent. */
interface RecargoAmounts {
  ivaRate: number;
  recargoRate: string;
  base: string;
  quota: string;
}
export interface Totals {
  lines: LineAmounts[];
  rates: RateAmounts[];
  subtotal: string;
  totalIva: string;
  total: string;
}
/** Of an invoice with more than lines: what stands beside its totals. */
export interface FullTotals extends Totals {
  /** All that was taken off, of the lines and of the whole. */
  discount: string;
  recargos: RecargoAmounts[];
  recargo: string;
  withholding: string;
  suplidos: string;
  /** Total, less what is withheld, with what was paid for the customer. */
  payable: string;
}

interface Group {
  ivaRate: number;
  ivaCause: string | null;
  ivaRegime: string | null;
  cashBasis: boolean;
  members: number[];
  base: bigint;
  quota: bigint;
  /** What is not taxed of it; null: all is. */
  cost: bigint | null;
}

const THOUSAND = 1000n;

/**
 * Amounts of an invoice in euros with two decimals. VAT is computed once per rate, cause and regime on the sum of that group's
 * subtotals, then shared out, so that lines, rate table and totals always add up exactly.
 */
export function computeTotals(lines: readonly LineToCompute[]): Totals {
  const { lines: amounts, rates, subtotal, totalIva, total } = computeFull(lines, {});
  return { lines: amounts, rates, subtotal, totalIva, total };
}

/**
 * The same of an invoice with discounts, surcharge, withholding and suplidos. A line's subtotal is what is left of it
 * after both discounts; its total has its VAT and its surcharge. A discount of the whole is for lines whose sum is above
 * zero, without those that stand apart from it.
 */
export function computeFull(lines: readonly LineToCompute[], whole: Whole): FullTotals {
  const gross = lines.map(grossOf);
  const net = gross.map((cents, i) => cents - taken(cents, lines[i]!.discount));
  const shared = net.map((cents, i) => (lines[i]!.apart ? 0n : cents));
  const off = partsOf(taken(sum(shared), whole.discount), shared);
  const subtotals = net.map((cents, i) => cents - off[i]!);
  const groups = group(lines, subtotals);
  const iva: bigint[] = new Array(lines.length).fill(0n);
  const recargo: bigint[] = new Array(lines.length).fill(0n);
  const recargos = whole.recargo ? surcharges(groups) : [];
  const surcharged = new Map(recargos.map(({ of, rate, quota }) => [of, { rate: rateText(rate), quota }]));
  const discount = sum(gross) - sum(subtotals);
  for (const { of, quota, rate } of recargos) share(of.members, quota, rate, THOUSAND, subtotals, recargo);
  for (const each of groups)
    if (each.cost === null) shareIva(each, lines, subtotals, recargo, iva);
    else shareMargin(each, lines, subtotals, iva);
  const subtotal = sum(subtotals);
  const total = subtotal + sum(iva) + sum(recargo);
  const withholding = whole.withholding ? percentOf(subtotal, parseDecimal(whole.withholding)) : 0n;
  const suplidos = sum((whole.suplidos ?? []).map(text => toCents(parseDecimal(text))));
  return {
    lines: subtotals.map((base, i) => ({
      subtotal: formatCents(base),
      iva: formatCents(iva[i]!),
      total: formatCents(base + iva[i]! + recargo[i]!),
    })),
    rates: groups.map(each => {
      const { ivaRate, ivaCause, ivaRegime, cashBasis, base, quota, cost } = each;
      const more = surcharged.get(each);
      return {
        ivaRate,
        ivaCause,
        ...(ivaRegime && { ivaRegime }),
        ...(cashBasis && { cashBasis }),
        base: formatCents(base),
        quota: formatCents(quota),
        ...(cost !== null && { cost: formatCents(cost) }),
        ...(more && { recargoRate: more.rate, recargo: formatCents(more.quota) }),
      };
    }),
    discount: formatCents(discount),
    recargos: recargos.map(({ of: { ivaRate, base }, rate, quota }) => ({
      ivaRate,
      recargoRate: rateText(rate),
      base: formatCents(base),
      quota: formatCents(quota),
    })),
    subtotal: formatCents(subtotal),
    totalIva: formatCents(sum(iva)),
    recargo: formatCents(sum(recargo)),
    total: formatCents(total),
    withholding: formatCents(withholding),
    suplidos: formatCents(suplidos),
    payable: formatCents(total - withholding + suplidos),
  };
}

const grossOf = ({ quantity, price }: Pick<LineToCompute, 'quantity' | 'price'>): bigint =>
  toCents(multiply(parseDecimal(quantity), parseDecimal(price)));

/** A line before and after its own discount, before that of the whole; euros with two decimals. */
export function lineAmounts(line: Omit<LineToCompute, 'ivaRate' | 'ivaCause'>): { gross: string; net: string } {
  const gross = grossOf(line);
  return { gross: formatCents(gross), net: formatCents(gross - taken(gross, line.discount)) };
}

/** What is to be paid of an invoice as it stands: amounts with two decimals. */
export function payableOf(invoice: {
  total: string;
  withholding: string | null;
  suplidos: readonly { amount: string }[];
}): string {
  const { total, withholding, suplidos } = invoice;
  return addUp([total, turned(withholding ?? '0'), ...suplidos.map(({ amount }) => amount)]);
}

/** A number with its sign turned. */
export const turned = (text: string): string =>
  text.startsWith('-') ? text.slice(1) : isZero(text) ? text : `-${text}`;

/** What a discount takes off an amount in cents. */
function taken(cents: bigint, discount: Discount | null | undefined): bigint {
  if (discount?.percent) return percentOf(cents, parseDecimal(discount.percent));
  return discount?.amount ? toCents(parseDecimal(discount.amount)) : 0n;
}

const partsOf = (discount: bigint, weights: readonly bigint[]): bigint[] =>
  discount === 0n ? weights.map(() => 0n) : shareOut(discount, weights);

function group(lines: readonly LineToCompute[], subtotals: bigint[]): Group[] {
  const found = new Map<string, Group>();
  lines.forEach(({ ivaRate, ivaCause = null, ivaRegime = null, cashBasis = false }, i) => {
    const said = { ivaRate, ivaCause, ivaRegime, cashBasis };
    const key = taxKey(said);
    const into = found.get(key) ?? { ...said, members: [], base: 0n, quota: 0n, cost: null };
    into.members.push(i);
    into.base += subtotals[i]!;
    found.set(key, into);
  });
  const groups = [...found.values()];
  for (const each of groups)
    if (marginName(each.ivaRegime)) taxMargin(each, lines, subtotals);
    else each.quota = divideHalfUp(each.base * thousandths(each.ivaRate), THOUSAND);
  return groups.sort((a, b) => b.ivaRate - a.ivaRate || order(taxKey(a), taxKey(b)));
}

/** A line of a margin scheme at a price in cents, with what all of it cost. */
export function soldOf({ quantity, cost }: Pick<LineToCompute, 'quantity' | 'cost'>, price: bigint): Sold {
  const spent = abs(toCents(multiply(parseDecimal(quantity), parseDecimal(cost ?? '0'))));
  return { price, cost: price < 0n || (price === 0n && quantity.startsWith('-')) ? -spent : spent };
}

const marginOf = ({ members, ivaRegime }: Group, lines: readonly LineToCompute[], prices: readonly bigint[]) =>
  earnedOf(
    members.map(i => soldOf(lines[i]!, prices[i]!)),
    ivaRegime,
  );

/** The VAT is in what is earned (LIVA, arts. 137 and 145): computed once on that of all its lines. */
function taxMargin(group: Group, lines: readonly LineToCompute[], subtotals: readonly bigint[]): void {
  const rate = thousandths(group.ivaRate);
  const margin = sum(marginOf(group, lines, subtotals));
  group.quota = divideHalfUp(margin * rate, THOUSAND + rate);
  group.cost = group.base - margin;
  group.base = margin - group.quota;
}

/** The VAT of a margin to its lines: it is in their prices already. */
function shareMargin(group: Group, lines: readonly LineToCompute[], prices: bigint[], into: bigint[]): void {
  const { members, quota, ivaRate } = group;
  const rate = thousandths(ivaRate);
  const margins = lines.map(() => 0n);
  marginOf(group, lines, prices).forEach((each, at) => (margins[members[at]!] = each));
  share(members, quota, rate, THOUSAND + rate, margins, into);
  for (const i of members) prices[i]! -= into[i]!;
}

/** Thousandths as percent: '5.2'. */
const rateText = (rate: bigint): string => `${rate / 10n}.${rate % 10n}`;

const surcharges = (groups: Group[]) =>
  groups.flatMap(of => {
    const rate = RECARGO[of.ivaRate];
    return rate === undefined ? [] : [{ of, rate, quota: divideHalfUp(of.base * rate, THOUSAND) }];
  });

/**
 * A group's VAT to its lines. A line of an agreed amount has what is missing to that amount, so that it says what was
 * agreed; the others share the rest.
 */
function shareIva(
  { members, quota, ivaRate }: Group,
  lines: readonly LineToCompute[],
  subtotals: bigint[],
  recargo: bigint[],
  into: bigint[],
): void {
  const rate = thousandths(ivaRate);
  const free = members.filter(i => !lines[i]!.gross);
  const agreed = members.filter(i => lines[i]!.gross);
  const missing = agreed.map(i => toCents(parseDecimal(lines[i]!.gross!)) - subtotals[i]! - recargo[i]!);
  const rest = quota - sum(missing);
  // Each rounding of VAT and surcharge may move a cent; more than that is a discount of the whole, which is not theirs.
  const off = rest - divideHalfUp(sum(free.map(i => subtotals[i]!)) * rate, THOUSAND);
  const fits = free.length > 0 ? off <= 1n && off >= -1n : off === 0n;
  if (fits) agreed.forEach((i, at) => (into[i] = missing[at]!));
  share(fits ? free : members, fits ? rest : quota, rate, THOUSAND, subtotals, into);
}

/** An amount of a group to its lines, in whole cents that add up to it. */
function share(
  members: readonly number[],
  quota: bigint,
  rate: bigint,
  per: bigint,
  subtotals: bigint[],
  into: bigint[],
): void {
  const parts = completed(
    quota,
    members.map(i => ({ dividend: subtotals[i]! * rate, divisor: per })),
  );
  members.forEach((i, at) => (into[i] = parts[at]!));
}

const abs = (n: bigint) => (n < 0n ? -n : n);
const sum = (amounts: bigint[]) => amounts.reduce((a, b) => a + b, 0n);
const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
