import { Box } from '@chakra-ui/react';
import { chipsOf, emptied } from '../ui/table/chips';
import { FilterSheet } from '../ui/table/FilterSheet';
import { SearchInput } from '../ui/table/SearchInput';
import { Select } from '../ui/form/Select';
import { STATES } from './TenantBadge';
import { PLANS } from './tenantColumns';
import { PLAN_KEYS, STATUSES, type TenantFilters } from './useTenantFilters';

const STATUS_OPTIONS = [
  { value: '', label: 'Todos los estados' },
  ...STATUSES.map(value => ({ value, label: STATES[value].label })),
];
const PLAN_OPTIONS = [
  { value: '', label: 'Todos los planes' },
  ...PLAN_KEYS.map(value => ({ value, label: PLANS[value] })),
];

function FilterFields({ filters, set }: Pick<TenantFilters, 'filters' | 'set'>) {
  return (
    <>
      <Select
        aria-label="Estado"
        value={filters.status ?? ''}
        onChange={status => set({ status })}
        options={STATUS_OPTIONS}
      />
      <Select aria-label="Plan" value={filters.plan ?? ''} onChange={plan => set({ plan })} options={PLAN_OPTIONS} />
    </>
  );
}

export function TenantFilterBar({ list, desktop }: { list: TenantFilters; desktop: boolean }) {
  const { typed, setTyped, filters, set } = list;
  const search = (
    <SearchInput label="Buscar empresas" placeholder="Empresa, NIF o email" value={typed} onChange={setTyped} />
  );
  if (!desktop) {
    const chips = chipsOf([
      ['status', filters.status && STATES[filters.status].label],
      ['plan', filters.plan && `Plan ${PLANS[filters.plan]}`],
    ]);
    return (
      <FilterSheet
        search={search}
        fields={<FilterFields filters={filters} set={set} />}
        chips={chips}
        see="Ver empresas"
        names={['status', 'plan']}
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
      gridTemplateColumns="minmax(0, 420px) 176px 160px"
      marginBottom="4"
    >
      {search}
      <FilterFields filters={filters} set={set} />
    </Box>
  );
}
