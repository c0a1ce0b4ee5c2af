import type { World } from './collect';
import { textAt, treeAt, type Params } from './form';
import { missing } from './refused';

interface Call {
  world: World;
  base: string;
  id: string;
  params: Params;
  /** The connected account that is asked for; null: the platform's own. */
  connected: string | null;
}
export type Handler = (call: Call) => unknown;

export function one<T>(of: Record<string, T>, id: string | undefined, what: string): T {
  const found = id === undefined || !Object.hasOwn(of, id) ? undefined : of[id];
  if (!found) throw missing(`${what}: '${id}'`);
  return found;
}

export const metadataOf = (params: Params): Record<string, string> =>
  Object.fromEntries(
    Object.entries(treeAt(params, 'metadata')).filter((each): each is [string, string] => typeof each[1] === 'string'),
  );

/** The newest of a customer first, as many as are asked for. */
export function latest<T extends { created: number; customer: string }>(of: Record<string, T>, params: Params): T[] {
  const customer = textAt(params, 'customer');
  return Object.values(of)
    .filter(each => customer === undefined || each.customer === customer)
    .reverse()
    .sort((a, b) => b.created - a.created)
    .slice(0, Number(textAt(params, 'limit') ?? 10));
}
