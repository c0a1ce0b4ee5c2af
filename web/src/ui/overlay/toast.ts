import { useSyncExternalStore } from 'react';
import { adviceOf, errorText } from '../../client/failure';

type ToastKind = 'success' | 'info' | 'error' | 'warning';
/** `more`: the cause and what to do next, on a line of its own. */
export interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
  more?: string;
  /** Undoes what it reports. */
  undo?: () => void;
  count: number;
}

// Two configurations stand in the specification, and both hold: good news bottom right, bad news top right.
export const LIFE = { success: 3000, info: 3000, error: 5000, warning: 5000 };

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  listeners.forEach(listener => listener());
}

/** How long something can be undone. */
export const UNDO_LIFE = 10_000;

function show(kind: ToastKind, text: string, more?: string, undo?: () => void): void {
  // Each undoes its own.
  const same = undo ? undefined : toasts.find(t => t.kind === kind && t.text === text && t.more === more && !t.undo);
  if (same) set(toasts.map(t => (t === same ? { ...t, count: t.count + 1 } : t)));
  else set([...toasts, { id: ++lastId, kind, text, more, undo, count: 1 }]);
}

/** `toast.success('Cliente creado correctamente')`. Repeated ones count up: 'Línea añadida ×3'. */
export const toast = {
  /** With `undo` it offers 'Deshacer'. */
  success: (text: string, undo?: () => void) => show('success', text, undefined, undo),
  info: (text: string) => show('info', text),
  error: (text: string, more?: string) => show('error', text, more),
  /** What could not be done, why, and what to do next: `toast.failed(error, 'Error guardando cliente')`. */
  failed: (error: unknown, fallback: string) => show('error', errorText(error, fallback), adviceOf(error)),
  warning: (text: string) => show('warning', text),
  dismiss: (id: number) => set(toasts.filter(t => t.id !== id)),
  clear: () => set([]),
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useToasts = () => useSyncExternalStore(subscribe, () => toasts);
