import fc from 'fast-check';
import { daysAfter } from '../days';
import { dueDateOf, dueDateProblem, dueOnOf, parseTerms, termsText, termsWarning, USUAL_TERMS } from './terms';

test.each([
  ['0', '2026-11-24', '2026-11-24', 'Al recibirla'],
  ['1', '2026-11-24', '2026-11-25', 'A 1 día'],
  ['30', '2026-11-24', '2026-12-24', 'A 30 días'],
  ['30', '2026-12-05', '2027-01-04', 'A 30 días'],
  // Of a leap year and of others.
  ['30', '2028-01-31', '2028-03-01', 'A 30 días'],
  ['30', '2027-01-31', '2027-03-02', 'A 30 días'],
  ['365', '2027-03-01', '2028-02-29', 'A 365 días'],
  ['M0', '2028-02-10', '2028-02-29', 'A fin de mes'],
  ['M0', '2027-02-10', '2027-02-28', 'A fin de mes'],
  ['M0', '2026-12-31', '2026-12-31', 'A fin de mes'],
  ['M30', '2026-11-24', '2026-12-30', 'A 30 días desde fin de mes'],
  ['M60', '2026-12-24', '2027-03-01', 'A 60 días desde fin de mes'],
  ['0@25', '2026-11-24', '2026-11-25', 'El día 25 del mes'],
  ['0@25', '2026-11-25', '2026-11-25', 'El día 25 del mes'],
  ['0@25', '2026-11-26', '2026-12-25', 'El día 25 del mes'],
  ['30@25', '2026-11-26', '2027-01-25', 'A 30 días, el día 25 del mes'],
  ['30@31', '2026-11-24', '2026-12-31', 'A 30 días, el último día del mes'],
  // What a month has not is its last day.
  ['0@31', '2028-02-10', '2028-02-29', 'El último día del mes'],
  ['0@30', '2027-01-31', '2027-02-28', 'El día 30 del mes'],
  ['0@31', '2026-04-30', '2026-04-30', 'El último día del mes'],
  ['M0@5', '2026-12-24', '2027-01-05', 'A fin de mes, el día 5 del mes'],
])('%s of %s is due on %s: %s', (terms, date, due, words) => {
  expect(dueDateOf(date, terms)).toBe(due);
  expect(termsText(terms)).toBe(words);
});

test.each(['', '-1', '366', '030', '30@0', '30@32', '30@05', 'm30', 'M', '@5', '30 ', '30@', '1e2', '٣٠', '30\n'])(
  '%j are no terms, and nothing follows from them',
  text => {
    expect(parseTerms(text)).toBeNull();
    expect(dueDateOf('2026-11-24', text)).toBeNull();
    expect(termsText(text)).toBe('');
  },
);

test('a due date is never before the invoice, nor further than its days and a month allow', () => {
  const written = fc
    .tuple(fc.boolean(), fc.integer({ min: 0, max: 365 }), fc.option(fc.integer({ min: 1, max: 31 })))
    .map(([end, days, day]) => `${end ? 'M' : ''}${days}${day === null ? '' : `@${day}`}`);
  const dates = fc
    .date({ min: new Date('1999-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map(day => day.toISOString().slice(0, 10));
  fc.assert(
    fc.property(dates, written, (date, terms) => {
      const { days, fromMonthEnd, payDay } = parseTerms(terms)!;
      const due = dueDateOf(date, terms)!;
      expect(due >= daysAfter(date, days)).toBe(true);
      expect(due <= daysAfter(date, days + (fromMonthEnd ? 31 : 0) + (payDay === null ? 0 : 31))).toBe(true);
      if (payDay !== null && payDay <= 28) expect(Number(due.slice(8))).toBe(payDay);
      expect(new Date(`${due}T00:00:00Z`).toISOString().slice(0, 10)).toBe(due);
    }),
  );
});

test('those that are offered are terms, and the law is named where they are long', () => {
  for (const terms of USUAL_TERMS) expect(parseTerms(terms)).not.toBeNull();
  expect(termsWarning('60')).toBe('');
  expect(termsWarning('61')).toBe('Entre empresas la ley no deja pactar más de 60 días (Ley 3/2004, art. 4.3).');
});

test('without a due date an invoice is overdue thirty days after its own', () => {
  expect(dueOnOf({ date: '2028-01-31', dueDate: null })).toBe('2028-03-01');
  expect(dueOnOf({ date: '2028-01-31', dueDate: '2028-02-01' })).toBe('2028-02-01');
});

test('a due date that is written lies between the invoice and five years later', () => {
  expect(dueDateProblem('2026-11-24', null)).toBeNull();
  expect(dueDateProblem('2026-11-24', '2026-11-24')).toBeNull();
  expect(dueDateProblem('2026-11-24', '2031-11-24')).toBeNull();
  expect(dueDateProblem('2026-11-24', '2026-11-23')).toBe(
    'El vencimiento no puede ser anterior a la fecha de la factura',
  );
  expect(dueDateProblem('2026-11-24', '2031-11-25')).toBe(
    'El vencimiento es, como mucho, 5 años posterior a la factura',
  );
});
