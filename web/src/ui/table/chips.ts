import type { Chip } from './FilterSheet';
import { formatDate } from '../format/dates';

/** Those of the filters that are set. */
export const chipsOf = (all: [name: string, text: string | false | '' | undefined][]): Chip[] =>
  all.flatMap(([name, text]) => (text ? [{ name, text }] : []));

export const fromChip = (day: string) => day && `Desde ${formatDate(day)}`;
export const toChip = (day: string) => day && `Hasta ${formatDate(day)}`;

/** `set` with these filters emptied. */
export const emptied = (names: string[]) => Object.fromEntries(names.map(name => [name, '']));
