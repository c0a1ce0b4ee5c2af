import { propose, type Owed, type Paid } from './propose';

const paid = (text: string, left: string, id = 'm', date = '2026-11-20'): Paid => ({ id, date, left, text });
const owed = (number: string, amount: string, name = 'Bodegas Larrañaga, S.L.', nif = 'B26304188'): Owed => ({
  id: number,
  number,
  payer: nif,
  name,
  nif,
  date: '2026-11-01',
  owed: amount,
});
const said = (movements: Paid[], invoices: Owed[]) =>
  propose(movements, invoices).map(({ movementId, sure, reasons, parts }) => [
    movementId,
    sure ? 'sure' : 'likely',
    reasons.join(' '),
    parts.map(({ invoiceId, amount }) => `${invoiceId} ${amount}`).join(', '),
  ]);

const HOTEL = ['Hotel Mirador, S.A.', 'A58402165'] as const;

test.each<[string, Paid, Owed[], string | null]>([
  [
    'number and amount',
    paid('FRA A-2026-0001', '121.00'),
    [owed('A-2026-0001', '121.00')],
    'sure number amount A-2026-0001 121.00',
  ],
  [
    'the number written otherwise',
    paid('PAGO A20260001/X', '121.00'),
    [owed('A-2026-0001', '121.00')],
    'sure number amount A-2026-0001 121.00',
  ],
  [
    'the name and the amount',
    paid('TRANSF DE BODEGAS LARRANAGA SL', '121.00'),
    [owed('A-2026-0001', '121.00'), owed('A-2026-0002', '121.00', ...HOTEL)],
    'sure name amount A-2026-0001 121.00',
  ],
  [
    'the tax number and the amount',
    paid('ES B26304188 ESB26304188', '121.00'),
    [owed('A-2026-0001', '121.00')],
    'sure nif amount A-2026-0001 121.00',
  ],
  ['the amount alone', paid('INGRESO', '121.00'), [owed('A-2026-0001', '121.00')], 'likely amount A-2026-0001 121.00'],
  [
    'an amount that two are owed',
    paid('INGRESO', '121.00'),
    [owed('A-2026-0001', '121.00'), owed('A-2026-0002', '121.00')],
    null,
  ],
  [
    'of two of one customer the older one',
    paid('BODEGAS LARRANAGA', '121.00'),
    [owed('A-2026-0001', '121.00'), owed('A-2026-0002', '121.00')],
    'likely name amount A-2026-0001 121.00',
  ],
  [
    'another customer with that amount',
    paid('HOTEL MIRADOR', '121.00'),
    [owed('A-2026-0001', '121.00'), owed('A-2026-0002', '50.00', ...HOTEL)],
    null,
  ],
  [
    'several numbers',
    paid('A-2026-0001 Y A-2026-0002', '171.00'),
    [owed('A-2026-0001', '121.00'), owed('A-2026-0002', '50.00')],
    'sure number sum A-2026-0001 121.00, A-2026-0002 50.00',
  ],
  [
    'several of a customer',
    paid('BODEGAS LARRANAGA', '171.00'),
    [owed('A-2026-0001', '121.00'), owed('A-2026-0002', '50.00'), owed('A-2026-0003', '70.00')],
    'likely name sum A-2026-0001 121.00, A-2026-0002 50.00',
  ],
  [
    'two sums that come to it',
    paid('BODEGAS LARRANAGA', '171.00'),
    [owed('A-2026-0001', '121.00'), owed('A-2026-0002', '50.00'), owed('A-2026-0003', '50.00')],
    null,
  ],
  [
    'a part whose number is named',
    paid('A CUENTA A-2026-0001', '100.00'),
    [owed('A-2026-0001', '121.00')],
    'likely number part A-2026-0001 100.00',
  ],
  ['a part without a number', paid('BODEGAS LARRANAGA', '100.00'), [owed('A-2026-0001', '121.00')], null],
  [
    'more than is owed',
    paid('A-2026-0001', '125.00'),
    [owed('A-2026-0001', '121.00')],
    'likely number A-2026-0001 121.00',
  ],
  [
    'what went back for a credit',
    paid('DEVOLUCION R-2026-0001', '-60.50'),
    [owed('R-2026-0001', '-60.50')],
    'sure number amount R-2026-0001 -60.50',
  ],
  ['what went out, and an invoice', paid('A-2026-0001', '-121.00'), [owed('A-2026-0001', '121.00')], null],
  ['a number within another', paid('XA-2026-00012', '121.00'), [owed('A-2026-0001', '99.00')], null],
])('%s', (_, movement, invoices, proposal) => {
  expect(said([movement], invoices).map(([, ...rest]) => rest.join(' '))).toEqual(proposal ? [proposal] : []);
});

test('an invoice is proposed once; of two movements that mean the same neither is sure, and the number comes first', () => {
  const one = [owed('A-2026-0001', '121.00')];
  expect(said([paid('BODEGAS LARRANAGA', '121.00', 'a'), paid('BODEGAS LARRANAGA', '121.00', 'b')], one)).toEqual([
    ['a', 'likely', 'name amount', 'A-2026-0001 121.00'],
  ]);
  expect(said([paid('BODEGAS LARRANAGA', '121.00', 'a'), paid('A-2026-0001', '121.00', 'b')], one)).toEqual([
    ['b', 'sure', 'number amount', 'A-2026-0001 121.00'],
  ]);
});

test('five thousand of each are compared within seconds, though they are all alike', () => {
  const invoices = Array.from({ length: 5_000 }, (_, n) => owed(`A-2026-${n}`, n % 2 ? '121.00' : `${n}.10`));
  const movements = Array.from({ length: 5_000 }, (_, n) =>
    paid('BODEGAS LARRANAGA B26304188', n % 2 ? '121.00' : '7.77', `m${n}`),
  );
  const begun = performance.now();
  expect(propose(movements, invoices)).toHaveLength(2_500);
  expect(performance.now() - begun).toBeLessThan(5_000);
});
