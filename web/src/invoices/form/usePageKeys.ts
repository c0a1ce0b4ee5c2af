import { useEffect, useState } from 'react';
import { dialogOpen, isStroke } from '../../ui/keys/keys';
import { useLatest } from '../../ui/useLatest';

interface PageKeys {
  /** Absent: what is written has no paper of an invoice. */
  preview?(): void;
  save(): void;
  issue(): void;
}

const NAMES = {
  help: 'formHelp',
  fields: 'formFields',
  preview: 'formPreview',
  save: 'formSave',
  issue: 'formIssue',
} as const;

/**
 * The keys of the whole screen, wherever the focus is, and whether its help and its fields are open. Under a dialog they
 * rest; only F1 and F4 close what they opened.
 */
export function usePageKeys(keys: PageKeys) {
  const [help, setHelp] = useState(false);
  const [fields, setFields] = useState(false);
  const latest = useLatest({
    ...keys,
    help: () => setHelp(open => !open),
    fields: () => setFields(open => !open),
    open: { help, fields },
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const does = (['help', 'fields', 'preview', 'save', 'issue'] as const).find(each => isStroke(event, NAMES[each]));
      if (!does) return;
      event.preventDefault();
      const { open } = latest.current;
      if (!dialogOpen() || (does === 'help' && open.help) || (does === 'fields' && open.fields))
        latest.current[does]?.();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [latest]);
  return { help, fields, setHelp, setFields };
}
