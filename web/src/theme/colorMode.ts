import { useSyncExternalStore } from 'react';

type ColorMode = 'light' | 'dark';

const KEY = 'color-mode';
const listeners = new Set<() => void>();

// before-paint.js has set the class before the first paint; here it is only read and changed.
const root = () => document.documentElement;
const current = (): ColorMode => (root().classList.contains('dark') ? 'dark' : 'light');

function apply(mode: ColorMode): void {
  root().classList.toggle('dark', mode === 'dark');
  listeners.forEach(listener => listener());
}

export function setColorMode(mode: ColorMode): void {
  localStorage.setItem(KEY, mode);
  apply(mode);
}

/** Follows the system until somebody chooses. */
export function followSystem(): void {
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', event => {
    if (!localStorage.getItem(KEY)) apply(event.matches ? 'dark' : 'light');
  });
}

/** Light in a page that the build writes, until it has its life. */
export function useColorMode(): ColorMode {
  return useSyncExternalStore(
    changed => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    current,
    () => 'light',
  );
}
