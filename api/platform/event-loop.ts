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
