import { useEffect } from 'react';
import { useLatest } from '../../ui/useLatest';

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input:not([type=radio]), textarea, select');

/** Keys that choose an answer, wherever the focus is but in a field. */
export function useChoiceKeys(keys: Record<string, () => void>): void {
  const latest = useLatest(keys);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
      const choose = latest.current[event.key.toUpperCase()];
      if (!choose) return;
      event.preventDefault();
      choose();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [latest]);
}

export const keysOf = <Value extends string>(
  options: { key: string; value: Value }[],
  choose: (value: Value) => void,
): Record<string, () => void> => Object.fromEntries(options.map(({ key, value }) => [key, () => choose(value)]));
