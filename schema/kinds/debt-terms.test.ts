import { debtDoubts, type Debt } from './debt-terms';

const COMPANY = { nif: 'B26304188', country: null, idKind: null };
const PERSON = { nif: '12345678Z', country: null, idKind: null };
const DEBT: Debt = {
  ...{ tax: 'IVA', because: 'unpaid', accrued: '2025-08-31', date: '2026-09-01', base: '1000.00' },
  ...{ cashBasis: false, customer: COMPANY },
};
const saidOf = (over: Partial<Debt>) => debtDoubts({ ...DEBT, ...over });

test.each([
  ['2025-08-31', [/^Es pronto: .* que se cumplen el 28\/02\/2026, o al año/]],
  ['2026-02-27', [/^Es pronto/]],
  ['2026-02-28', [/^Comprueba tu plazo: .* que se cumple el 31\/08\/2026/]],
  ['2026-08-30', [/^Comprueba tu plazo/]],
  ['2026-08-31', []],
  ['2027-02-28', []],
  ['2027-03-01', [/^Es tarde: .* acabó el 28\/02\/2027/]],
])(
  'of an operation of 31/08/2025 its VAT comes back from six months or a year on, and for six more: on %s',
  (date, said) => {
    expect(saidOf({ date })).toEqual(said.map(each => expect.stringMatching(each)));
  },
);

test('of who may be a consumer its base has to pass 50 €', () => {
  const small = [expect.stringContaining('50 €')];
  expect(saidOf({ base: '50.00', customer: PERSON })).toEqual(small);
  expect(saidOf({ base: '50.00', customer: null })).toEqual(small);
  expect(saidOf({ base: '50.01', customer: PERSON })).toEqual([]);
  expect(saidOf({ base: '10.00' })).toEqual([]);
});

test('nothing is said of insolvency, of IGIC and IPSI, nor of a term under criterio de caja', () => {
  const soon = { date: DEBT.accrued };
  expect(saidOf(soon)).toHaveLength(1);
  for (const over of [{ because: 'insolvent' }, { tax: 'IGIC' }, { tax: 'IPSI' }, { cashBasis: true }] as const)
    expect(saidOf({ ...soon, ...over })).toEqual([]);
});
