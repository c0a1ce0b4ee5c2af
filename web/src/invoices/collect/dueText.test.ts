import { distanceOf } from './dueText';

test.each([
  ['2026-11-01', 'Hace 19 días', 'danger'],
  ['2026-11-19', 'Ayer', 'danger'],
  ['2026-11-20', 'Hoy', 'warning'],
  ['2026-11-21', 'Mañana', 'warning'],
  ['2026-11-22', 'En 2 días', 'muted'],
  ['2027-11-20', 'En 365 días', 'muted'],
])('%s, seen on 20/11/2026: %s', (day, text, color) => {
  expect(distanceOf(day, '2026-11-20')).toEqual({ text, color });
});
