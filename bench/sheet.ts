import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../api/platform/config/config';
import { dayOf } from '../api/platform/dates';
import type { World } from './world';

const LINES = 200;

/** `rich`: with prices with VAT, discounts of lines, and one of the whole. */
async function draft({ product, companies }: World, rich: boolean): Promise<string> {
  const { token, customerId } = companies[3]!;
  const lines = Array.from({ length: LINES }, (_, i) => ({
    description: `Visita ${i + 1}`,
    quantity: '2',
    ...(rich ? { grossPrice: '37.50', discountPercent: '5' } : { price: '37.50' }),
    ivaRate: [21, 10, 4][i % 3],
  }));
  const response = await fetch(`${product.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      query: 'mutation Draft($input: InvoiceInput!) { createInvoice(input: $input) { id } }',
      variables: {
        input: { date: dayOf(new Date()), customerId, status: 'draft', lines, ...(rich && { discountPercent: '3' }) },
      },
    }),
  });
  const { data } = (await response.json()) as { data?: { createInvoice: { id: string } } };
  if (!data) throw new Error(`the draft of ${LINES} lines answered ${response.status}`);
  return data.createInvoice.id;
}

/** What a browser prints that was started for it. */
async function inChromium(script: string, args: string[]): Promise<string> {
  const loader = ['-r', './api/bin/typescript.cjs'];
  return (await promisify(execFile)(process.execPath, [...loader, join(ROOT, 'web/e2e', script), ...args])).stdout;
}

/** The line grid and a list in Chromium on a processor slowed four times: how long a key takes until it is painted. */
export async function sheet(world: World): Promise<string> {
  const { product, companies, big } = world;
  const grid = async (rich: boolean) =>
    inChromium('sheet-speed.ts', [product.url, companies[3]!.token, await draft(world, rich)]);
  return [
    `Procesador 4 veces más lento, ms de la tecla hasta verse, mediana de 15:`,
    `Rejilla de ${LINES} líneas: ${await grid(false)}`,
    `La misma con precios con IVA y descuentos: ${await grid(true)}`,
    `Lista de 200 facturas: ${await inChromium('list-speed.ts', [product.url, big.token])}\n`,
  ].join('\n');
}
