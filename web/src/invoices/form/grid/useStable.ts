import { useCallback } from 'react';
import { useLatest } from '../../../ui/useLatest';

/** One function for ever that does what the last render's would do, so that memoised parts rest. */
export function useStable<Args extends unknown[], Result>(act: (...args: Args) => Result): (...args: Args) => Result {
  const latest = useLatest(act);
  return useCallback((...args: Args) => latest.current(...args), [latest]);
}
