import { computeFull, type RateAmounts } from '../totals';
import {
  overpaid,
  prepaidRefusals,
  prepaidText,
  soundsPrepaid,
  prepaymentRefusals,
  settlementLines,
  type Named,
  type Prepaid,
} from './prepayments';

const rate = (base: string, ivaRate = 21, more: Partial<RateAmounts> = {}): RateAmounts => ({
  ivaRate,
  ivaCause: null,
  base,
  quota: '0.00',
  ...more,
});
const PREPAID: Prepaid = { id: 'p', fullNumber: 'A-2026-0004', date: '2026-11-03', rates: [rate('400.00')] };
const line = (price: string, ivaRate = 21) => ({ quantity: '1', price, ivaRate });

test('a prepayment is taken off by one line for each of its rates, and none where nothing is left', () => {
  const rates = [rate('300.00'), rate('0.00', 10), rate('50.00', 0, { ivaCause: 'E1' })];
  expect(settlementLines([{ ...PREPAID, rates }])).toMatchObject([
    {
      description: 'Anticipo A-2026-0004, del 03/11/2026',
      quantity: '-1',
      price: '300.00',
      ivaRate: 21,
      prepaymentId: 'p',
    },
    { quantity: '-1', price: '50.00', ivaRate: 0, ivaCause: 'E1' },
  ]);
});

test('VAT is computed on what is left of each rate, and a discount of the whole is not shared out over what is taken off', () => {
  const totals = computeFull([line('1000.00'), ...settlementLines([PREPAID])], { discount: { percent: '10' } });
  expect(totals).toMatchObject({
    lines: [{ subtotal: '900.00' }, { subtotal: '-400.00' }],
    rates: [{ base: '500.00', quota: '105.00' }],
    discount: '100.00',
    total: '605.00',
  });
});

test('what is left is the whole less the prepayments to the cent in its base, and within a cent for each in its VAT', () => {
  let seed = 7;
  const any = (most: number) => (seed = (seed * 48271) % 2147483647) % most;
  const cents = (text: string) => Math.round(Number(text) * 100);
  for (let round = 0; round < 300; round += 1) {
    const prepaid = [1, 2, 3].map(() => String(any(30000) / 100 + 0.01));
    const invoices = prepaid.map(price => computeFull([line(price)], {}));
    const lines = [line('1000.00')];
    const whole = computeFull(lines, {});
    const left = computeFull([...lines, ...settlementLines(invoices.map(({ rates }) => ({ ...PREPAID, rates })))], {});
    const rest = (pick: (totals: typeof whole) => string) =>
      cents(pick(whole)) - invoices.reduce((sum, each) => sum + cents(pick(each)), 0);
    expect(cents(left.subtotal)).toBe(rest(({ subtotal }) => subtotal));
    expect(Math.abs(cents(left.total) - rest(({ total }) => total))).toBeLessThanOrEqual(2);
  }
});

test('prepayments are not more than what is invoiced at their rate', () => {
  const settled = settlementLines([PREPAID]);
  const after = (...own: ReturnType<typeof line>[]) => computeFull([...own, ...settled], {}).rates;
  expect(overpaid(after(line('400')), settled)).toBeNull();
  expect(overpaid(after(line('399.99')), settled)).toContain('Al 21 % los anticipos suman más');
  expect(overpaid(after(line('900', 10)), settled)).toContain('Al 21 %');
  expect(overpaid([rate('-5.00', 10), rate('1.00')], settled)).toBeNull();
  expect(overpaid([rate('-400.00'), rate('900.00', 21, { ivaRegime: '07' })], settled)).toContain(
    'caja y esta factura sí',
  );
});

const NAMED: Named = {
  ...PREPAID,
  prepayment: true,
  status: 'paid',
  tax: 'IVA',
  recargo: false,
  sameCustomer: true,
  settledBy: null,
  replacedBy: null,
};
const FINAL = { date: '2026-11-20', tax: 'IVA', recargo: false, cash: false } as const;

