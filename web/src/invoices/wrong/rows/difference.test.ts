import { computeTotals } from '../../../../../schema/totals';
import { invoice } from '../../../test/invoices';
import {
  changeOf,
  corrected,
  differences,
  less,
  misfitOf,
  misfitText,
  rowsOf,
  unchanged,
  wrongAmount,
  type Edit,
  type Row,
} from './difference';
import { changeBy, wholeOf } from '../rectifying';

const row = (over: Partial<Row> = {}): Row => ({
  description: 'Diseño',
  quantity: '2',
  price: '100.00',
  ivaRate: 21,
  ivaCause: null,
  ivaRegime: null,
  ...over,
});
const changed = (of: Row, over: Partial<Edit>) =>
  differences([of], [{ ...unchanged(of), ...over }])!.map(
    ({ description, quantity, price, ivaRate }) => `${quantity} × ${price} al ${ivaRate}: ${description}`,
  );

test.each<[string, Row, Partial<Edit>, string[]]>([
  ['nothing', row(), {}, []],
  ['nothing, written otherwise', row(), { price: '100', quantity: '2,00' }, []],
  ['less than a cent', row(), { price: '100,001' }, []],
  ['a lower price', row(), { price: '90,50' }, ['2 × -9.5 al 21: Diseño, diferencia de precio']],
  ['a higher price', row(), { price: '1.100,00' }, ['2 × 1000 al 21: Diseño, diferencia de precio']],
  ['fewer pieces', row(), { quantity: '1,5' }, ['-0.5 × 100.00 al 21: Diseño, diferencia de cantidad']],
  ['none at all', row(), { quantity: '0' }, ['-2 × 100.00 al 21: Diseño, diferencia de cantidad']],
  [
    'both',
    row(),
    { quantity: '3', price: '90' },
    ['-2 × 100.00 al 21: Diseño, como estaba', '3 × 90 al 21: Diseño, como debe ser'],
  ],
  ['for nothing', row(), { quantity: '3', price: '0' }, ['-2 × 100.00 al 21: Diseño, como estaba']],
  [
    'another rate',
    row(),
    { ivaRate: 10 },
    ['-2 × 100.00 al 21: Diseño, IVA 21 %', '2 × 100.00 al 10: Diseño, IVA 10 %'],
  ],
  [
    'of a row that takes off',
    row({ quantity: '-2' }),
    { quantity: '-1' },
    ['1 × 100.00 al 21: Diseño, diferencia de cantidad'],
  ],
  [
    'a difference that would round to another cent',
    row({ quantity: '1.5', price: '1.33' }),
    { price: '1.34' },
    ['-1.5 × 1.33 al 21: Diseño, como estaba', '1.5 × 1.34 al 21: Diseño, como debe ser'],
  ],
])('%s', (_, of, over, lines) => {
  expect(changed(of, over)).toEqual(lines);
});

test('whatever is written, the difference is to the cent what the row is worth now less what it was', () => {
  const numbers = ['0', '0.01', '1', '1.333333', '2.5', '7', '99.99', '1850', '12345.678'];
  for (const quantity of numbers.slice(1))
    for (const price of numbers.slice(1))
      for (const typed of numbers) {
        const of = row({ quantity, price });
        for (const over of [{ price: typed }, { quantity: typed }, { price: typed, quantity: '3' }]) {
          const now = { ...unchanged(of), ...over };
          const sum = (lines: { quantity: string; price: string; ivaRate?: number | null }[]) =>
            computeTotals(lines.map(line => ({ ...line, ivaRate: 21 }))).subtotal;
          const [before, after] = [sum([of]), sum([now])].map(text => BigInt(text.replace('.', '')));
          const found = differences([of], [now])!;
          expect(BigInt(sum(found).replace('.', ''))).toBe(after! - before!);
        }
      }
});

test('a row with a discount changes as its net amount', () => {
  const line = {
    quantity: '3.00',
    price: '100.00',
    ivaRate: 21,
    ivaCause: null,
    description: 'Hora',
    total: '',
    productId: null,
  };
  expect(rowsOf([{ ...line, subtotal: '270.00' }] as never)).toMatchObject([{ quantity: '1', price: '270.00' }]);
  expect(rowsOf([{ ...line, subtotal: '300.00' }] as never)).toMatchObject([{ quantity: '3', price: '100.00' }]);
});

