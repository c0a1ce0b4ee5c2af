import { marginName } from '../../../../../schema/tax/margin';
import { saidOf } from '../../cause';
import { asRate, blankLine, columnsOf, isBlank, settled, shownAmount, type Column, type Line } from './line';
import { firstWrong, isGood } from './lineProblems';

export interface Cell {
  row: number;
  column: Column;
}

/**
 * The line grid. `cell` is where the keyboard stands or will stand when it comes back; `inside`, whether it is there
 * now.
 */
export interface Grid {
  lines: Line[];
  cell: Cell;
  inside: boolean;
  nextKey: number;
  /** Its lines say the day of their operation. */
  days: boolean;
  /** Its lines have discounts of their own. */
  discounts: boolean;
  /** Prices are written with VAT included, unless a line says otherwise. */
  gross: boolean;
  /** Quantities below 0 are what comes back. */
  returns?: boolean;
  /** The regime of all lines, where they are taxed on what is earned and say what they cost. */
  margin?: string | null;
}

export type Effect = 'added' | 'deleted' | 'incomplete' | 'left' | 'pasted';
export interface Outcome {
  grid: Grid;
  effect?: Effect;
}

export interface SavedProduct {
  id: string;
  name: string;
  sku: string | null;
  description: string | null;
  price: string;
  ivaRate: number;
}

export function gridOf(lines: Line[]): Grid {
  const nextKey = Math.max(0, ...lines.map(line => line.key)) + 1;
  const days = lines.some(line => line.day !== null);
  const discounts = lines.some(line => line.discount !== null);
  const written = lines.filter(line => !isBlank(line));
  const gross = written.length > 0 && written.every(line => line.gross);
  const returns = lines.some(line => line.returns);
  const margin = lines.find(({ ivaRegime }) => marginName(ivaRegime))?.ivaRegime;
  const cell: Cell = { row: 0, column: 'description' };
  return tidy({
    lines,
    cell,
    inside: false,
    nextKey,
    days,
    discounts,
    gross,
    ...(returns && { returns }),
    ...(margin && { margin }),
  });
}

/** Shows the column of days by line, or takes it away with all that stands in it. */
export function setDays(grid: Grid, days: boolean): Grid {
  const lines = grid.lines.map(line => ({ ...line, day: days ? '' : null }));
  return tidy({ ...grid, lines, days });
}

/** Shows the column of discounts by line, or takes it away with all that stands in it. */
export function setDiscounts(grid: Grid, discounts: boolean): Grid {
  const lines = grid.lines.map(line => ({ ...line, discount: discounts ? '' : null }));
  return tidy({ ...grid, lines, discounts });
}

/** Taxes all lines on what is earned, with what each cost, or on the whole price. */
export function setMargin(grid: Grid, margin: string | null): Grid {
  const lines = grid.lines.map(({ cost = null, ...line }) => ({
    ...line,
    ivaRegime: margin,
    gross: margin ? false : line.gross,
    ...(margin && { cost: cost ?? '' }),
  }));
  return tidy({ ...grid, lines, margin, gross: margin ? false : grid.gross });
}

/** All prices with VAT included, or all without. */
export const setGross = (grid: Grid, gross: boolean): Grid =>
  tidy({ ...grid, gross, lines: grid.lines.map(line => (line.gross === gross ? line : { ...line, gross })) });

/** Takes quantities below 0 as what comes back, or not any more. */
export const setReturns = (grid: Grid, returns: boolean): Grid =>
  tidy({ ...grid, returns, lines: grid.lines.map(line => ({ ...line, returns })) });

/** The other of both for one line. */
export const turnGross = (grid: Grid, row: number): Grid => change(grid, row, { gross: !grid.lines[row].gross });

/** Prices that were computed: they may have more decimals than somebody would write. */
export function setPrices(grid: Grid, prices: ReadonlyMap<number, { price: string; gross: boolean }>): Grid {
  const lines = grid.lines.map(line => {
    const found = prices.get(line.key);
    if (!found) return line;
    const price = shownAmount('price', found.price);
    return { ...line, price, gross: found.gross, given: { quantity: line.quantity, price }, refused: {} };
  });
  return tidy({ ...grid, lines });
}

/** Exactly one open line stands at the end, unless the keyboard stands in another blank one. */
export function tidy(grid: Grid): Grid {
  const { margin } = grid;
  // Another rate or a product says nothing of the regime.
  const lines = margin
    ? grid.lines.map(line => (line.ivaRegime === margin ? line : { ...line, ivaRegime: margin, cost: line.cost ?? '' }))
    : [...grid.lines];
  let { nextKey } = grid;
  while (
    lines.length > grid.cell.row + 1 &&
    lines.length > 1 &&
    isBlank(lines[lines.length - 1]) &&
    isBlank(lines[lines.length - 2])
  )
    lines.pop();
  if (!lines.length || !isBlank(lines[lines.length - 1])) lines.push(blankLine(nextKey++, grid));
  return { ...grid, lines, nextKey, cell: within(lines, grid.cell) };
}

function within(lines: Line[], { row, column }: Cell): Cell {
  const inRow = Math.min(row, lines.length - 1);
  return { row: inRow, column: columnsOf(lines[inRow]).includes(column) ? column : 'ivaRate' };
}

