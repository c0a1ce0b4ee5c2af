import * as fc from 'fast-check';
import { runs } from '../api/test/long';
import { computeFull, computeTotals, type Discount, type LineToCompute, type Totals } from './totals';

/** 6 decimals at most, written as a person or a database would. */
const number = (whole: number) =>
  fc
    .tuple(fc.nat(whole), fc.nat(999_999), fc.nat(6))
    .map(([units, decimals, places]) =>
      places ? `${units}.${String(decimals).padStart(6, '0').slice(0, places)}` : `${units}`,
    );
const line: fc.Arbitrary<LineToCompute> = fc.record({
  quantity: fc.oneof(number(50), fc.constantFrom('1', '0.5', '3')),
  price: fc.oneof(number(9_999), fc.constantFrom('0.01', '0.05', '0.10', '33.33')),
  ivaRate: fc.constantFrom(0, 4, 10, 21, 7, 3, 9.5, 0.5),
  ivaCause: fc.constantFrom(undefined, null, 'E1', 'N1'),
  ivaRegime: fc.constantFrom(undefined, null, null, '08', '14'),
});

const cents = (text: string) => BigInt(text.replace('.', ''));
const millionths = (text: string) => {
  const [whole, decimals = ''] = text.split('.');
  return BigInt(whole) * 1_000_000n + BigInt(decimals.padEnd(6, '0'));
};
/** Rounds a fraction by looking for the cent whose half-open interval holds it. */
const nearest = (top: bigint, bottom: bigint) => {
  let cent = top / bottom;
  while (2n * top >= (2n * cent + 1n) * bottom) cent += 1n;
  return cent;
};

const keyOf = (l: Pick<LineToCompute, 'ivaRate' | 'ivaCause' | 'ivaRegime'>) =>
  `${l.ivaRate}|${l.ivaCause ?? ''}|${l.ivaRegime ?? ''}`;

function oracle(lines: LineToCompute[]) {
  const bases = lines.map(l => nearest(millionths(l.quantity) * millionths(l.price), 10n ** 10n));
  const keys = [...new Set(lines.map(keyOf))];
  const iva = lines.map(() => 0n);
  const quotas = new Map<string, bigint>();
  for (const key of keys) {
    // In thousandths, by its text: a rate has one decimal at most.
    const [whole, tenth = '0'] = key.split('|')[0].split('.');
    const rate = BigInt(whole + tenth);
    const own = lines.flatMap((l, i) => (keyOf(l) === key ? [i] : []));
    const quota = nearest(own.reduce((total, i) => total + bases[i], 0n) * rate, 1000n);
    quotas.set(key, quota);
    for (const i of own) iva[i] = (bases[i] * rate) / 1000n;
    // One cent at a time to the line that is farthest behind the exact share.
    for (let given = own.reduce((total, i) => total + iva[i], 0n); given < quota; given += 1n) {
      const behind = (i: number) => bases[i] * rate - iva[i] * 1000n;
      iva[own.reduce((best, i) => (behind(i) > behind(best) ? i : best))] += 1n;
    }
  }
  return { bases, iva, quotas };
}

const add = (texts: string[]) => texts.reduce((total, text) => total + cents(text), 0n);

function expectSums(totals: Totals) {
  expect(add(totals.lines.map(l => l.subtotal))).toBe(cents(totals.subtotal));
  expect(add(totals.rates.map(r => r.base))).toBe(cents(totals.subtotal));
  expect(add(totals.lines.map(l => l.iva))).toBe(cents(totals.totalIva));
  expect(add(totals.rates.map(r => r.quota))).toBe(cents(totals.totalIva));
  expect(add(totals.lines.map(l => l.total))).toBe(cents(totals.total));
  expect(cents(totals.subtotal) + cents(totals.totalIva)).toBe(cents(totals.total));
}

