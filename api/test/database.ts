import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import type { EmbeddedPostgres } from '../platform/embedded-postgres/embedded-postgres';
import { closeDatabase, prepareDatabase } from '../platform/embedded-postgres/roles';
import { installedPgBouncer } from './servers/pgbouncer';
import { bySuperuser } from './superuser';

export const TEMPLATE = 'folio_template';
/** How global-setup hands the run's cluster to the workers. */
const CLUSTER_VARIABLE = 'FOLIO_TEST_CLUSTER';
const DATA_DIR_VARIABLE = 'FOLIO_TEST_DATA_DIR';

type Urls = EmbeddedPostgres['urls'];
export type TestDatabase = Urls & { drop(): Promise<void> };

const IN_USE = '55006';
const ATTEMPTS = 40;

/** What a product under test is told of the way to its database: an old PgBouncer loses named statements. */
export const POOLED: Record<string, string> =
  (process.env.FOLIO_TEST_PGBOUNCER ? installedPgBouncer()?.env : undefined) ?? {};

/** Of a product that is started and asked little: each connection that it opens costs some 50 ms of a core. */
export const FEW_CONNECTIONS = { DATABASE_CONNECTIONS: '5' };

/** `npm run test:partitions`: in how many partitions the tests' tables are. 0: in none, as the migrations make them. */
export const PARTITIONS = Number(process.env.FOLIO_TEST_PARTITIONS ?? 0);

/** The application role's address at the server itself, past the tests' PgBouncer. */
export const direct = ({ app, owner }: Urls): string => Object.assign(new URL(app), { host: new URL(owner).host }).href;

export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

function handed(variable: string): string {
  const value = process.env[variable];
  if (!value) throw new Error(`${variable} is missing: only jest projects with global-setup.ts have a cluster`);
  return value;
}

/** The run's own cluster. */
export const cluster = (): Urls => JSON.parse(handed(CLUSTER_VARIABLE)) as Urls;

/** DATA_DIR of the products under test: this run's own, gone with it. */
export const testDataDir = (): string => handed(DATA_DIR_VARIABLE);

/** What the workers inherit. */
export function handOver(urls: Urls, dataDir: string): void {
  Object.assign(process.env, { [CLUSTER_VARIABLE]: JSON.stringify(urls), [DATA_DIR_VARIABLE]: dataDir });
}

/** From outside the database that is made or dropped. */
const fromOutside = (urls: Urls, work: (client: PoolClient) => Promise<unknown>) =>
  bySuperuser(withDatabase(urls.superuser, 'postgres'), work);

async function copyTemplate(client: PoolClient, name: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query(`create database ${name} template ${TEMPLATE} strategy file_copy owner folio_owner`);
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== IN_USE || attempt === ATTEMPTS) throw error;
      await sleep(50 + Math.random() * 100);
    }
  }
}

/** A database of its own, on the run's cluster. `drop` also ends the connections left open. */
async function newDatabase(make: (client: PoolClient, name: string) => Promise<unknown>): Promise<TestDatabase> {
  const urls = cluster();
  const name = `t_${randomBytes(6).toString('hex')}`;
  await fromOutside(urls, async client => {
    await make(client, name);
    await closeDatabase(client, name);
  });
  return {
    app: withDatabase(urls.app, name),
    owner: withDatabase(urls.owner, name),
    platform: withDatabase(urls.platform, name),
    superuser: withDatabase(urls.superuser, name),
    drop: async () => {
      await fromOutside(urls, client => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}

/** A migrated one. */
export const cloneDatabase = (): Promise<TestDatabase> => newDatabase(copyTemplate);

/** One as an operator hands it over: roles and extensions, no table. */
export async function emptyDatabase(): Promise<TestDatabase> {
  const database = await newDatabase((client, name) => client.query(`create database ${name} owner folio_owner`));
  await bySuperuser(database.superuser, prepareDatabase);
  return database;
}