function change(grid: Grid, row: number, part: Partial<Line>): Grid {
  return tidy({ ...grid, lines: grid.lines.map((line, i) => (i === row ? { ...line, ...part } : line)) });
}

export function enterCell(grid: Grid, cell: Cell): Grid {
  const to = within(grid.lines, cell);
  return grid.inside && to.row === grid.cell.row && to.column === grid.cell.column
    ? grid
    : { ...grid, cell: to, inside: true };
}

export const leave = (grid: Grid): Grid => ({ ...grid, inside: false });

/** Writes an amount the Spanish way once its cell is left. */
export function settle(grid: Grid, key: number, column: 'day' | 'quantity' | 'price' | 'cost' | 'discount'): Grid {
  const row = grid.lines.findIndex(line => line.key === key);
  const text = row < 0 ? '' : settled(column, grid.lines[row][column] ?? '');
  return row < 0 || text === grid.lines[row][column] ? grid : change(grid, row, { [column]: text });
}

export function write(grid: Grid, { row, column }: Cell, text: string, usualCause: string | null = null): Grid {
  const refused = Object.fromEntries(
    Object.entries(grid.lines[row].refused).filter(([refusedColumn]) => refusedColumn !== column),
  );
  if (column === 'ivaCause') return change(grid, row, { refused, ...saidOf(text) });
  if (column === 'description')
    return change(grid, row, {
      refused,
      description: text,
      day: usualDay(grid.lines, row),
      quantity: usualQuantity(grid.lines[row], text),
    });
  if (column !== 'ivaRate') return change(grid, row, { refused, [column]: text });
  const ivaRate = Number(text);
  return change(grid, row, { refused, ivaRate, ...saidOf(ivaRate === 0 ? usualCause : null) });
}

/** One of what is described, until something else is said; a description that goes again takes it along. */
function usualQuantity({ description, quantity, price }: Line, next: string): string {
  if (!description.trim() && !quantity) return next.trim() ? '1' : '';
  return !next.trim() && quantity === '1' && !price ? '' : quantity;
}

/** The day of the line above, until another is said. */
const usualDay = (lines: Line[], row: number): string | null =>
  lines[row].day || (lines[row - 1]?.day ?? lines[row].day);

/** A saved product fills the line, and the next thing to say is how many. */
export function choose(grid: Grid, row: number, product: SavedProduct, usualCause: string | null): Grid {
  const price = shownAmount('price', product.price);
  const ivaRate = asRate(product.ivaRate);
  const description = (product.description ?? '').replace(/\s+/g, ' ').trim() || product.name;
  const filled = change(grid, row, {
    description,
    day: usualDay(grid.lines, row),
    price,
    gross: false,
    quantity: '1',
    ivaRate,
    ...saidOf(ivaRate === 0 ? usualCause : null),
    productId: product.id,
    refused: {},
    given: { quantity: '1', price },
  });
  return { ...filled, cell: { row, column: filled.lines[row].day === '' ? 'day' : 'quantity' } };
}

/** Adds the line where the keyboard stands, if it is good, and opens the next. */
export function addLine(grid: Grid): Outcome {
  const { row } = grid.cell;
  const line = grid.lines[row];
  if (!isGood(line)) {
    return {
      grid: { ...change(grid, row, { tried: true }), cell: { row, column: firstWrong(line) }, inside: true },
      effect: 'incomplete',
    };
  }
  const grown = change(grid, row, { added: true, tried: false });
  return {
    grid: { ...grown, cell: { row: row + 1, column: 'description' }, inside: true },
    ...(line.added ? {} : { effect: 'added' as const }),
  };
}

export function removeLine(grid: Grid, row: number): Outcome {
  if (row === grid.lines.length - 1 && isBlank(grid.lines[row])) return { grid };
  const lines = grid.lines.filter((_, i) => i !== row);
  const above = grid.cell.row > row ? grid.cell.row - 1 : grid.cell.row;
  const column = grid.cell.row === row ? 'description' : grid.cell.column;
  return { grid: tidy({ ...grid, lines, cell: { row: above, column } }), effect: 'deleted' };
}

/** A line that was taken out stands again where it stood. */
export function putBack(grid: Grid, line: Line, row: number): Grid {
  if (grid.lines.some(({ key }) => key === line.key)) return grid;
  const at = Math.min(row, grid.lines.length);
  const lines = [...grid.lines.slice(0, at), line, ...grid.lines.slice(at)];
  return enterCell({ ...grid, lines }, { row: at, column: 'description' });
}

export function copyAbove(grid: Grid): Outcome {
  const { row } = grid.cell;
  if (row === 0) return { grid };
  const { key, added } = grid.lines[row];
  return { grid: change(grid, row, { ...grid.lines[row - 1], key, added, tried: false, refused: {} }) };
}

/** Shows what is missing in every line that was started, and goes to the first wrong cell. */
export function tryAll(grid: Grid): Grid {
  const lines = grid.lines.map(line => {
    const tried = !isBlank(line) && !isGood(line);
    return tried === line.tried ? line : { ...line, tried };
  });
  const row = lines.findIndex(line => line.tried);
  if (lines.every((line, i) => line === grid.lines[i]) && row < 0) return grid;
  return row < 0 ? { ...grid, lines } : { ...grid, lines, cell: { row, column: firstWrong(lines[row]) } };
}
