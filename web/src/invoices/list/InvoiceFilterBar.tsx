import { statusLabel } from '../../ui/StatusBadge';
import { FilterBar } from '../../ui/table/FilterBar';
import type { InvoiceKind } from '../../gql/schema';
import { useIssuerQuery } from '../../gql/invoices';
import { KINDS, STATUSES, type InvoiceFilters } from './useInvoiceFilters';

const STATUS_OPTIONS = STATUSES.map(value => ({ value, label: statusLabel(value) }));

const KIND_NAMES: Record<InvoiceKind, string> = {
  F1: 'Completas',
  F2: 'Simplificadas',
  F3: 'F3, canjes de simplificadas',
  R1: 'Rectificativas R1',
  R2: 'Rectificativas R2',
  R3: 'Rectificativas R3',
  R4: 'Rectificativas R4',
  R5: 'R5, de simplificadas',
};
const KIND_OPTIONS = KINDS.map(value => ({ value, label: KIND_NAMES[value] }));

export function InvoiceFilterBar({ list, desktop }: { list: InvoiceFilters; desktop: boolean }) {
  // By kind only where a company has issued simplified ones.
  const several = Boolean(useIssuerQuery().data?.me.tenant?.defaultKind) || list.filters.kind !== undefined;
  return (
    <FilterBar
      list={list}
      search={{ label: 'Buscar facturas', placeholder: 'Número, cliente o NIF' }}
      filters={[
        { name: 'status', label: 'Estado', all: 'Todos los estados', options: STATUS_OPTIONS },
        ...(several ? [{ name: 'kind' as const, label: 'Tipo', all: 'Todos los tipos', options: KIND_OPTIONS }] : []),
        { name: 'dateFrom', day: 'from' },
        { name: 'dateTo', day: 'to' },
      ]}
      columns={several ? 'minmax(0, 1fr) 176px 160px 188px 188px' : 'minmax(0, 1fr) 176px 188px 188px'}
      see="Ver facturas"
      desktop={desktop}
    />
  );
}
