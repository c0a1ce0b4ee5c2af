import { Box } from '@chakra-ui/react';
import { useActivityUsersQuery } from '../gql/activity';
import { chipsOf, emptied, fromChip, toChip } from '../ui/table/chips';
import { DateFilter } from '../ui/table/DateFilter';
import { FilterSheet } from '../ui/table/FilterSheet';
import { Select } from '../ui/form/Select';
import { ACTION_NAMES, actionLabel, RISK_NAMES, riskLabel } from './activityLooks';
import type { ActivityFilters } from './useActivityFilters';

const ACTION_OPTIONS = [
  { value: '', label: 'Todas las acciones' },
  ...ACTION_NAMES.map(value => ({ value, label: actionLabel(value) })),
];
const RISK_OPTIONS = [
  { value: '', label: 'Todos los riesgos' },
  ...RISK_NAMES.map(value => ({ value, label: riskLabel(value) })),
];
const NAMES = ['startDate', 'endDate', 'userId', 'action', 'riskLevel'];

interface Person {
  id: string;
  name: string | null;
  email: string;
}

function Fields({ filters, set, people }: Pick<ActivityFilters, 'filters' | 'set'> & { people: Person[] | null }) {
  return (
    <>
      <DateFilter
        word="Desde"
        label="Desde la fecha"
        value={filters.startDate}
        onChange={startDate => set({ startDate })}
      />
      <DateFilter word="Hasta" label="Hasta la fecha" value={filters.endDate} onChange={endDate => set({ endDate })} />
      {people && (
        <Select
          aria-label="Usuario"
          value={filters.userId}
          onChange={userId => set({ userId })}
          options={[
            { value: '', label: 'Todos los usuarios' },
            ...people.map(({ id, name, email }) => ({ value: id, label: name || email })),
          ]}
        />
      )}
      <Select
        aria-label="Acción"
        value={filters.action ?? ''}
        onChange={action => set({ action })}
        options={ACTION_OPTIONS}
      />
      <Select
        aria-label="Riesgo"
        value={filters.riskLevel ?? ''}
        onChange={riskLevel => set({ riskLevel })}
        options={RISK_OPTIONS}
      />
    </>
  );
}

/** Only an admin chooses whose acts: anybody else sees their own. */
export function ActivityFilterBar({
  list,
  desktop,
  admin,
}: {
  list: ActivityFilters;
  desktop: boolean;
  admin: boolean;
}) {
  const { filters, set } = list;
  const { data } = useActivityUsersQuery({ skip: !admin });
  const people = admin ? (data?.activityUsers ?? []) : null;
  const fields = <Fields filters={filters} set={set} people={people} />;
  if (!desktop) {
    const person = people?.find(({ id }) => id === filters.userId);
    const chips = chipsOf([
      ['startDate', fromChip(filters.startDate)],
      ['endDate', toChip(filters.endDate)],
      ['userId', person && (person.name || person.email)],
      ['action', filters.action && actionLabel(filters.action)],
      ['riskLevel', filters.riskLevel && `Riesgo ${riskLabel(filters.riskLevel).toLowerCase()}`],
    ]);
    return (
      <FilterSheet
        search={null}
        fields={fields}
        chips={chips}
        see="Ver actividad"
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
      gridTemplateColumns={`188px 188px ${admin ? 'minmax(0, 1fr) ' : ''}minmax(0, 1fr) 188px`}
      marginBottom="4"
    >
      {fields}
    </Box>
  );
}
