import { readFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Client } from 'pg';

/** Which code made a dump, when (ISO 8601), and which migrations had run by then. */
interface Origin {
  release: string;
  commit: string;
  at: string;
  migrations: string[];
}
/**
 * `tables`: per table its rows as the JSON that PostgreSQL writes: never parsed before they are put back, so that no
 * digit is lost.
 */
export interface Dump extends Origin {
  tables: Map<string, string[]>;
}

/** What TypeORM keeps of its own. The migrations that run before a dump is put back write it. */
const NOT_DATA = 'migrations';
const TABLE = '= ';

async function tablesOf(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'app'::regnamespace AND relkind IN ('r', 'p')
       AND relname <> '${NOT_DATA}' ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

/** All rows of all tables of the schema `app`, as a superuser sees them. */
export async function rowsOf(client: Client): Promise<Map<string, string[]>> {
  const tables = new Map<string, string[]>();
  for (const name of await tablesOf(client)) {
    const { rows } = await client.query<{ row: string }>(`SELECT row_to_json(t)::text AS row FROM app.${name} t
       ORDER BY 1`);
    tables.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return tables;
}

export async function migrationsOf(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`SELECT name FROM app.${NOT_DATA} ORDER BY timestamp`);
  return rows.map(({ name }) => name);
}

/**
 * A dump as the file that is kept: a line of its origin, then per table a line with its name and a line per row,
 * compressed.
 */
export function packed({ tables, ...origin }: Dump): Buffer {
  const lines = [...tables].flatMap(([name, rows]) => [`${TABLE}${name}`, ...rows]);
  return gzipSync([JSON.stringify(origin), ...lines].join('\n'), { level: 9 });
}

export function readDump(file: string): Dump {
  const [first, ...lines] = gunzipSync(readFileSync(file)).toString('utf8').split('\n');
  const tables = new Map<string, string[]>();
  let rows: string[] = [];
  for (const line of lines) {
    if (line.startsWith(TABLE)) tables.set(line.slice(TABLE.length), (rows = []));
    else rows.push(line);
  }
  return { ...(JSON.parse(first!) as Origin), tables };
}

/**
 * Puts the rows of a dump into a database that stands where the dump's stood. They replace what the migrations
 * themselves inserted; a foreign key is not asked for, since the tables come in the order of their names.
 */
export async function putBack(client: Client, { tables }: Dump): Promise<void> {
  await client.query(`BEGIN;
     SET LOCAL session_replication_role = replica; TRUNCATE ${[...tables.keys()].map(name => `app.${name}`).join(', ')}`);
  for (const [name, rows] of tables) {
    await client.query(
      `INSERT INTO app.${name} SELECT *
       FROM json_populate_recordset(NULL::app.${name}, $1)`,
      [`[${rows.join(',')}]`],
    );
  }
  await client.query('COMMIT');
}
