import { useSearchParams } from 'react-router-dom';
import type { InvoiceStatus } from '../gql/schema';
import { parseDate } from '../ui/parseDate';
import { today } from '../ui/dates';
import { usePageNumber, useSearchText } from '../ui/useSearchText';

export const STATUSES: InvoiceStatus[] = ['draft', 'issued', 'paid', 'cancelled'];

export type FilterName = 'status' | 'dateFrom' | 'dateTo';

/** The list's filters as the address has them; what makes no sense there counts as absent. */
export function useInvoiceFilters() {
  const [params, setParams] = useSearchParams();
  const { typed, setTyped, search } = useSearchText();
  const page = usePageNumber();
  const status = STATUSES.find(known => known === params.get('status'));
  const day = (name: FilterName) => parseDate(params.get(name) ?? '', today()) ?? '';
  const filters = { search, status, dateFrom: day('dateFrom'), dateTo: day('dateTo') };

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
  const count = [filters.status, filters.dateFrom, filters.dateTo].filter(Boolean).length;
  return { filters, page, typed, setTyped, set, clear, count, any: count > 0 || search !== '' };
}

export type InvoiceFilters = ReturnType<typeof useInvoiceFilters>;
