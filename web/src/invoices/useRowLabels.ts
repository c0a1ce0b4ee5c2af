import { useLayoutEffect, useRef, type RefObject } from 'react';
import { COLUMN_NAMES } from './cells';
import type { Column } from './line';

/**
 * Names the fields of a row by column and line: 'Precio, línea 3'. Written past React, because when a line goes all those
 * below change their number, and drawing a hundred rows again for that can be felt.
 */
export function useRowLabels(row: number): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const field of root.current?.querySelectorAll<HTMLElement>('[data-column]') ?? []) {
      field.setAttribute('aria-label', `${COLUMN_NAMES[field.dataset.column as Column]}, línea ${row + 1}`);
    }
  });
  return root;
}
