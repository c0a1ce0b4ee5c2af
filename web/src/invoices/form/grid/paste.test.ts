import { gridOf, setDiscounts, type Grid } from './grid';
import { blankLine, type Column } from './line';
import { cellsOf, paste } from './paste';

const at = (grid: Grid, row: number, column: Column): Grid => ({ ...grid, cell: { row, column }, inside: true });
const shown = (grid: Grid) =>
  grid.lines.map(({ description, quantity, price, ivaRate }) => [description, quantity, price, ivaRate]);

test('one plain text is no table', () => {
  expect(cellsOf('Diseño')).toBeNull();
  expect(cellsOf('Diseño\r\n')).toBeNull();
  expect(cellsOf('Diseño\t1')).toEqual([['Diseño', '1']]);
  expect(cellsOf('Uno\r\nDos\r\n')).toEqual([['Uno'], ['Dos']]);
});

test('rows of a spreadsheet become lines, written the Spanish way, and a blank one waits below', () => {
  const { grid, effect } = paste(
    gridOf([]),
    [
      ['Diseño ', '1', '1.850,00 €', '21%'],
      ['Catálogo', '500', '2,36', '4'],
      ['Clase', '2', '40', '0'],
    ],
    'E1',
  );
  expect(effect).toBe('pasted');
  expect(shown(grid)).toEqual([
    ['Diseño', '1', '1.850,00', 21],
    ['Catálogo', '500', '2,36', 4],
    ['Clase', '2', '40,00', 0],
    ['', '', '', 21],
  ]);
  expect(grid.lines.map(line => line.added)).toEqual([true, true, true, false]);
  expect(grid.lines[2].ivaCause).toBe('E1');
  expect(grid.cell).toEqual({ row: 2, column: 'description' });
  expect(new Set(grid.lines.map(line => line.key)).size).toBe(4);
});

test('a column of amounts falls where the keyboard stands, over what was there', () => {
  const line = { ...blankLine(1), description: 'Diseño', quantity: '1', price: '5,00' };
  const { grid } = paste(at(gridOf([line]), 0, 'price'), [['7'], ['8,5']], null);
  expect(shown(grid)).toEqual([
    ['Diseño', '1', '7,00', 21],
    ['', '', '8,50', 21],
    ['', '', '', 21],
  ]);
});

test('an unknown rate leaves the rate as it is, and cells beyond the last column fall away', () => {
  const { grid } = paste(at(gridOf([]), 0, 'price'), [['7', '18 %', 'x', 'y']], null);
  expect(shown(grid)[0]).toEqual(['', '', '7,00', 21]);
});

test('never more than a thousand lines', () => {
  const { grid } = paste(
    gridOf([]),
    Array.from({ length: 1200 }, () => ['Línea', '1', '1']),
    null,
  );
  expect(grid.lines.filter(line => line.added)).toHaveLength(1000);
});

test('with discounts by line the fourth cell is one, without them it is the rate', () => {
  const rows = [['Diseño', '1', '100', '10', '4']];
  const from = (grid: Grid) => at(grid, 0, 'description');
  expect(paste(from(setDiscounts(gridOf([]), true)), rows, null).grid.lines[0]).toMatchObject({
    discount: '10\u00a0%',
    ivaRate: 4,
  });
  expect(paste(from(gridOf([])), rows, null).grid.lines[0]).toMatchObject({ discount: null, ivaRate: 10 });
});
