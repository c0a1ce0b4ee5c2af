import type { OpenInvoice } from '../collect/open';
import { proposing, type Around, type Paid, type Proposal } from './propose';

/** All steps at one go. */
function propose(...given: Parameters<typeof proposing>): Proposal[] {
  const steps = proposing(...given);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const paid = (text: string, left: string, id = 'm', date = '2026-11-20'): Paid => ({ id, date, left, text });
const owed = (number: string, amount: string, name = 'Bodegas Larrañaga, S.L.', nif = 'B26304188'): OpenInvoice => ({
  id: number,
  number,
  payer: nif,
  name,
  nif,
  date: '2026-11-01',
  owed: amount,
});
const said = (movements: Paid[], invoices: OpenInvoice[], around: Partial<Around> = {}) =>
  propose(movements, invoices, { today: '2026-11-24', ...around }).map(({ movementId, sure, reasons, parts }) => [
    movementId,
    sure ? 'sure' : 'likely',
    reasons.join(' '),
    parts.map(({ invoiceId, amount }) => `${invoiceId} ${amount}`).join(', '),
  ]);

const HOTEL = ['Hotel Mirador, S.A.', 'A58402165'] as const;

test.each<[string, Paid, OpenInvoice[], string | null]>([
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

const MARIA = ['María García Ruiz', '12345678Z'] as const;
const SOLER = ['María García Soler', '87654321X'] as const;
const card = ([name, nif]: readonly [string, string]) => ({ payer: nif, name, nif });
const one = (amount = '121.00', ...who: [string, string] | []) => [owed('A-2026-0001', amount, ...who)];

// What a careful accountant would look at before confirming it.
test.each<[string, string | Paid, OpenInvoice[], Partial<Around>, string | null]>([
  ['a surname alone', 'TRANSF DE ANA GARCIA LOPEZ', one('121.00', 'García, S.L.', 'B1'), {}, 'name amount'],
  [
    'a family that is a company',
    'TRANSF DE ANA GARCIA LOPEZ',
    one('121.00', 'Hermanos García, S.L.', 'B1'),
    {},
    'amount',
  ],
  ['an ordinary word', 'INGRESO EFECTIVO OFICINA NORTE', one('121.00', 'Norte, S.L.', 'B1'), {}, 'name amount'],
  ['another second surname', 'TRANSF DE MARIA GARCIA SANZ', one('121.00', ...MARIA), {}, 'name amount'],
  [
    'a person of whom one surname is known',
    'ANA GARCIA LOPEZ',
    one('121.00', 'Ana García', MARIA[1]),
    {},
    'name amount',
  ],
  ['a name that was cut off', 'TRANSF DE MARIA GARCIA', one('121.00', ...MARIA), {}, 'name amount'],
  [
    'a namesake who owes something else',
    'MARIA GARCIA SOLER',
    [...one('121.00', ...MARIA), owed('A-2026-0002', '80.00', ...SOLER)],
    {},
    null,
  ],
  ['a namesake who owes nothing', 'MARIA GARCIA SOLER', one('121.00', ...MARIA), { cards: [card(SOLER)] }, null],
  [
    'two customers whose names stand there',
    'HOTEL MIRADOR PLAYA',
    one('121.00', ...HOTEL),
    { cards: [card(['Hotel Mirador Playa', 'B2'])] },
    'name amount',
  ],
  [
    'a number, and the name of somebody else',
    'FRA A-2026-0001 HOTEL MIRADOR',
    one(),
    { cards: [card(HOTEL)] },
    'number amount',
  ],
  ['a number that is sent back', 'ENDESA DEVOL FRA A-2026-0001', one(), {}, 'number amount'],
  ['a number of one figure', 'PAGO 7', [owed('7', '121.00')], {}, 'number amount'],
  ['a day before the invoice', paid('BODEGAS LARRANAGA', '121.00', 'm', '2026-10-05'), one(), {}, 'name amount'],
  ['a day to come', paid('FRA A-2026-0001', '121.00', 'm', '2026-11-25'), one(), {}, 'number amount'],
  ['as much written down by hand', 'BODEGAS LARRANAGA', one(), { noted: [noted('2026-11-10')] }, 'name amount'],
  [
    'as much written down by hand, and the number',
    'A-2026-0001',
    one(),
    { noted: [noted('2026-11-30')] },
    'number amount',
  ],
  ['a list that was cut off', 'BODEGAS LARRANAGA', one(), { isCut: true }, 'name amount'],
])('%s is not sure', (_, movement, invoices, around, reasons) => {
  const came = typeof movement === 'string' ? paid(movement, '121.00') : movement;
  expect(said([came], invoices, around).map(([, how, why]) => [how, why])).toEqual(
    reasons ? [['likely', reasons]] : [],
  );
});

function noted(date: string) {
  return { payer: 'a card', nif: 'b-26304188', date, amount: '121.00' };
}

test('all of a name is sure, and so is a tax number besides a name that only begins alike', () => {
  const two = [...one('121.00', ...MARIA), owed('A-2026-0002', '121.00', ...SOLER)];
  expect(said([paid('BIZUM DE MARIA GARCIA SOLER', '121.00')], two)).toEqual([
    ['m', 'sure', 'name amount', 'A-2026-0002 121.00'],
  ]);
  expect(said([paid('MARIA GARCIA 12345678Z', '121.00')], two)).toEqual([
    ['m', 'sure', 'nif amount', 'A-2026-0001 121.00'],
  ]);
  const around = { noted: [noted('2026-11-09')], cards: [card(HOTEL), card(['Bodegas Larrañaga', 'B26304188'])] };
  expect(said([paid('BODEGAS LARRANAGA', '121.00')], one(), around)).toEqual([
    ['m', 'sure', 'name amount', 'A-2026-0001 121.00'],
  ]);
});

test('of each month the movement that comes next after the invoice is for it', () => {
  const months = ['2026-09-05', '2026-10-05', '2026-11-05', '2026-11-20'];
  const movements = months.map(date => paid('BODEGAS LARRANAGA', '121.00', date, date));
  expect(said(movements, one())).toEqual([['2026-11-05', 'likely', 'name amount', 'A-2026-0001 121.00']]);
});

test('what is only likely makes nothing else sure', () => {
  const two = [owed('A-2026-0001', '121.00'), owed('A-2026-0002', '121.00')];
  const whole = paid('BODEGAS LARRANAGA', '121.00', 'b');
  expect(said([paid('A CUENTA A-2026-0001', '50.00', 'a'), whole], two).map(([id, how]) => [id, how])).toEqual([
    ['a', 'likely'],
    ['b', 'likely'],
  ]);
  expect(said([paid('FRA A-2026-0001', '121.00', 'a'), whole], two).map(([id, how]) => [id, how])).toEqual([
    ['a', 'sure'],
    ['b', 'sure'],
  ]);
});

test('five thousand of each are compared in a moment, though they are all alike', () => {
  // Of the processor: what else runs on it does not count.
  const begun = process.cpuUsage();
  const alike = (count: number, text: string) => Array.from({ length: count }, (_, n) => paid(text, '121.00', `m${n}`));
  const invoices = Array.from({ length: 5_000 }, (_, n) => owed(`A-2026-${n}`, '121.00', `Bodegas Larrañaga ${n}`));
  expect(propose(alike(5_000, 'BODEGAS LARRANAGA B26304188'), invoices, { today: '2026-11-24' })).toHaveLength(5_000);
  // As long as a text may be, of words that say nothing and of the same name again and again.
  propose(alike(5_000, 'A '.repeat(250)), invoices, { today: '2026-11-24' });
  propose(alike(5_000, 'BODEGAS LARRANAGA '.repeat(27)), invoices, { today: '2026-11-24' });
  const { user, system } = process.cpuUsage(begun);
  // Two to three seconds where nothing else runs; one that looks at every pair would take minutes.
  expect((user + system) / 1_000).toBeLessThan(15_000);
});
