import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDebounced } from '../useDebounced';

const text = (params: URLSearchParams) => params.get('search') ?? '';

/** What a list is searched for, as the address says (`?search=`). */
export function useSearch() {
  const [params, setParams] = useSearchParams();
  const clear = () =>
    setParams(
      now => {
        const next = new URLSearchParams(now);
        next.delete('search');
        next.delete('page');
        return next;
      },
      { replace: true },
    );
  return { search: text(params), clear };
}

/**
 * What is typed at once, and 250 ms later what stands in the address, from where the list takes it. Of the field alone:
 * a letter draws no row.
 */
export function useSearchText() {
  const [params, setParams] = useSearchParams();
  const inAddress = text(params);
  const [typed, setTyped] = useState(inAddress);
  const settled = useDebounced(typed);
  const ours = useRef(inAddress);

  useEffect(() => {
    ours.current = settled.trim();
    setParams(
      now => {
        if (text(now) === settled.trim()) return now;
        const next = new URLSearchParams(now);
        if (settled.trim()) next.set('search', settled.trim());
        else next.delete('search');
        next.delete('page');
        return next;
      },
      { replace: true },
    );
    // Only what was typed moves the address; the other way goes below.
  }, [settled]);

  // Back, forward and links change the address under the field; our own change must not undo what was typed since.
  useEffect(() => {
    if (inAddress !== ours.current) setTyped(inAddress);
  }, [inAddress]);

  return [typed, setTyped] as const;
}

/** `?page=`, from 1. */
export function usePageNumber(): number {
  const [params] = useSearchParams();
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page > 0 ? page : 1;
}
