import { addLine, copyAbove, leave, removeLine, turnGross, write, type Grid, type Outcome } from './grid';
import { columnsOf, isBlank } from './line';
import { isGood } from './lineProblems';
import { here } from '../../../ui/format/here';

/** A key press in a cell, and whether the caret stands at the text's edges (with all of it selected, at both). */
export interface Stroke {
  key: string;
  ctrl: boolean;
  alt: boolean;
  shift: boolean;
  atStart: boolean;
  atEnd: boolean;
}

/** What a key does in the grid; null where the key belongs to the browser. */
export function press(grid: Grid, stroke: Stroke): Outcome | null {
  if (stroke.key === 'Tab' && !stroke.ctrl && !stroke.alt) return stroke.shift ? back(grid) : onward(grid);
  if (stroke.alt || stroke.shift) return null;
  if (stroke.ctrl) return pressWithCtrl(grid, stroke.key);
  if (stroke.key.toLowerCase() === 'i' && grid.cell.column === 'price')
    // All that is paid is the price where what is earned is taxed.
    return { grid: grid.margin ? grid : turnGross(grid, grid.cell.row) };
  switch (stroke.key) {
    case 'Enter':
      return next(grid);
    case 'Escape':
      return clearOrLeave(grid);
    case 'ArrowUp':
      return step(grid, -1);
    case 'ArrowDown':
      return step(grid, 1);
    case 'ArrowLeft':
      return stroke.atStart ? sidestep(grid, -1) : null;
    case 'ArrowRight':
      return stroke.atEnd ? sidestep(grid, 1) : null;
    default:
      return null;
  }
}

function pressWithCtrl(grid: Grid, key: string): Outcome | null {
  if (key.toLowerCase() === 'd') return copyAbove(grid);
  return key === 'Delete' ? removeLine(grid, grid.cell.row) : null;
}

function next(grid: Grid): Outcome {
  const columns = columnsOf(grid.lines[grid.cell.row]);
  return grid.cell.column === columns.at(-1) ? addLine(grid) : { grid: beside(grid, 1) };
}

/**
 * Tab goes from cell to cell as in any spreadsheet. It leads out of the grid where nothing was written in the line, and
 * behind the last cell of a line that lacks something: Enter says what, but nobody is kept in it.
 */
function onward(grid: Grid): Outcome | null {
  const line = grid.lines[grid.cell.row];
  const { column } = grid.cell;
  const leaves = column === columnsOf(line).at(-1) ? !isGood(line) : column === 'description' && isBlank(line);
  return leaves ? null : next(grid);
}

/** Shift+Tab: the cell before, then the last one of the line above; from the first cell of all it leads out. */
function back(grid: Grid): Outcome | null {
  const { row, column } = grid.cell;
  if (column !== 'description') return sidestep(grid, -1);
  return row === 0
    ? null
    : { grid: { ...grid, cell: { row: row - 1, column: columnsOf(grid.lines[row - 1]).at(-1)! } } };
}

function clearOrLeave(grid: Grid): Outcome {
  const { column, row } = grid.cell;
  const rest = column === 'ivaRate' ? String(here().rates[0]) : '';
  const held = String(grid.lines[row][column] ?? '');
  return held === rest ? { grid: leave(grid), effect: 'left' } : { grid: write(grid, grid.cell, rest) };
}

function step(grid: Grid, by: 1 | -1): Outcome | null {
  const line = grid.lines[grid.cell.row + by];
  if (!line) return null;
  const column = columnsOf(line).includes(grid.cell.column) ? grid.cell.column : 'ivaRate';
  return { grid: { ...grid, cell: { row: grid.cell.row + by, column } } };
}

function sidestep(grid: Grid, by: 1 | -1): Outcome {
  return { grid: beside(grid, by) };
}

function beside(grid: Grid, by: 1 | -1): Grid {
  const { row, column } = grid.cell;
  const columns = columnsOf(grid.lines[row]);
  const to = columns[columns.indexOf(column) + by];
  return to ? { ...grid, cell: { row, column: to } } : grid;
}
