const KEY = 'token';

/** The session's token in the browser's storage, under the key the specification names. */
export const token = {
  /** null too where no browser is: while the build writes pages. */
  read: () => (typeof document === 'undefined' ? null : localStorage.getItem(KEY)),
  store: (value: string) => localStorage.setItem(KEY, value),
  clear: () => localStorage.removeItem(KEY),
  /** Runs `listener` when another tab signs out. */
  onCleared(listener: () => void): () => void {
    const heard = (event: StorageEvent) => {
      if (event.key === KEY && event.newValue === null) listener();
    };
    window.addEventListener('storage', heard);
    return () => window.removeEventListener('storage', heard);
  },
};
