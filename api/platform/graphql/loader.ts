import DataLoader from 'dataloader';
import type { Ctx } from '../context';

/** At most so many rows are asked for in one statement: reading them holds everybody else up. */
const MOST_ROWS = 500;

interface Loading<V> {
  /** One for each kind of thing, and for whatever else the answer hangs on. */
  key: unknown;
  /** How many rows one id can give. */
  rowsOfOne?: number;
  /** What there is of these ids, in a read of the viewer's company; what is left out becomes null. */
  load(ids: string[]): Promise<ReadonlyMap<string, V>>;
}

/**
 * Loads what the rows of one answer lead to, together: in one statement for all of them, some more where they are very
 * many. It lives as long as its request. A long list is written slice by slice, so it waits for the last slice.
 */
export const loaderOf = <V>(ctx: Ctx, { key, rowsOfOne = 1, load }: Loading<V>): DataLoader<string, V | null> =>
  ctx.loader(
    key,
    () =>
      new DataLoader<string, V | null>(
        async ids => {
          const found = await load([...ids]);
          return ids.map(id => found.get(id) ?? null);
        },
        {
          maxBatchSize: Math.max(1, Math.floor(MOST_ROWS / rowsOfOne)),
          batchScheduleFn: send => void ctx.answer.sliced.then(() => process.nextTick(send)),
        },
      ),
  );
