/** From its first day to its last; overdue has no first one, what comes later no last one. */
export interface Span {
  from: string | null;
  to: string | null;
}

const WEEKS_AHEAD = 4;

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** What is overdue, what is left of this week, the four that follow, and what comes after them. Weeks end on Sunday. */
export function dueSpans(today: string): Span[] {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const sunday = dayAfter(today, (7 - weekday) % 7);
  const ahead = Array.from({ length: WEEKS_AHEAD }, (_, week) => ({
    from: dayAfter(sunday, week * 7 + 1),
    to: dayAfter(sunday, week * 7 + 7),
  }));
  return [
    { from: null, to: dayAfter(today, -1) },
    { from: today, to: sunday },
    ...ahead,
    { from: dayAfter(sunday, WEEKS_AHEAD * 7 + 1), to: null },
  ];
}
