import type { World } from '../attack';
import { ask, largest, summary, type Asked } from '../ask';

export const name = 'a1-full-bodies';
export const does = 'una empresa envía facturas de 300.000 líneas vacías y de 1 MB de texto';

const TIMES = 20;
const BODIES = [`{"lines":[${'{},'.repeat(299_999)}{}]}`, JSON.stringify({ notes: '{"'.repeat(300_000) })];

export async function run({ product, attackers, signal }: World): Promise<string> {
  const asked: Asked[] = [];
  for (let n = 0; n < TIMES && !signal.aborted; n += 1)
    asked.push(await ask(product.url, attackers[0]!.token, '/api/invoices', BODIES[n % BODIES.length], signal));
  return `${summary(asked)}; ${largest(asked)}`;
}
