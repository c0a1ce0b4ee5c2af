export const DAY = 86_400;

/** The same day of a later month, or its last one where it has no such day. Unix seconds, UTC. */
export function addMonths(instant: number, months: number, anchorDay: number): number {
  const from = new Date(instant * 1000);
  const first = new Date(
    Date.UTC(
      from.getUTCFullYear(),
      from.getUTCMonth() + months,
      1,
      from.getUTCHours(),
      from.getUTCMinutes(),
      from.getUTCSeconds(),
    ),
  );
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(anchorDay, lastDay));
  return first.getTime() / 1000;
}

export const dayOfMonth = (instant: number): number => new Date(instant * 1000).getUTCDate();
