import * as fc from 'fast-check';
import {
  choose,
  copyAbove,
  enterCell,
  gridOf,
  removeLine,
  settle,
  tryAll,
  write,
  type Cell,
  type Effect,
  type Grid,
} from './grid';
import { press, type Stroke } from './keys';
import { COLUMNS, isBlank, type Column } from './line';
import { isGood, shownProblems } from './lineProblems';

const at = (row: number, column: Column): Cell => ({ row, column });
const stroke = (key: string, part: Partial<Stroke> = {}): Stroke => ({
  key,
  ctrl: false,
  alt: false,
  shift: false,
  atStart: true,
  atEnd: true,
  ...part,
});

/** Plays keys and texts ('=Diseño' writes) on a grid, and returns what happened. */
function play(grid: Grid, ...moves: (string | Stroke)[]): { grid: Grid; effects: Effect[] } {
  const effects: Effect[] = [];
  for (const move of moves) {
    if (typeof move === 'string' && move.startsWith('=')) {
      grid = write(grid, grid.cell, move.slice(1));
      continue;
    }
    const outcome = press(grid, typeof move === 'string' ? stroke(move) : move);
    if (outcome?.effect) effects.push(outcome.effect);
    grid = outcome?.grid ?? grid;
  }
  return { grid, effects };
}

const empty = () => enterCell(gridOf([]), at(0, 'description'));
const GOOD = ['=Diseño', 'Enter', '=1', 'Enter', '=1850', 'Enter', 'Enter'];

describe('Enter', () => {
  test('goes from cell to cell', () => {
    const { grid } = play(empty(), '=Diseño', 'Enter', '=2');
    expect(grid.cell).toEqual(at(0, 'quantity'));
    expect(grid.lines[0]).toMatchObject({ description: 'Diseño', quantity: '2' });
  });

  test('from the last cell of a good line adds it and opens the next', () => {
    const { grid, effects } = play(empty(), ...GOOD);
    expect(effects).toEqual(['added']);
    expect(grid.cell).toEqual(at(1, 'description'));
    expect(grid.lines).toHaveLength(2);
  });

  test('adds a line once only', () => {
    const { grid } = play(empty(), ...GOOD);
    const again = play(enterCell(grid, at(0, 'ivaRate')), 'Enter');
    expect(again.effects).toEqual([]);
    expect(again.grid.cell).toEqual(at(1, 'description'));
  });

  test.each([
    ['no description', ['Enter', '=1', 'Enter', '=5', 'Enter', 'Enter'], 'description'],
    ['no quantity', ['=x', 'Enter', '=', 'Enter', '=5', 'Enter', 'Enter'], 'quantity'],
    ['quantity 0', ['=x', 'Enter', '=0', 'Enter', '=5', 'Enter', 'Enter'], 'quantity'],
    ['price 0,00', ['=x', 'Enter', '=1', 'Enter', '=0,00', 'Enter', 'Enter'], 'price'],
    ['a price below 0', ['=x', 'Enter', '=1', 'Enter', '=-3', 'Enter', 'Enter'], 'price'],
    ['a price with 3 decimals', ['=x', 'Enter', '=1', 'Enter', '=0,125', 'Enter', 'Enter'], 'price'],
  ] as const)('does not add a line with %s, and stands on what is wrong', (_, keys, column) => {
    const { grid, effects } = play(empty(), ...keys);
    expect(effects).toEqual(['incomplete']);
    expect(grid.cell).toEqual(at(0, column));
    expect(Object.keys(shownProblems(grid.lines[0]))).toEqual([column]);
  });

  test('asks for the cause of a line at 0 % before adding it', () => {
    const { grid } = play(empty(), '=x', 'Enter', '=1', 'Enter', '=5', 'Enter', '=0', 'Enter');
    expect(grid.cell).toEqual(at(0, 'ivaCause'));
    const { grid: done, effects } = play(grid, '=E1', 'Enter');
    expect(effects).toEqual(['added']);
    expect(done.lines[0]).toMatchObject({ ivaRate: 0, ivaCause: 'E1' });
  });
});

