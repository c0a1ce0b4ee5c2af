import { statusLabel } from '../../ui/StatusBadge';
import { FilterBar } from '../../ui/table/FilterBar';
import { STATUSES, type InvoiceFilters } from './useInvoiceFilters';

const STATUS_OPTIONS = STATUSES.map(value => ({ value, label: statusLabel(value) }));

export function InvoiceFilterBar({ list, desktop }: { list: InvoiceFilters; desktop: boolean }) {
  return (
    <FilterBar
      list={list}
      search={{ label: 'Buscar facturas', placeholder: 'Número, cliente o NIF' }}
      filters={[
        { name: 'status', label: 'Estado', all: 'Todos los estados', options: STATUS_OPTIONS },
        { name: 'dateFrom', day: 'from' },
        { name: 'dateTo', day: 'to' },
      ]}
      columns="minmax(0, 1fr) 176px 188px 188px"
      see="Ver facturas"
      desktop={desktop}
    />
  );
}
