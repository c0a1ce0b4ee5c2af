import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Ctx } from '../../platform/context';
import type { Data, FileAnswer } from '../../rest/route';

interface Row { sequence: number; kind: string; number: string; xml: string; generated_at: Date }
interface Period { dateFrom: string | null; dateTo: string | null }

/** Days are Madrid's, as in the list. */
const rowsOf = (ctx: Ctx, { dateFrom, dateTo }: Period) => ctx.stream<Row>(() => [
  `SELECT sequence, kind, number, xml, generated_at FROM records WHERE tenant_id = $1
      AND ($2::date IS NULL OR generated_at >= $2::date::timestamp AT TIME ZONE 'Europe/Madrid')
      AND ($3::date IS NULL OR generated_at < ($3::date + 1)::timestamp AT TIME ZONE 'Europe/Madrid') ORDER BY sequence`, [ctx.me.tenantId, dateFrom, dateTo]]);

const nameOf = ({ sequence, kind, number }: Row) => `${String(sequence).padStart(6, '0')}-${kind}-${number}.xml`;

/** Hands a batch to the archive; fulfilled when its last file is being written, so that memory holds one batch. */
function add(zip: ZipFile, batch: Row[]): Promise<void> {
  return new Promise(resolve => {
    batch.forEach((row, index) => zip.addReadStreamLazy(nameOf(row), { mtime: row.generated_at }, give => {
      if (index === batch.length - 1) resolve();
      give(null, Readable.from([Buffer.from(row.xml)]));
    }));
  });
}

async function fill(zip: ZipFile, batches: AsyncGenerator<Row[]>, left: Promise<void>): Promise<void> {
  for await (const batch of batches) await Promise.race([add(zip, batch), left]);
  zip.end();
}

/** Streams the literal text of each record of a period, one file each, in the order of the chain. */
export async function sendRecordsZip(data: Data, { res, ctx }: FileAnswer): Promise<void> {
  const { dateFrom, dateTo } = data.verifactuExport as Period;
  const zip = new ZipFile();
  const batches = rowsOf(ctx, { dateFrom: dateFrom ?? null, dateTo: dateTo ?? null });
  res.status(200).set({ 'Content-Type': 'application/zip', 'Content-Disposition': 'attachment; filename="registros.zip"' });
  // Whoever leaves half-way ends the reading too.
  const left = new Promise<never>((_resolve, reject) => res.on('close', () => reject(new Error('gone'))));
  left.catch(() => undefined);
  await Promise.all([pipeline(zip.outputStream, res), fill(zip, batches, left).catch(error => { res.destroy(); throw error; })]).catch(() => batches.return(undefined));
}
