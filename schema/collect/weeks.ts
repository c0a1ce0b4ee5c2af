import { daysAfter, weekdayOf } from '../days';

/** From its first day to its last; overdue has no first one, what comes later no last one. */
interface Span {
  from: string | null;
  to: string | null;
}

const WEEKS_AHEAD = 4;

/** What is overdue, what is left of this week, the four that follow, and what comes after them. Weeks end on Sunday. */
export function dueSpans(today: string): Span[] {
  const weekday = weekdayOf(today);
  const sunday = daysAfter(today, (7 - weekday) % 7);
  const ahead = Array.from({ length: WEEKS_AHEAD }, (_, week) => ({
    from: daysAfter(sunday, week * 7 + 1),
    to: daysAfter(sunday, week * 7 + 7),
  }));
  return [
    { from: null, to: daysAfter(today, -1) },
    { from: today, to: sunday },
    ...ahead,
    { from: daysAfter(sunday, WEEKS_AHEAD * 7 + 1), to: null },
  ];
}
