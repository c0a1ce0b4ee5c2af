import type { Palette } from '../Badge';
import { formatDate, formatMonth } from './dates';

/** 01/01/2027, or 'Octubre de 2028' where no day is known. */
export function written(date: string): string {
  if (date.length === 10) return formatDate(date);
  const month = formatMonth(date);
  return month.charAt(0).toUpperCase() + month.slice(1);
}

interface Standing {
  name: string;
  meaning: string;
  /** The colour in the application, and on the public pages. */
  palette: Palette;
  badge: string;
}

/** How a date of the law stands: the same names and colours on the public page and in the application. */
export const STANDINGS = {
  binding: { name: 'Ya obliga', meaning: 'la fecha ha llegado', palette: 'blue', badge: 'info' },
  // Not 'En vigor': beside a day to come that is read as if it bound already.
  approved: {
    name: 'Aprobado',
    meaning: 'la norma está en el BOE y su fecha, por llegar',
    palette: 'green',
    badge: 'success',
  },
  announced: {
    name: 'Solo anunciado',
    meaning: 'se ha dicho, pero no está en el BOE',
    palette: 'amber',
    badge: 'warning',
  },
} as const satisfies Record<string, Standing>;

/** What each name means. */
export const LAW_KEY = Object.values(STANDINGS)
  .map(({ name, meaning }) => `${name}: ${meaning}.`)
  .join(' ');

/** How a date stands on the day `now` (`YYYY-MM-DD`): what is published binds from its day on, not sooner. */
export function standingOf({ state, date }: { state: string; date: string }, now: string): Standing {
  if (state === 'announced') return STANDINGS.announced;
  return date <= now ? STANDINGS.binding : STANDINGS.approved;
}
