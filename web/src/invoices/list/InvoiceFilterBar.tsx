import { statusLabel } from '../../ui/StatusBadge';
import { FilterBar } from '../../ui/table/FilterBar';
import type { InvoiceKind, RecordStanding } from '../../gql/schema';
import { useCustomerNameQuery, useIssuerQuery } from '../../gql/invoices';
import { useMedia } from '../../ui/format/media';
import { CustomerFilter } from './CustomerFilter';
import { KINDS, STANDINGS, STATUSES, type FilterName, type InvoiceFilters } from './useInvoiceFilters';

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

const STANDING_NAMES: Record<RecordStanding, string> = {
  accepted: 'Aceptadas',
  rejected: 'Rechazadas',
  pending: 'Pendientes',
  unsent: 'Sin enviar',
};
const STANDING_OPTIONS = STANDINGS.map(value => ({ value, label: STANDING_NAMES[value] }));

const SORT_OPTIONS = [
  { value: 'dateAsc', label: 'Las más antiguas primero' },
  { value: 'numberDesc', label: 'Por número, el último primero' },
  { value: 'numberAsc', label: 'Por número' },
  { value: 'customerAsc', label: 'Por cliente, de la A a la Z' },
  { value: 'totalDesc', label: 'Las de mayor total primero' },
  { value: 'totalAsc', label: 'Las de menor total primero' },
];

interface InvoiceFilterBarProps {
  list: InvoiceFilters;
  desktop: boolean;
  pro: boolean;
}

export function InvoiceFilterBar({ list, desktop, pro }: InvoiceFilterBarProps) {
  // By kind only where a company has issued simplified ones.
  const several = Boolean(useIssuerQuery().data?.me.tenant?.defaultKind) || list.filters.kind !== undefined;
  const roomy = useMedia('(min-width: 1280px)');
  const { customer, due } = list.filters;
  const name = useNameOf(customer);
  const standing = pro || list.filters.verifactu !== undefined;
  return (
    <FilterBar<Exclude<FilterName, 'due'>>
      list={{ ...list, filters: { ...list.filters, sort: list.sort } }}
      search={{ label: 'Buscar facturas', placeholder: 'Número, cliente o NIF' }}
      filters={[
        {
          name: 'customer',
          field: <CustomerFilter key={customer} name={name} pick={id => list.set({ customer: id })} />,
          said: name,
        },
        { name: 'status', label: 'Estado', all: 'Todos los estados', options: STATUS_OPTIONS },
        ...(several ? [{ name: 'kind' as const, label: 'Tipo', all: 'Todos los tipos', options: KIND_OPTIONS }] : []),
        ...(standing
          ? [{ name: 'verifactu' as const, label: 'Verifactu', all: 'Todo Verifactu', options: STANDING_OPTIONS }]
          : []),
        { name: 'dateFrom', day: 'from' },
        { name: 'dateTo', day: 'to' },
        // A table is sorted by its heads.
        ...(desktop
          ? []
          : [
              {
                name: 'sort' as const,
                label: 'Orden',
                all: due ? 'Por vencimiento' : 'Las más nuevas primero',
                options: SORT_OPTIONS,
              },
            ]),
      ]}
      columns={roomy && !several ? `minmax(0, 1fr) 200px 176px ${standing ? '152px ' : ''}188px 188px` : IN_ROWS}
      see="Ver facturas"
      desktop={desktop}
    />
  );
}

/** Where they do not fit side by side. */
const IN_ROWS = 'repeat(4, minmax(0, 1fr))';

function useNameOf(customer: string | undefined): string {
  const { data, error } = useCustomerNameQuery({ variables: { id: customer ?? '' }, skip: !customer });
  if (!customer) return '';
  return data?.customer.name ?? (error ? 'Un cliente que ya no está' : '…');
}
