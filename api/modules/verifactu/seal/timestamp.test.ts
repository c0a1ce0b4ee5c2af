import { aeatDate, momentOf } from './timestamp';

test.each([
  ['winter', '2026-11-20T09:15:30.999Z', '2026-11-20T10:15:30+01:00'],
  ['summer', '2026-07-01T22:00:00Z', '2026-07-02T00:00:00+02:00'],
  ['the first half past two of the October night', '2026-10-25T00:30:00Z', '2026-10-25T02:30:00+02:00'],
  ['the second', '2026-10-25T01:30:00Z', '2026-10-25T02:30:00+01:00'],
  ['the last second of a year', '2026-12-31T22:59:59.900Z', '2026-12-31T23:59:59+01:00'],
  ['midnight', '2026-12-31T23:00:00Z', '2027-01-01T00:00:00+01:00'],
])('%s', (_name, instant, moment) => {
  expect(momentOf(new Date(instant))).toBe(moment);
  expect(Date.parse(moment)).toBe(Math.floor(Date.parse(instant) / 1000) * 1000);
});

test('dates are turned round', () => expect(aeatDate('2026-11-20')).toBe('20-11-2026'));
