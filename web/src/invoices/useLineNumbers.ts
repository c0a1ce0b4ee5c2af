import { useLayoutEffect, type RefObject } from 'react';
import type { Line } from './line';
import { labelFields } from './useRowLabels';

/** Lines on both sides of the keyboard that certainly fill the screen. */
const IN_VIEW = 40;
const UNNAMED = '.remove:not([aria-label]), [data-column]:not([aria-label])';

/**
 * Numbers the rows and names their fields by it: 'Precio, línea 3'. Written past React and, out of view, after the next
 * paint: when a line goes, all those below change their number, and drawing them again for that can be felt.
 */
export function useLineNumbers(root: RefObject<HTMLElement | null>, lines: Line[], at: number): void {
  useLayoutEffect(() => {
    const rows = [...root.current?.querySelectorAll<HTMLElement>('[data-line]') ?? []];
    const unnamed = new Set([...root.current?.querySelectorAll(UNNAMED) ?? []].map(part => part.closest('[data-line]')));
    const number = (from: number, to: number) => rows.slice(from, to).forEach((row, i) => {
      const text = String(from + i + 1);
      if (row.dataset.line !== text || unnamed.has(row)) nameRow(row, text);
    });
    const first = Math.max(0, at - IN_VIEW);
    number(first, at + IN_VIEW);
    if (first === 0 && rows.length <= at + IN_VIEW) return undefined;
    const later = setTimeout(() => number(0, rows.length));
    return () => clearTimeout(later);
  }, [root, lines, at]);
}

function nameRow(row: HTMLElement, text: string): void {
  row.dataset.line = text;
  const index = row.querySelector('.index');
  if (index) index.textContent = text;
  row.querySelector('.remove')?.setAttribute('aria-label', `Eliminar línea ${text}`);
  labelFields(row, Number(text));
}
