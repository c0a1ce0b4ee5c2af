import { useSyncExternalStore } from 'react';

export type ToastKind = 'success' | 'info' | 'error' | 'warning';
export interface Toast { id: number; kind: ToastKind; text: string; count: number }

// Two configurations stand in the specification, and both hold: good news bottom right, bad news top right.
export const LIFE = { success: 3000, info: 3000, error: 5000, warning: 5000 };

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  listeners.forEach(listener => listener());
}

function show(kind: ToastKind, text: string): void {
  const same = toasts.find(t => t.kind === kind && t.text === text);
  if (same) set(toasts.map(t => (t === same ? { ...t, count: t.count + 1 } : t)));
  else set([...toasts, { id: ++lastId, kind, text, count: 1 }]);
}

/** `toast.success('Cliente creado correctamente')`. Repeated ones count up: 'Línea añadida ×3'. */
export const toast = {
  success: (text: string) => show('success', text),
  info: (text: string) => show('info', text),
  error: (text: string) => show('error', text),
  warning: (text: string) => show('warning', text),
  dismiss: (id: number) => set(toasts.filter(t => t.id !== id)),
  clear: () => set([]),
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useToasts = () => useSyncExternalStore(subscribe, () => toasts);
