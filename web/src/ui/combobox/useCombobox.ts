import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { revealRow } from '../table/revealRow';
import { useLatest } from '../useLatest';

interface ComboboxOptions {
  count: number;
  /** No answer yet: Enter waits for it. */
  waiting: boolean;
  /** What is typed; a change makes the first option the active one. */
  query: string;
  pick(index: number): void;
}

/** Keys and roles of a combobox with a list: the focus stays in the input, the active option is named by its id. */
export function useCombobox({ count, waiting, query, pick }: ComboboxOptions) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const list = useRef<HTMLDivElement>(null);
  const optionId = (index: number) => `${id}-${index}`;

  useEffect(() => setActive(query.trim() && count ? 0 : -1), [query, count]);
  useEffect(() => {
    if (active >= 0) revealRow(list.current);
  }, [active]);

  /** What was typed when Enter came before its answer. */
  const wanted = useRef<string | null>(null);

  const choose = (index: number) => {
    setOpen(false);
    setActive(-1);
    pick(index);
  };
  const latest = useLatest(() => choose(0));
  useEffect(() => {
    if (wanted.current !== query) wanted.current = null;
    if (waiting || wanted.current === null) return;
    wanted.current = null;
    latest.current();
  }, [waiting, query, latest]);

  const keys: Record<string, () => void> = {
    ArrowDown: () => (open ? setActive(now => (now + 1) % Math.max(1, count)) : setOpen(true)),
    ArrowUp: () => (open ? setActive(now => (now <= 0 ? count - 1 : now - 1)) : setOpen(true)),
    Enter: () => wanted.current === null && choose(active),
    Escape: () => setOpen(false),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const early = event.key === 'Enter' && open && waiting && query.trim() !== '';
    wanted.current = early ? query : null;
    const key = keys[event.key];
    if (!key || event.altKey || event.ctrlKey || event.metaKey) return;
    // Closed, or with nothing active, Enter and Esc belong to the form around.
    if (event.key === 'Enter' && !early && (!open || active < 0)) return;
    if (event.key === 'Escape' && !open) return;
    event.preventDefault();
    event.stopPropagation();
    key();
  };

  return {
    open,
    active,
    list,
    setOpen,
    setActive,
    choose,
    optionId,
    listId: `${id}-list`,
    input: {
      role: 'combobox',
      'aria-expanded': open,
      'aria-controls': `${id}-list`,
      'aria-autocomplete': 'list' as const,
      autoComplete: 'off',
      'aria-activedescendant': open && active >= 0 ? optionId(active) : undefined,
      onKeyDown,
      onBlur: () => {
        wanted.current = null;
        setOpen(false);
      },
    },
  };
}
