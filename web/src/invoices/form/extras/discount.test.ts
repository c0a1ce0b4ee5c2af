import { discountProblem, discountToSend, parseDiscount, settledDiscount } from './discount';

test.each([
  ['10', '10', null],
  ['10 %', '10', null],
  ['12,5', '12.5', null],
  ['33,33 %', '33.33', null],
  ['15,00', null, '15.00'],
  ['15.00', null, '15.00'],
  ['15 €', null, '15'],
  ['1.200,50', null, '1200.50'],
  ['0', null, null],
  ['0,00', null, null],
  ['', null, null],
])('%s is %s per cent, or %s euros', (text, percent, amount) => {
  expect(parseDiscount(text)).toEqual({ percent, amount });
  expect(discountToSend(parseDiscount(text))).toEqual({
    ...(percent && { discountPercent: percent }),
    ...(amount && { discountAmount: amount }),
  });
});

test.each(['diez', '-5', '5 % 5', '%'])('%s is no discount', text => {
  expect(parseDiscount(text)).toBe('wrong');
  expect(discountProblem(text, '100.00')).toBe('Escribe un descuento: 10 % o 15,00 €.');
  expect(settledDiscount(text)).toBe(text);
});

test('it is shown as it was understood', () => {
  expect(settledDiscount('10')).toBe('10\u00a0%');
  expect(settledDiscount('12,50%')).toBe('12,5\u00a0%');
  expect(settledDiscount('15,00')).toBe('15,00\u00a0€');
  expect(settledDiscount('0')).toBe('');
  // What is shown is understood as the same again.
  for (const text of ['10', '33,33 %', '15,00', '1.200,50'])
    expect(parseDiscount(settledDiscount(text))).toEqual(parseDiscount(text));
});

test.each([
  ['100 %', '50.00', null],
  ['100,01 %', '50.00', 'Un descuento es como mucho del 100 %.'],
  ['50,00', '50.00', null],
  ['50,01', '50.00', 'El descuento es mayor que el importe.'],
  ['50,01', null, null],
  ['3,333 %', '50.00', 'Como mucho 2 decimales.'],
  ['', '0.00', null],
])('%s off %s: %s', (text, from, problem) => expect(discountProblem(text, from)).toBe(problem));
