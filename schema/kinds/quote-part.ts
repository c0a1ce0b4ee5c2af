import { divideHalfUp, formatCents, parseDecimal, thousandths, toCents } from '../decimal';
import { RECARGO } from '../tax/recargo-rates';

/** How far from its share a part may be, in cents. */
const FARTHEST = 10n;

/** What is left of a rate. */
interface Left {
  base: string;
  ivaRate: number;
  /** It carries recargo de equivalencia. */
  recargo: boolean;
}

/**
 * The base nearest to a share such that the VAT of the part and that of the rest come to the VAT of all that is left:
 * prepayments and the final invoice then add up to what was accepted. A share above what is left by no more than the
 * cents that were moved before is what is left.
 */
export function partOfBase(share: string, { base, ivaRate, recargo }: Left, moved = 0): string {
  const [wanted, left] = [toCents(parseDecimal(share)), toCents(parseDecimal(base))];
  const rates = [thousandths(ivaRate), ...(recargo ? [RECARGO[ivaRate] ?? 0n] : [])];
  const quota = (of: bigint, rate: bigint) => divideHalfUp(of * rate, 1000n);
  const fits = (part: bigint) =>
    part > 0n &&
    part <= left &&
    rates.every(rate => quota(part, rate) + quota(left - part, rate) === quota(left, rate));
  const from = wanted > left && wanted <= left + BigInt(moved) ? left : wanted;
  for (let off = 0n; off <= FARTHEST; off += 1n)
    for (const part of [from - off, from + off]) if (fits(part)) return formatCents(part);
  return formatCents(from);
}
