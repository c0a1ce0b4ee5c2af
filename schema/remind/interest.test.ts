import fc from 'fast-check';
import { runs } from '../../api/test/long';
import { daysAfter, daysBetween } from '../days';
import {
  beginsHalfYear,
  halfYearOf,
  interestOf,
  isBusiness,
  lateRate,
  unratedFrom,
  type Debt,
  type HalfYear,
} from './interest';

const RATES: HalfYear[] = [
  { from: '2025-01-01', reference: '3.15' },
  { from: '2025-07-01', reference: '2.15' },
  { from: '2026-01-01', reference: '2.15' },
  { from: '2026-07-01', reference: '0.00' },
];
const debt = (dueOn: string, amount: string, payments: Debt['payments'] = []): Debt => ({ dueOn, amount, payments });

test.each<[string, Debt, string, string | null, string?]>([
  // 1000 × 11.15 % × 10 / 365 = 3.0547…
  ['ten days of one half-year', debt('2025-03-01', '1000.00'), '2025-03-11', '3.05'],
  // 10 days at 11.15 and 5 at 10.15: 3.0547… + 1.3904…
  ['over a change of the rate', debt('2025-06-20', '1000.00'), '2025-07-05', '4.45'],
  // 400 came in on the tenth day, on which interest still runs on all of it: 3.0547… + 600 × 11.15 % × 10 / 365
  ['a part came in', debt('2025-03-01', '1000.00', [{ date: '2025-03-11', amount: '400.00' }]), '2025-03-21', '4.89'],
  [
    'what was undone counts for nothing',
    debt('2025-03-01', '1000.00', [
      { date: '2025-03-05', amount: '400.00' },
      { date: '2025-03-05', amount: '-400.00' },
    ]),
    '2025-03-11',
    '3.05',
  ],
  ['on the day itself there is none', debt('2025-03-01', '1000.00'), '2025-03-01', null],
  ['less than half a cent is nothing', debt('2025-03-01', '1.00'), '2025-03-10', null],
  // The rate of 2027 is not known: it stops on 31 December.
  ['until the last day whose rate is known', debt('2026-12-21', '1000.00'), '2027-03-01', '2.19', '2026-12-31'],
  ['of a time whose rate is not known', debt('2024-03-01', '1000.00'), '2024-04-01', null],
])('interest: %s', (_what, given, until, amount, shown = until) => {
  expect(interestOf(given, until, RATES)).toEqual(amount && { amount, until: shown });
});

/** Day by day, in whole numbers. */
function oracle({ dueOn, amount, payments }: Debt, until: string): bigint {
  const cents = (text: string) => BigInt(text.replace('.', ''));
  let sum = 0n;
  for (let day = daysAfter(dueOn, 1); day <= until; day = daysAfter(day, 1)) {
    const { reference } = RATES.find(({ from }) => from === halfYearOf(day))!;
    const paid = payments.filter(({ date }) => date < day).reduce((all, each) => all + cents(each.amount), 0n);
    const owed = cents(amount) - paid;
    if (owed > 0n) sum += owed * (cents(reference) + 800n);
  }
  const divisor = 10_000n * 365n;
  return (sum + divisor / 2n) / divisor;
}

test('interest is that of each day, whatever came in and wherever half-years change', () => {
  const day = (from: number, to: number) => fc.integer({ min: from, max: to }).map(n => daysAfter('2025-01-01', n));
  const euros = (most: number) =>
    fc.integer({ min: 1, max: most }).map(n => `${Math.floor(n / 100)}.${String(n % 100).padStart(2, '0')}`);
  fc.assert(
    fc.property(
      day(0, 500),
      euros(10_000_000),
      fc.array(fc.record({ date: day(0, 729), amount: euros(300_000) }), { maxLength: 5 }),
      day(0, 729),
      (dueOn, amount, payments, until) => {
        const given = { dueOn, amount, payments };
        const found = interestOf(given, until, RATES);
        expect(BigInt((found?.amount ?? '0.00').replace('.', ''))).toBe(
          daysBetween(dueOn, until) > 0 ? oracle(given, until) : 0n,
        );
      },
    ),
    { numRuns: runs(100, 2_000) },
  );
});

test('a half-year begins in January or July, and eight points come on top', () => {
  expect(['2026-01-01', '2026-07-01', '2026-04-01', '2026-07-02'].map(beginsHalfYear)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(['2.15', '0', '4.5'].map(lateRate)).toEqual(['10.15', '8.00', '12.50']);
});

test.each([
  ['B98241573', false, false, true],
  ['A58402165', false, false, true],
  // A person, an association, a community of owners, a town.
  ['48213960A', false, false, false],
  ['G28029007', false, false, false],
  ['H28029007', false, false, false],
  ['P2807900B', false, false, false],
  [null, false, false, false],
  // Who withholds, or is charged recargo, is in business.
  ['48213960A', true, false, true],
  ['48213960A', false, true, true],
])('%s (withholds %s, recargo %s) is a business: %s', (nif, withholds, surcharged, is) => {
  expect(isBusiness({ nif, withholds, surcharged })).toBe(is);
});

test.each([
  ['2026-12-20', '2026-12-31', null],
  ['2026-12-20', '2027-03-01', '2027-01-01'],
  ['2026-12-31', '2027-03-01', '2027-01-01'],
  ['2024-03-01', '2025-04-01', '2024-03-02'],
  ['2026-03-01', '2026-03-01', null],
])('due on %s, until %s the first day without a rate is %s', (dueOn, until, day) =>
  expect(unratedFrom(dueOn, until, RATES)).toBe(day),
);
