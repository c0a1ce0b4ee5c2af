import { useEffect } from 'react';
import { dialogOpen } from '../ui/keys/keys';

/** A menu that gave way to a dialog, or a dialog that gives the focus back, has put it somewhere by then. */
const SETTLED_MS = 100;

/**
 * What had the focus may leave the screen: a row that is deleted, a button that was pressed, a banner, the whole screen
 * before. The keyboard then goes on from the beginning of the screen, not of the page.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: Element | null = null;
    let timer: number | undefined;
    const onFocusIn = ({ target }: FocusEvent) => {
      last = target as Element;
    };
    const look = () => {
      timer = undefined;
      if (last?.isConnected || document.activeElement !== document.body || dialogOpen()) return;
      document.getElementById('contenido')?.focus({ preventScroll: true });
    };
    const gone = new MutationObserver(() => {
      if (last && !last.isConnected) timer ??= window.setTimeout(look, SETTLED_MS);
    });
    document.addEventListener('focusin', onFocusIn);
    gone.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', onFocusIn);
      gone.disconnect();
      window.clearTimeout(timer);
    };
  }, []);
}
