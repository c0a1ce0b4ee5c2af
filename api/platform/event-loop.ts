import { setImmediate as turn } from 'node:timers/promises';

let last: Promise<unknown> = Promise.resolve();

/**
 * Between two slices of long work: kept in a turn of the event loop that no other slice has. Slices that each let go of
 * the loop but all come in the same turn of it would make a request wait for as many of them as there are long answers
 * under way.
 */
export function nextSlice(): Promise<void> {
  const mine = last.then(() => turn());
  last = mine;
  return mine;
}

/** How long a slice may be whose steps are of unknown length. */
const SLICE_MS = 2;

/** Such a slice, from where it is made. Between two steps: `if (slice.over) await slice.next()`. */
export class Slice {
  private since = performance.now();

  get over(): boolean {
    return performance.now() - this.since > SLICE_MS;
  }

  async next(): Promise<void> {
    await nextSlice();
    this.since = performance.now();
  }
}
