/** Cents (or hundredths of a per cent) of a number that the schema took: 12 digits and 2 decimals fit exactly. */
export function hundredths(text: string): number {
  const [whole, decimals = ''] = text.replace(/^[+-]/, '').split('.');
  const value = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  return text.startsWith('-') && value ? -value : value;
}

/** The AEAT's margin in every sum: ten euros. */
export const MARGIN = 1000;
export const near = (one: number, other: number): boolean => Math.abs(one - other) <= MARGIN;