describe('arrows', () => {
  const two = () => enterCell(play(empty(), ...GOOD).grid, at(0, 'quantity'));

  test('up and down change the line', () => {
    expect(play(two(), 'ArrowDown').grid.cell).toEqual(at(1, 'quantity'));
    expect(play(two(), 'ArrowDown', 'ArrowUp').grid.cell).toEqual(at(0, 'quantity'));
    expect(press(two(), stroke('ArrowUp'))).toBeNull();
  });

  test('left and right leave the cell only at the edge of its text', () => {
    expect(press(two(), stroke('ArrowLeft', { atStart: false }))).toBeNull();
    expect(press(two(), stroke('ArrowRight', { atEnd: false }))).toBeNull();
    expect(play(two(), stroke('ArrowLeft', { atEnd: false })).grid.cell).toEqual(at(0, 'description'));
    expect(play(two(), stroke('ArrowRight', { atStart: false })).grid.cell).toEqual(at(0, 'price'));
  });

  test('with Shift or Alt they belong to the browser', () => {
    expect(press(two(), stroke('ArrowLeft', { shift: true }))).toBeNull();
    expect(press(two(), stroke('ArrowDown', { alt: true }))).toBeNull();
  });

  test('from a cause cell to a line without one they land on the rate', () => {
    const grid = write(two(), at(0, 'ivaRate'), '0');
    expect(play(enterCell(grid, at(0, 'ivaCause')), 'ArrowDown').grid.cell).toEqual(at(1, 'ivaRate'));
  });
});

describe('Esc', () => {
  test('clears the cell, then leaves the line', () => {
    const { grid, effects } = play(empty(), '=Diseño', 'Escape');
    expect(grid.lines[0].description).toBe('');
    expect(effects).toEqual([]);
    const left = play(grid, 'Escape');
    expect(left.effects).toEqual(['left']);
    expect(left.grid.inside).toBe(false);
  });

  test('puts the rate back to 21 before leaving', () => {
    const grid = enterCell(write(empty(), at(0, 'ivaRate'), '10'), at(0, 'ivaRate'));
    const { grid: back, effects } = play(grid, 'Escape');
    expect(back.lines[0].ivaRate).toBe(21);
    expect(effects).toEqual([]);
  });
});

describe('lines', () => {
  test('Ctrl+D copies the line above', () => {
    const { grid } = play(empty(), ...GOOD, stroke('d', { ctrl: true }));
    expect(grid.lines[1]).toMatchObject({ description: 'Diseño', quantity: '1', price: '1850' });
    expect(grid.lines[1].key).not.toBe(grid.lines[0].key);
    expect(grid.lines).toHaveLength(3);
    expect(copyAbove(empty()).grid).toEqual(empty());
  });

  test('Ctrl+Supr deletes the line, but never the open one', () => {
    const { grid } = play(empty(), ...GOOD);
    expect(play(grid, stroke('Delete', { ctrl: true })).effects).toEqual([]);
    const gone = play(enterCell(grid, at(0, 'price')), stroke('Delete', { ctrl: true }));
    expect(gone.effects).toEqual(['deleted']);
    expect(gone.grid.lines.every(isBlank)).toBe(true);
    expect(gone.grid.cell).toEqual(at(0, 'description'));
  });

  test('deleting another line keeps the cell on its own', () => {
    const { grid } = play(empty(), ...GOOD, ...GOOD);
    expect(removeLine(enterCell(grid, at(1, 'price')), 0).grid.cell).toEqual(at(0, 'price'));
  });

  test('of what is described there is one, until another quantity is said; it goes with the description', () => {
    const described = write(empty(), { row: 0, column: 'description' }, 'Taller');
    expect(described.lines[0].quantity).toBe('1');
    expect(write(described, { row: 0, column: 'description' }, '').lines[0].quantity).toBe('');
    const three = write(described, { row: 0, column: 'quantity' }, '3');
    expect(write(three, { row: 0, column: 'description' }, 'Talleres').lines[0].quantity).toBe('3');
    const none = write(described, { row: 0, column: 'quantity' }, '');
    expect(write(none, { row: 0, column: 'description' }, 'Taller de').lines[0].quantity).toBe('');
  });

  test('a saved product fills description, price, rate and quantity 1', () => {
    const product = {
      id: 'p',
      name: 'Catering',
      sku: null,
      description: 'Catering de la\npresentación',
      price: '260.00',
      ivaRate: 10,
    };
    const filled = choose(empty(), 0, product, null);
    expect(filled.lines[0]).toMatchObject({
      description: 'Catering de la presentación',
      quantity: '1',
      price: '260,00',
      ivaRate: 10,
      productId: 'p',
    });
    expect(filled.cell).toEqual(at(0, 'quantity'));
    expect(choose(empty(), 0, { ...product, description: ' ' }, null).lines[0].description).toBe('Catering');
  });

  test('a line at 0 % takes the usual cause, and loses it with the rate', () => {
    const exempt = write(empty(), at(0, 'ivaRate'), '0', 'E1');
    expect(exempt.lines[0].ivaCause).toBe('E1');
    expect(write(exempt, at(0, 'ivaRate'), '10', 'E1').lines[0].ivaCause).toBeNull();
  });

  test('an amount is written the Spanish way once its cell is left', () => {
    const { grid } = play(empty(), '=x', 'Enter', '=1234.5', 'Enter', '=1850', 'Enter');
    const done = settle(settle(grid, grid.lines[0].key, 'quantity'), grid.lines[0].key, 'price');
    expect(done.lines[0]).toMatchObject({ quantity: '1.234,5', price: '1.850,00' });
    expect(settle(write(done, at(0, 'price'), 'doce '), done.lines[0].key, 'price').lines[0].price).toBe('doce');
    expect(settle(done, 99, 'price')).toBe(done);
  });

  test('what the server refused stands until the cell is written', () => {
    const grid = gridOf([{ ...play(empty(), ...GOOD).grid.lines[0], refused: { price: 'Demasiado.' } }]);
    expect(shownProblems(grid.lines[0])).toEqual({ price: 'Demasiado.' });
    expect(shownProblems(write(grid, at(0, 'price'), '3').lines[0]).price).toBeUndefined();
  });

  test('amounts that came with more decimals pass until they are touched', () => {
    const [line] = play(empty(), ...GOOD).grid.lines;
    const given = { ...line, price: '0,3333', given: { quantity: '1', price: '0,3333' } };
    expect(isGood(given)).toBe(true);
    expect(isGood({ ...given, price: '0,3334' })).toBe(false);
  });

  test('before sending, every started line that is not complete is shown', () => {
    const { grid } = play(empty(), ...GOOD, '=Sin precio', 'ArrowDown', '=Tampoco');
    const tried = tryAll(grid);
    expect(tried.lines.map(line => line.tried)).toEqual([false, true, true, false]);
    expect(tried.cell).toEqual(at(1, 'price'));
  });
});

