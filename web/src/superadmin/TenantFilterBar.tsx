import { FilterBar } from '../ui/table/FilterBar';
import { STATES } from './TenantBadge';
import { PLANS } from './tenantColumns';
import { PLAN_KEYS, STATUSES, type TenantFilters } from './useTenantFilters';

const STATUS_OPTIONS = STATUSES.map(value => ({ value, label: STATES[value].label }));
const PLAN_OPTIONS = PLAN_KEYS.map(value => ({ value, label: PLANS[value] }));

export function TenantFilterBar({ list, desktop }: { list: TenantFilters; desktop: boolean }) {
  return (
    <FilterBar
      list={list}
      search={{ label: 'Buscar empresas', placeholder: 'Empresa, NIF o email' }}
      filters={[
        { name: 'status', label: 'Estado', all: 'Todos los estados', options: STATUS_OPTIONS },
        {
          name: 'plan',
          label: 'Plan',
          all: 'Todos los planes',
          options: PLAN_OPTIONS,
          chip: label => `Plan ${label}`,
        },
      ]}
      columns="minmax(0, 420px) 176px 160px"
      see="Ver empresas"
      desktop={desktop}
    />
  );
}
