export interface Signal {
  send(): void;
  on(listener: () => void): () => void;
}

function signal(): Signal {
  const listeners = new Set<() => void>();
  return {
    send: () => listeners.forEach(listener => listener()),
    on(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The server no longer takes our token. Sent by the transports, heard by the session. */
export const refused = signal();
