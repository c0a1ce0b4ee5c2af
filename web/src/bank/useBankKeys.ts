import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { BankRowFragment } from '../gql/bank';
import { useKeys } from '../ui/keys/useKeys';

const rowsHere = () => [...document.querySelectorAll<HTMLElement>('[data-row]')];
const focused = () => rowsHere().findIndex(row => row.contains(document.activeElement));
const focusRow = (row: HTMLElement | undefined) => row?.querySelector<HTMLElement>('[data-main]')?.focus();

function move(step: number): void {
  const rows = rowsHere();
  const at = focused();
  focusRow(rows[at < 0 ? 0 : Math.min(Math.max(at + step, 0), rows.length - 1)]);
}

interface Actions {
  choose(row: BankRowFragment): void;
  aside(row: BankRowFragment): void;
  confirmSure(): void;
}

/** Keys of the movements, on the row that has the focus. Enter is its button's own. */
export function useBankKeys(rows: BankRowFragment[] | undefined, { choose, aside, confirmSure }: Actions) {
  const here = () => {
    const id = rowsHere()[focused()]?.querySelector<HTMLElement>('[data-movement]')?.dataset.movement;
    return rows?.find(row => row.id === id);
  };
  const on = (action: (row: BankRowFragment) => void) => () => {
    const row = here();
    if (row) action(row);
  };
  useKeys({
    rowDown: () => move(1),
    rowUp: () => move(-1),
    bankChoose: on(choose),
    bankAside: on(aside),
    bankSure: confirmSure,
  });

  // What is done leaves the list: the focus goes on with what stands in its place.
  const leaving = useRef<number | null>(null);
  useEffect(() => {
    if (leaving.current === null || !rows) return;
    focusRow(rowsHere()[Math.min(leaving.current, rows.length - 1)]);
    leaving.current = null;
  }, [rows]);
  return {
    leave: () => {
      leaving.current = Math.max(focused(), 0);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (!step || focused() < 0) return;
      event.preventDefault();
      move(step);
    },
  };
}
