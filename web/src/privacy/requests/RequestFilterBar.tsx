import { Box } from '@chakra-ui/react';
import { chipsOf, emptied } from '../../ui/table/chips';
import { FilterSheet } from '../../ui/table/FilterSheet';
import { SearchInput } from '../../ui/table/SearchInput';
import { Select } from '../../ui/form/Select';
import { useListFilters } from '../../ui/table/useListFilters';
import { RIGHTS, rightName, STATES, STATUSES, TYPES } from './requestWords';

const STATUS_OPTIONS = [
  { value: '', label: 'Todos los estados' },
  ...STATUSES.map(value => ({ value, label: STATES[value].label })),
];
const TYPE_OPTIONS = [
  { value: '', label: 'Todos los derechos' },
  ...RIGHTS.map(({ type, name }) => ({ value: type, label: name })),
];

export function useRequestFilters() {
  const { search, page, typed, setTyped, set, clear, one } = useListFilters<'status' | 'type'>();
  const filters = { search, status: one('status', STATUSES), type: one('type', TYPES) };
  return { filters, page, typed, setTyped, set, clear, any: Object.values(filters).some(Boolean) };
}
type RequestFilters = ReturnType<typeof useRequestFilters>;

function Fields({ filters, set }: Pick<RequestFilters, 'filters' | 'set'>) {
  return (
    <>
      <Select
        aria-label="Estado"
        value={filters.status ?? ''}
        onChange={status => set({ status })}
        options={STATUS_OPTIONS}
      />
      <Select aria-label="Derecho" value={filters.type ?? ''} onChange={type => set({ type })} options={TYPE_OPTIONS} />
    </>
  );
}

export function RequestFilterBar({ list, desktop }: { list: RequestFilters; desktop: boolean }) {
  const { typed, setTyped, filters, set } = list;
  const search = (
    <SearchInput label="Buscar solicitudes" placeholder="Nombre, email o NIF" value={typed} onChange={setTyped} />
  );
  if (!desktop) {
    const chips = chipsOf([
      ['status', filters.status && STATES[filters.status].label],
      ['type', filters.type && rightName(filters.type)],
    ]);
    return (
      <FilterSheet
        search={search}
        fields={<Fields filters={filters} set={set} />}
        chips={chips}
        see="Ver solicitudes"
        names={['status', 'type']}
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
      gridTemplateColumns="minmax(0, 1fr) 184px 184px"
      marginBottom="4"
    >
      {search}
      <Fields filters={filters} set={set} />
    </Box>
  );
}
