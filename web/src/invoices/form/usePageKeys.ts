import { useEffect } from 'react';
import { dialogOpen, isStroke } from '../../ui/keys/keys';
import { useLatest } from '../../ui/useLatest';

interface PageKeys {
  help(): void;
  fields(): void;
  /** Absent: what is written has no paper of an invoice. */
  preview?(): void;
  save(): void;
  issue(): void;
  helpOpen: boolean;
  fieldsOpen: boolean;
}

const NAMES = {
  help: 'formHelp',
  fields: 'formFields',
  preview: 'formPreview',
  save: 'formSave',
  issue: 'formIssue',
} as const;

/** The keys of the whole screen, wherever the focus is. Under a dialog they rest; only F1 and F4 close what they opened. */
export function usePageKeys(keys: PageKeys): void {
  const latest = useLatest(keys);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const does = (['help', 'fields', 'preview', 'save', 'issue'] as const).find(each => isStroke(event, NAMES[each]));
      if (!does) return;
      event.preventDefault();
      const { helpOpen, fieldsOpen } = latest.current;
      if (!dialogOpen() || (does === 'help' && helpOpen) || (does === 'fields' && fieldsOpen)) latest.current[does]?.();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [latest]);
}
