import { Pool, type Client, type PoolClient } from 'pg';

/** A new connection takes some 10 ms of a core, and a run looks two thousand times. */
const pools = new Map<string, Pool>();

function poolOf(url: string): Pool {
  let pool = pools.get(url);
  if (!pool) {
    pool = new Pool({ connectionString: url, max: 20, idleTimeoutMillis: 20_000, allowExitOnIdle: true });
    // A connection that waits while a test ends all of them, drops its database or stops its server.
    pool.on('error', () => undefined);
    pools.set(url, pool);
  }
  return pool;
}

/** A test's database, by the superuser's address. */
interface Looked {
  superuser: string;
}

/** By a connection that others had before, as new: without their settings, locks, prepared statements and roles. */
export async function bySuperuser<T>(url: string, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await poolOf(url).connect();
  let isNew = false;
  try {
    const result = await work(client);
    // Refused within a transaction that was not ended: such a connection is not kept, which ends it.
    isNew = await client.query('DISCARD ALL').then(
      () => true,
      () => false,
    );
    return result;
  } finally {
    client.release(!isNew);
  }
}

/**
 * What the policies hide and the rights forbid, done all the same: only for looking at what was done, and for planting.
 */
export const asSuperuser = <T>(database: Looked, work: (client: PoolClient) => Promise<T>): Promise<T> =>
  bySuperuser(database.superuser, work);

/** Tables of the schema that have a tenant, policies or not; with a role, those that it may read. */
export async function tenantTables(client: Pick<Client, 'query'>, role: string | null = null): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'tenant_id'
      WHERE c.relnamespace = 'app'::regnamespace AND c.relkind IN ('r', 'p')
        AND ($1::name IS NULL OR has_table_privilege($1::name, c.oid, 'SELECT')) ORDER BY 1`,
    [role],
  );
  return rows.map(row => row.name);
}

/** All rows of a tenant in all tables, as one text: two dumps are equal when nothing was touched. */
export function dumpOf(database: Looked, tenantId: string): Promise<string> {
  return asSuperuser(database, async client => {
    const parts: string[] = [];
    for (const table of await tenantTables(client)) {
      const { rows } = await client.query<{ row: string }>(
        `SELECT t::text AS row FROM app.${table} t
         WHERE tenant_id = $1 ORDER BY 1`,
        [tenantId],
      );
      parts.push(`${table} (${rows.length})`, ...rows.map(each => each.row));
    }
    return parts.join('\n');
  });
}

/** How many rows every table has. */
export async function countsOf(client: Pick<Client, 'query'>): Promise<Record<string, number>> {
  const { rows: tables } = await client.query<{ name: string }>(`SELECT relname AS name FROM pg_class
     WHERE relnamespace = 'app'::regnamespace AND relkind IN ('r', 'p')`);
  const { rows } = await client.query<{ name: string; rows: number }>(
    tables
      .map(
        ({ name }) => `SELECT '${name}' AS name, count(*)::int AS rows
     FROM app.${name}`,
      )
      .join(' UNION ALL '),
  );
  return Object.fromEntries(rows.map(each => [each.name, each.rows]));
}
