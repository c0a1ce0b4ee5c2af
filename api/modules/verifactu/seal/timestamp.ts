import { RULES, rulesOf } from '../../../../schema/tax/territory';

/** Writes 2026-11-20 10:15:00. */
const wall = (timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
const WALLS = new Map(Object.values(RULES).map(({ zone }) => [zone, wall(zone)]));

/** An instant to the second with the offset of a territory at that moment: 2026-11-20T10:15:00+01:00. */
export function momentOf(instant: Date, territory: string | null = null): string {
  const seconds = Math.floor(instant.getTime() / 1000) * 1000;
  const shown = WALLS.get(rulesOf(territory).zone)!.format(seconds).replace(' ', 'T');
  const hours = Math.round((Date.parse(`${shown}Z`) - seconds) / 3_600_000);
  return `${shown}+${String(hours).padStart(2, '0')}:00`;
}

/** 2026-11-20 -> 20-11-2026, as the AEAT writes a date. */
export const aeatDate = (date: string): string => date.split('-').reverse().join('-');
