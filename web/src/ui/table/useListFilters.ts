import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { today } from '../format/dates';
import { parseDate } from '../format/parseDate';
import { usePageNumber, useSearch } from './useSearchText';

/**
 * A list's search, page and filters as the address has them. `one` and `day` read a filter; what makes no sense there
 * counts as absent.
 */
export function useListFilters<Name extends string>() {
  const [params, setParams] = useSearchParams();
  const { search } = useSearch();
  const page = usePageNumber();

  // Two filters may be set before the address follows the first: the second goes on from what the first said.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);

  const set = (part: Partial<Record<Name, string>>) => {
    const next = new URLSearchParams(latest.current);
    for (const [name, value] of Object.entries<string | undefined>(part)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    next.delete('page');
    latest.current = next;
    setParams(next, { replace: true });
  };
  const clear = () => setParams({});
  return {
    search,
    page,
    set,
    clear,
    params,
    one: <Value extends string>(name: Name, known: readonly Value[]) => known.find(value => value === params.get(name)),
    day: (name: Name) => parseDate(params.get(name) ?? '', today()) ?? '',
  };
}
