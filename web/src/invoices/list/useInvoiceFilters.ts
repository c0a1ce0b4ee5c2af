import type { InvoiceStatus } from '../../gql/schema';
import { useListFilters } from '../../ui/table/useListFilters';

export const STATUSES: InvoiceStatus[] = ['draft', 'issued', 'paid', 'cancelled'];

export type FilterName = 'status' | 'dateFrom' | 'dateTo';

export function useInvoiceFilters() {
  const { search, page, typed, setTyped, set, clear, one, day } = useListFilters<FilterName>();
  const filters = { search, status: one('status', STATUSES), dateFrom: day('dateFrom'), dateTo: day('dateTo') };
  return { filters, page, typed, setTyped, set, clear, any: Object.values(filters).some(Boolean) };
}

export type InvoiceFilters = ReturnType<typeof useInvoiceFilters>;
