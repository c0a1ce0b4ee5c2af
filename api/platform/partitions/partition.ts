import { Client } from 'pg';
import { inSpanish, refuseOtherNumber, refuseOthers, refuseUnknown, refuseUnmigrated } from './refusals';
import { addressOf, policyOf, rightsOf, statementsOf, type Policy, type Table } from './statements';

/** Where partitions are: nobody but their owner enters, so a row is reached only through its table and its policies. */
const PARTITIONS = 'partitions';
/** Where tables wait while their rows are copied. Gone with the end of the transaction. */
const REPLACED = 'replaced';

/** What the catalogue says of every table whose primary key has the company and that is not in partitions yet. */
const TABLES = `
  SELECT c.relname AS name, pg_get_userbyid(c.relowner) AS owner, obj_description(c.oid, 'pg_class') AS comment,
         c.relrowsecurity AS secured, c.relforcerowsecurity AS forced,
         c.reloptions AS options,
    (SELECT array_agg(quote_ident(attname) ORDER BY attnum) FROM pg_attribute
      WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns,
    (SELECT coalesce(json_agg(json_build_object('name', k.conname, 'definition', pg_get_constraintdef(k.oid),
         'comment', obj_description(k.oid, 'pg_constraint')) ORDER BY k.contype, k.conname), '[]')
       FROM pg_constraint k WHERE k.conrelid = c.oid AND k.contype IN ('p', 'u', 'x')) AS keys,
    (SELECT coalesce(json_agg(json_build_object('name', k.conname, 'definition', pg_get_constraintdef(k.oid),
         'comment', obj_description(k.oid, 'pg_constraint')) ORDER BY k.conname), '[]')
       FROM pg_constraint k WHERE k.conrelid = c.oid AND k.contype = 'c' AND NOT k.convalidated) AS "newOnly",
    (SELECT coalesce(json_agg(json_build_object('name', i.indexrelid::regclass::text, 'definition',
         pg_get_indexdef(i.indexrelid), 'comment', obj_description(i.indexrelid, 'pg_class'))
         ORDER BY i.indexrelid), '[]')
       FROM pg_index i WHERE i.indrelid = c.oid AND NOT EXISTS (SELECT FROM pg_constraint k
         WHERE k.conindid = i.indexrelid AND k.contype IN ('p', 'u', 'x'))) AS indexes,
    (SELECT coalesce(json_agg(json_build_object('right', g.privilege_type, 'column', g.attname,
         'to', CASE g.grantee WHEN 0 THEN 'PUBLIC' ELSE quote_ident(pg_get_userbyid(g.grantee)) END,
         'grantable', g.is_grantable)), '[]')
       FROM (SELECT NULL::name AS attname, e.* FROM aclexplode(c.relacl) e
             UNION ALL SELECT a.attname, e.* FROM pg_attribute a, aclexplode(a.attacl) e
              WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped) g
      WHERE g.grantee <> c.relowner) AS rights
    FROM pg_class c
   WHERE c.relnamespace = 'app'::regnamespace AND c.relkind = 'r' AND NOT c.relispartition
     AND EXISTS (SELECT FROM pg_constraint k JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY (k.conkey)
                  WHERE k.conrelid = c.oid AND k.contype = 'p' AND a.attname = 'tenant_id')
   ORDER BY c.relname`;

/** Policies of all tables: one may read another table, so all are dropped while tables are replaced. */
const POLICIES = `
  SELECT c.relname AS "table", p.polname AS name, p.polpermissive AS permissive, p.polcmd AS command,
    (SELECT json_agg(CASE r WHEN 0 THEN 'PUBLIC' ELSE quote_ident(pg_get_userbyid(r)) END)
       FROM unnest(p.polroles) r) AS roles,
         pg_get_expr(p.polqual, p.polrelid) AS reads, pg_get_expr(p.polwithcheck, p.polrelid) AS writes,
         obj_description(p.oid, 'pg_policy') AS comment
    FROM pg_policy p JOIN pg_class c ON c.oid = p.polrelid
   WHERE c.relnamespace = 'app'::regnamespace ORDER BY p.oid`;

/** Foreign keys from or to one of them. PostgreSQL copies a key to each partition: `conparentid` is 0 for the key itself. */
const FOREIGN_KEYS = `
  SELECT k.conname AS name, c.relname AS "table", pg_get_constraintdef(k.oid) AS definition
    FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_class t ON t.oid = k.confrelid
   WHERE k.contype = 'f' AND k.conparentid = 0 AND c.relnamespace = 'app'::regnamespace
     AND (c.relname = ANY ($1) OR t.relname = ANY ($1)) ORDER BY c.relname, k.conname`;

interface ForeignKey {
  name: string;
  table: string;
  definition: string;
}

