import { Client } from 'pg';
import { MIGRATIONS } from '../../migrations/list';
import { migrate, roleOf } from '../platform/database/migrate';
import type { EmbeddedPostgres } from '../platform/embedded-postgres/embedded-postgres';
import { closeDatabase, prepareDatabase } from '../platform/embedded-postgres/roles';
import { migrateJobs } from '../platform/jobs';
import { partitionTables } from '../platform/partitions/partition';
import { createLog } from '../platform/log/log';
import { PARTITIONS, TEMPLATE, withDatabase } from './database';

async function asSuperuser(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await work(client).finally(() => client.end());
}

/** All that migrations make, in a database that was prepared for it. */
export async function makeSchema(urls: EmbeddedPostgres['urls']): Promise<void> {
  await migrate(urls.owner, { app: roleOf(urls.app), platform: roleOf(urls.platform) }, MIGRATIONS, {
    after: () => migrateJobs(urls.app, createLog('silent')),
  });
  // Tests run by today's clock. What binds by then would stop most of them; those that are about the dates put them
  // back (law.ts).
  await asSuperuser(urls.superuser, client =>
    client.query(
      `UPDATE app.regulations SET date = '2999-01-01' WHERE about = 'verifactu' AND state = 'in_force'
       AND date <= current_date::text`,
    ),
  );
}

/**
 * The database that every test's own is cloned from: migrated once, then closed, since an open one cannot be cloned.
 */
export async function makeTemplate(urls: EmbeddedPostgres['urls']): Promise<void> {
  const maintenance = withDatabase(urls.superuser, 'postgres');
  await asSuperuser(maintenance, async client => {
    await client.query(`create database ${TEMPLATE} owner folio_owner`);
    await closeDatabase(client, TEMPLATE);
  });
  await asSuperuser(withDatabase(urls.superuser, TEMPLATE), prepareDatabase);
  await makeSchema({
    app: withDatabase(urls.app, TEMPLATE),
    owner: withDatabase(urls.owner, TEMPLATE),
    platform: withDatabase(urls.platform, TEMPLATE),
    superuser: withDatabase(urls.superuser, TEMPLATE),
  });
  if (PARTITIONS > 0) await partitionTables(withDatabase(urls.owner, TEMPLATE), PARTITIONS, { migrations: [] });
  await asSuperuser(maintenance, client => client.query(`alter database ${TEMPLATE} allow_connections false`));
}
