/** Numbers that look thrown and are not: a seed always gives the same ones (mulberry32). */
export class Chance {
  private state: number;

  constructor(readonly seed: number) {
    this.state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  }

  /** From 0 up to, not including, `below`. */
  below(below: number): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  }

  pick<T>(from: readonly T[]): T {
    return from[this.below(from.length)]!;
  }

  happens(percent: number): boolean {
    return this.below(100) < percent;
  }
}

/**
 * SEED=7 runs that one, SEEDS=50 so many; without either a few. Named in each test, so that a failure can be run
 * again.
 */
export function seeds(few = 2): number[] {
  const { SEED, SEEDS } = process.env;
  if (SEED !== undefined) return [Number(SEED)];
  return Array.from({ length: SEEDS === undefined ? few : Number(SEEDS) }, (_, index) => index + 1);
}
