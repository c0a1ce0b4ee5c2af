import { postalWarning } from './postalCode';

test.each([
  ['26200', ''],
  ['01001', ''],
  ['52006', ''],
  [' 28001 ', ''],
  ['', ''],
  ['SW1A 1AA', 'GB'],
  ['123', 'PT'],
])('takes %j of %j without a word', (code, country) => {
  expect(postalWarning(code, country)).toBeUndefined();
});

test.each(['2620', '262000', '00100', '53001', 'ABCDE'])('warns of %s in Spain', code => {
  expect(postalWarning(code, '')).toBe('En España son 5 cifras. Puedes guardar igual.');
});