/** Takes away the rights that ALTER DEFAULT PRIVILEGES gave to the new table: it gets those of the old one. */
async function withoutDefaults(client: Client, table: string): Promise<void> {
  const { rows } = await client.query<{ grantee: string }>(
    `SELECT DISTINCT CASE e.grantee WHEN 0 THEN 'PUBLIC' ELSE quote_ident(pg_get_userbyid(e.grantee)) END AS grantee
       FROM pg_class c, aclexplode(c.relacl) e WHERE c.oid = $1::regclass AND e.grantee <> c.relowner`,
    [table],
  );
  for (const { grantee } of rows) await client.query(`REVOKE ALL ON ${table} FROM ${grantee}`);
}

async function countOf(client: Client, table: string): Promise<string> {
  const { rows } = await client.query<{ rows: string }>(`SELECT count(*) AS rows FROM ${table}`);
  return rows[0]!.rows;
}

async function rewrite(client: Client, table: Table, count: number): Promise<void> {
  const made = addressOf('app', table.name);
  const old = addressOf(REPLACED, table.name);
  const { shape, partitions, copy, keys } = statementsOf(table, { count, partitions: PARTITIONS, replaced: REPLACED });
  for (const statement of shape) await client.query(statement);
  await withoutDefaults(client, made);
  for (const { name, statement } of partitions) {
    await client.query(statement);
    await withoutDefaults(client, name);
  }
  await client.query(copy);
  if ((await countOf(client, made)) !== (await countOf(client, old))) throw new Error(`${made}: rows are missing`);
  // Without CASCADE: what hangs on the table and is not known here stops everything.
  await client.query(`DROP TABLE ${old}`);
  for (const statement of keys) await client.query(statement);
}

async function rewriteAll(client: Client, count: number): Promise<string[]> {
  const { rows: tables } = await client.query<Table>(TABLES);
  const names = tables.map(table => table.name);
  if (names.length === 0) return [];
  await client.query(`LOCK TABLE ${names.map(name => addressOf('app', name)).join(', ')} IN ACCESS EXCLUSIVE MODE`);
  await refuseUnknown(client, names);
  const { rows: policies } = await client.query<Policy>(POLICIES);
  const { rows: foreignKeys } = await client.query<ForeignKey>(FOREIGN_KEYS, [names]);
  const alter = (key: ForeignKey) => `ALTER TABLE ${addressOf('app', key.table)}`;
  await client.query(`CREATE SCHEMA IF NOT EXISTS ${PARTITIONS}; CREATE SCHEMA ${REPLACED}`);
  for (const key of foreignKeys)
    await client.query(`${alter(key)} DROP CONSTRAINT ${client.escapeIdentifier(key.name)}`);
  for (const policy of policies)
    await client.query(`DROP POLICY ${client.escapeIdentifier(policy.name)} ON ${addressOf('app', policy.table)}`);
  for (const table of tables) await rewrite(client, table, count);
  for (const key of foreignKeys)
    await client.query(`${alter(key)} ADD CONSTRAINT ${client.escapeIdentifier(key.name)} ${key.definition}`);
  for (const statement of [...tables.flatMap(rightsOf), ...policies.flatMap(policyOf)]) await client.query(statement);
  await client.query(`DROP SCHEMA ${REPLACED}`);
  return names;
}

interface Asked {
  /** Names of those that must have run. */
  migrations: readonly string[];
  /** Others may be connected: a test's own server. */
  others?: boolean;
}

/**
 * Puts every table of the companies into `count` partitions by hash of the company, with its rows, columns, keys,
 * indexes, policies and rights. It is one transaction of the tables' owner, and nobody else may be connected. Tables
 * that are in partitions already stay as they are, so it can be repeated after a migration with the same number. An
 * error says in Spanish why it stopped; nothing has changed then.
 */
export async function partitionTables(
  ownerUrl: string,
  count: number,
  { migrations, others = false }: Asked,
): Promise<string[]> {
  const client = new Client({ connectionString: ownerUrl, connectionTimeoutMillis: 10_000 });
  // A server that ends the connection between two statements: the next one says so.
  client.on('error', () => undefined);
  await client.connect().catch((error: unknown) => {
    throw inSpanish(error);
  });
  try {
    let names: string[];
    try {
      // The lock of migrations: they wait.
      await client.query('SET statement_timeout = 0');
      await client.query('SELECT pg_advisory_lock(7305011)');
      await refuseUnmigrated(client, migrations);
      await client.query("BEGIN; SET LOCAL lock_timeout = '5s'; SET LOCAL search_path = pg_catalog");
      await refuseOtherNumber(client, count);
      if (!others) await refuseOthers(client);
      names = await rewriteAll(client, count);
    } catch (error) {
      throw inSpanish(error);
    }
    // Without an answer nobody knows whether it was done. Another run finds out.
    await client.query('COMMIT').catch((cause: unknown) => {
      throw new Error('La conexión se cortó al confirmar; repite la orden: deja las tablas que ya estén partidas', {
        cause,
      });
    });
    for (const name of names) await client.query(`ANALYZE ${addressOf('app', name)}`);
    return names;
  } finally {
    await client.end();
  }
}
