import { growthOf } from './growth';
import { monthShort } from '../ui/chart/months';
import { formatMonth } from '../ui/format/dates';
import { guides } from '../ui/chart/scale';

test('growth has a sign, one decimal and the Spanish minus; without a month before there is none', () => {
  expect(growthOf('11856.00', '10445.81')).toEqual({ text: '+13,5\u00a0%', rising: true });
  expect(growthOf('90.00', '100.00')).toEqual({ text: '−10,0\u00a0%', rising: false });
  expect(growthOf('100.00', '100.00')).toEqual({ text: '0,0\u00a0%', rising: false });
  expect(growthOf('100.00', '0.00')).toBeNull();
});

test('guides are round and reach the highest value with four steps at most', () => {
  expect(guides(11856)).toEqual([0, 3000, 6000, 9000, 12000]);
  expect(guides(42000)).toEqual([0, 15000, 30000, 45000]);
  expect(guides(1)).toEqual([0, 1]);
  for (const highest of [7, 99, 1234.56, 999_999, 8_000_001]) {
    const steps = guides(highest);
    expect(steps.at(-1)).toBeGreaterThanOrEqual(highest);
    expect(steps.length).toBeLessThanOrEqual(5);
  }
});

test('months by their names', () => {
  expect([monthShort('2026-09'), formatMonth('2026-11')]).toEqual(['sep', 'noviembre de 2026']);
});
