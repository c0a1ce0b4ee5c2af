import { useLayoutEffect, type RefObject } from 'react';
import type { Line } from './line';
import { labelFields } from './useRowLabels';

/** Lines on both sides of the keyboard that certainly fill the screen. */
const IN_VIEW = 40;
/** Those that one may be in with the next key. */
const AT_HAND = 5;
const UNNAMED = '.remove:not([aria-label]), [data-column]:not([aria-label])';

/**
 * Numbers the rows and names their fields by it: 'Precio, línea 3'. Written past React, and what is neither seen nor at hand
 * after the next paint: when a line goes, all those below change their number, and drawing them again can be felt.
 */
export function useLineNumbers(root: RefObject<HTMLElement | null>, lines: Line[], at: number): void {
  useLayoutEffect(() => {
    const rows = [...root.current?.querySelectorAll<HTMLElement>('[data-line]') ?? []];
    const unnamed = new Set([...root.current?.querySelectorAll(UNNAMED) ?? []].map(part => part.closest('[data-line]')));
    const each = (reach: number, write: (row: HTMLElement, text: string) => void) => {
      const first = Math.max(0, at - reach);
      rows.slice(first, at + reach + 1).forEach((row, i) => {
        const text = String(first + i + 1);
        if (row.dataset.line !== text || unnamed.has(row)) write(row, text);
      });
    };
    each(AT_HAND, nameRow);
    each(IN_VIEW, numberRow);
    if (rows.length <= AT_HAND) return undefined;
    const later = setTimeout(() => each(rows.length, nameRow));
    return () => clearTimeout(later);
  }, [root, lines, at]);
}

function numberRow(row: HTMLElement, text: string): void {
  const index = row.querySelector('.index');
  if (index) index.textContent = text;
}

function nameRow(row: HTMLElement, text: string): void {
  row.dataset.line = text;
  numberRow(row, text);
  row.querySelector('.remove')?.setAttribute('aria-label', `Eliminar línea ${text}`);
  labelFields(row, Number(text));
}
