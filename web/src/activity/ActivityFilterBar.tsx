import { useActivityUsersQuery } from '../gql/activity';
import { FilterBar } from '../ui/table/FilterBar';
import { ACTION_NAMES, actionLabel, RISK_NAMES, riskLabel } from './activityLooks';
import type { ActivityFilters } from './useActivityFilters';

const ACTION_OPTIONS = ACTION_NAMES.map(value => ({ value, label: actionLabel(value) }));
const RISK_OPTIONS = RISK_NAMES.map(value => ({ value, label: riskLabel(value) }));

interface ActivityFilterBarProps {
  list: ActivityFilters;
  desktop: boolean;
  admin: boolean;
}

/** Only an admin chooses whose acts: anybody else sees their own. */
export function ActivityFilterBar({ list, desktop, admin }: ActivityFilterBarProps) {
  const { data } = useActivityUsersQuery({ skip: !admin });
  const people = (data?.activityUsers ?? []).map(({ id, name, email }) => ({ value: id, label: name || email }));
  return (
    <FilterBar
      list={list}
      filters={[
        { name: 'startDate', day: 'from' },
        { name: 'endDate', day: 'to' },
        ...(admin ? [{ name: 'userId' as const, label: 'Usuario', all: 'Todos los usuarios', options: people }] : []),
        { name: 'action', label: 'Acción', all: 'Todas las acciones', options: ACTION_OPTIONS },
        {
          name: 'riskLevel',
          label: 'Riesgo',
          all: 'Todos los riesgos',
          options: RISK_OPTIONS,
          chip: label => `Riesgo ${label.toLowerCase()}`,
        },
      ]}
      columns={`188px 188px ${admin ? 'minmax(0, 1fr) ' : ''}minmax(0, 1fr) 188px`}
      see="Ver actividad"
      desktop={desktop}
    />
  );
}
