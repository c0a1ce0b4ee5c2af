interface Signal {
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

/** Codes by which the server says that it knows otherwise than we do what we may. */
export const NOT_ALLOWED = ['FORBIDDEN', 'PASSWORD_CHANGE_REQUIRED'];

/** The server knows otherwise than we do what we may: another role, a suspended company, a temporary password. */
export const outdated = signal();
