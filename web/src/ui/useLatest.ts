import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The value of the last render, for handlers that must stay the same while it changes. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
