import * as fc from 'fast-check';
import { runs } from '../api/test/long';
import { baseOf, fitGross, fitTotal, type LineAgreed } from './gross';
import { taxKey } from './tax/causes';
import { computeFull } from './totals';

const cents = (text: string) => Number(text.replace('.', ''));
const euros = (amount: number) => (amount / 100).toFixed(2);
const agreedAt = (ivaRate: number, grossPrice: string, quantity = '1', more: Partial<LineAgreed> = {}): LineAgreed => ({
  quantity,
  grossPrice,
  ivaRate,
  ...more,
});
const RATES: [number, number][] = [
  [21, 0],
  [10, 0],
  [4, 0],
  [0, 0],
  [9.5, 0],
  [7, 0],
  [0.5, 0],
  [21, 52],
  [10, 14],
  [4, 5],
];
// Jest looks a global up anew each time, which is slow where it is done twenty million times.
const { floor } = Math;
/** Half up without fractions: thousandths of whole cents. */
const tax = (base: number, thousandths: number) => floor((base * thousandths + 500) / 1000);

describe('prices agreed with VAT included', () => {
  test.each(RATES)('amounts from 0,01 to 10.000,00 at %d %% (recargo %d ‰) are exact or left out', (iva, recargo) => {
    const bases = new Int32Array(1_400_000).fill(-1);
    for (let base = 0; base <= 1_000_000; base += 1) bases[base + tax(base, iva * 10) + tax(base, recargo)] = base;
    const rates = { iva: BigInt(iva * 10), recargo: BigInt(recargo) };
    let wrong = 0;
    for (let amount = 1; amount <= 1_000_000; amount += recargo ? 13 : runs(13, 1)) {
      const { base } = baseOf(BigInt(amount), rates);
      if ((base === null ? -1 : Number(base)) !== bases[amount]) wrong += 1;
    }
    expect(wrong).toBe(0);
  });

  test('come out of the invoice as they went in, whatever the quantity and the discount', () => {
    const line = fc.record({
      quantity: fc.constantFrom('1', '2', '3', '7', '12', '0.5', '1.25', '144'),
      amount: fc.integer({ min: 50, max: 1_000_000 }),
      ivaRate: fc.constantFrom(21, 10, 4, 0, 9.5, 7, 0.5),
      percent: fc.constantFrom(null, '10', '12.5', '33'),
      gross: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), fc.boolean(), (drawn, recargo) => {
        const asked = drawn.map(({ quantity, amount, ivaRate, percent, gross }): LineAgreed => ({
          ...(gross ? { grossPrice: euros(amount) } : { price: euros(amount) }),
          quantity,
          ivaRate,
          discount: percent ? { percent } : null,
        }));
        const { lines, misfits } = fitGross(asked, recargo);
        const totals = computeFull(lines, { recargo });
        // What is left out changes the line that is named, and by as little as there is.
        const changed = new Map(misfits.map(({ index, asked: was, nearest }) => [index, { was, nearest }]));
        lines.forEach((line, i) => {
          if (!asked[i]!.grossPrice) return expect(line.gross ?? null).toBeNull();
          expect(totals.lines[i]!.total).toBe(line.gross);
          if (!changed.has(i)) return undefined;
          expect(changed.get(i)!.nearest.map(({ amount }) => amount)).toContain(line.gross);
          return expect(Math.abs(cents(changed.get(i)!.was) - cents(line.gross!))).toBeLessThanOrEqual(2);
        });
        const added = totals.lines.reduce((all, each) => all + cents(each.total), 0);
        expect(added).toBe(cents(totals.total));
      }),
      { numRuns: runs(300, 1_500) },
    );
  });

  test('650,00 with VAT is 537,19 and 112,81', () => {
    const { lines } = fitGross([agreedAt(21, '650')]);
    expect(lines[0]).toMatchObject({ price: '537.19', gross: '650.00' });
    expect(computeFull(lines, {})).toMatchObject({ subtotal: '537.19', totalIva: '112.81', total: '650.00' });
  });

  test('65,00, 9,99 and 758,00 stay what was agreed', () => {
    for (const price of ['65.00', '9.99', '758.00'])
      expect(computeFull(fitGross([agreedAt(21, price)]).lines, {}).total).toBe(price);
  });

  test('three for 10,00 each have a price of three decimals and come to 30,00', () => {
    const { lines } = fitGross([agreedAt(21, '10', '3')]);
    expect(lines[0]!.price).toBe('8.264');
    expect(computeFull(lines, {})).toMatchObject({ subtotal: '24.79', total: '30.00' });
  });

  test('an amount that rounding leaves out names its line and the two nearest', () => {
    const { misfits } = fitGross([agreedAt(21, '5'), agreedAt(21, '0.03')]);
    const alone = fitGross([agreedAt(21, '0.03')]).misfits;
    expect(alone).toEqual([
      {
        index: 0,
        reason: 'rate',
        ivaRate: 21,
        asked: '0.03',
        nearest: [
          { amount: '0.02', grossPrice: '0.02' },
          { amount: '0.04', grossPrice: '0.04' },
        ],
      },
    ]);
    // Beside another line of its rate the sum decides, and 5,03 is possible.
    expect(misfits).toEqual([]);
  });

  test('a quantity for which no price has decimals enough is said', () => {
    expect(fitGross([agreedAt(21, '0.000123', '999999.999')]).misfits).toMatchObject([
      { index: 0, reason: 'quantity' },
    ]);
  });

  test('a discount of everything leaves nothing', () => {
    const { lines, misfits } = fitGross([
      agreedAt(21, '121', '2', { discount: { percent: '100' } }),
      agreedAt(21, '5'),
    ]);
    expect(misfits).toEqual([]);
    expect(lines[0]!.price).toBe('100.00');
    expect(computeFull(lines, {}).total).toBe('5.00');
  });
});

