import { FilterBar } from '../../ui/table/FilterBar';
import { useListFilters } from '../../ui/table/useListFilters';
import { RIGHTS, STATES, STATUSES, TYPES } from './requestWords';

const STATUS_OPTIONS = STATUSES.map(value => ({ value, label: STATES[value].label }));
const TYPE_OPTIONS = RIGHTS.map(({ type, name }) => ({ value: type, label: name }));

export function useRequestFilters() {
  const { search, page, set, clear, one } = useListFilters<'status' | 'type'>();
  const filters = { search, status: one('status', STATUSES), type: one('type', TYPES) };
  return { filters, page, set, clear, any: Object.values(filters).some(Boolean) };
}
type RequestFilters = ReturnType<typeof useRequestFilters>;

export function RequestFilterBar({ list, desktop }: { list: RequestFilters; desktop: boolean }) {
  return (
    <FilterBar
      list={list}
      search={{ label: 'Buscar solicitudes', placeholder: 'Nombre, email o NIF' }}
      filters={[
        { name: 'status', label: 'Estado', all: 'Todos los estados', options: STATUS_OPTIONS },
        { name: 'type', label: 'Derecho', all: 'Todos los derechos', options: TYPE_OPTIONS },
      ]}
      columns="minmax(0, 1fr) 184px 184px"
      see="Ver solicitudes"
      desktop={desktop}
    />
  );
}
