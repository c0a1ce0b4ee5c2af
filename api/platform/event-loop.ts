import { setImmediate as turn } from 'node:timers/promises';

/** Whose slices take turns with each other: answers and inputs, and files. */
type Kind = 'answers' | 'files';

const waiting = new Map<Kind, (() => void)[]>();
let giving = false;

/** One slice of each kind after the other, each in a turn of its own. */
async function give(): Promise<void> {
  giving = true;
  while (waiting.size > 0) {
    for (const [kind, slices] of waiting) {
      const first = slices.shift();
      if (slices.length === 0) waiting.delete(kind);
      if (first === undefined) continue;
      await turn();
      first();
    }
  }
  giving = false;
}

/**
 * Between two slices of long work: kept in a turn of the event loop that no other slice has. Slices that each let go of
 * the loop but all come in the same turn of it would make a request wait for as many of them as there are long answers
 * under way. Of each kind they come in the order in which they were asked for; no kind waits for the crowd of another.
 */
export function nextSlice(kind: Kind = 'answers'): Promise<void> {
  return new Promise(resolve => {
    const slices = waiting.get(kind) ?? [];
    slices.push(resolve);
    waiting.set(kind, slices);
    if (!giving) void give();
  });
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

/** Goes through steps, as many in a slice as its time lets. */
export async function inSlices<T>(steps: Generator<void, T>): Promise<T> {
  const slice = new Slice();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (slice.over) await slice.next();
  }
}
