import { chakra, type BoxProps } from '@chakra-ui/react';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { dialog } from '../../theme/dialog';

const Dim = chakra('div', { base: { ...dialog.base?.positioner, bg: 'overlay', '&[hidden]': { display: 'none' } } });
const Panel = chakra('div', { base: dialog.base?.content });

/** A group of radios is one stop: its chosen one, or its first. */
function stopsIn(panel: HTMLElement | null): HTMLElement[] {
  const chosen = panel?.querySelector('input:checked') ?? panel?.querySelector('input');
  return [...(panel?.querySelectorAll<HTMLElement>('button, input') ?? [])].filter(
    stop => !(stop instanceof HTMLInputElement) || stop === chosen,
  );
}

interface OverlayProps {
  open: boolean;
  role: 'dialog' | 'alertdialog';
  /** Id of what names it, and of what describes it. */
  labelledBy: string;
  describedBy?: string;
  maxWidth: BoxProps['maxWidth'];
  onClose(): void;
  /** Where the keyboard begins; else the panel itself. */
  first?(): HTMLElement | null | undefined;
  /** Instead of the page's end: the modal over which it lies. */
  container?: Element | null;
  children: ReactNode;
}

/**
 * A dialog laid over the page. No modal of the library: that one makes the page inert, and with two hundred lines below
 * the browser works out every style anew, on opening and on closing. It is always there, so that opening draws nothing
 * new.
 */
export function Overlay({
  open,
  role,
  labelledBy,
  describedBy,
  maxWidth,
  onClose,
  first,
  container,
  children,
}: OverlayProps) {
  const panel = useRef<HTMLDivElement>(null);
  const begin = useRef(first);
  begin.current = first;
  useEffect(() => {
    if (!open) return undefined;
    const before = document.activeElement;
    const start = () => (begin.current?.() ?? panel.current)?.focus({ preventScroll: true });
    start();
    // The page below may ask for the focus by itself, as the lines do when the width changes what draws them.
    const keep = ({ target }: FocusEvent) => {
      if (target instanceof Element && !target.closest('[role=dialog], [role=alertdialog]')) start();
    };
    document.addEventListener('focusin', keep);
    return () => {
      document.removeEventListener('focusin', keep);
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [open]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && event.key !== 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') return onClose();
    // The page below is out of reach.
    const stops = stopsIn(panel.current);
    const at = stops.findIndex(stop => stop === document.activeElement);
    stops.at((at + (event.shiftKey ? -1 : 1)) % stops.length)?.focus();
  };
  return createPortal(
    <Dim hidden={!open} onMouseDown={event => event.target === event.currentTarget && onClose()} onKeyDown={onKeyDown}>
      <Panel
        ref={panel}
        role={role}
        aria-modal="true"
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        data-state={open ? 'open' : 'closed'}
        tabIndex={-1}
        maxWidth={maxWidth}
      >
        {children}
      </Panel>
    </Dim>,
    container ?? document.body,
  );
}
