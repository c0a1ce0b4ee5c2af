import { useSearchParams } from 'react-router-dom';
import { parseDate } from '../ui/parseDate';
import { today } from '../ui/dates';
import { usePageNumber, useSearchText } from '../ui/useSearchText';
import { KINDS, STATUSES } from './recordLooks';

type FilterName = 'status' | 'kind' | 'dateFrom' | 'dateTo';

/** The list's filters as the address has them; what makes no sense there counts as absent. */
export function useRecordFilters() {
  const [params, setParams] = useSearchParams();
  const { typed, setTyped, search } = useSearchText();
  const page = usePageNumber();
  const day = (name: FilterName) => parseDate(params.get(name) ?? '', today()) ?? '';
  const filters = {
    search, status: STATUSES.find(known => known === params.get('status')), kind: KINDS.find(known => known === params.get('kind')),
    dateFrom: day('dateFrom'), dateTo: day('dateTo'),
  };
  const set = (part: Partial<Record<FilterName, string>>) => {
    setParams(now => {
      const next = new URLSearchParams(now);
      for (const [name, value] of Object.entries(part)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      next.delete('page');
      return next;
    }, { replace: true });
  };
  const clear = () => {
    setTyped('');
    setParams({});
  };
  const any = [search, filters.status, filters.kind, filters.dateFrom, filters.dateTo].some(Boolean);
  return { filters, page, typed, setTyped, set, clear, any, open: params.get('record') };
}

export type RecordFilters = ReturnType<typeof useRecordFilters>;
