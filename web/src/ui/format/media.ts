import { useSyncExternalStore } from 'react';

/** Where the bar opens out and tables replace cards. */
export const DESKTOP = '(min-width: 992px)';

/** Below that. */
export const PHONE = '@media (max-width: 991.98px)';

/** Where a column fits beside another. */
export const WIDE = '(min-width: 1280px)';

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    changed => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
  );
}

export const useDesktop = () => useMedia(DESKTOP);
