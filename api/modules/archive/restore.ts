import { createHash } from 'node:crypto';
import { asOwner, rowsOf, type Query } from '../../platform/database/owner';
import { spanishDate } from '../../platform/dates';
import { newId } from '../../platform/ids';
import { Damaged, Unzip } from '../../platform/files/unzip';
import { SEALS, walkSeals, type SealRow } from '../activity/check';
import { SUM_ALL, SUMS } from '../invoices/sums/sums';
import { CHAIN, walkChain, type ChainRow } from '../verifactu/records/chain-check';
import { MANIFEST, type DataFile, type Manifest } from './manifest';
import { CHECKS, readManifest } from './restore-checks';
import { textsProblem } from './restore-texts';
import { fileOf, KEPT, type Kept } from './tables';

/** What came of putting a company back. */
interface Restored {
  manifest: Manifest;
  rows: number;
  records: number;
  installation: string;
  plan: string;
  status: string;
  affiliates: number;
}

const MAX_MANIFEST = 64 * 1024;
/** Rows of one INSERT, and bytes of their text. */
const ROWS = 500;
const BYTES = 4 * 1024 * 1024;

type Json = Record<string, unknown>;

/** What a table has, and what a line of it may therefore say. */
async function columnsOf(query: Query, { table, without = [] }: Kept): Promise<Set<string>> {
  const rows = await query<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped
       AND attgenerated = ''`,
    [`app.${table}`],
  );
  return new Set(rows.map(({ name }) => name).filter(name => !without.includes(name)));
}

/** Puts lines into their table; the database reads the values itself, so that no figure is rounded on its way. */
class Filler {
  private columns: string[] | null = null;
  private waiting: string[] = [];
  private bytes = 0;
  count = 0;

  constructor(
    private readonly query: Query,
    private readonly kept: Kept,
    private readonly known: Set<string>,
    private readonly tenantId: string,
    private readonly given: Record<string, string>,
  ) {}

  /** Where something is wrong: file and line. */
  private fail(problem: string): never {
    throw new Damaged(`${fileOf(this.kept)}, línea ${this.count}: ${problem}`);
  }

  async add(line: string): Promise<void> {
    this.count += 1;
    const columns = this.columnsIn(line);
    this.columns ??= columns;
    if (columns.length !== this.columns.length || columns.some((name, at) => name !== this.columns![at]))
      this.fail('no tiene las columnas de las otras.');
    this.waiting.push(line);
    this.bytes += line.length;
    if (this.waiting.length >= ROWS || this.bytes >= BYTES) await this.flush();
  }

  private columnsIn(line: string): string[] {
    let row: unknown;
    try {
      row = JSON.parse(line);
    } catch {
      this.fail('no es JSON.');
    }
    if (typeof row !== 'object' || row === null || Array.isArray(row)) this.fail('no es una fila.');
    if ((row as Json).tenant_id !== this.tenantId) this.fail('es de otra empresa.');
    const names = Object.keys(row as Json).sort();
    const unknown = names.find(name => !this.known.has(name));
    if (unknown) this.fail(`este Folio no conoce «${unknown.slice(0, 60)}».`);
    const wrong = textsProblem(this.kept.table, row as Json);
    if (wrong) this.fail(wrong);
    return names;
  }

  async flush(): Promise<void> {
    if (this.waiting.length === 0) return;
    const { table } = this.kept;
    const names = this.columns!.map(name => `"${name}"`).join(', ');
    const given = Object.keys(this.given);
    await this.query(
      `INSERT INTO app.${table} (${[names, ...given].join(', ')})
         SELECT ${[names, ...given.map((_, at) => `$${at + 2}`)].join(', ')}
         FROM jsonb_populate_recordset(NULL::app.${table}, $1::jsonb)`,
      [`[${this.waiting.join(',')}]`, ...Object.values(this.given)],
    ).catch((error: Error) => this.fail(`o una de las ${this.waiting.length - 1} de antes: ${error.message}`));
    [this.waiting, this.bytes] = [[], 0];
  }
}

async function fill(
  query: Query,
  zip: Unzip,
  kept: Kept,
  { rows, sha256 }: DataFile,
  tenantId: string,
  given: Record<string, string>,
): Promise<number> {
  const filler = new Filler(query, kept, await columnsOf(query, kept), tenantId, given);
  const hash = createHash('sha256');
  for await (const lines of zip.lines(fileOf(kept), piece => hash.update(piece))) {
    for (const line of lines) await filler.add(line);
  }
  await filler.flush();
  if (filler.count !== rows || hash.digest('hex') !== sha256)
    throw new Damaged(`${fileOf(kept)} no es el del manifiesto.`);
  return rows;
}

async function requireEmpty(query: Query): Promise<void> {
  const [there] = await query<{ name: string }>('SELECT name FROM app.tenants WHERE NOT is_platform LIMIT 1');
  if (there) throw new Damaged(`Este Folio no está vacío: tiene «${there.name}». Una copia se restaura en uno nuevo.`);
}

async function check(query: Query, tenantId: string): Promise<number> {
  for (const [problem, sql] of CHECKS) {
    const wrong = await query(sql, [tenantId]).catch((error: Error) => {
      throw new Damaged(`Los datos no cuadran (${problem}): ${error.message}`);
    });
    if (wrong.length > 0) throw new Damaged(`Los datos no cuadran: ${problem}.`);
  }
  const chain = await walkChain(rowsOf<ChainRow>(query, CHAIN, [tenantId]));
  if (!chain.intact) throw new Damaged(`La cadena se rompe en el registro ${chain.brokenAt}: ${chain.problem}`);
  const log = await walkSeals(rowsOf<SealRow>(query, SEALS, [tenantId]));
  if (!log.intact) throw new Damaged(`La auditoría se rompe en la actividad ${log.brokenAt}: ${log.problem}`);
  return chain.records;
}

const ACT = `INSERT INTO app.activities (tenant_id, id, created_at, actor_kind, action, entity_type, entity_id, description, risk_level)
  VALUES ($1, $2, now(), 'system', 'create', 'tenant', $1, $3, 'high')`;

/**
 * Puts a company back into an empty Folio, from an archive that anybody may have made: ids, numbers, instants and
 * hashes as they were, and another installation number, since what goes on issuing here is another installation. All of
 * it or nothing. Throws Damaged.
 */
export async function restoreTenant(ownerUrl: string, path: string): Promise<Restored> {
  const zip = await Unzip.open(path);
  try {
    const manifest = readManifest(await zip.text(MANIFEST, MAX_MANIFEST));
    const { id: tenantId } = manifest.tenant;
    return await asOwner(ownerUrl, [...KEPT.map(({ table }) => table), ...SUMS], async query => {
      await requireEmpty(query);
      const installation = newId();
      let rows = 0;
      for (const [at, kept] of KEPT.entries()) {
        rows += await fill(
          query,
          zip,
          kept,
          manifest.files[at]!,
          tenantId,
          kept.table === 'tenants' ? { installation_number: installation } : {},
        );
      }
      // Every record of it was sealed by another installation than this one.
      await query('UPDATE app.chains SET sealed_elsewhere = records WHERE tenant_id = $1', [tenantId]);
      // The operator of this Folio is not the one that the company let send.
      await query(
        'UPDATE app.representations SET withdrawn_at = greatest(now(), accepted_at) WHERE tenant_id = $1 AND withdrawn_at IS NULL',
        [tenantId],
      );
      const records = await check(query, tenantId);
      for (const sql of SUM_ALL) await query(sql, [tenantId]);
      const [subscription] = await query<Pick<Restored, 'plan' | 'status' | 'affiliates'>>(
        `SELECT plan, status, (SELECT count(*)::int
         FROM app.affiliates a WHERE a.tenant_id = s.tenant_id AND a.status = 'active') AS affiliates
         FROM app.subscriptions s WHERE tenant_id = $1`,
        [tenantId],
      );
      await query(ACT, [
        tenantId,
        newId(),
        `Empresa restaurada de una copia del ${spanishDate(manifest.made.slice(0, 10))}`,
      ]);
      return { manifest, rows, records, installation, ...subscription! };
    });
  } finally {
    await zip.close();
  }
}