test.each<[Partial<Named>, Partial<typeof FINAL> | object, string, boolean]>([
  [{ status: 'draft' }, {}, 'Un borrador no es un anticipo cobrado', false],
  [{ prepayment: false }, {}, 'no es una factura de anticipo', false],
  [{ sameCustomer: false }, {}, 'es de otro cliente', false],
  [{ tax: 'IGIC' }, {}, 'lleva IGIC y esta factura IVA', false],
  [{ recargo: true }, {}, 'lleva recargo de equivalencia y esta factura no', false],
  [{}, { recargo: true }, 'lleva recargo de equivalencia y el anticipo', false],
  [{}, { cash: true }, 'no va por el criterio de caja y esta factura sí', false],
  [{ rates: [{ ...rate('10.00'), ivaRegime: '07' }] }, {}, 'va por el criterio de caja y esta factura no', false],
  [{}, { date: '2026-11-02' }, 'no puede ser anterior al anticipo', false],
  [{ status: 'cancelled' }, {}, 'está anulada', true],
  [{ settledBy: 'A-2026-0007' }, {}, 'ya está liquidado en A-2026-0007', true],
  [{ replacedBy: 'R-2026-0001' }, {}, 'lo sustituye R-2026-0001', true],
  [{ rates: [rate('0.00')] }, {}, 'no queda nada que restar', true],
  [{ rates: [rate('10.00'), rate('-1.00', 10)] }, {}, 'más de lo que dice', true],
])('%j for %j is refused: %s', (changed, final, text, conflict) => {
  expect(prepaymentRefusals([NAMED, { ...NAMED, ...changed }], { ...FINAL, ...final }).at(-1)).toEqual({
    part: text.includes('anterior') ? 'date' : 'prepayments',
    index: 1,
    conflict,
    text: expect.stringContaining(text),
  });
});

test('what was received before the operation has its VAT at once', () => {
  expect(prepaymentRefusals([NAMED], FINAL)).toEqual([]);
  expect(prepaidRefusals([{}, { ivaCause: 'E1' }, { ivaRegime: '07' }])).toEqual([]);
  expect(prepaidRefusals([{ ivaCause: 'E5' }, { ivaRegime: '14' }, { ivaRegime: '15' }])).toMatchObject([
    { line: 0, part: 'ivaCause' },
    { line: 1, part: 'ivaRegime', text: expect.stringContaining('clave 14') },
    { line: 2, part: 'ivaRegime', text: expect.stringContaining('clave 15') },
  ]);
});

test('a line of a prepayment says so, in the words of who writes it where it does', () => {
  expect(prepaidText('Cocina a medida')).toBe('Anticipo: Cocina a medida');
  for (const own of ['Anticipo 40 %', 'Pago anticipado', 'Señal', 'Entrega A CUENTA', 'Arras'])
    expect(prepaidText(own)).toBe(own);
  expect(prepaidText('Señalización')).toBe('Anticipo: Señalización');
  expect(prepaidText('x'.repeat(500))).toHaveLength(500);
});

test('what a line begins with sounds like money received beforehand, or like funds for suplidos too', () => {
  for (const text of [
    'Anticipo 40 %',
    ' anticipo de la cocina',
    'A cuenta de la reforma',
    'Pago a cuenta',
    'Pago anticipado',
  ])
    expect(soundsPrepaid(text)).toBe('prepayment');
  for (const text of ['Provisión de fondos', 'provision', 'Provisión: juicio'])
    expect(soundsPrepaid(text)).toBe('funds');
  for (const text of [
    'Provisión de pienso',
    'Provisiones',
    'Anticipación',
    'Cocina',
    'Acuenta',
    'Resto, menos el anticipo',
    '',
  ])
    expect(soundsPrepaid(text)).toBeNull();
});