describe('invoice totals', () => {
  test('agree with an independent computing and always add up', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), lines => {
        const totals = computeTotals(lines);
        const { bases, iva, quotas } = oracle(lines);
        expect(totals.lines.map(l => cents(l.subtotal))).toEqual(bases);
        expect(totals.lines.map(l => cents(l.iva))).toEqual(iva);
        expect(new Map(totals.rates.map(r => [keyOf(r), cents(r.quota)]))).toEqual(quotas);
        expectSums(totals);
      }),
      { numRuns: runs(400, 2_000) },
    );
  });

  test('of a margin scheme are taxed on what is earned, as an independent computing says, also below zero', () => {
    const bought = fc.tuple(line, fc.oneof(number(9_999), fc.constantFrom('0', '33.33')), fc.constantFrom(21, 10, 4));
    const bools = [fc.boolean(), fc.boolean()] as const;
    fc.assert(
      fc.property(fc.array(bought, { minLength: 1, maxLength: 12 }), ...bools, (all, back, travel) => {
        const lines = all.map(([{ quantity, price }, cost, rate]) => ({
          ...{ quantity: back ? `-${quantity}` : quantity, price, cost },
          ...(travel ? { ivaRate: 21, ivaRegime: '05' } : { ivaRate: rate, ivaRegime: '03' }),
        }));
        const sign = back ? -1n : 1n;
        const worth = (quantity: string, each: string) => nearest(millionths(quantity) * millionths(each), 10n ** 10n);
        const sold = all.map(([{ quantity, price }]) => worth(quantity, price));
        const earned = all.map(([{ quantity }, cost], i) => {
          const spent = worth(quantity, cost);
          return spent > sold[i]! && !travel ? 0n : sold[i]! - spent;
        });
        // A trip is one service: only all of it is at a loss.
        if (travel && earned.reduce((all, each) => all + each, 0n) < 0n) earned.fill(0n);
        const totals = computeTotals(lines);
        const at = (amounts: bigint[], rate: number) =>
          amounts.reduce((sum, each, i) => (lines[i]!.ivaRate === rate ? sum + each : sum), 0n);
        expect(totals.lines.map(({ total }) => cents(total))).toEqual(sold.map(each => sign * each));
        // No line's VAT goes against that of the others.
        expect(totals.lines.filter(({ iva }) => sign * cents(iva) < 0n)).toEqual([]);
        for (const { ivaRate, base, quota, cost } of totals.rates) {
          const rate = BigInt(ivaRate) * 10n;
          // A half goes away from zero: what goes back is to the cent what was sold.
          expect(sign * cents(quota)).toBe(nearest(at(earned, ivaRate) * rate, 1000n + rate));
          expect(cents(base) + cents(quota)).toBe(sign * at(earned, ivaRate));
          expect(cents(cost!)).toBe(sign * (at(sold, ivaRate) - at(earned, ivaRate)));
        }
        expect(add(totals.rates.flatMap(({ base, cost }) => [base, cost!]))).toBe(cents(totals.subtotal));
        expect(add(totals.lines.map(({ subtotal }) => subtotal))).toBe(cents(totals.subtotal));
        expect(add(totals.rates.map(({ quota }) => quota))).toBe(cents(totals.totalIva));
        expect(cents(totals.subtotal) + cents(totals.totalIva)).toBe(cents(totals.total));
      }),
      {
        numRuns: runs(300, 2_000),
        // What was given away, taken back beside what was not.
        examples: [
          [
            [
              [{ quantity: '1', price: '0', ivaRate: 0 }, '0.1', 21],
              [{ quantity: '1', price: '5', ivaRate: 0 }, '1', 21],
            ],
            true,
            true,
          ],
        ],
      },
    );
  });

  test('computes VAT once per rate, not per line', () => {
    const totals = computeTotals(Array.from({ length: 3 }, () => ({ quantity: '1', price: '0.12', ivaRate: 4 })));
    expect(totals.rates).toEqual([{ ivaRate: 4, ivaCause: null, base: '0.36', quota: '0.01' }]);
    expect(totals.lines.map(l => l.iva)).toEqual(['0.01', '0.00', '0.00']);
    expect(totals).toMatchObject({ subtotal: '0.36', totalIva: '0.01', total: '0.37' });
  });

  test('rounds a half up, in the line and in the rate', () => {
    expect(computeTotals([{ quantity: '0.5', price: '0.01', ivaRate: 0 }]).subtotal).toBe('0.01');
    expect(computeTotals([{ quantity: '1', price: '0.05', ivaRate: 10 }]).totalIva).toBe('0.01');
    expect(computeTotals([{ quantity: '1', price: '0.04', ivaRate: 10 }]).totalIva).toBe('0.00');
  });

  test('orders rates from high to low, then by cause', () => {
    const rows = [
      [0, 'N1'],
      [21, null],
      [0, null],
      [10, null],
      [0, 'E1'],
    ] as const;
    const { rates } = computeTotals(
      rows.map(([ivaRate, ivaCause]) => ({ quantity: '1', price: '1', ivaRate, ivaCause })),
    );
    expect(rates.map(r => [r.ivaRate, r.ivaCause])).toEqual([
      [21, null],
      [10, null],
      [0, null],
      [0, 'E1'],
      [0, 'N1'],
    ]);
  });

  test('keeps adding up below zero', () => {
    fc.assert(
      fc.property(
        fc.array(
          line.map(l => ({ ...l, quantity: `-${l.quantity}` })),
          { minLength: 1, maxLength: 8 },
        ),
        lines => {
          expectSums(computeTotals(lines));
        },
      ),
      { numRuns: runs(400, 2_000) },
    );
  });

  test('is empty for no lines', () => {
    expect(computeTotals([])).toEqual({ lines: [], rates: [], subtotal: '0.00', totalIva: '0.00', total: '0.00' });
  });
});

