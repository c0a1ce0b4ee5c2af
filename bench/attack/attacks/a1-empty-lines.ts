import type { World } from '../attack';
import { ask, largest, summary, type Asked } from '../ask';

export const name = 'a1-empty-lines';
export const does = 'alguien sin sesión envía facturas de 300.000 líneas vacías (900 kB)';

const TIMES = 20;
const BODY = `{"lines":[${'{},'.repeat(299_999)}{}]}`;

export async function run({ product, signal }: World): Promise<string> {
  const asked: Asked[] = [];
  for (let n = 0; n < TIMES && !signal.aborted; n += 1)
    asked.push(await ask(product.url, null, '/api/invoices', BODY, signal));
  return `${summary(asked)}; ${largest(asked)}`;
}
