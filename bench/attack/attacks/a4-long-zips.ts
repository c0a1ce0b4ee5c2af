import type { World } from '../attack';
import { ask, summary } from '../ask';
import { fillLongInvoices } from '../fill-invoices';

export const name = 'a4-long-zips';
export const does = 'una empresa pide cuatro ZIP de diez facturas de 1.000 líneas a la vez';

const LINES = 1_000;
const INVOICES = 10;
const ZIPS = 4;

let invoices: string[];

export async function prepare({ superuser, attackers }: World): Promise<void> {
  invoices = await fillLongInvoices(superuser, attackers[2]!, INVOICES, LINES);
}

export async function run({ product, attackers, signal }: World): Promise<string> {
  return summary(
    await Promise.all(
      Array.from({ length: ZIPS }, () =>
        ask(product.url, attackers[2]!.token, '/api/invoices/pdf', { ids: invoices }, signal),
      ),
    ),
  );
}
