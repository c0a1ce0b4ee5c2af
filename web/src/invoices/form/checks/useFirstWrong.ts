import { useEffect, useState, type RefObject } from 'react';

/** Puts the focus on the first wrong field, once the errors are on the screen. */
export function useFirstWrong(page: RefObject<HTMLElement | null>): () => void {
  const [asked, ask] = useState(0);
  useEffect(() => {
    if (asked) page.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [asked, page]);
  return () => ask(count => count + 1);
}
