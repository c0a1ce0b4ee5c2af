import type { World } from '../attack';
import { ask, largest, summary } from '../ask';

export const name = 'a2-fields-in-fragments';
export const does = 'una empresa pide 15 campos en un fragmento, 60 veces: cuentan por 15';

const [ALIASES, TIMES] = [15, 60];
const QUERY = `{ ...F } fragment F on Query { ${Array.from({ length: ALIASES }, (_, n) => `a${n}: invoices(limit: 200) { items { id } }`).join(' ')} }`;

export async function run({ product, attackers, signal }: World): Promise<string> {
  const asked = await Promise.all(
    Array.from({ length: TIMES }, () => ask(product.url, attackers[0]!.token, '/graphql', { query: QUERY }, signal)),
  );
  return `${summary(asked)}; ${largest(asked)}`;
}
