import { euros, longDate, percent, quantity } from './format';

test.each([
  ['0', '0,00 €'],
  ['1850', '1.850,00 €'],
  ['1850.000000', '1.850,00 €'],
  ['999999999.99', '999.999.999,99 €'],
  ['0.123456', '0,123456 €'],
  ['18.500000', '18,50 €'],
  ['999.9', '999,90 €'],
  ['-1234.5', '−1.234,50 €'],
])('%s euros are written %s, never broken', (amount, written) => {
  expect(euros(amount)).toBe(written.replace(' ', '\u00a0'));
});

test.each([
  ['1.000000', '1'],
  ['0.500000', '0,5'],
  ['12345.678900', '12.345,6789'],
  ['100', '100'],
  ['0.000001', '0,000001'],
])('a quantity of %s is written %s', (amount, written) => expect(quantity(amount)).toBe(written));

test('rates and dates', () => {
  expect(percent(21)).toBe('21\u00a0%');
  expect(longDate('2026-11-20')).toBe('20 de noviembre de 2026');
  expect(longDate('2024-02-01')).toBe('1 de febrero de 2024');
});
