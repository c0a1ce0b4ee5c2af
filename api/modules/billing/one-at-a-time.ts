const underWay = new Map<string, Promise<unknown>>();

/** Those who ask for the same while it is under way share its outcome: a second click does nothing twice. */
export function oneAtATime<T>(key: string, work: () => Promise<T>): Promise<T> {
  const known = underWay.get(key) as Promise<T> | undefined;
  if (known) return known;
  const begun = work().finally(() => underWay.delete(key));
  underWay.set(key, begun);
  return begun;
}
