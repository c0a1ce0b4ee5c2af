/**
 * What the log keeps of an error beside its stack. Never a value: the database's `detail` and `where` quote whole rows,
 * `parameters` are them.
 */
const KEPT = [
  'code',
  'severity',
  'constraint',
  'table',
  'column',
  'schema',
  'routine',
  'syscall',
  'address',
  'port',
] as const;
const DEEPEST = 3;

/** An error as JSON for the log. Of another realm it is known by its shape. */
export function loggedError(error: unknown, depth = 1): unknown {
  if (typeof error !== 'object' || error === null || !('message' in error)) return String(error);
  const { name, message, stack, cause } = error as Error;
  const kept = Object.fromEntries(
    KEPT.flatMap(key => {
      const value = (error as unknown as Record<string, unknown>)[key];
      return typeof value === 'string' || typeof value === 'number' ? [[key, value]] : [];
    }),
  );
  return {
    type: name,
    message,
    stack,
    ...kept,
    ...(cause !== undefined && depth < DEEPEST && { cause: loggedError(cause, depth + 1) }),
  };
}
