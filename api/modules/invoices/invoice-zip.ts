import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { conflict } from '../../platform/errors';
import type { Data, FileAnswer } from '../../rest/route';
import { PDF_FIELDS, pdfName, pdfOf } from './invoice-pdf';

const ONE = `query InvoicePdf($id: ID!) { invoice(id: $id) { ${PDF_FIELDS} } }`;

/** Drawn one after another, ten cost what one alone does. */
const PER_POINT = 10;

interface Chosen { id: string; fullNumber: string | null; date: string }

/** Streams the PDFs of the chosen invoices as one ZIP. Each is read and drawn when the one before has been written. */
export async function sendInvoicesZip(data: Data, { res, ctx, run }: FileAnswer): Promise<void> {
  const chosen = data.invoicesByIds as Chosen[];
  await ctx.services.limits.take('pdfTenant', ctx.me.tenantId, Math.ceil(chosen.length / PER_POINT));
  if (chosen.some(each => each.fullNumber === null)) throw conflict('Un borrador no tiene PDF: quítalo de la selección');
  res.status(200).set({ 'Content-Type': 'application/zip', 'Content-Disposition': 'attachment; filename="facturas.zip"' });
  const zip = new ZipFile();
  let failure: Error | undefined;
  // Without a listener an outage in the middle of the file would end the whole process.
  zip.on('error', (error: Error) => {
    failure = error;
    res.destroy();
  });
  for (const { id, fullNumber, date } of chosen) {
    // A PDF is compressed already.
    const options = { mtime: new Date(`${date}T12:00:00Z`), compress: false };
    zip.addReadStreamLazy(pdfName(fullNumber!), options, give => {
      run(ONE, { id }).then(one => give(null, pdfOf(one.invoice, ctx.services.aeat).pdf)).catch(error => zip.emit('error', error));
    });
  }
  zip.end();
  // Whoever leaves half-way only ends their own download.
  await pipeline(zip.outputStream, res).catch(() => res.destroy());
  if (failure) throw failure;
}
