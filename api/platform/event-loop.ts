import { setImmediate as turn } from 'node:timers/promises';

/** Two queues of slices: of answers and inputs, and of files. */
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
 * Waits for a turn of the event loop in which no other slice runs. If all long answers ran a slice in the same turn, a
 * request would wait for as many slices as there are long answers. Each kind has a queue of its own, in turns with the
 * other.
 */
export function nextSlice(kind: Kind = 'answers'): Promise<void> {
  return new Promise(resolve => {
    const slices = waiting.get(kind) ?? [];
    slices.push(resolve);
    waiting.set(kind, slices);
    if (!giving) void give();
  });
}

/** How long a slice runs before it lets others in. */
const SLICE_MS = 2;

/** A slice that begins when it is made. Between two steps: `if (slice.over) await slice.next()`. */
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

/** Runs steps in slices, as many in each as fit in its time. */
export async function inSlices<T>(steps: Generator<void, T>): Promise<T> {
  const slice = new Slice();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (slice.over) await slice.next();
  }
}
