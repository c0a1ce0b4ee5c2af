import { createHash } from 'node:crypto';
import type { Ctx } from '../../platform/context';
import type { Part } from '../../platform/database/streams';
import { AppError, conflict } from '../../platform/errors';
import { PATIENT } from '../../platform/reading';
import { Turns } from '../../platform/database/turns';
import { zipOf, type StreamedFile, type ZippedFile } from '../../platform/files/zip';
import type { Data, FileAnswer } from '../../rest/route';
import { documentOf } from '../invoices/files/invoice-paper';
import { pdfOf } from '../invoices/files/invoice-pdf';
import { patiently } from '../invoices/files/invoice-zip';
import { RECORD_FILES, recordFile, type RecordRow } from '../verifactu/records/records-zip';
import { VERSION } from '../verifactu/seal/software';
import { FORMAT, FORMAT_VERSION, MANIFEST, type DataFile, type Manifest } from './manifest';
import { README } from './readme';
import { fileOf, KEPT, linesOf } from './tables';
import { verifierPage } from './verifier';
import type { TenantExport } from './archive.types';
import { Tenant } from '../company/tenant.entity';

/** However slowly it is read; and how long of that the rows may take, which wait on the disk to be read. */
const MINUTE = 60_000;
const WHOLE_MS = 6 * 60 * MINUTE;
const ROWS_MS = 10 * MINUTE;
/** Papers are drawn as they are read: they hold no connection and no turn. */
const PAPERS_AHEAD = 1024 * 1024;
const busy = () => conflict('Tu empresa ya tiene otra descarga en marcha. Espera a que acabe y vuelve a probar.');
const crowded = () =>
  new AppError(
    'UNAVAILABLE',
    'Ahora mismo se están descargando otras empresas. Vuelve a probar en unos minutos.',
    undefined,
    120,
  );
/** One for each company; in each process so many, and of these two whose rows are being read. */
const own = new Turns(1, busy, 0);
const all = new Turns(40, crowded, 0);
const reading = new Turns(2, crowded, 30_000);

/** Instants of files are the same in every archive: what differs is what differs in the rows. */
const DAY_ONE = new Date('2025-01-01T00:00:00Z');
const ID_BYTES = 16;

interface Line {
  line: string;
}
interface Numbered {
  id: string;
}
type Row = Line & RecordRow & Numbered;
type Parts = AsyncGenerator<Part<Row>>;

const ISSUED = 'SELECT id FROM invoices WHERE tenant_id = $1 AND number IS NOT NULL ORDER BY series, year, number';
const STATEMENTS = [...KEPT.map(linesOf), RECORD_FILES, ISSUED];
const [RECORDS_AT, INVOICES_AT] = [KEPT.length, KEPT.length + 1];

/** Hands out the rows of one query after the other. */
class Tables {
  private next: Part<Row> | null = null;

  constructor(private readonly parts: Parts) {}

  async *at(place: number): AsyncGenerator<Row[]> {
    for (;;) {
      this.next ??= ((await this.parts.next()).value as Part<Row> | undefined) ?? null;
      if (this.next?.at !== place) return;
      const { rows } = this.next;
      this.next = null;
      yield rows;
    }
  }
}

/** The file of a table, whose figures are known when it has been read. */
function tableFile(name: string, batches: AsyncIterable<Row[]>): { file: StreamedFile; facts(): DataFile } {
  const hash = createHash('sha256');
  let count = 0;
  async function* pieces() {
    for await (const rows of batches) {
      const text = rows.map(({ line }) => `${line}\n`).join('');
      hash.update(text);
      count += rows.length;
      yield text;
    }
  }
  return {
    file: { name, pieces: pieces(), at: DAY_ONE },
    facts: () => ({ name, rows: count, sha256: hash.digest('hex') }),
  };
}

/** Ids of all issued invoices, 16 bytes each. */
async function idsOf(batches: AsyncIterable<Row[]>): Promise<Buffer> {
  const ids: Buffer[] = [];
  for await (const rows of batches) ids.push(Buffer.from(rows.map(({ id }) => id.replaceAll('-', '')).join(''), 'hex'));
  return Buffer.concat(ids);
}

