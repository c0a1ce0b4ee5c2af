import type { World } from '../attack';
import { ask, largest, summary, type Asked } from '../ask';
import { fillLongInvoices } from '../fill-invoices';

export const name = 'a2-most-that-fits';
export const does =
  'una empresa pide una y otra vez lo más que cabe en una respuesta: 5.000 filas y las líneas de 5 facturas';

const [INVOICES, LINES, TIMES] = [5, 1_000, 12];
let query: string;

export async function prepare({ superuser, attackers }: World): Promise<void> {
  const ids = await fillLongInvoices(superuser, attackers[3]!, INVOICES, LINES);
  query = `{ customers { items { id name } } ${ids.map((id, n) => `a${n}: invoice(id: "${id}") { lines { description quantity price total } }`).join(' ')} }`;
}

export async function run({ product, attackers, signal }: World): Promise<string> {
  const asked: Asked[] = [];
  for (let n = 0; n < TIMES && !signal.aborted; n += 1)
    asked.push(await ask(product.url, attackers[3]!.token, '/graphql', { query }, signal));
  return `${summary(asked)}; ${largest(asked)}`;
}
