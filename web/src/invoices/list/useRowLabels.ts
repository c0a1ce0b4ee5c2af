import { useLayoutEffect, useRef, type RefObject } from 'react';
import { columnName } from '../form/grid/cells';
import type { Column } from '../form/grid/line';

/** Names the fields of a line by column and line: 'Precio, línea 3'. */
export function labelFields(root: HTMLElement, line: number): void {
  for (const field of root.querySelectorAll<HTMLElement>('[data-column]')) {
    field.setAttribute('aria-label', `${columnName(field.dataset.column as Column)}, línea ${line}`);
  }
}

/** The same, for the one line that is open on a small screen. */
export function useRowLabels(row: number): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (root.current) labelFields(root.current, row + 1);
  });
  return root;
}
