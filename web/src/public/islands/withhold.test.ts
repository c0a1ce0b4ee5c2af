import { isRate, isTooLarge, withhold } from './withhold';

const of = (amount: string, mode: 'base' | 'total', ivaRate: number, irpfRate: string) =>
  withhold({ amount, mode, ivaRate, irpfRate });

test('a base of 1.250,00 with 21 % and 15 % is an invoice of 1.512,50, of which 1.325,00 is paid', () => {
  expect(of('1250', 'base', 21, '15')).toEqual({
    base: '1250.00',
    iva: '262.50',
    total: '1512.50',
    withheld: '187.50',
    toPay: '1325.00',
    exact: true,
  });
});

test.each([
  ['1512.50', 21, '1250.00'],
  ['121', 21, '100.00'],
  ['104', 4, '100.00'],
  ['99.99', 0, '99.99'],
  ['0', 21, '0.00'],
])('a total of %s with %i %% comes from a base of %s', (total, rate, base) => {
  expect(of(total, 'total', rate, '0')).toMatchObject({ base, total: Number(total).toFixed(2), exact: true });
});

test('every total that an invoice can have is found again from it', () => {
  for (const rate of [4, 10, 21]) {
    for (let cents = 1; cents < 400; cents += 1) {
      const { total } = of((cents / 100).toFixed(2), 'base', rate, '0');
      expect(of(total, 'total', rate, '0')).toMatchObject({ total, exact: true });
    }
  }
});

test('a total that no base gives is said to be the nearest', () => {
  expect(of('0.03', 'total', 21, '0')).toMatchObject({ total: '0.02', exact: false });
});

test('the withholding is computed on the base, half up to the cent, also with decimals in the rate', () => {
  expect(of('10.05', 'base', 21, '19')).toMatchObject({ withheld: '1.91', toPay: '10.25' });
  expect(of('100', 'base', 0, '1.5')).toMatchObject({ withheld: '1.50', toPay: '98.50' });
});

test('its bounds: 999.999.999,99 € and 100 %', () => {
  expect([isTooLarge('999999999.99'), isTooLarge('1000000000')]).toEqual([false, true]);
  expect([isRate('0'), isRate('100'), isRate('100.01'), isRate('-1')]).toEqual([true, true, false, false]);
});