describe('a total that was agreed', () => {
  test('is what the invoice comes to, or is shown impossible with the nearest', () => {
    const line = fc.record({
      quantity: fc.constantFrom('1', '2', '3', '7', '12', '0.5'),
      price: fc.integer({ min: 1_000, max: 10_000 }).map(euros),
      ivaRate: fc.constantFrom(21, 10, 4, 0, 9.5, 7, 0.5),
      ivaRegime: fc.constantFrom(null, '11'),
    });
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 10_000, max: 1_000_000 }).map(euros),
        fc.boolean(),
        (lines, total, recargo) => {
          const fitted = fitTotal(lines, total, recargo);
          if (!fitted || 'index' in fitted) throw new Error('such prices always fit');
          if ('lines' in fitted) return expect(computeFull(fitted.lines, { recargo }).total).toBe(total);
          const [below, above] = fitted.nearest;
          expect(new Set(lines.map(taxKey)).size).toBe(1);
          for (const each of [below!, above!]) {
            const near = fitTotal(lines, each, recargo);
            expect(near && 'lines' in near && computeFull(near.lines, { recargo }).total).toBe(each);
          }
          return expect(cents(above!) - cents(below!)).toBeLessThanOrEqual(3);
        },
      ),
      { numRuns: runs(300, 1_500) },
    );
  });

  test('is found where only two rates together come to it, with surcharge: every cent can be had', () => {
    for (let total = 200_00; total <= 206_00; total++) {
      const lines = [21, 10].map(ivaRate => ({ quantity: '1', price: '100', ivaRate }));
      const fitted = fitTotal(lines, euros(total), true);
      if (!fitted || !('lines' in fitted)) throw new Error(`${euros(total)} can be had`);
      expect(computeFull(fitted.lines, { recargo: true }).total).toBe(euros(total));
    }
  });

  test('is what lines of one rate under two regimes come to', () => {
    for (const [ivaRate, ivaCause, ivaRegime] of [
      [21, null, '11'],
      [0, 'N2', '08'],
    ] as const) {
      const line = { quantity: '1', price: '100', ivaRate, ivaCause };
      const fitted = fitTotal([line, { ...line, price: '300', ivaRegime }], '484');
      if (!fitted || !('lines' in fitted)) throw new Error('it can be');
      expect(computeFull(fitted.lines, {}).lines.map(({ total }) => total)).toEqual(['121.00', '363.00']);
    }
  });

  test('keeps what the lines are to each other', () => {
    const fitted = fitTotal(
      [
        { quantity: '2', price: '100', ivaRate: 21 },
        { quantity: '1', price: '50', ivaRate: 10 },
      ],
      '594',
    );
    expect(fitted).toMatchObject({ lines: [{ price: '200.00' }, { price: '100.00' }] });
  });

  test('needs lines that come to something', () => {
    expect(fitTotal([{ quantity: '1', price: '0.001', ivaRate: 21 }], '10')).toBeNull();
    expect(fitTotal([{ quantity: '999999999', price: '3', ivaRate: 21 }], '1.21')).toEqual({ index: 0 });
  });
});
