import type { Data, FileAnswer } from '../../../rest/route';
import { zipOf, type ZippedFile } from '../../../platform/files/zip';
import type { RecordExport } from './records.types';
import { shownXml } from './shown-xml';

export interface RecordRow {
  sequence: number;
  kind: string;
  number: string;
  xml: string;
  generated_at: Date;
}

const FILES = `SELECT sequence, kind, number, ${shownXml('records')} AS xml, generated_at FROM records WHERE tenant_id = $1`;
/** All records of a company ($1), in the order of the chain. */
export const RECORD_FILES = `${FILES} ORDER BY sequence`;
/** Those of a period ($2, $3); days are the company's ($4), as in the list. */
const OF_PERIOD = `${FILES} AND ($2::date IS NULL OR generated_at >= $2::date::timestamp AT TIME ZONE $4)
   AND ($3::date IS NULL OR generated_at < ($3::date + 1)::timestamp AT TIME ZONE $4) ORDER BY sequence`;

/** The literal text of a record as a file of its own, whose name sorts as the chain does. */
export const recordFile = ({ sequence, kind, number, xml, generated_at: at }: RecordRow): ZippedFile => ({
  name: `${String(sequence).padStart(6, '0')}-${kind}-${number}.xml`,
  text: xml,
  at,
});

async function* filesOf(batches: AsyncIterable<RecordRow[]>): AsyncGenerator<ZippedFile[]> {
  for await (const rows of batches) yield rows.map(recordFile);
}

/** Streams the literal text of each record of a period, one file each, in the order of the chain. */
export async function sendRecordsZip(data: Data, { res, ctx }: FileAnswer): Promise<void> {
  const { dateFrom, dateTo } = data.verifactuExport as RecordExport;
  const batches = await ctx.stream<RecordRow>(() => [OF_PERIOD, [ctx.me.tenantId, dateFrom, dateTo, ctx.zone]]);
  res
    .status(200)
    .set({ 'Content-Type': 'application/zip', 'Content-Disposition': 'attachment; filename="registros.zip"' });
  await ctx.services.spools.send(res, ctx.me.tenantId, zipOf(filesOf(batches)), batches);
}
