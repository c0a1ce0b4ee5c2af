import type { InvoiceDue, InvoiceKind, InvoiceSort, InvoiceStatus, RecordStanding } from '../../gql/schema';
import { useListFilters } from '../../ui/table/useListFilters';

export const STATUSES: InvoiceStatus[] = ['draft', 'issued', 'paid', 'cancelled'];

export const KINDS: InvoiceKind[] = ['F1', 'F2', 'F3', 'R1', 'R2', 'R3', 'R4', 'R5'];

const DUES: InvoiceDue[] = ['open', 'overdue'];

export const STANDINGS: RecordStanding[] = ['accepted', 'rejected', 'pending', 'unsent'];

/** By which columns, and which way first: a name from A, an amount from the most. */
export const SORTS = {
  number: ['numberDesc', 'numberAsc'],
  date: ['dateDesc', 'dateAsc'],
  customer: ['customerAsc', 'customerDesc'],
  total: ['totalDesc', 'totalAsc'],
  due: ['dueAsc', 'dueDesc'],
} satisfies Record<string, [InvoiceSort, InvoiceSort]>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export type FilterName = 'status' | 'kind' | 'due' | 'customer' | 'verifactu' | 'dateFrom' | 'dateTo' | 'sort';

export function useInvoiceFilters() {
  const { search, page, set, clear, one, day, params } = useListFilters<FilterName>();
  const kind = one('kind', KINDS);
  const due = one('due', DUES);
  const customer = params.get('customer') ?? '';
  const verifactu = one('verifactu', STANDINGS);
  const asked = one('sort', Object.values(SORTS).flat());
  // By its day only what is due is sorted.
  const sort = !due && SORTS.due.some(each => each === asked) ? undefined : asked;
  const filters = {
    search,
    status: one('status', STATUSES),
    ...(kind && { kind }),
    ...(due && { due }),
    ...(UUID.test(customer) && { customer }),
    ...(verifactu && { verifactu }),
    dateFrom: day('dateFrom'),
    dateTo: day('dateTo'),
  };
  return { filters, sort, page, set, clear, any: Object.values(filters).some(Boolean) };
}

export type InvoiceFilters = ReturnType<typeof useInvoiceFilters>;
