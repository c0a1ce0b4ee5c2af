import { act } from '@testing-library/react';

interface MediaQuery {
  media: string;
  matches: boolean;
  addEventListener(name: string, listener: Listener): void;
  removeEventListener(name: string, listener: Listener): void;
}
type Listener = (event: { matches: boolean }) => void;

const listeners = new Map<Listener, string>();

const matches = (query: string) => {
  const [, side, px] = /\((min|max)-width: ([\d.]+)px\)/.exec(query) ?? [];
  if (!side) return false;
  return side === 'min' ? window.innerWidth >= Number(px) : window.innerWidth <= Number(px);
};

window.matchMedia = ((query: string): MediaQuery => ({
  media: query,
  matches: matches(query),
  addEventListener: (_name, listener) => listeners.set(listener, query),
  removeEventListener: (_name, listener) => listeners.delete(listener),
})) as unknown as typeof window.matchMedia;

/** Resizes the window and informs those who listen. */
export function setWidth(width: number): void {
  act(() => {
    window.innerWidth = width;
    [...listeners].forEach(([listener, query]) => listener({ matches: matches(query) }));
    window.dispatchEvent(new Event('resize'));
  });
}
