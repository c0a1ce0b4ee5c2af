import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { invoicePdf } from './pdf';
import type { InvoiceDocument } from './invoice-document';

export interface Order {
  id: number;
  invoice: InvoiceDocument;
}
export type Drawn = { id: number; pdf: Uint8Array } | { id: number; failure: Error };

async function draw(invoice: InvoiceDocument): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Buffer[] = [];
  for await (const piece of invoicePdf(invoice)) pieces.push(piece as Buffer);
  // A copy in memory of its own, which is handed over instead of being copied once more.
  return new Uint8Array(Buffer.concat(pieces));
}

/**
 * Behind the requests that others wait for. On Linux this is the thread's own; elsewhere it would be the whole
 * process's.
 */
if (process.platform === 'linux') setPriority(0, 10);

parentPort!.on('message', ({ id, invoice }: Order) => {
  draw(invoice).then(
    pdf => parentPort!.postMessage({ id, pdf } satisfies Drawn, [pdf.buffer]),
    (failure: Error) => parentPort!.postMessage({ id, failure } satisfies Drawn),
  );
});
