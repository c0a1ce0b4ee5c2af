import { useState } from 'react';

/** A view that somebody gave a name: what it shows stands in its query. */
interface SavedView {
  name: string;
  query: string;
}

export const MOST_VIEWS = 12;
export const LONGEST_NAME = 40;
export const LONGEST_QUERY = 600;

const keyOf = (userId: string) => `views:${userId}`;

const isView = (view: Partial<SavedView> | null): view is SavedView =>
  typeof view?.name === 'string' &&
  typeof view.query === 'string' &&
  view.name.length <= LONGEST_NAME &&
  view.query.length <= LONGEST_QUERY;

function read(userId: string): SavedView[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isView).slice(0, MOST_VIEWS) : [];
  } catch {
    return [];
  }
}

/** The same filters in whatever order, without the page. */
export function queryOf(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('page');
  params.sort();
  return params.toString();
}

/** The names that a user gave to views, kept in the browser: the views themselves are addresses. */
export function useSavedViews(userId: string) {
  const [views, setViews] = useState(() => read(userId));
  /** What is stored may be another tab's by now: it is read again before it is changed. */
  const change = (to: (stored: SavedView[]) => SavedView[]) => {
    const next = to(read(userId));
    setViews(next);
    try {
      localStorage.setItem(keyOf(userId), JSON.stringify(next));
    } catch {
      // A full or forbidden storage keeps the view until the page is left.
    }
  };
  return {
    views,
    save: (view: SavedView) =>
      change(stored => [...stored.filter(({ query }) => query !== view.query), view].slice(-MOST_VIEWS)),
    forget: (query: string) => change(stored => stored.filter(each => each.query !== query)),
  };
}