test('what is no amount is said, and there is no difference yet', () => {
  expect(['', 'x', '1,1234567', '9'.repeat(20), '-3'].map(wrongAmount)).toEqual([
    'Escribe un número',
    'Escribe un número',
    'Como mucho 6 decimales',
    'Es demasiado grande',
    null,
  ]);
  expect(differences([row()], [{ ...unchanged(row()), price: 'x' }])).toBeNull();
});

test('what comes back is taken off', () => {
  expect(less(row(), '0,5')).toBe('1.5');
});

test('a long description leaves room for what changes', () => {
  const [line] = differences([row({ description: 'a'.repeat(500) })], [{ ...unchanged(row()), price: '1' }])!;
  expect([line!.description.length, line!.description.endsWith('a, diferencia de precio')]).toEqual([500, true]);
});

test('what rectifies an invoice with recargo carries it, and the whole of it is turned', () => {
  const part = changeBy([{ description: 'Hilo', quantity: '1', price: '-10', ivaRate: 21 }], null, true);
  expect(part).toMatchObject({ totalIva: '-2.10', recargo: '-0.52', total: '-12.62', payable: '-12.62' });
  expect(part.rates).toMatchObject([{ recargoRate: '5.2', recargo: '-0.52' }]);
  expect(changeBy([{ description: 'Hilo', quantity: '1', price: '-10', ivaRate: 21 }], null, false).recargo).toBeNull();
  const [rate] = invoice().rates;
  const whole = wholeOf(
    invoice({ recargo: '5.20', rates: [{ ...rate, recargoRate: '5.2', recargo: '5.20' }] }) as never,
  );
  expect([whole.recargo, whole.rates[0]!.recargo]).toEqual(['-5.20', '-5.20']);
});

describe('of prices that were agreed with VAT', () => {
  const line = { description: 'Pluma', quantity: '1.00', ivaRate: 21, ivaCause: null, ivaRegime: null };
  const agreed = (over: object) =>
    rowsOf([{ ...line, price: '40.00', subtotal: '40.00', total: '48.40', ...over }] as never, true);
  const total = (lines: { quantity: string; price: string; ivaRate?: number | null }[]) =>
    computeTotals(lines.map(each => ({ ...each, ivaRate: 21 }))).total;

  test('a row says what was agreed; of one with a discount what it comes to; of another its price without VAT', () => {
    expect(agreed({ grossPrice: '48.40' })).toMatchObject([{ quantity: '1', price: '48.40', gross: true }]);
    expect(agreed({ grossPrice: '50.00' })).toMatchObject([{ quantity: '1', price: '48.40', gross: true }]);
    expect(agreed({ grossPrice: null })[0]).not.toHaveProperty('gross');
    expect(rowsOf([{ ...line, price: '40.00', subtotal: '40.00', grossPrice: '48.40' }] as never)).toMatchObject([
      { price: '40.00' },
    ]);
  });

  test.each<[string, Partial<Edit>, string, string | null]>([
    ['a price', { price: '44,00' }, '-4.40', null],
    [
      'a price whose difference no base comes to',
      { price: '44,80' },
      '-3.61',
      'de −3,60 € justos: va por −3,61 €. Con otro precio puede ser de −3,59 €.',
    ],
    ['a quantity', { quantity: '3' }, '96.80', null],
    ['both', { quantity: '2', price: '45' }, '41.60', null],
  ])('%s: the document comes to what changes with VAT, or to the nearest', (_, over, comesTo, said) => {
    const rows = agreed({ grossPrice: '48.40' });
    const edits = [{ ...unchanged(rows[0]!), ...over }];
    const lines = differences(rows, edits)!;
    expect(total(lines)).toBe(comesTo);
    expect(lines.every(each => !('gross' in each))).toBe(true);
    const misfit = misfitOf(rows, edits, false);
    expect(misfit && misfitText(misfit, 'IVA').replace(/\u00a0/g, ' ')).toEqual(said && expect.stringContaining(said));
  });

  test('what replaces the original comes to what was agreed, and a row says its change with VAT', () => {
    const rows = agreed({ grossPrice: '48.40' });
    const edits = [{ ...unchanged(rows[0]!), price: '65' }];
    expect(total(corrected(rows, edits)!)).toBe('65.00');
    expect(changeOf(rows[0]!, edits[0]!)).toBe('16.60');
    expect(misfitOf(rows, edits, true)).toBeNull();
  });
});
