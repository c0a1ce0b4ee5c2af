import type { EntityManager } from 'typeorm';

/** What a transaction writes last. */
const endings = new WeakMap<EntityManager, (() => void)[]>();

/** Of a transaction that begins: what is to be done before its COMMIT. */
export function endingsOf(em: EntityManager): readonly (() => void)[] {
  const own: (() => void)[] = [];
  endings.set(em, own);
  return own;
}

/** Has `ending` write (by `write`) right before COMMIT, and in one packet with it: what it locks is held no longer. */
export function beforeCommit(em: EntityManager, ending: () => void): void {
  const own = endings.get(em);
  if (!own) throw new Error('an ending outside of a transaction');
  own.push(ending);
}
