import { dayOf } from './dates';
import { isId, newId } from './ids';

test('an id is a UUID of version 7: its time first, and no two alike', () => {
  const at = Date.UTC(2026, 10, 20, 12);
  const ids = Array.from({ length: 2000 }, () => newId(at));
  expect(new Set(ids).size).toBe(2000);
  for (const id of ids) {
    expect(isId(id)).toBe(true);
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(at);
  }
  expect([newId(at) < newId(at + 1), newId(0).slice(0, 14)]).toEqual([true, '00000000-0000-']);
});

test('the day of an instant is that of its clock, whatever was asked for before', () => {
  const zones = ['Europe/Madrid', 'Atlantic/Canary'];
  const midnights = ['2026-03-29', '2026-10-25', '2026-11-20', '1999-12-31', '1970-01-01', '1969-12-31', '1900-12-31'];
  for (const midnight of midnights)
    for (let at = Date.parse(midnight) - 7_200_000; at <= Date.parse(midnight) + 7_200_000; at += 433_000)
      for (const zone of zones) {
        const shown = new Date(at).toLocaleDateString('sv-SE', { timeZone: zone });
        expect([at, zone, dayOf(new Date(at), zone)]).toEqual([at, zone, shown]);
        expect(dayOf(new Date(at - 1), zone) <= dayOf(new Date(at), zone)).toBe(true);
      }
});