const percent = (text: string) => millionths(text);
const OFF: fc.Arbitrary<Discount | null> = fc.oneof(
  fc.constant(null),
  fc.constantFrom('5', '10', '33.33', '100').map<Discount>(text => ({ percent: text })),
);
const full = fc.record({
  lines: fc.array(fc.tuple(line, OFF), { minLength: 1, maxLength: 8 }),
  discount: fc.oneof(
    OFF,
    fc.constantFrom('0.01', '1.00', '0.07').map<Discount>(amount => ({ amount })),
  ),
  recargo: fc.boolean(),
  withholding: fc.constantFrom(null, '7', '15', '19', '2', '6.4'),
  suplidos: fc.array(fc.constantFrom('12.30', '0.01'), { maxLength: 2 }),
});
const SURCHARGE: Record<number, bigint> = { 21: 52n, 10: 14n, 4: 5n };

describe('of an invoice with more than lines', () => {
  test('agree with an independent computing, and what is shown adds up to what is to be paid', () => {
    fc.assert(
      fc.property(full, ({ lines, discount, recargo, withholding, suplidos }) => {
        const given = lines.map(([each, off]) => ({ ...each, discount: off }));
        const net = given.map(l => {
          const gross = nearest(millionths(l.quantity) * millionths(l.price), 10n ** 10n);
          return gross - (l.discount?.percent ? nearest(gross * percent(l.discount.percent), 10n ** 8n) : 0n);
        });
        const before = net.reduce((a, b) => a + b, 0n);
        const off = discount?.percent
          ? nearest(before * percent(discount.percent), 10n ** 8n)
          : discount?.amount
            ? cents(discount.amount)
            : 0n;
        fc.pre(off === 0n || (before > 0n && off <= before));
        const totals = computeFull(given, { discount, recargo, withholding, suplidos });
        const bases = totals.lines.map(l => cents(l.subtotal));
        // Each line loses its share to within a cent, and together they lose all of it.
        expect(bases.reduce((a, b) => a + b, 0n)).toBe(before - off);
        bases.forEach((base, i) => {
          const beside = (net[i]! - base) * before - off * net[i]!;
          if (off === 0n) expect(base).toBe(net[i]);
          else expect(beside < before && -beside < before).toBe(true);
        });
        for (const { ivaRate, base, quota } of totals.rates)
          expect(cents(quota)).toBe(nearest(cents(base) * BigInt(ivaRate * 10), 1000n));
        expect(totals.recargos.map(each => [each.ivaRate, each.recargoRate])).toEqual(
          recargo
            ? totals.rates.flatMap(({ ivaRate }) =>
                SURCHARGE[ivaRate] ? [[ivaRate, { 21: '5.2', 10: '1.4', 4: '0.5' }[ivaRate]]] : [],
              )
            : [],
        );
        expect(totals.rates.filter(each => each.recargo)).toMatchObject(
          totals.recargos.map(({ recargoRate, quota }) => ({ recargoRate, recargo: quota })),
        );
        for (const { ivaRate, base, quota } of totals.recargos)
          expect(cents(quota)).toBe(nearest(cents(base) * SURCHARGE[ivaRate]!, 1000n));
        expect(add(totals.recargos.map(each => each.quota))).toBe(cents(totals.recargo));
        expect(cents(totals.subtotal) + cents(totals.totalIva) + cents(totals.recargo)).toBe(cents(totals.total));
        expect(add(totals.lines.map(l => l.total))).toBe(cents(totals.total));
        expect(cents(totals.withholding)).toBe(
          withholding ? nearest(cents(totals.subtotal) * percent(withholding), 10n ** 8n) : 0n,
        );
        expect(cents(totals.payable)).toBe(cents(totals.total) - cents(totals.withholding) + add(suplidos));
      }),
      { numRuns: runs(250, 1_000) },
    );
  });

  test('a rectifying invoice is the original with its sign turned, to the cent', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), fc.boolean(), (lines, recargo) => {
        const whole = { recargo, withholding: '15' };
        const original = computeFull(lines, whole);
        const credit = computeFull(
          lines.map(l => ({ ...l, quantity: `-${l.quantity}` })),
          whole,
        );
        for (const field of ['subtotal', 'totalIva', 'recargo', 'total', 'withholding', 'payable'] as const)
          expect(cents(credit[field])).toBe(-cents(original[field]));
      }),
      { numRuns: runs(250, 1_000) },
    );
  });

  test('what a professional invoices: 10 % off a line, 15 % withheld', () => {
    const lines = [
      { quantity: '1', price: '1400', ivaRate: 21, discount: { percent: '10' } },
      { quantity: '2', price: '320', ivaRate: 21 },
    ];
    expect(computeFull(lines, { withholding: '15' })).toMatchObject({
      discount: '140.00',
      subtotal: '1900.00',
      totalIva: '399.00',
      total: '2299.00',
      withholding: '285.00',
      payable: '2014.00',
    });
  });

  test('a discount of the whole goes to the lines in proportion, the cent to the one that loses most', () => {
    const lines = ['10', '10', '10'].map(price => ({ quantity: '1', price, ivaRate: 21 }));
    const totals = computeFull(lines, { discount: { amount: '1.00' } });
    expect(totals.lines.map(l => l.subtotal)).toEqual(['9.66', '9.67', '9.67']);
    expect(totals).toMatchObject({ discount: '1.00', subtotal: '29.00', totalIva: '6.09', total: '35.09' });
  });
});
