import { dueSpans } from './weeks';

test.each([
  ['2026-11-20', '2026-11-22', '2026-11-23', '2026-12-21'],
  ['2026-11-22', '2026-11-22', '2026-11-23', '2026-12-21'],
  ['2026-11-23', '2026-11-29', '2026-11-30', '2026-12-28'],
  ['2028-02-28', '2028-03-05', '2028-03-06', '2028-04-03'],
])('seen on %s this week ends on %s, the next begins on %s, and later is from %s', (today, sunday, monday, later) => {
  const spans = dueSpans(today);
  expect(spans).toHaveLength(7);
  expect([spans[1], spans[2]!.from, spans[6]]).toEqual([
    { from: today, to: sunday },
    monday,
    { from: later, to: null },
  ]);
  for (const [at, { from }] of spans.slice(1).entries())
    expect(Date.parse(from!) - Date.parse(spans[at]!.to!)).toBe(86_400_000);
});
