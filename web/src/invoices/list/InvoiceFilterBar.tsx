import { Box } from '@chakra-ui/react';
import { chipsOf, emptied, fromChip, toChip } from '../../ui/table/chips';
import { DateFilter } from '../../ui/table/DateFilter';
import { FilterSheet } from '../../ui/table/FilterSheet';
import { SearchInput } from '../../ui/table/SearchInput';
import { Select } from '../../ui/form/Select';
import { statusLabel } from '../../ui/StatusBadge';
import { STATUSES, type InvoiceFilters } from './useInvoiceFilters';

const OPTIONS = [
  { value: '', label: 'Todos los estados' },
  ...STATUSES.map(value => ({ value, label: statusLabel(value) })),
];

/** Status and dates, for the bar and for the sheet of small screens. */
function FilterFields({ filters, set }: Pick<InvoiceFilters, 'filters' | 'set'>) {
  return (
    <>
      <Select aria-label="Estado" value={filters.status ?? ''} onChange={status => set({ status })} options={OPTIONS} />
      <DateFilter
        word="Desde"
        label="Desde la fecha"
        value={filters.dateFrom}
        onChange={dateFrom => set({ dateFrom })}
      />
      <DateFilter word="Hasta" label="Hasta la fecha" value={filters.dateTo} onChange={dateTo => set({ dateTo })} />
    </>
  );
}

export function InvoiceFilterBar({ list, desktop }: { list: InvoiceFilters; desktop: boolean }) {
  const { typed, setTyped, filters, set } = list;
  const search = (
    <SearchInput label="Buscar facturas" placeholder="Número, cliente o NIF" value={typed} onChange={setTyped} />
  );
  if (!desktop) {
    const chips = chipsOf([
      ['status', filters.status && statusLabel(filters.status)],
      ['dateFrom', fromChip(filters.dateFrom)],
      ['dateTo', toChip(filters.dateTo)],
    ]);
    return (
      <FilterSheet
        search={search}
        fields={<FilterFields filters={filters} set={set} />}
        chips={chips}
        see="Ver facturas"
        names={['status', 'dateFrom', 'dateTo']}
        drop={names => set(emptied(names))}
      />
    );
  }
  return (
    <Box
      role="search"
      aria-label="Filtros"
      display="grid"
      gap="2"
      gridTemplateColumns="minmax(0, 1fr) 176px 188px 188px"
      marginBottom="4"
    >
      {search}
      <FilterFields filters={filters} set={set} />
    </Box>
  );
}
