/** Exact decimal: units / 10^scale. */
export interface Decimal {
  units: bigint;
  scale: number;
}

const PLAIN = /^([+-]?)(\d+)(?:\.(\d+))?$/;
// Longer texts are no amounts, and BigInt takes quadratic time over them.
const LONGEST = 64;

export function parseDecimal(text: string): Decimal {
  const match = text.length <= LONGEST ? PLAIN.exec(text) : null;
  if (!match) throw new RangeError('not a plain decimal');
  const [, sign, whole, decimals = ''] = match;
  const units = BigInt(whole + decimals);
  return { units: sign === '-' ? -units : units, scale: decimals.length };
}

export function isDecimal(text: string): boolean {
  return text.length <= LONGEST && PLAIN.test(text);
}

export function multiply(a: Decimal, b: Decimal): Decimal {
  return { units: a.units * b.units, scale: a.scale + b.scale };
}

/** Negative, zero or positive, as sort functions want it. */
export function compare(a: Decimal, b: Decimal): number {
  const left = a.units * 10n ** BigInt(b.scale);
  const right = b.units * 10n ** BigInt(a.scale);
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Half up, which for amounts below zero means away from zero. */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  const half = divisor / 2n;
  return (dividend < 0n ? dividend - half : dividend + half) / divisor;
}

/** Whole cents, half up. */
export function toCents({ units, scale }: Decimal): bigint {
  return scale <= 2 ? units * 10n ** BigInt(2 - scale) : divideHalfUp(units, 10n ** BigInt(scale - 2));
}

/** "121.00", "-0.50" -> "120.50"; of none "0.00". */
export const addUp = (amounts: readonly string[]): string =>
  formatCents(amounts.reduce((sum, text) => sum + toCents(parseDecimal(text)), 0n));

/** Whether a decimal as it is typed or kept is zero, with whatever sign and decimals; an empty text is zero too. */
export const isZero = (amount: string): boolean => !/[1-9]/.test(amount);

/** Whether a decimal as it is typed or kept is more than zero. */
export const isPositive = (amount: string): boolean => !isZero(amount) && !amount.startsWith('-');

/** 12100n -> "121.00" */
export function formatCents(cents: bigint): string {
  return writeDecimal({ units: cents, scale: 2 });
}

/** A rate of tax in percent, of one decimal at most, in whole thousandths: 9.5 is 95. */
export const thousandths = (rate: number): bigint => BigInt(Math.round(rate * 10));

/** Without the zeros that say nothing: "1850.000000" -> "1850.00", "0.333300" -> "0.3333". */
export function plain(text: string, minDecimals = 2): string {
  const [whole, decimals = ''] = writeDecimal(parseDecimal(text)).split('.');
  const kept = decimals.replace(/0+$/, '').padEnd(minDecimals, '0');
  return kept ? `${whole}.${kept}` : whole;
}

/** { units: 12345n, scale: 3 } -> "12.345" */
export function writeDecimal({ units, scale }: Decimal): string {
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0');
  const cut = digits.length - scale;
  return `${units < 0n ? '-' : ''}${digits.slice(0, cut)}${scale ? `.${digits.slice(cut)}` : ''}`;
}
