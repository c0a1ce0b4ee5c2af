import type { World } from '../attack';
import { ask, largest, summary, type Asked } from '../ask';

export const name = 'a1-unknown-keys';
export const does = 'alguien inicia sesión con 60.000 claves que no existen, y con las que caben en 32 kB';

const TIMES = 20;
const QUERY = 'mutation($input: LoginInput!) { login(input: $input) { token } }';
const bodyOf = (keys: number) => ({
  query: QUERY,
  variables: { input: Object.fromEntries(Array.from({ length: keys }, (_, n) => [`k${n}`, 1])) },
});
const BODIES = [bodyOf(60_000), bodyOf(2_800)];

export async function run({ product, signal }: World): Promise<string> {
  const asked: Asked[] = [];
  for (let n = 0; n < TIMES && !signal.aborted; n += 1)
    asked.push(await ask(product.url, null, '/graphql', BODIES[n % BODIES.length], signal));
  return `${summary(asked)}; ${largest(asked)}`;
}
