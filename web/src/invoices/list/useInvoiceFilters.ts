import type { InvoiceDue, InvoiceKind, InvoiceStatus } from '../../gql/schema';
import { useListFilters } from '../../ui/table/useListFilters';

export const STATUSES: InvoiceStatus[] = ['draft', 'issued', 'paid', 'cancelled'];

export const KINDS: InvoiceKind[] = ['F1', 'F2', 'F3', 'R1', 'R2', 'R3', 'R4', 'R5'];

const DUES: InvoiceDue[] = ['open', 'overdue'];

export type FilterName = 'status' | 'kind' | 'due' | 'dateFrom' | 'dateTo';

export function useInvoiceFilters() {
  const { search, page, typed, setTyped, set, clear, one, day } = useListFilters<FilterName>();
  const kind = one('kind', KINDS);
  const due = one('due', DUES);
  const filters = {
    search,
    status: one('status', STATUSES),
    ...(kind && { kind }),
    ...(due && { due }),
    dateFrom: day('dateFrom'),
    dateTo: day('dateTo'),
  };
  return { filters, page, typed, setTyped, set, clear, any: Object.values(filters).some(Boolean) };
}

export type InvoiceFilters = ReturnType<typeof useInvoiceFilters>;
