import { Box } from '@chakra-ui/react';
import { chipsOf, emptied, fromChip, toChip } from '../ui/table/chips';
import { DateFilter } from '../ui/table/DateFilter';
import { FilterSheet } from '../ui/table/FilterSheet';
import { SearchInput } from '../ui/table/SearchInput';
import { Select } from '../ui/form/Select';
import { KIND_LABELS, KINDS, SHOWN, shownLabel } from './recordLooks';
import type { RecordFilters } from './useRecordFilters';

const STATUS_OPTIONS = [
  { value: '', label: 'Todos los estados' },
  ...SHOWN.map(value => ({ value, label: shownLabel(value) })),
];
const KIND_OPTIONS = [
  { value: '', label: 'Altas y anulaciones' },
  ...KINDS.map(value => ({ value, label: KIND_LABELS[value] })),
];
const NAMES = ['status', 'kind', 'dateFrom', 'dateTo'];

function Fields({ filters, set }: Pick<RecordFilters, 'filters' | 'set'>) {
  return (
    <>
      <Select
        aria-label="Estado"
        value={filters.status ?? ''}
        onChange={status => set({ status })}
        options={STATUS_OPTIONS}
      />
      <Select aria-label="Tipo" value={filters.kind ?? ''} onChange={kind => set({ kind })} options={KIND_OPTIONS} />
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

export function RecordFilterBar({ list, desktop }: { list: RecordFilters; desktop: boolean }) {
  const { typed, setTyped, filters, set } = list;
  const search = (
    <SearchInput label="Buscar registros" placeholder="Número de factura o huella" value={typed} onChange={setTyped} />
  );
  if (!desktop) {
    const chips = chipsOf([
      ['status', filters.status && shownLabel(filters.status)],
      ['kind', filters.kind && KIND_LABELS[filters.kind]],
      ['dateFrom', fromChip(filters.dateFrom)],
      ['dateTo', toChip(filters.dateTo)],
    ]);
    return (
      <FilterSheet
        search={search}
        fields={<Fields filters={filters} set={set} />}
        chips={chips}
        see="Ver registros"
        names={NAMES}
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
      gridTemplateColumns="minmax(0, 1fr) 168px 180px 188px 188px"
      marginBottom="4"
    >
      {search}
      <Fields filters={filters} set={set} />
    </Box>
  );
}
