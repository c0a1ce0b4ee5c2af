import { useSyncExternalStore } from 'react';

let reachable = true;
const listeners = new Set<() => void>();

function set(value: boolean): void {
  if (value === reachable) return;
  reachable = value;
  listeners.forEach(listener => listener());
}

/** Whether the last call got an answer from the server. */
export const connection = {
  lost: () => set(false),
  found: () => set(true),
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export const useReachable = () => useSyncExternalStore(connection.subscribe, () => reachable);
