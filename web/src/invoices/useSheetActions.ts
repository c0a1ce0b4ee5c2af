import { useMemo, type KeyboardEvent } from 'react';
import { toast } from '../ui/toast';
import { causeOf } from './cause';
import { INCOMPLETE } from './form';
import { addLine, choose, enterCell, leave, removeLine, settle, write, type Cell, type Effect, type Grid, type Outcome, type SavedProduct } from './grid';
import { press } from './keys';
import type { Column } from './line';
import { useLatest } from './useLatest';
import { useUsualCause } from './useUsualCause';

type CellEvent = KeyboardEvent<HTMLInputElement | HTMLSelectElement>;

export interface SheetActions {
  enter(cell: Cell): void;
  /** Back to the cell where the keyboard stood last. */
  resume(): void;
  leave(): void;
  write(cell: Cell, text: string): void;
  settle(key: number, column: Column): void;
  press(event: CellEvent): void;
  choose(row: number, product: SavedProduct): void;
  add(): void;
  remove(row: number): void;
}

const TOLD: Partial<Record<Effect, () => void>> = {
  added: () => toast.success('Línea añadida'),
  deleted: () => toast.success('Línea eliminada'),
  incomplete: () => toast.warning(INCOMPLETE),
};

/** Handlers that never change, so that a row is drawn again only when its own line changes. */
export function useSheetActions(grid: Grid, set: (change: (grid: Grid) => Grid) => void, onLeft: () => void): SheetActions {
  const latest = useLatest({ grid, set, onLeft });
  const usual = useUsualCause();
  return useMemo(() => {
    const change = (how: (grid: Grid) => Grid) => latest.current.set(how);
    const apply = ({ grid: next, effect }: Outcome) => {
      change(() => next);
      if (effect === 'left') latest.current.onLeft();
      else if (effect) TOLD[effect]?.();
    };
    return {
      enter: cell => change(now => enterCell(now, cell)),
      resume: () => change(now => enterCell(now, now.cell)),
      leave: () => change(leave),
      write(cell, text) {
        if (cell.column === 'ivaCause') usual.current = causeOf(text);
        change(now => write(now, cell, text, usual.current));
      },
      settle: (key, column) => (column === 'quantity' || column === 'price') && change(now => settle(now, key, column)),
      press(event) {
        const outcome = event.defaultPrevented || isOpen(event.currentTarget) ? null : press(latest.current.grid, strokeOf(event));
        if (!outcome) return;
        event.preventDefault();
        apply(outcome);
      },
      choose: (row, product) => change(now => choose(now, row, product, usual.current)),
      add: () => apply(addLine(latest.current.grid)),
      remove: row => apply(removeLine(latest.current.grid, row)),
    };
  }, [latest, usual]);
}

function strokeOf(event: CellEvent) {
  const field = event.currentTarget;
  const [start, end, length] = field instanceof HTMLInputElement
    ? [field.selectionStart ?? 0, field.selectionEnd ?? 0, field.value.length] : [0, 0, 0];
  const whole = end - start === length;
  return {
    key: event.key, ctrl: event.ctrlKey || event.metaKey, alt: event.altKey, shift: event.shiftKey,
    atStart: whole || end === 0, atEnd: whole || start === length,
  };
}

// While a list of options hangs open, the arrows are its own; older browsers cannot tell.
function isOpen(field: Element): boolean {
  try {
    return field.matches('select:open');
  } catch {
    return false;
  }
}
