import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import { groupsOf, keyOf, type FieldChoice } from './fields';

interface FieldSearch {
  open: boolean;
  choices: readonly FieldChoice[];
  close(): void;
  panel: RefObject<HTMLElement | null>;
  search: RefObject<HTMLElement | null>;
}

const quietly = { preventScroll: true };

/** What is looked for among the fields, and what the keys do: turn a field by its key, look for a word, close. */
export function useFieldSearch({ open, choices, close, panel, search }: FieldSearch) {
  const [query, setQuery] = useState('');
  useEffect(() => {
    if (!open) setQuery('');
  }, [open]);
  const groups = groupsOf(choices, query);

  /** The keys are those of the fields again. */
  const endSearch = () => {
    setQuery('');
    panel.current?.focus(quietly);
  };
  /** The first that is found is turned. */
  const turnFirst = () => {
    const first = groups[0]?.rows.find(({ choice }) => !choice.off)?.choice;
    if (!first || !query.trim()) return;
    first.turn(!first.on);
    endSearch();
  };
  /** What was typed is done by the key beside a field, else it is a word to look for. */
  const typed = (event: KeyboardEvent): boolean => {
    const { key } = event;
    if (event.ctrlKey || event.altKey || event.metaKey) return false;
    const choice = choices.find((each, at) => keyOf(each, at) === key.toUpperCase());
    if (choice && !choice.off) choice.turn(!choice.on);
    if (choice) return true;
    if (!/^\p{L}$/u.test(key)) return false;
    setQuery(key);
    search.current?.focus(quietly);
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return;
    const searching = event.target === search.current;
    if (event.key === 'Escape') {
      if (searching && query) endSearch();
      else close();
    } else if (event.key === 'Enter' && searching) turnFirst();
    else if (searching || !typed(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { query, setQuery, groups, onKeyDown };
}