function idAt(ids: Buffer, at: number): string {
  const hex = ids.toString('hex', at, at + ID_BYTES);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

async function* papers(ids: Buffer, out: FileAnswer): AsyncGenerator<ZippedFile[]> {
  const { res, ctx } = out;
  const until = performance.now() + WHOLE_MS;
  for (let at = 0; at < ids.length; at += ID_BYTES) {
    const { name, pdf, date } = await patiently(
      until,
      () => res.destroyed,
      async () => {
        let date!: string;
        const paper = await pdfOf(async () => {
          const invoice = await documentOf(ctx.services, ctx.me.tenantId, idAt(ids, at));
          if (invoice) ({ date } = invoice);
          return invoice;
        }, ctx.me.tenantId);
        return { ...paper, date };
      },
    );
    yield [{ name: `facturas/${name}`, text: pdf, at: new Date(`${date}T12:00:00Z`), stored: true }];
  }
}

const small = (name: string, text: string): ZippedFile[] => [{ name, text, at: DAY_ONE }];

interface Contents {
  parts: Parts;
  page: string;
  company: Pick<Manifest, 'tenant' | 'installation'>;
  /** All rows are read. */ read(): void;
}

async function* filesOf(
  { parts, page, company, read }: Contents,
  out: FileAnswer,
): AsyncGenerator<ZippedFile[] | StreamedFile> {
  const tables = new Tables(parts);
  yield small('LEEME.txt', README);
  yield small('verificador.html', page);
  const files: DataFile[] = [];
  for (const [place, kept] of KEPT.entries()) {
    const { file, facts } = tableFile(fileOf(kept), tables.at(place));
    yield file;
    files.push(facts());
  }
  for await (const rows of tables.at(RECORDS_AT))
    yield rows.map(row => ({ ...recordFile(row), name: `registros/${recordFile(row).name}` }));
  const ids = await idsOf(tables.at(INVOICES_AT));
  // The rows are read: their connection goes back before the papers are drawn.
  await parts.return(undefined);
  read();
  yield* papers(ids, out);
  const manifest: Manifest = {
    format: FORMAT,
    version: FORMAT_VERSION,
    made: out.ctx.now().toISOString(),
    folio: VERSION,
    ...company,
    files,
  };
  yield small(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`);
}

async function companyOf(ctx: Ctx): Promise<Pick<Manifest, 'tenant' | 'installation'>> {
  const { tenantId } = ctx.me;
  const { name, nif, installationNumber } = await ctx.read(em => em.findOneByOrFail(Tenant, { id: tenantId }));
  return { tenant: { id: tenantId, name, nif }, installation: installationNumber };
}

async function stream(filename: string, out: FileAnswer, leave: () => void): Promise<void> {
  const {
    res,
    ctx: {
      me: { tenantId },
      services: { db, spools },
    },
  } = out;
  const [page, company] = [await verifierPage(), await companyOf(out.ctx)];
  const parts = await db.streamAll<Row>(
    tenantId,
    STATEMENTS.map(sql => ({ sql, parameters: [tenantId] })),
    ROWS_MS,
  );
  let ahead = Infinity;
  const read = () => {
    leave();
    ahead = PAPERS_AHEAD;
  };
  res
    .status(200)
    .set({ 'Content-Type': 'application/zip', 'Content-Disposition': `attachment; filename="${filename}"` });
  PATIENT.set(res, WHOLE_MS);
  await spools.send(res, tenantId, zipOf(filesOf({ parts, page, company, read }, out)), parts, () => ahead);
}

/**
 * Streams everything that the company has here, as one ZIP. One at a time per company; a slow reader keeps nobody else
 * waiting.
 */
export async function sendArchive(data: Data, out: FileAnswer): Promise<void> {
  const { filename } = data.tenantExport as TenantExport;
  await own.take(out.ctx.me.tenantId, () =>
    all.take('archive', async () => {
      const leave = await reading.enter('archive');
      await stream(filename, out, leave).finally(leave);
    }),
  );
}
