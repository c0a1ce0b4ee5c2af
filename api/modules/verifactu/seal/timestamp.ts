import { RULES, rulesOf } from '../../../../schema/tax/territory';

const wall = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
const WALLS = new Map(Object.values(RULES).map(({ zone }) => [zone, wall(zone)]));

/** An instant to the second with the offset of a territory at that moment: 2026-11-20T10:15:00+01:00. */
export function momentOf(instant: Date, territory: string | null = null): string {
  const seconds = Math.floor(instant.getTime() / 1000) * 1000;
  const part = Object.fromEntries(
    WALLS.get(rulesOf(territory).zone)!
      .formatToParts(seconds)
      .map(({ type, value }) => [type, value]),
  );
  const shown = `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}`;
  const hours = Math.round((Date.parse(`${shown}Z`) - seconds) / 3_600_000);
  return `${shown}+${String(hours).padStart(2, '0')}:00`;
}

/** 2026-11-20 -> 20-11-2026, as the AEAT writes a date. */
export const aeatDate = (date: string): string => date.split('-').reverse().join('-');
