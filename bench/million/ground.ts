import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { dayOf } from '../../api/platform/dates';
import { migrate, roleOf } from '../../api/platform/database/migrate';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../api/platform/embedded-postgres/embedded-postgres';
import { MIGRATIONS } from '../../migrations/list';
import { fillCompanies, type Company } from '../fill';
import type { Opened } from '../world';
import { Book } from './book';
import { seedBooks } from './seed';

/** Two companies with a book, and where their database stands. */
export interface Ground {
  dir: string;
  urls: EmbeddedPostgres['urls'];
  small: Company;
  big: Company;
}

export const SMALL = 10_000;
export const BIG = 1_000_000;
const TENANTS = 10_000;

/** It takes minutes and some gigabytes to make, so it stays; BENCH_DIR says where else. */
export const groundDir = (): string => process.env.BENCH_DIR ?? join(tmpdir(), 'folio-bench-million');
const COMPANIES = 'companies.json';

const silent = {
  info: () => undefined,
  warn: () => undefined,
  error: (text: string) => process.stderr.write(`${text}\n`),
};

async function seeded(superuser: Client, say: (text: string) => void): Promise<[small: Company, big: Company]> {
  const from = performance.now();
  const [small, big] = (await fillCompanies(superuser, TENANTS)) as [Company, Company];
  await superuser.query(`SET synchronous_commit = off; SET maintenance_work_mem = '512MB'`);
  await superuser.query(`ALTER SYSTEM SET max_wal_size = '8GB'`);
  await superuser.query('SELECT pg_reload_conf()');
  const today = dayOf(new Date());
  await seedBooks(superuser, [
    [small, new Book(SMALL, today)],
    [big, new Book(BIG, today)],
  ]);
  await superuser.query('VACUUM ANALYZE');
  await superuser.query('ALTER SYSTEM RESET max_wal_size');
  await superuser.query('SELECT pg_reload_conf()');
  await superuser.query('CHECKPOINT');
  say(`${TENANTS} empresas, ${SMALL} y ${BIG} facturas: ${((performance.now() - from) / 1000).toFixed(0)} s\n`);
  return [small, big];
}

/** Opens it, and makes it first where it is not there yet. What was migrated meanwhile is migrated in it too. */
export async function openGround(opened: Opened, say: (text: string) => void): Promise<Ground> {
  const dir = groundDir();
  mkdirSync(dir, { recursive: true, mode: 0o755 });
  const postgres = await startEmbeddedPostgres({ dataDir: dir, log: silent });
  opened.push(() => postgres.stop());
  const { urls } = postgres;
  await migrate(urls.owner, { app: roleOf(urls.app), platform: roleOf(urls.platform) }, MIGRATIONS);
  const superuser = new Client({ connectionString: urls.superuser, options: '-c search_path=app,public' });
  await superuser.connect();
  try {
    const file = join(dir, COMPANIES);
    if (!existsSync(file)) {
      const { rows } = await superuser.query('SELECT FROM tenants LIMIT 1');
      if (rows.length > 0) throw new Error(`${dir} was left half seeded: delete it and begin again`);
      writeFileSync(file, JSON.stringify(await seeded(superuser, say)), { mode: 0o600 });
    }
    const [small, big] = JSON.parse(readFileSync(file, 'utf8')) as [Company, Company];
    await superuser.query(
      `UPDATE sessions SET created_at = now(), last_used_at = now(), expires_at = now() + interval '1 day'
        WHERE tenant_id = ANY ($1)`,
      [[small.tenantId, big.tenantId]],
    );
    return { dir, urls, small, big };
  } finally {
    await superuser.end();
  }
}
