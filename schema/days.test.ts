import { daysAfter, daysBetween, monthsAfter, weekdayOf } from './days';

test('days are counted over the ends of months and years, and over a 29 February', () => {
  expect([daysAfter('2026-12-31', 1), daysAfter('2026-03-01', -1), daysAfter('2026-11-20', 30)]).toEqual([
    '2027-01-01',
    '2026-02-28',
    '2026-12-20',
  ]);
  expect([
    daysBetween('2027-12-31', '2028-01-01'),
    daysBetween('2028-02-28', '2028-03-01'),
    daysBetween('2026-11-20', '2026-11-19'),
  ]).toEqual([1, 2, -1]);
  expect([weekdayOf('2026-11-22'), weekdayOf('2026-11-23')]).toEqual([0, 1]);
});

test('a month from the 31st ends on the last day of a shorter one', () => {
  expect([monthsAfter('2026-01-31', 1), monthsAfter('2028-01-31', 1), monthsAfter('2026-12-31', 2)]).toEqual([
    '2026-02-28',
    '2028-02-29',
    '2027-02-28',
  ]);
  expect([monthsAfter('2028-02-29', 36), monthsAfter('2026-03-31', -1)]).toEqual(['2031-02-28', '2026-02-28']);
});
