import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { ZipFile } from 'yazl';
import { AppError, conflict } from '../../../platform/errors';
import type { Data, FileAnswer } from '../../../rest/route';
import { READING } from '../../../platform/reading';
import { documentOf } from './invoice-paper';
import { drawingPoints, linesOf, pdfName, pdfOf, type Paper } from './invoice-pdf';

/** Drawn one after another, ten cost what one alone does. */
const PER_POINT = 10;

interface Chosen {
  id: string;
  fullNumber: string | null;
  date: string;
}

const RETRY_MS = 500;

/**
 * What has started to be sent cannot be refused any more: a paper that finds no place waits for one, as long as the
 * download may take.
 */
export async function patiently<T>(until: number, left: () => boolean, work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'UNAVAILABLE' || left() || performance.now() > until)
        throw error;
      await sleep(RETRY_MS);
    }
  }
}

/**
 * Puts the PDFs of issued invoices into a ZIP that is streamed to `res`. Each is read and drawn when the one before has
 * been written. Answers a function that reports, once the ZIP is through, a failure in the middle of it. `drawer`:
 * another way to a paper than the caller's own reading.
 */
export async function addPapers(
  zip: ZipFile,
  chosen: Chosen[],
  folder: string,
  out: FileAnswer,
  drawer?: (id: string) => Promise<Paper>,
): Promise<() => Error | undefined> {
  const { res, ctx } = out;
  const { tenantId } = ctx.me;
  const lines = await ctx.read(em =>
    linesOf(
      em,
      tenantId,
      chosen.map(({ id }) => id),
    ),
  );
  await ctx.services.limits.take('pdfTenant', tenantId, drawingPoints(Math.ceil(chosen.length / PER_POINT), lines));
  if (chosen.some(each => each.fullNumber === null))
    throw conflict('Un borrador no tiene PDF: quítalo de la selección');
  const until = performance.now() + READING.deadlineMs;
  const draw = drawer ?? ((id: string) => pdfOf(() => documentOf(ctx.services, tenantId, id), tenantId));
  let failure: Error | undefined;
  // Without a listener an outage in the middle of the file would end the whole process.
  zip.on('error', (error: Error) => {
    failure = error;
    res.destroy();
  });
  for (const { id, fullNumber, date } of chosen) {
    // A PDF is compressed already.
    const options = { mtime: new Date(`${date}T12:00:00Z`), compress: false };
    zip.addReadStreamLazy(folder + pdfName(fullNumber!), options, give => {
      patiently(
        until,
        () => res.destroyed,
        () => draw(id),
      )
        .then(({ pdf }) => give(null, Readable.from(pdf, { objectMode: false })))
        .catch(error => zip.emit('error', error));
    });
  }
  return () => failure;
}

/** Streams the PDFs of the chosen invoices as one ZIP. */
export async function sendInvoicesZip(data: Data, out: FileAnswer): Promise<void> {
  const { res } = out;
  const chosen = data.invoicesByIds as Chosen[];
  const zip = new ZipFile();
  const failed = await addPapers(zip, chosen, '', out);
  res
    .status(200)
    .set({ 'Content-Type': 'application/zip', 'Content-Disposition': 'attachment; filename="facturas.zip"' });
  zip.end();
  // A reader who leaves half-way only ends their own download.
  await pipeline(zip.outputStream, res).catch(() => res.destroy());
  const failure = failed();
  if (failure) throw failure;
}
