import fc from 'fast-check';
import { addUp, formatCents } from '../decimal';
import { accrualsOf, lastAccrualDay, quarterOf, type CashDocument } from './cash-accrual';

const document = (given: Partial<CashDocument> = {}): CashDocument => ({
  date: '2026-02-10',
  operationOn: '2026-02-10',
  rectifies: false,
  ofDebt: false,
  toCollect: '121.00',
  rows: [{ base: '100.00', quota: '21.00' }],
  entries: [],
  ...given,
});
const paid = (date: string, amount: string, undoes = false) => ({ date, amount, undoes });
const told = (given: Partial<CashDocument>) =>
  accrualsOf(document(given)).map(({ on, cause, rows }) => [on, cause, ...rows.flatMap(r => [r.base, r.quota])]);

test('accrues as it is collected, and on the 31 December of the year after that of the operation what is left', () => {
  expect(lastAccrualDay('2026-02-10')).toBe('2027-12-31');
  expect(told({})).toEqual([['2027-12-31', 'year_end', '100.00', '21.00']]);
  expect(told({ entries: [paid('2026-03-01', '121.00')] })).toEqual([['2026-03-01', 'collected', '100.00', '21.00']]);
  expect(told({ entries: [paid('2026-03-01', '50.00'), paid('2027-12-31', '30.00')] })).toEqual([
    ['2026-03-01', 'collected', '41.32', '8.68'],
    ['2027-12-31', 'collected', '24.80', '5.20'],
    ['2027-12-31', 'year_end', '33.88', '7.12'],
  ]);
  // What comes in later has accrued already.
  expect(told({ entries: [paid('2026-03-01', '50.00'), paid('2028-01-01', '71.00')] })).toEqual([
    ['2026-03-01', 'collected', '41.32', '8.68'],
    ['2027-12-31', 'year_end', '58.68', '12.32'],
  ]);
  // The year is that of the operation, whenever it was invoiced.
  expect(told({ date: '2027-01-05', operationOn: '2026-12-30' })).toEqual([
    ['2027-12-31', 'year_end', '100.00', '21.00'],
  ]);
});

test('what is undone is taken back on the day of what it undoes', () => {
  const entries = [paid('2026-03-01', '50.00'), paid('2026-03-01', '-50.00', true), paid('2026-05-02', '121.00')];
  expect(told({ entries })).toEqual([
    ['2026-03-01', 'collected', '41.32', '8.68'],
    ['2026-03-01', 'undone', '-41.32', '-8.68'],
    ['2026-05-02', 'collected', '100.00', '21.00'],
  ]);
});

test('what is withheld and paid for the customer is in what is collected, and takes no tax with it', () => {
  // 1,000.00 and 210.00, less 150.00 withheld, with 20.00 of suplidos: 1,080.00 to be paid.
  const whole = { toCollect: '1080.00', rows: [{ base: '1000.00', quota: '210.00' }] };
  expect(told({ ...whole, entries: [paid('2026-03-01', '540.00'), paid('2026-04-01', '540.00')] })).toEqual([
    ['2026-03-01', 'collected', '500.00', '105.00'],
    ['2026-04-01', 'collected', '500.00', '105.00'],
  ]);
});

test('a rectifying invoice accrues as it is given back; after the last day, of a debt, or with nothing to give back, by itself', () => {
  const credit = { rectifies: true, toCollect: '-12.10', rows: [{ base: '-10.00', quota: '-2.10' }] };
  expect(told({ ...credit, entries: [paid('2026-06-01', '-12.10')] })).toEqual([
    ['2026-06-01', 'collected', '-10.00', '-2.10'],
  ]);
  // Not given back, it goes with what was not collected of its original.
  expect(told(credit)).toEqual([['2027-12-31', 'year_end', '-10.00', '-2.10']]);
  expect(told({ ...credit, date: '2028-01-10' })).toEqual([['2028-01-10', 'issue', '-10.00', '-2.10']]);
  expect(told({ ...credit, ofDebt: true, date: '2027-03-01' })).toEqual([['2027-03-01', 'issue', '-10.00', '-2.10']]);
  const moved = [
    { base: '-100.00', quota: '-21.00' },
    { base: '110.00', quota: '11.00' },
  ];
  expect(told({ rectifies: true, toCollect: '0.00', rows: moved })).toEqual([
    ['2026-02-10', 'issue', '-100.00', '-21.00', '110.00', '11.00'],
  ]);
  expect(told({ toCollect: '0.00', rows: [{ base: '0.00', quota: '0.00' }] })).toEqual([]);
});

test('whatever came in and was undone, and whenever, the parts add up to the whole, and each to what came in', () => {
  const amount = fc.bigInt({ min: -5_000_000n, max: 5_000_000n });
  const rows = fc.array(fc.record({ base: amount, quota: amount }), { minLength: 1, maxLength: 4 });
  const days = fc.constantFrom('2026-02-10', '2026-03-31', '2026-04-01', '2027-12-31', '2028-01-01', '2028-02-01');
  const payments = fc.array(fc.record({ date: days, amount, undone: fc.boolean() }), { maxLength: 8 });
  fc.assert(
    fc.property(rows, payments, fc.boolean(), amount, (given, came, settled, withheld) => {
      const whole = given.reduce((sum, { base, quota }) => sum + base + quota, 0n) + withheld;
      const standing = came.reduce((sum, { amount: each, undone }) => (undone ? sum : sum + each), 0n);
      const all = came.flatMap(({ date, amount: each, undone }) => [
        { date, amount: formatCents(each), undoes: false },
        ...(undone ? [{ date, amount: formatCents(-each), undoes: true }] : []),
      ]);
      const rest = { date: '2027-12-31', amount: formatCents(whole - standing), undoes: false };
      const entries = [...all, ...(settled ? [rest] : [])].sort((a, b) => a.date.localeCompare(b.date));
      const text = given.map(({ base, quota }) => ({ base: formatCents(base), quota: formatCents(quota) }));
      const told = accrualsOf(document({ toCollect: formatCents(whole), rows: text, entries }));
      text.forEach((row, at) => {
        expect(addUp(told.map(each => each.rows[at]!.base))).toBe(row.base);
        expect(addUp(told.map(each => each.rows[at]!.quota))).toBe(row.quota);
      });
      if (withheld !== 0n || whole === 0n) return;
      for (const each of told.filter(({ entry }) => entry !== null))
        expect(addUp(each.rows.flatMap(({ base, quota }) => [base, quota]))).toBe(entries[each.entry!]!.amount);
    }),
    { numRuns: 500 },
  );
});

test.each([
  [1, '2026-01-01', '2026-03-31'],
  [2, '2026-04-01', '2026-06-30'],
  [3, '2026-07-01', '2026-09-30'],
  [4, '2026-10-01', '2026-12-31'],
])('quarter %s goes from %s to %s', (quarter, from, to) => {
  expect(quarterOf(2026, quarter)).toEqual([from, to]);
});
