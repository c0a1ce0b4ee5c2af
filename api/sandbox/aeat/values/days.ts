const MADRID = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Madrid',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** dd-mm-yyyy to yyyy-mm-dd, or null where there is no such day. */
export function dayOf(text: string): string | null {
  const [day, month, year] = text.split('-');
  const iso = `${year}-${month}-${day}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}

/** The wall clock of Madrid: its day, and the instant written with its offset. */
export function inMadrid(now: Date): { day: string; stamp: string; digits: string } {
  const part = Object.fromEntries(MADRID.formatToParts(now).map(({ type, value }) => [type, value]));
  const day = `${part.year}-${part.month}-${part.day}`;
  const time = `${part.hour}:${part.minute}:${part.second}`;
  const offset = Math.round((Date.parse(`${day}T${time}Z`) - now.getTime()) / 3_600_000);
  return { day, stamp: `${day}T${time}+0${offset}:00`, digits: `${day}${time}`.replace(/\D/g, '') };
}

export const yearsFrom = (day: string, years: number): string => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
