import type { World } from '../attack';
import { ask, summary, type Asked } from '../ask';
import { fillLongInvoices } from '../fill-invoices';

export const name = 'a4-long-pdfs';
export const does = 'una empresa pide 60 PDF de 1.000 líneas, veinte a la vez';

const LINES = 1_000;
const PDFS = 60;
const AT_ONCE = 20;

let invoices: string[];

export async function prepare({ superuser, attackers }: World): Promise<void> {
  invoices = await fillLongInvoices(superuser, attackers[1]!, AT_ONCE, LINES);
}

export async function run({ product, attackers, signal }: World): Promise<string> {
  const asked: Asked[] = [];
  let left = PDFS;
  await Promise.all(
    invoices.map(async id => {
      while (left-- > 0 && !signal.aborted)
        asked.push(await ask(product.url, attackers[1]!.token, `/api/invoices/${id}/pdf`, undefined, signal));
    }),
  );
  return summary(asked);
}
