import * as fc from 'fast-check';
import { runs } from '../api/test/long';
import { compare, divideHalfUp, formatCents, isDecimal, multiply, parseDecimal, plain, toCents } from './decimal';

describe('exact decimals', () => {
  test.each([
    ['12.5', { units: 125n, scale: 1 }],
    ['-0.005', { units: -5n, scale: 3 }],
    ['+7', { units: 7n, scale: 0 }],
    ['007.10', { units: 710n, scale: 2 }],
  ])('reads %s', (text, value) => expect(parseDecimal(text)).toEqual(value));

  test.each(['', ' 1', '1.', '.5', '1,5', '1e3', '0x10', '--1', 'NaN', '١', '1\n', '9'.repeat(65)])(
    'refuses %j',
    text => {
      expect(isDecimal(text)).toBe(false);
      expect(() => parseDecimal(text)).toThrow(RangeError);
    },
  );

  test.each([
    ['1.005', '1.01'],
    ['1.0049999', '1.00'],
    ['-1.005', '-1.01'],
    ['-0.004', '0.00'],
    ['0.5', '0.50'],
    ['3', '3.00'],
  ])('rounds %s half up to %s', (text, cents) => expect(formatCents(toCents(parseDecimal(text)))).toBe(cents));

  test.each([
    ['1850.000000', '1850.00'],
    ['0.333300', '0.3333'],
    ['12', '12.00'],
    ['12.5', '12.50'],
    ['-0.10', '-0.10'],
    ['0.000001', '0.000001'],
  ])('writes %s plainly as %s', (text, written) => expect(plain(text)).toBe(written));

  test('writes whole numbers when no decimals are asked for', () => {
    expect(plain('2.000000', 0)).toBe('2');
    expect(plain('2.500000', 0)).toBe('2.5');
  });

  test('products, comparison and writing agree with integers', () => {
    const part = fc.tuple(fc.bigInt(-(10n ** 12n), 10n ** 12n), fc.nat(6));
    fc.assert(
      fc.property(part, part, ([a, i], [b, j]) => {
        const [x, y] = [
          { units: a, scale: i },
          { units: b, scale: j },
        ];
        expect(multiply(x, y)).toEqual({ units: a * b, scale: i + j });
        expect(Math.sign(compare(x, y))).toBe(Math.sign(Number(a * 10n ** BigInt(6 - i) - b * 10n ** BigInt(6 - j))));
        expect(parseDecimal(formatCents(a))).toEqual({ units: a, scale: 2 });
      }),
      { numRuns: runs(400, 2_000) },
    );
  });

  test('half up is the nearest, and the farther from zero of two', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 15n), 10n ** 15n), fc.nat(6), (dividend, power) => {
        const divisor = 10n ** BigInt(power);
        const off = dividend - divideHalfUp(dividend, divisor) * divisor;
        const twice = 2n * (dividend < 0n ? -off : off);
        expect(-divisor <= twice && twice < divisor).toBe(true);
      }),
      { numRuns: runs(400, 2_000) },
    );
  });
});
