import { Client } from 'pg';
import { SETTINGS } from './session-limits';

export type Query = <Row>(sql: string, parameters?: unknown[]) => Promise<Row[]>;

const BATCH = 500;

/**
 * One transaction of the owner, in which the policies of these tables do not bind it: for putting back what was once
 * written by others. Nobody else reads or writes them meanwhile, nor migrates. What fails leaves everything as it was,
 * policies included.
 */
export async function asOwner<T>(ownerUrl: string, tables: string[], work: (query: Query) => Promise<T>): Promise<T> {
  const client = new Client({
    connectionString: ownerUrl,
    options: `${SETTINGS} -c lock_timeout=5000`,
    application_name: 'folio owner',
  });
  await client.connect();
  const query: Query = async (sql, parameters) => (await client.query(sql, parameters)).rows;
  const force = (how: 'NO FORCE' | 'FORCE') =>
    query(tables.map(table => `ALTER TABLE app.${table} ${how} ROW LEVEL SECURITY;`).join(' '));
  try {
    await client.query('BEGIN; SELECT pg_advisory_xact_lock(7305011)');
    await force('NO FORCE');
    const result = await work(query);
    await force('FORCE');
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    await client.end();
  }
}

let cursors = 0;

/** Rows of a query within such a transaction, batch by batch. */
export async function* rowsOf<Row>(query: Query, sql: string, parameters: unknown[]): AsyncGenerator<Row[]> {
  const name = `rows_${(cursors += 1)}`;
  await query(`DECLARE ${name} NO SCROLL CURSOR FOR ${sql}`, parameters);
  for (;;) {
    const rows = await query<Row>(`FETCH ${BATCH} FROM ${name}`);
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) break;
  }
  await query(`CLOSE ${name}`);
}
