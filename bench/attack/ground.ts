import { Client } from 'pg';
import { MIGRATIONS } from '../../migrations/list';
import { migrate, roleOf } from '../../api/platform/database/migrate';
import { startEmbeddedPostgres } from '../../api/platform/embedded-postgres/embedded-postgres';
import { migrateJobs } from '../../api/platform/jobs';
import { createLog } from '../../api/platform/log/log';
import { discard, makeTestDir } from '../../api/test/servers/cluster';
import { fillCompanies, fillRows } from '../fill';
import type { Opened } from '../world';
import type { World } from './attack';

/** What all attacks share: the database and its companies. The product is another for each. */
export type Ground = Omit<World, 'product' | 'signal'>;

const silent = {
  info: () => undefined,
  warn: () => undefined,
  error: (text: string) => process.stderr.write(`${text}\n`),
};

const ATTACKERS = 5;

export async function openGround(opened: Opened): Promise<Ground> {
  const dir = makeTestDir('attack');
  opened.push(() => discard(dir));
  const postgres = await startEmbeddedPostgres({ dataDir: dir, log: silent });
  opened.push(() => postgres.stop());
  const { urls } = postgres;
  await migrate(urls.owner, { app: roleOf(urls.app), platform: roleOf(urls.platform) }, MIGRATIONS, {
    after: () => migrateJobs(urls.app, createLog('silent')),
  });
  const superuser = new Client({ connectionString: urls.superuser, options: '-c search_path=app,public' });
  await superuser.connect();
  opened.push(() => superuser.end());
  const attackers = await fillCompanies(superuser, ATTACKERS + 1);
  const victim = attackers.pop()!;
  await fillRows(superuser, victim);
  await superuser.query('VACUUM ANALYZE');
  return { attackers, victim, superuser, urls, dir };
}
