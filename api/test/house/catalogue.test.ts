import type { Client } from 'pg';
import { DataSource } from 'typeorm';
import { ENTITIES } from '../../entities';
import { roleOf } from '../../platform/database/migrate';
import { DEFECTS } from './catalogue-defects';
import { RULES, VIEWS } from './catalogue-rules';
import { cloneDatabase, type TestDatabase } from '../database';
import { asSuperuser } from '../superuser';

let database: TestDatabase;
let role: string;
beforeAll(async () => {
  database = await cloneDatabase();
  role = roleOf(database.app);
});
afterAll(() => database.drop());

/** Every rule that is broken, and by what. */
async function broken(client: Client): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const { id, find } of RULES) {
    const { rows } = await client.query({ text: find, values: find.includes('$1') ? [role] : [], rowMode: 'array' });
    if (rows.length > 0) found[id] = rows.map(([name]: string[]) => name!);
  }
  return found;
}

test('the schema keeps every rule', async () => {
  expect(
    await asSuperuser(database, async client => {
      await client.query(VIEWS);
      return broken(client);
    }),
  ).toEqual({});
});

test('a defect of each kind is found', async () => {
  expect(Object.keys(DEFECTS)).toEqual(RULES.map(rule => rule.id));
  await asSuperuser(database, async client => {
    for (const [id, sql] of Object.entries(DEFECTS)) {
      await client.query(`BEGIN; ${sql}; ${VIEWS}`);
      expect([id, Object.keys(await broken(client))]).toEqual([id, expect.arrayContaining([id])]);
      await client.query('ROLLBACK');
    }
  });
});

interface Column {
  name: string;
  type: string;
  nullable: boolean;
  key: boolean;
}

/** Types as both sides write them: numeric with its precision, the rest by name. */
const TYPES: Record<string, string> = { timestamptz: 'timestamp with time zone' };

async function ofEntities(): Promise<Record<string, Column[]>> {
  const source = new DataSource({
    type: 'postgres',
    url: database.app,
    entities: ENTITIES,
    schema: 'app',
    installExtensions: false,
  });
  await source.initialize();
  const tables = source.entityMetadatas.map(entity => [
    entity.tableName,
    entity.columns.map((column): Column => ({
      name: column.databaseName,
      nullable: column.isNullable,
      key: column.isPrimary,
      type:
        (column.type === 'numeric'
          ? `numeric(${column.precision},${column.scale})`
          : (TYPES[String(column.type)] ?? String(column.type))) + (column.isArray ? '[]' : ''),
    })),
  ]);
  await source.destroy();
  return Object.fromEntries(tables);
}

const ofSchema = (table: string) =>
  asSuperuser(
    database,
    async client =>
      (
        await client.query<Column>(
          `SELECT a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type, NOT a.attnotnull AS nullable,
          EXISTS (SELECT FROM pg_constraint k WHERE k.conrelid = a.attrelid AND k.contype = 'p'
            AND a.attnum = ANY (k.conkey)) AS key
     FROM pg_attribute a WHERE a.attrelid = $1::regclass AND a.attnum > 0
       AND NOT a.attisdropped`,
          [`app.${table}`],
        )
      ).rows,
  );

test('the classes say what the tables are', async () => {
  const byName = (a: Column, b: Column) => (a.name < b.name ? -1 : 1);
  const entities = await ofEntities();
  expect(Object.keys(entities).length).toBeGreaterThan(7);
  for (const [table, columns] of Object.entries(entities)) {
    expect([table, columns.sort(byName)]).toEqual([table, (await ofSchema(table)).sort(byName)]);
  }
});
