import { daysBetween } from '../days';
import { easterOf, holidayOf, isWorkday, workdayFrom } from './days';

test.each([
  [2019, '2019-04-21'],
  [2024, '2024-03-31'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
  [2285, '2285-03-22'],
])('Easter of %i is on %s', (year, day) => expect(easterOf(year)).toBe(day));

test.each([
  ['2026-12-08', 'Inmaculada Concepción', '2026-12-09'],
  ['2026-04-03', 'Viernes Santo', '2026-04-06'],
  ['2027-03-26', 'Viernes Santo', '2027-03-29'],
  ['2027-01-01', 'Año Nuevo', '2027-01-04'],
  // A Saturday, behind which a Sunday lies.
  ['2026-11-21', null, '2026-11-23'],
  // Sunday 6 December, Tuesday the 8th.
  ['2026-12-05', null, '2026-12-07'],
])('%s (%s) is no workday; the next is %s', (day, name, next) => {
  expect(holidayOf(day)).toBe(name);
  expect(isWorkday(day)).toBe(false);
  expect(workdayFrom(day)).toBe(next);
  expect(workdayFrom(next)).toBe(next);
});

test('a year has the ten holidays of the whole of Spain, and days are counted over its end and over a 29 February', () => {
  const first = Date.UTC(2028, 0, 1);
  const days = Array.from({ length: 366 }, (_, at) => new Date(first + at * 86_400_000).toISOString().slice(0, 10));
  expect(days.filter(day => holidayOf(day) !== null)).toHaveLength(10);
  expect([daysBetween('2027-12-31', '2028-01-01'), daysBetween('2028-02-28', '2028-03-01')]).toEqual([1, 2]);
});
