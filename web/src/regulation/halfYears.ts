import { halfYearOf, nextHalfYear } from '../../../schema/remind/interest';
import type { LateRateFieldsFragment } from '../gql/regulation';

type Rate = Pick<LateRateFieldsFragment, 'startsOn' | 'readOn'>;

/** '2026-07-01' -> '2.º semestre de 2026' */
export const halfYearName = (startsOn: string): string =>
  `${startsOn.slice(5) === '01-01' ? '1.er' : '2.º'} semestre de ${startsOn.slice(0, 4)}`;

/** The first half-year after the newest that may be written down by now; null: the next is not published yet. */
export function nextToAdd(rates: readonly Rate[], today: string): string | null {
  const newest = rates
    .map(({ startsOn }) => startsOn)
    .sort()
    .at(-1);
  const next = newest ? nextHalfYear(newest) : halfYearOf(today);
  return next <= nextHalfYear(halfYearOf(today)) ? next : null;
}

/** What is missing for the letters of today; null: the half-year that runs was read. */
export function unread(rates: readonly Rate[], today: string): string | null {
  const now = halfYearOf(today);
  const found = rates.find(({ startsOn }) => startsOn === now);
  if (found?.readOn) return null;
  return `${found ? 'Nadie ha leído en el BOE el tipo del' : 'Falta el tipo del'} ${halfYearName(now)}: desde su primer día los últimos avisos no piden intereses.`;
}
