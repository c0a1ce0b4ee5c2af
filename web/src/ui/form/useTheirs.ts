import { useState } from 'react';
import { failureOf } from '../../client/failure';

/**
 * What somebody else saved while a form is open. `seen`: what was read last, which a save names. `theirs`: what they
 * saved, to be shown beside the form (`TheirsNow`); null: nothing.
 */
export function useTheirs<T>(first: T, read: () => Promise<T | undefined>, isSame: (a: T, b: T) => boolean) {
  const [seen, setSeen] = useState(first);
  const [theirs, setTheirs] = useState<T | null>(null);
  return {
    seen,
    theirs,
    /** A save that is refused because of theirs reads them. */
    async saving<R>(save: () => Promise<R>): Promise<R> {
      try {
        return await save();
      } catch (error) {
        const now = failureOf(error).code === 'CONFLICT' ? await read() : undefined;
        if (now !== undefined && !isSame(now, seen)) {
          setSeen(now);
          setTheirs(now);
        }
        throw error;
      }
    },
    /** There is nothing of theirs left to show: it was taken, or replaced by `now`. */
    settle(now: T = seen) {
      setSeen(now);
      setTheirs(null);
    },
  };
}
