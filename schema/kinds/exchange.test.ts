import { exchangeRefusals, MOST_EXCHANGED, operationOf, sumOfRates, type Ticket } from './exchange';

const RATE = { ivaRate: 21, ivaCause: null, base: '0.45', quota: '0.09' };
const ticket = (over: Partial<Ticket> = {}): Ticket => ({
  fullNumber: 'T-2026-0001',
  kind: 'F2',
  status: 'issued',
  date: '2026-11-20',
  lineCount: 1,
  rates: [RATE],
  tax: 'IVA',
  recargo: false,
  exchangedBy: null,
  unexchanged: null,
  replaces: null,
  replacedBy: null,
  ...over,
});
const many = (count: number, over: (index: number) => Partial<Ticket> = () => ({})) =>
  Array.from({ length: count }, (_, index) => ticket(over(index)));
const rows = (count: number) => many(count, index => ({ rates: [{ ...RATE, ivaRegime: String(index) }] }));
const TEXTS = /^[A-ZÁ-Ú].{20,}/;

test('rows of one rate, cause and regime are added up and never computed again', () => {
  const others = [{ ivaRate: 4, ivaCause: null, base: '1.00', quota: '0.04', recargoRate: '0.5', recargo: '0.01' }];
  expect(sumOfRates([...many(3), { rates: others }, { rates: others }])).toEqual([
    { ...RATE, base: '1.35', quota: '0.27' },
    { ...others[0], base: '2.00', quota: '0.08', recargo: '0.02' },
  ]);
  expect(sumOfRates(many(2), true)).toEqual([{ ...RATE, base: '-0.90', quota: '-0.18' }]);
});

test('the operation is that of the last of them', () => {
  const days = [
    { date: '2026-11-20', operationDate: '2026-11-02' },
    { date: '2026-11-18', operationDate: null },
  ];
  expect(operationOf(days)).toBe('2026-11-18');
});

test.each<[string, Ticket[]]>([
  ['one', many(1)],
  ['as many as the record takes', many(MOST_EXCHANGED)],
  ['as many rows as the record takes', rows(12)],
  ['as many lines as an invoice takes', [ticket({ lineCount: 999 }), ticket()]],
  ['two of one margin scheme', many(2, () => ({ rates: [{ ...RATE, ivaRegime: '03', cost: '9.00' }] }))],
  ['one that is paid, and what rectifies it', [ticket({ status: 'paid' }), ticket({ kind: 'R5' })]],
])('%s can be exchanged', (_what, tickets) => {
  expect(exchangeRefusals(tickets, '2026-11-20')).toEqual([]);
});

test.each<[string, Ticket[], string, number?]>([
  ['none', [], 'ids'],
  ['more than the record takes', many(MOST_EXCHANGED + 1), 'ids'],
  ['more rows than the record takes', rows(13), 'ids'],
  ['those of two taxes', [ticket(), ticket({ tax: 'IGIC' })], 'ids'],
  ['more lines than an invoice takes', [ticket({ lineCount: 1000 }), ticket()], 'ids'],
  ['a complete invoice', [ticket(), ticket({ kind: 'F1' })], 'ids', 1],
  ['an exchange', [ticket({ kind: 'F3' })], 'ids', 0],
  ['a draft', [ticket({ status: 'draft', fullNumber: null })], 'ids', 0],
  ['a cancelled one', [ticket({ status: 'cancelled' })], 'ids', 0],
  ['one that is exchanged', [ticket({ exchangedBy: 'A-2026-0003' })], 'ids', 0],
  ['what rectifies one that is not', [ticket({ kind: 'R5', unexchanged: 'T-2026-0002' })], 'ids', 0],
  ['one that another replaces', [ticket({ replacedBy: 'RT-2026-0001' })], 'ids', 0],
  ['what replaces one that is exchanged', [ticket({ kind: 'R5', replaces: 'T-2026-0002' })], 'ids', 0],
  ['recargo and none', [ticket(), ticket({ recargo: true })], 'ids'],
  ['a margin scheme and none', [ticket(), ticket({ rates: [{ ...RATE, ivaRegime: '03', cost: '9.00' }] })], 'ids'],
  ['two margin schemes', ['03', '05'].map(ivaRegime => ticket({ rates: [{ ...RATE, ivaRegime }] })), 'ids'],
  ['VAT that is pending and not', [ticket(), ticket({ rates: [{ ...RATE, ivaRegime: '15' }] })], 'ids'],
  ['one of a later day', [ticket({ date: '2026-11-21' })], 'date'],
  ['base and quota of other signs', [ticket(), ticket({ rates: [{ ...RATE, base: '-0.44', quota: '-0.10' }] })], 'ids'],
])('%s cannot be exchanged', (_what, tickets, part, ...[index]) => {
  const [found, ...more] = exchangeRefusals(tickets, '2026-11-20');
  expect([found, more]).toEqual([
    { part, ...(index !== undefined && { index }), text: expect.stringMatching(TEXTS) },
    [],
  ]);
});
