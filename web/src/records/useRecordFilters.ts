import { useListFilters } from '../ui/table/useListFilters';
import { KINDS, SHOWN } from './recordLooks';

type FilterName = 'status' | 'kind' | 'dateFrom' | 'dateTo';

export function useRecordFilters() {
  const { search, page, set, clear, one, day, params } = useListFilters<FilterName>();
  const filters = {
    search,
    status: one('status', SHOWN),
    kind: one('kind', KINDS),
    dateFrom: day('dateFrom'),
    dateTo: day('dateTo'),
  };
  return {
    filters,
    page,
    set,
    clear,
    any: Object.values(filters).some(Boolean),
    open: params.get('record'),
  };
}

export type RecordFilters = ReturnType<typeof useRecordFilters>;
