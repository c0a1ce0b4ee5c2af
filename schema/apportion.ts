import { divideHalfUp } from './decimal';

/**
 * A whole amount in cents, shared out in proportion to weights whose sum is not zero: each part is its exact share cut
 * to the cent, and the cents left over go where most was cut off. Below zero it is what it is above, turned.
 */
export function shareOut(whole: bigint, weights: readonly bigint[]): bigint[] {
  const all = weights.reduce((a, b) => a + b, 0n);
  if (all < 0n)
    return shareOut(
      -whole,
      weights.map(weight => -weight),
    ).map(part => -part);
  return completed(
    whole,
    weights.map(weight => ({ dividend: whole * weight, divisor: all })),
  );
}

/**
 * Fractions cut down to cents, and the cents that `whole` has left over to those that lost most: one each, and again
 * while there are more. Where `whole` is less than they are, those give that lost least.
 */
export function completed(whole: bigint, fractions: readonly { dividend: bigint; divisor: bigint }[]): bigint[] {
  const cut = fractions.map(({ dividend, divisor }, at) => {
    const remainder = ((dividend % divisor) + divisor) % divisor;
    return { at, part: (dividend - remainder) / divisor, remainder };
  });
  let left = whole - cut.reduce((sum, { part }) => sum + part, 0n);
  const byLoss = [...cut].sort((a, b) =>
    a.remainder < b.remainder ? 1 : a.remainder > b.remainder ? -1 : a.at - b.at,
  );
  while (left > 0n && byLoss.length > 0)
    for (const each of byLoss) {
      if (left === 0n) break;
      each.part += 1n;
      left -= 1n;
    }
  while (left < 0n && byLoss.length > 0)
    for (const each of [...byLoss].reverse()) {
      if (left === 0n) break;
      each.part -= 1n;
      left += 1n;
    }
  return cut.map(({ part }) => part);
}

/** A percentage of an amount in cents, half up; up to 6 decimals: units / 10^scale percent. */
export const percentOf = (cents: bigint, { units, scale }: { units: bigint; scale: number }): bigint =>
  divideHalfUp(cents * units, 100n * 10n ** BigInt(scale));
