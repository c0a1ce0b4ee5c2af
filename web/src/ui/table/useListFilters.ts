import { useSearchParams } from 'react-router-dom';
import { today } from '../format/dates';
import { parseDate } from '../format/parseDate';
import { usePageNumber, useSearchText } from './useSearchText';

/**
 * A list's search, page and filters as the address has them. `one` and `day` read a filter; what makes no sense there
 * counts as absent.
 */
export function useListFilters<Name extends string>() {
  const [params, setParams] = useSearchParams();
  const { typed, setTyped, search } = useSearchText();
  const page = usePageNumber();

  const set = (part: Partial<Record<Name, string>>) => {
    setParams(
      now => {
        const next = new URLSearchParams(now);
        for (const [name, value] of Object.entries<string | undefined>(part)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        next.delete('page');
        return next;
      },
      { replace: true },
    );
  };
  const clear = () => {
    setTyped('');
    setParams({});
  };
  return {
    search,
    typed,
    setTyped,
    page,
    set,
    clear,
    params,
    one: <Value extends string>(name: Name, known: readonly Value[]) => known.find(value => value === params.get(name)),
    day: (name: Name) => parseDate(params.get(name) ?? '', today()) ?? '',
  };
}
