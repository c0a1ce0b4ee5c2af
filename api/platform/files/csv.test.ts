import { csvLines } from './csv';

test('a text that could be a formula is defused; a figure below zero stays one, with a comma in euros', () => {
  expect(csvLines([['=1+1', '-2', '@x', 'Obra; fase 1', 'Él dijo «"sí"»', -123456n, 5n]])).toBe(
    `'=1+1;'-2;'@x;"Obra; fase 1";"Él dijo «""sí""»";-1234,56;0,05\r\n`,
  );
});

test('figures are written as they are, or as it is said', () => {
  expect(
    csvLines([
      ['a', -1.5],
      ['b', 2],
    ]),
  ).toBe('a;-1.5\r\nb;2\r\n');
  expect(csvLines([['a', -1.5]], figure => figure.toFixed(2))).toBe('a;-1.50\r\n');
});
