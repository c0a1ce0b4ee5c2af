const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const SPANISH = /^(\d{1,2})[/.\- ](\d{1,2})(?:[/.\- ](\d{2}|\d{4}))?$/;
const CLOSE = /^(\d{2})(\d{2})(\d{2}|\d{4})?$/;

/** '20/11/2026', '20-11-26', '20.11', '20112026' or '2026-11-20' -> '2026-11-20'; null where there is no such day. */
export function parseDate(text: string, today: string): string | null {
  const bare = text.trim();
  const iso = ISO.exec(bare);
  if (iso) return day(iso[1], iso[2], iso[3]);
  const spanish = SPANISH.exec(bare) ?? CLOSE.exec(bare);
  if (!spanish) return null;
  const [, date, month, year = today.slice(0, 4)] = spanish;
  return day(year.length === 2 ? `20${year}` : year, month, date);
}

function day(year: string, month: string, date: string): string | null {
  const iso = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const instant = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(iso) ? iso : null;
}
