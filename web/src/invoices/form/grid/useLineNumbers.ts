import { useLayoutEffect, type RefObject } from 'react';
import type { Line } from './line';
import { labelFields } from '../../list/useRowLabels';

/** Lines on both sides of the keyboard that certainly fill the screen: a row is 40 px high at least. */
const inView = () => Math.ceil(window.innerHeight / 40);
/** Those that one may be in with the next key. */
const AT_HAND = 5;
const UNNAMED = '.remove:not([aria-label]), [data-column]:not([aria-label])';

type Each = (row: HTMLElement, text: string) => void;

/**
 * Numbers the rows and names their fields by it: 'Precio, línea 3'. Written past React, and what is neither seen nor at
 * hand after the next paint: when a line goes, all those below change their number, and drawing them again can be felt.
 */
export function useLineNumbers(root: RefObject<HTMLElement | null>, lines: Line[], at: number): void {
  useLayoutEffect(() => {
    const rows = rowsOf(root.current);
    const each = (reach: number, write: Each) => {
      for (let row = Math.max(0, at - reach); row <= at + reach && row < rows.length; row++)
        write(rows[row], String(row + 1));
    };
    each(AT_HAND, nameRow);
    each(inView(), numberRow);
    if (rows.length <= AT_HAND) return undefined;
    const later = setTimeout(() => each(rows.length, nameRow));
    return () => clearTimeout(later);
  }, [root, lines, at]);
}

const rowsOf = (root: HTMLElement | null) =>
  [...(root?.children ?? [])].filter(
    (row): row is HTMLElement => row instanceof HTMLElement && row.dataset.line !== undefined,
  );

function numberRow(row: HTMLElement, text: string): void {
  const index = row.querySelector('.index');
  if (!index || index.textContent === text) return;
  // Another text node would have the browser build its box anew.
  if (index.firstChild) index.firstChild.nodeValue = text;
  else index.textContent = text;
}

function nameRow(row: HTMLElement, text: string): void {
  if (row.dataset.line === text && !row.querySelector(UNNAMED)) return;
  row.dataset.line = text;
  numberRow(row, text);
  row.querySelector('.remove')?.setAttribute('aria-label', `Eliminar línea ${text}`);
  labelFields(row, Number(text));
}
