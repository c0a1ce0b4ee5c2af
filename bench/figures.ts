import type { Result } from './job';

export interface Figures {
  perSecond: number;
  p50: number;
  p99: number;
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}

function percentile(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? NaN;
}

export function figuresOf({ latencies, seconds }: Result): Figures {
  const sorted = [...latencies].sort((a, b) => a - b);
  return { perSecond: sorted.length / seconds, p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) };
}

/** Each figure's median over the rounds. */
export const middle = (rounds: Figures[]): Figures => ({
  perSecond: median(rounds.map(each => each.perSecond)),
  p50: median(rounds.map(each => each.p50)),
  p99: median(rounds.map(each => each.p99)),
});