test('after any key, one open line ends the grid and the cell lies inside it', () => {
  const keys = fc.constantFrom(
    'Enter',
    'Escape',
    'ArrowUp',
    'ArrowDown',
    'ArrowLeft',
    'ArrowRight',
    '=x',
    '=0',
    '=1,5',
    'ctrl+d',
    'ctrl+Delete',
  );
  fc.assert(
    fc.property(fc.array(keys, { maxLength: 60 }), pressed => {
      const { grid } = play(
        empty(),
        ...pressed.map(key => (key.startsWith('ctrl+') ? stroke(key.slice(5), { ctrl: true }) : key)),
      );
      const isOnLine = grid.cell.row < grid.lines.length && COLUMNS.includes(grid.cell.column);
      const keys = new Set(grid.lines.map(line => line.key)).size;
      expect([isBlank(grid.lines[grid.lines.length - 1]), isOnLine, keys]).toEqual([true, true, grid.lines.length]);
    }),
    { numRuns: 2_000 },
  );
});

describe('Tab', () => {
  const TABBED = ['=Diseño', 'Tab', '=1', 'Tab', '=1850', 'Tab', 'Tab'];

  test('goes from cell to cell, adds a good line and opens the next', () => {
    const { grid, effects } = play(empty(), ...TABBED);
    expect([effects, grid.cell]).toEqual([['added'], at(1, 'description')]);
  });

  test('leads out of the grid from a line where nothing was written', () => {
    const { grid } = play(empty(), ...TABBED);
    expect(press(grid, stroke('Tab'))).toBeNull();
    expect(press(enterCell(grid, at(1, 'ivaRate')), stroke('Tab'))).toBeNull();
  });

  test('leads out of a line that lacks something, behind its last cell: nobody is kept in it', () => {
    const { grid, effects } = play(empty(), ...TABBED, '=Transporte', 'Tab', 'Tab', 'Tab');
    expect([effects, grid.cell]).toEqual([['added'], at(1, 'ivaRate')]);
    expect(press(grid, stroke('Tab'))).toBeNull();
    expect(press(grid, stroke('Enter'))!.effect).toBe('incomplete');
  });

  test('with Shift goes back, line by line, and out of the first cell', () => {
    const { grid } = play(empty(), ...TABBED);
    const shiftTab = stroke('Tab', { shift: true });
    const above = press(grid, shiftTab)!.grid;
    expect(above.cell).toEqual(at(0, 'ivaRate'));
    expect(press(above, shiftTab)!.grid.cell).toEqual(at(0, 'price'));
    expect(press(enterCell(grid, at(0, 'description')), shiftTab)).toBeNull();
  });
});
