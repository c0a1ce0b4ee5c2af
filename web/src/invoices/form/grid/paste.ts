import { cut } from '../../../../../schema/text/cut';
import { MOST_LINES } from '../../../../../schema/kinds/lines';
import { saidOf } from '../../cause';
import { tidy, type Grid, type Outcome } from './grid';
import { asRate, blankLine, columnsOf, settled, type Column, type Line } from './line';
import { isGood } from './lineProblems';
import { ALL_RATES } from '../../../../../schema/tax/territory';

/** Cells copied out of a spreadsheet: rows by line, cells by tab. Nothing where it is one plain text. */
export function cellsOf(text: string): string[][] | null {
  const rows = text
    .replace(/\r\n?/g, '\n')
    .replace(/\n+$/, '')
    .split('\n')
    .map(row => row.split('\t'));
  return rows.length > 1 || rows[0].length > 1 ? rows : null;
}

const shapeOf = ({ days, discounts }: Grid) => ({ day: days ? '' : null, discount: discounts ? '' : null });

/** Lays the cells over the grid, from the one where the keyboard stands to the right and down. */
export function paste(grid: Grid, rows: string[][], usualCause: string | null): Outcome {
  const { row, column } = grid.cell;
  const columns = columnsOf({ ivaRate: 0, ...(grid.margin && { cost: '' }), ...shapeOf(grid) });
  const first = columns.indexOf(column);
  const lines = [...grid.lines];
  let { nextKey } = grid;
  const fitting = rows.slice(0, MOST_LINES - row);
  fitting.forEach((cells, i) => {
    const onto = lines[row + i] ?? blankLine(nextKey++, grid);
    const line = cells.reduce((now, text, j) => laid(now, columns[first + j], text, usualCause), {
      ...onto,
      refused: {},
    });
    lines[row + i] = { ...line, added: isGood(line) };
  });
  return { grid: tidy({ ...grid, lines, nextKey, cell: { row: row + fitting.length - 1, column } }), effect: 'pasted' };
}

function laid(line: Line, column: Column | undefined, text: string, usualCause: string | null): Line {
  switch (column) {
    case 'description':
      return { ...line, description: cut(text.replace(/\s+/g, ' ').trim(), 500), productId: null };
    case 'day':
    case 'quantity':
    case 'price':
    case 'cost':
    case 'discount':
      return { ...line, [column]: settled(column, text).slice(0, 20) };
    case 'ivaRate': {
      const rate = ALL_RATES.find(known => known === Number.parseFloat(text.replace(',', '.')));
      return rate === undefined ? line : { ...line, ivaRate: asRate(rate), ...saidOf(rate === 0 ? usualCause : null) };
    }
    default:
      return line;
  }
}
