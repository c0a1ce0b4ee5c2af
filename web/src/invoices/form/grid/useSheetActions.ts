import { useMemo, type ClipboardEvent, type KeyboardEvent } from 'react';
import { toast } from '../../../ui/overlay/toast';
import {
  addLine,
  choose,
  enterCell,
  leave,
  putBack,
  removeLine,
  setPrices,
  settle,
  write,
  type Effect,
  type Grid,
  type Outcome,
  type SavedProduct,
} from './grid';
import { press } from './keys';
import { type Column } from './line';
import { incompleteText } from './lineProblems';
import { cellsOf, paste } from './paste';
import { useLatest } from '../../../ui/useLatest';
import { saidText } from '../../cause';
import type { Why } from '../why/useWhy';

type CellEvent = KeyboardEvent<HTMLInputElement | HTMLSelectElement | HTMLButtonElement>;

/** Lines are named by their key: their place may change while a row is not drawn again. */
export interface SheetActions {
  enter(key: number, column: Column): void;
  /** Back to the cell where the keyboard stood last. */
  resume(): void;
  leave(): void;
  write(key: number, column: Column, text: string): void;
  settle(key: number, column: Column): void;
  press(event: CellEvent): void;
  /** Several cells at once, copied out of a spreadsheet. */
  paste(event: ClipboardEvent): void;
  /** Why a line has no VAT. */
  ask(key: number): void;
  choose(key: number, product: SavedProduct): void;
  /** A price that was offered, with as many decimals as it has. */
  offer(key: number, grossPrice: string): void;
  add(): void;
  remove(key: number): void;
}

const SETTLED = ['day', 'quantity', 'price', 'cost', 'discount'] as const;
type Settled = (typeof SETTLED)[number];
const isSettled = (column: Column): column is Settled => (SETTLED as readonly Column[]).includes(column);

const NOTICES: Partial<Record<Effect, (grid: Grid) => void>> = {
  added: () => toast.success('Línea añadida'),
  incomplete: ({ lines, cell }) => toast.warning(incompleteText(lines[cell.row])),
  pasted: () => toast.success('Líneas pegadas'),
};

/** Handlers that never change, so that a row is drawn again only when its own line changes. */
export function useSheetActions(
  grid: Grid,
  set: (change: (grid: Grid) => Grid) => void,
  onLeft: () => void,
  why: Why,
): SheetActions {
  const latest = useLatest({ grid, set, onLeft, why });
  return useMemo(() => {
    const change = (how: (grid: Grid) => Grid) => latest.current.set(how);
    /** What was taken out, to be had again as long as it says so. */
    const offerBack = ({ lines }: Grid, next: Grid) => {
      const row = lines.findIndex(line => !next.lines.includes(line));
      const line = lines[row];
      if (!line) return;
      afterPaint(() => toast.success('Línea eliminada', () => change(now => putBack(now, line, row))));
    };
    const apply = ({ grid: next, effect }: Outcome) => {
      const before = latest.current.grid;
      change(() => next);
      if (effect === 'left') latest.current.onLeft();
      else if (effect === 'deleted') offerBack(before, next);
      else if (effect) afterPaint(() => NOTICES[effect]?.(next));
    };
    /** Coming by keyboard to a line of which nobody has said it. */
    const askOnce = ({ cell, lines }: Grid) => {
      const line = lines[cell.row];
      if (cell.column === 'ivaCause' && !saidText(line)) latest.current.why.askOnce(line.key);
    };
    return {
      enter: (key, column) => change(now => enterCell(now, { row: rowOf(now, key), column })),
      resume: () => change(now => enterCell(now, now.cell)),
      leave: () => change(leave),
      write(key, column, text) {
        if (column === 'ivaCause') latest.current.why.keep(text);
        change(now => write(now, { row: rowOf(now, key), column }, text, latest.current.why.usual()));
      },
      settle: (key, column) => isSettled(column) && change(now => settle(now, key, column)),
      press(event) {
        const outcome =
          event.defaultPrevented || isOpen(event.currentTarget) ? null : press(latest.current.grid, strokeOf(event));
        if (!outcome) return;
        event.preventDefault();
        if (outcome.effect === 'deleted') stepDown(event.currentTarget);
        apply(outcome);
        askOnce(outcome.grid);
      },
      paste(event) {
        const cells = cellsOf(event.clipboardData.getData('text/plain'));
        if (!cells) return;
        event.preventDefault();
        apply(paste(latest.current.grid, cells, latest.current.why.usual()));
      },
      ask: key => latest.current.why.ask(key),
      choose: (key, product) => change(now => choose(now, rowOf(now, key), product, latest.current.why.usual())),
      offer: (key, price) => change(now => setPrices(now, new Map([[key, { price, gross: true }]]))),
      add: () => apply(addLine(latest.current.grid)),
      remove: key => apply(removeLine(latest.current.grid, rowOf(latest.current.grid, key))),
    };
  }, [latest]);
}

// A toast may be a moment late, the cell may not.
const afterPaint = (then: () => void) => requestAnimationFrame(() => setTimeout(then));

/**
 * From a row that goes to the next: where the focused field itself is taken away, the browser lays out the page twice.
 */
function stepDown(field: Element): void {
  const next = field
    .closest('[role=row]')
    ?.nextElementSibling?.querySelector<HTMLInputElement>('[data-column=description]');
  if (!next) return;
  // As it will be drawn: changed once it has the focus, it has the browser work out styles at once.
  next.tabIndex = 0;
  next.focus({ preventScroll: true });
  next.select();
}

const rowOf = (grid: Grid, key: number) =>
  Math.max(
    0,
    grid.lines.findIndex(line => line.key === key),
  );

function strokeOf(event: CellEvent) {
  const field = event.currentTarget;
  const [start, end, length] =
    field instanceof HTMLInputElement
      ? [field.selectionStart ?? 0, field.selectionEnd ?? 0, field.value.length]
      : [0, 0, 0];
  const whole = end - start === length;
  return {
    key: event.key,
    ctrl: event.ctrlKey || event.metaKey,
    alt: event.altKey,
    shift: event.shiftKey,
    atStart: whole || end === 0,
    atEnd: whole || start === length,
  };
}

// While a list of options is open, the arrows belong to it. Older browsers do not say whether it is open.
function isOpen(field: Element): boolean {
  try {
    return field.matches('select:open');
  } catch {
    return false;
  }
}
