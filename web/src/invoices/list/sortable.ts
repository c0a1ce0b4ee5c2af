import { paths } from '../../paths';
import type { Column } from '../../ui/table/table';
import { SORTS, type InvoiceFilters } from './useInvoiceFilters';

type Sortable = keyof typeof SORTS;

/** Columns with the addresses that sort by them; those by which nothing is sorted stay as they are. */
export function sortable<Row>(columns: Column<Row>[], { filters, sort }: InvoiceFilters): Column<Row>[] {
  const usual = filters.due ? 'dueAsc' : 'dateDesc';
  const by: string = sort ?? usual;
  return columns.map(column => {
    const ways: readonly string[] | undefined = SORTS[column.key as Sortable];
    if (!ways) return column;
    const next = by === ways[0] ? ways[1] : ways[0];
    return {
      ...column,
      sort: {
        to: paths.invoices({ ...filters, sort: next === usual ? undefined : next }),
        now: ways.includes(by) ? (by.endsWith('Asc') ? ('ascending' as const) : ('descending' as const)) : undefined,
      },
    };
  });
}
