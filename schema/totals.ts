import { formatCents, multiply, parseDecimal, toCents, divideHalfUp } from './decimal';

export interface LineToCompute {
  quantity: string;
  price: string;
  ivaRate: number;
  ivaCause?: string | null;
}
export interface LineAmounts {
  subtotal: string;
  iva: string;
  total: string;
}
export interface RateAmounts {
  ivaRate: number;
  ivaCause: string | null;
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

interface Group {
  ivaRate: number;
  ivaCause: string | null;
  members: number[];
  base: bigint;
  quota: bigint;
}

/**
 * Amounts of an invoice in euros with two decimals. VAT is computed once per rate and cause on the sum of that group's
 * subtotals, then shared out, so that lines, rate table and totals always add up exactly.
 */
export function computeTotals(lines: readonly LineToCompute[]): Totals {
  const subtotals = lines.map(line => toCents(multiply(parseDecimal(line.quantity), parseDecimal(line.price))));
  const iva: bigint[] = new Array(lines.length).fill(0n);
  const groups = group(lines, subtotals);
  for (const each of groups) share(each, subtotals, iva);
  const subtotal = sum(subtotals);
  const totalIva = sum(iva);
  return {
    lines: subtotals.map((base, i) => ({
      subtotal: formatCents(base),
      iva: formatCents(iva[i]),
      total: formatCents(base + iva[i]),
    })),
    rates: groups.map(({ ivaRate, ivaCause, base, quota }) => ({
      ivaRate,
      ivaCause,
      base: formatCents(base),
      quota: formatCents(quota),
    })),
    subtotal: formatCents(subtotal),
    totalIva: formatCents(totalIva),
    total: formatCents(subtotal + totalIva),
  };
}

function group(lines: readonly LineToCompute[], subtotals: bigint[]): Group[] {
  const found = new Map<string, Group>();
  lines.forEach(({ ivaRate, ivaCause = null }, i) => {
    const key = `${ivaRate} ${ivaCause ?? ''}`;
    const into = found.get(key) ?? { ivaRate, ivaCause, members: [], base: 0n, quota: 0n };
    into.members.push(i);
    into.base += subtotals[i];
    found.set(key, into);
  });
  const groups = [...found.values()];
  for (const each of groups) each.quota = divideHalfUp(each.base * BigInt(each.ivaRate), 100n);
  return groups.sort((a, b) => b.ivaRate - a.ivaRate || order(a.ivaCause ?? '', b.ivaCause ?? ''));
}

/** Largest remainder: every line gets its whole cents, the cents left over go where most was cut off. */
function share({ ivaRate, members, quota }: Group, subtotals: bigint[], iva: bigint[]): void {
  let left = quota;
  const cut = members.map(i => {
    const exact = subtotals[i] * BigInt(ivaRate);
    const remainder = ((exact % 100n) + 100n) % 100n;
    iva[i] = (exact - remainder) / 100n;
    left -= iva[i];
    return { i, remainder: Number(remainder) };
  });
  cut.sort((a, b) => b.remainder - a.remainder || a.i - b.i);
  for (const { i } of cut.slice(0, Number(left))) iva[i] += 1n;
}

const sum = (amounts: bigint[]) => amounts.reduce((a, b) => a + b, 0n);
const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
