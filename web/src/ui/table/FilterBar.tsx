import { Box } from '@chakra-ui/react';
import { Fragment, type ReactNode } from 'react';
import { Select } from '../form/Select';
import { formatDate } from '../format/dates';
import { DateFilter } from './DateFilter';
import { FilterSheet } from './FilterSheet';
import { SearchInput } from './SearchInput';

/** One of several values. `chip` is its text on small screens, where that is not the option's own. */
interface ChoiceFilter<Name extends string> {
  name: Name;
  label: string;
  /** The option that filters nothing: 'Todos los estados' */
  all: string;
  options: { value: string; label: string }[];
  chip?(label: string): string;
}

/** The first or the last day that the list shows. */
interface DayFilter<Name extends string> {
  name: Name;
  day: 'from' | 'to';
}

/** A field of its own, as one that asks the server; `said` is what it narrows to. */
interface FieldFilter<Name extends string> {
  name: Name;
  field: ReactNode;
  said: string;
}

type Filter<Name extends string> = ChoiceFilter<Name> | DayFilter<Name> | FieldFilter<Name>;

interface FilterBarProps<Name extends string> {
  /** The list's filters as `useListFilters` reads them from the address. */
  list: {
    filters: Partial<Record<Name, string>>;
    set(part: Partial<Record<Name, string>>): void;
  };
  /** In the order in which they stand. */
  filters: Filter<Name>[];
  /** Without it the list has no search. */
  search?: { label: string; placeholder: string };
  /** Widths of the search and of each filter on a desktop, as a grid takes them. */
  columns: string;
  /** What closes the filters on small screens: 'Ver facturas' */
  see: string;
  desktop: boolean;
}

const WORDS = { from: 'Desde', to: 'Hasta' };

/** A list's search and filters: a row on a desktop, below that the search and a button with the rest behind it. */
export function FilterBar<Name extends string>({
  list,
  filters,
  search,
  columns,
  see,
  desktop,
}: FilterBarProps<Name>): ReactNode {
  const valueOf = (name: Name) => list.filters[name] ?? '';
  const set = (name: Name, value: string) => list.set({ [name]: value } as Partial<Record<Name, string>>);
  const searchField = search && <SearchInput {...search} />;
  const fields = filters.map(filter =>
    'field' in filter ? (
      <Fragment key={filter.name}>{filter.field}</Fragment>
    ) : 'day' in filter ? (
      <DateFilter
        key={filter.name}
        word={WORDS[filter.day]}
        label={`${WORDS[filter.day]} la fecha`}
        value={valueOf(filter.name)}
        onChange={day => set(filter.name, day)}
      />
    ) : (
      <Select
        key={filter.name}
        aria-label={filter.label}
        value={valueOf(filter.name)}
        onChange={value => set(filter.name, value)}
        options={[{ value: '', label: filter.all }, ...filter.options]}
      />
    ),
  );
  if (desktop) {
    return (
      <Box role="search" aria-label="Filtros" display="grid" gap="2" gridTemplateColumns={columns} marginBottom="4">
        {searchField}
        {fields}
      </Box>
    );
  }
  const chips = filters.flatMap(filter => {
    const text = chipText(filter, valueOf(filter.name));
    return text ? [{ name: filter.name, text }] : [];
  });
  return (
    <FilterSheet
      search={searchField}
      fields={fields}
      chips={chips}
      see={see}
      names={filters.map(({ name }) => name)}
      drop={names => list.set(Object.fromEntries(names.map(name => [name, ''])) as Partial<Record<Name, string>>)}
    />
  );
}

function chipText<Name extends string>(filter: Filter<Name>, value: string) {
  if ('field' in filter) return value && filter.said;
  if ('day' in filter) return value && `${WORDS[filter.day]} ${formatDate(value)}`;
  const label = value && filter.options.find(option => option.value === value)?.label;
  return label && (filter.chip?.(label) ?? label);
}
