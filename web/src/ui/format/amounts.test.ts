import { formatAmount, formatMoney, formatMoneyRound, formatPrice, formatQuantity, parseAmount } from './amounts';
import { formatDate, formatDateProse, formatInstant, formatTime, today } from './dates';
import { settleIn } from './here';

test.each([
  ['1234,5', '1234.5'],
  ['1.234,56', '1234.56'],
  ['1234.56', '1234.56'],
  ['1.234', '1234'],
  ['1.234.567,8', '1234567.8'],
  ['0.125', '0.125'],
  ['12.5', '12.5'],
  [',5', '0.5'],
  ['.5', '0.5'],
  ['3,', '3'],
  ['1 234,50 €', '1234.50'],
  ['−3', '-3'],
  ['007', '007'],
])('reads %s as %s', (text, amount) => expect(parseAmount(text)).toBe(amount));

test.each(['', '-', 'abc', '1,2,3', '1e5', '1.2.3', '--1', '12a'])('takes %j for no amount', text =>
  expect(parseAmount(text)).toBeNull(),
);

test('money is written the Spanish way, with a space that does not break and a true minus', () => {
  expect(formatMoney('1234.56')).toBe('1.234,56\u00a0€');
  expect(formatMoney('-0.5')).toBe('−0,50\u00a0€');
  expect(formatMoneyRound('348210.49')).toBe('348.210\u00a0€');
});

test('no cent is lost above what a number can hold', () => {
  expect(formatAmount('999999999999999999.99')).toBe('999.999.999.999.999.999,99');
});

test('prices keep their decimals, quantities lose the idle ones', () => {
  expect([formatPrice('0.3333'), formatPrice('18.50')]).toEqual(['0,3333', '18,50']);
  expect([formatQuantity('2.00'), formatQuantity('1.50')]).toEqual(['2', '1,5']);
});

test("dates are es-ES, and the day is Madrid's", () => {
  expect(formatDate('2026-11-20')).toBe('20/11/2026');
  expect(formatDateProse('2026-11-20')).toBe('20 de noviembre de 2026');
  expect(formatInstant('2026-11-20T23:30:00Z')).toBe('21/11/2026');
  expect(today(new Date('2026-11-20T23:30:00Z'))).toBe('2026-11-21');
});

test.each([
  ['canarias', '2026-07-10T22:30:00Z', '2026-07-10', '23:30'],
  ['canarias', '2026-07-10T23:30:00Z', '2026-07-11', '0:30'],
  ['canarias', '2026-12-31T23:30:00Z', '2026-12-31', '23:30'],
  ['ceuta', '2026-12-31T23:30:00Z', '2027-01-01', '0:30'],
  [null, '2026-12-31T23:30:00Z', '2027-01-01', '0:30'],
] as const)('in %s %s is %s at %s', (territory, at, day, time) => {
  settleIn(territory);
  expect(today(new Date(at))).toBe(day);
  expect(formatInstant(at)).toBe(day.split('-').reverse().join('/'));
  expect(formatTime(at).replace(/^0(?=\d:)/, '')).toBe(time);
  settleIn(null);
});
