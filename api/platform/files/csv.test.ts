import { amountCell, centsCell, csvLines, lineOf, textCell } from './csv';

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

describe('a line of ready cells', () => {
  const begins = ['', '=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠', "'", '"', ';', ' ', 'a', 'Ñ', '0'];

  test('holds a text as csvLines writes it, whatever it begins with and whatever parts cells in it', () => {
    for (const first of begins)
      for (const second of begins)
        for (const third of begins) {
          const text = `${first}${second}${third}`;
          expect([text, lineOf(['1', textCell(text), '2'])]).toEqual([text, csvLines([['1', text, '2']])]);
        }
  });

  test('holds an amount as csvLines writes its cents', () => {
    for (const [stored, cents] of [
      ['0', 0n],
      ['0.00', 0n],
      ['-0.05', -5n],
      ['5', 500n],
      ['0.5', 50n],
      ['121.00', 12100n],
      ['-1234.56', -123456n],
      ['999999999.99', 99999999999n],
      ['0.0000', 0n],
      ['12.3450', 1235n],
    ] as const) {
      expect([stored, lineOf([amountCell(stored)])]).toEqual([stored, csvLines([[cents]])]);
      expect(lineOf([centsCell(cents)])).toBe(csvLines([[cents]]));
    }
  });
});
