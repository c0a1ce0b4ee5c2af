import { splitMatch } from './match';

test('finds what was typed without regard to accents and case', () => {
  expect(splitMatch('José Ángel Núñez Rey', 'nun')).toEqual(['José Ángel ', 'Núñ', 'ez Rey']);
  expect(splitMatch('Bodegas', 'x')).toEqual(['Bodegas', '', '']);
  expect(splitMatch('Bodegas', ' ')).toEqual(['Bodegas', '', '']);
});
