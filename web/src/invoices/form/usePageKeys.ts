import { useEffect } from 'react';
import { useLatest } from '../../ui/useLatest';

interface PageKeys {
  help(): void;
  fields(): void;
  save(): void;
  issue(): void;
  helpOpen: boolean;
  fieldsOpen: boolean;
}

export const dialogOpen = () =>
  document.querySelector('[role=dialog][data-state=open], [role=alertdialog][data-state=open]') !== null;

/** The keys of the whole screen, wherever the focus is. Under a dialog they rest; only F1 and F4 close what they opened. */
export function usePageKeys(keys: PageKeys): void {
  const latest = useLatest(keys);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const ctrl = event.ctrlKey || event.metaKey;
      const does =
        event.key === 'F1'
          ? 'help'
          : event.key === 'F4' && !event.altKey && !ctrl
            ? 'fields'
            : ctrl && event.key.toLowerCase() === 's'
              ? 'save'
              : ctrl && event.key === 'Enter'
                ? 'issue'
                : null;
      if (!does) return;
      event.preventDefault();
      const { helpOpen, fieldsOpen } = latest.current;
      if (!dialogOpen() || (does === 'help' && helpOpen) || (does === 'fields' && fieldsOpen)) latest.current[does]();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [latest]);
}
