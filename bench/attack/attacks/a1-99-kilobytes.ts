import type { World } from '../attack';
import { ask, largest, summary, type Asked } from '../ask';

export const name = 'a1-99-kilobytes';
export const does = 'alguien sin sesión envía facturas de 33.000 líneas vacías (99 kB)';

const TIMES = 20;
const BODY = `{"lines":[${'{},'.repeat(32_999)}{}]}`;

export async function run({ product, signal }: World): Promise<string> {
  const asked: Asked[] = [];
  for (let n = 0; n < TIMES && !signal.aborted; n += 1)
    asked.push(await ask(product.url, null, '/api/invoices', BODY, signal));
  return `${summary(asked)}; ${largest(asked)}`;
}
