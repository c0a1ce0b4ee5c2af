import type { World } from '../attack';
import { ask, largest, summary } from '../ask';
import { fillLongInvoices } from '../fill-invoices';

export const name = 'a2-lines-in-lists';
export const does = 'una empresa pide con 15 alias las líneas de 200 facturas de 1.000 (1,8 kB)';

const [INVOICES, LINES, ALIASES, TIMES] = [200, 1_000, 15, 4];
const INVOICE =
  'id number fullNumber series date notes status subtotal totalIva total lines { description quantity price ivaRate ivaCause subtotal total }';
const QUERY = `{ ${Array.from({ length: ALIASES }, (_, n) => `a${n}: invoices(limit: 200) { items { ${INVOICE} } }`).join(' ')} }`;

export async function prepare({ superuser, attackers }: World): Promise<void> {
  await fillLongInvoices(superuser, attackers[4]!, INVOICES, LINES);
}

export async function run({ product, attackers, signal }: World): Promise<string> {
  const asked = await Promise.all(
    Array.from({ length: TIMES }, () => ask(product.url, attackers[4]!.token, '/graphql', { query: QUERY }, signal)),
  );
  return `${summary(asked)}; ${largest(asked)}`;
}
