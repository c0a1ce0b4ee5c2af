import { useEffect, type RefObject } from 'react';
import { useLatest } from '../../../../ui/useLatest';

interface Panel {
  open: boolean;
  close(): void;
  root: RefObject<HTMLElement | null>;
  panel: RefObject<HTMLElement | null>;
  /** That opens it. */
  button: RefObject<HTMLElement | null>;
}

/** While the panel is open the focus is in it. A press outside closes it, and closed it gives the focus back. */
export function usePanelFocus({ open, close, root, panel, button }: Panel): void {
  const latest = useLatest(close);
  useEffect(() => {
    if (!open) return undefined;
    const before = document.activeElement;
    panel.current?.focus({ preventScroll: true });
    const elsewhere = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) latest.current();
    };
    document.addEventListener('pointerdown', elsewhere);
    return () => {
      document.removeEventListener('pointerdown', elsewhere);
      // Back to the cell where one was writing, unless somewhere else was pressed. Hidden, it may have lost the focus already.
      const now = document.activeElement;
      const left = now === null || now === document.body || panel.current?.contains(now);
      if (!left) return;
      // Nowhere, or where is nothing by now: then at the button that opened it.
      const back = before !== document.body && before?.isConnected ? before : button.current;
      if (back instanceof HTMLElement) back.focus({ preventScroll: true });
    };
  }, [open, latest, root, panel, button]);
}
