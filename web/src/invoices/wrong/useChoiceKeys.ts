import { useEffect } from 'react';
import { dialogOpen, letterKeys } from '../../ui/keys/keys';
import { useLatest } from '../../ui/useLatest';

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input:not([type=radio]), textarea, select');

/** Keys that choose an answer, wherever the focus is but in a field, before what the frame says of them; see `useKeys`. */
export function useChoiceKeys(keys: Record<string, () => void>): void {
  const latest = useLatest(keys);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || dialogOpen() || (event.key.length === 1 && !letterKeys.on())) return;
      if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
      const choose = latest.current[event.key.toUpperCase()];
      if (!choose) return;
      event.preventDefault();
      choose();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [latest]);
}

export const keysOf = <Value extends string>(
  options: { key: string; value: Value }[],
  choose: (value: Value) => void,
): Record<string, () => void> => Object.fromEntries(options.map(({ key, value }) => [key, () => choose(value)]));
