const WALL = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Madrid',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** An instant to the second with Madrid's offset of that moment: 2026-11-20T10:15:00+01:00. */
export function momentOf(instant: Date): string {
  const seconds = Math.floor(instant.getTime() / 1000) * 1000;
  const part = Object.fromEntries(WALL.formatToParts(seconds).map(({ type, value }) => [type, value]));
  const wall = `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}`;
  const hours = Math.round((Date.parse(`${wall}Z`) - seconds) / 3_600_000);
  return `${wall}+${String(hours).padStart(2, '0')}:00`;
}

/** 2026-11-20 -> 20-11-2026, as the AEAT writes a date. */
export const aeatDate = (date: string): string => date.split('-').reverse().join('-');
