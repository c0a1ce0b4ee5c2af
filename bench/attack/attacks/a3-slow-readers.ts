import type { World } from '../attack';
import { watchIdleInTransaction } from '../connections';
import { fillInvoices } from '../fill-invoices';
import { holdOn, leaveUnread } from '../unread';

export const name = 'a3-slow-readers';
export const does = 'cuatro empresas piden seis CSV cada una y no los leen';

const TENANTS = 4;
const EACH = 6;
const ROWS = 40_000;
const HELD_MS = 10_000;

export async function prepare({ superuser, attackers }: World): Promise<void> {
  for (const company of attackers.slice(0, TENANTS)) await fillInvoices(superuser, company, ROWS);
}

export async function run({ product, attackers, superuser, signal }: World): Promise<string> {
  const watched = watchIdleInTransaction(superuser);
  const unread = attackers
    .slice(0, TENANTS)
    .flatMap(({ token }) =>
      Array.from({ length: EACH }, () => leaveUnread(product.url, token, [{ path: '/api/invoices/export/csv' }])),
    );
  await holdOn(unread, HELD_MS, signal);
  return `conexiones paradas dentro de una transacción, como mucho: ${await watched()}`;
}
