import type { World } from '../attack';
import { ask, summary } from '../ask';
import { watchIdleInTransaction } from '../connections';
import { fillRecords } from '../fill-records';

export const name = 'a3-verify-chain';
export const does = 'una empresa comprueba su cadena 45 veces a la vez, con alias';

const RECORDS = 20_000;
const REQUESTS = 3;
const ALIASES = 15;

export async function prepare({ superuser, urls, attackers }: World): Promise<void> {
  await fillRecords(superuser, urls, attackers[0]!, RECORDS);
}

export async function run({ product, attackers, superuser, signal }: World): Promise<string> {
  const watched = watchIdleInTransaction(superuser);
  const body = {
    query: `{ ${Array.from({ length: ALIASES }, (_, n) => `a${n}: verifyChain { records intact }`).join(' ')} }`,
  };
  const answers = await Promise.all(
    Array.from({ length: REQUESTS }, () => ask(product.url, attackers[0]!.token, '/graphql', body, signal)),
  );
  return `${summary(answers)}; conexiones paradas dentro de una transacción, como mucho: ${await watched()}`;
}
