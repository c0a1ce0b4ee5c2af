import type { World } from '../attack';
import { ask, largest, summary } from '../ask';

export const name = 'a2-lists-in-pages';
export const does = 'una empresa pide con 15 alias todos sus clientes y las tablas de IVA de 200 facturas';

const [ALIASES, TIMES] = [15, 4];
const QUERY = `{ ${Array.from({ length: ALIASES }, (_, n) => (n % 2 ? `a${n}: customers { items { id name } }` : `a${n}: invoices(limit: 200) { items { rates { base quota } } }`)).join(' ')} }`;

export async function run({ product, attackers, signal }: World): Promise<string> {
  const asked = await Promise.all(
    Array.from({ length: TIMES }, () => ask(product.url, attackers[0]!.token, '/graphql', { query: QUERY }, signal)),
  );
  return `${summary(asked)}; ${largest(asked)}`;
}
