import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

const rows = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('a, button') ?? [])];

/** Toggles on click; arrows walk the rows; Esc, a click elsewhere or the focus leaving close it. */
export function useDropdown() {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const close = () => setOpen(false);

  useEffect(() => {
    if (!open) return;
    rows(list.current)[0]?.focus();
    const elsewhere = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close();
    };
    document.addEventListener('pointerdown', elsewhere);
    return () => document.removeEventListener('pointerdown', elsewhere);
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      close();
      root.current?.querySelector('button')?.focus();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    if (!open) return setOpen(true);
    const all = rows(list.current);
    const at = all.findIndex(row => row === document.activeElement);
    all[(at + step + all.length) % all.length]?.focus();
  };

  // Safari focuses nothing on a click: only a focus that goes somewhere else counts.
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) close();
  };

  return { open, root, list, toggle: () => setOpen(now => !now), close, onKeyDown, onBlur };
}
