import { Turns } from '../../platform/turns';

const underWay = new Map<string, Promise<unknown>>();
/** What a company does with its plan is done one after another: two changes at once would both start from the same plan. */
const turns = new Turns(1, undefined, 30_000);

/** Those who ask for the same while it is under way share its outcome: a second click does nothing twice. */
export function oneAtATime<T>(tenantId: string, what: string, work: () => Promise<T>): Promise<T> {
  const key = `${tenantId} ${what}`;
  const known = underWay.get(key) as Promise<T> | undefined;
  if (known) return known;
  const begun = turns.take(tenantId, work).finally(() => underWay.delete(key));
  underWay.set(key, begun);
  return begun;
}
