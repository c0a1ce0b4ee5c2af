import { formatAmount, formatMoney, formatMoneyRound, formatPrice, formatQuantity, parseAmount } from './amounts';
import { formatDate, formatDateProse, formatInstant, today } from './dates';

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
