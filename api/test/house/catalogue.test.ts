import type { Client } from 'pg';
import { DataSource, type EntityMetadata } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import type { RelationMetadata } from 'typeorm/metadata/RelationMetadata.js';
import { ENTITIES } from '../../entities';
import { roleOf } from '../../platform/database/migrate';
import { DEFECTS } from './catalogue-defects';
import { RULES, VIEWS } from './catalogue-rules';
import { cloneDatabase, PARTITIONS, type TestDatabase } from '../database';
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
      try {
        await client.query(`BEGIN; ${sql}; ${VIEWS}`);
      } catch (error) {
        // A key without the company: where tables are in partitions the server itself refuses it.
        if (PARTITIONS === 0 || (error as { code?: string }).code !== '0A000') throw error;
        await client.query('ROLLBACK');
        continue;
      }
      expect([id, Object.keys(await broken(client))]).toEqual([id, expect.arrayContaining([id])]);
      await client.query('ROLLBACK');
    }
  });
});

/** Tables that a library made its own: it alone knows what is in them. */
const OF_LIBRARIES: Record<string, string> = {
  migrations: 'TypeORM: which migrations ran',
  rate_limits: 'rate-limiter-flexible: attempts that were counted',
};

interface Column {
  name: string;
  type: string;
  nullable: boolean;
  key: boolean;
}
/** `one`: at most one row of this table names the other. */
interface ForeignKey {
  columns: string[];
  to: string;
  others: string[];
  cascades: boolean;
  one: boolean;
}
type Tables = Record<string, { columns: Column[]; foreignKeys: ForeignKey[] }>;

/** Types as both sides write them: numeric with its precision, the rest by name. */
const TYPES: Record<string, string> = { timestamptz: 'timestamp with time zone' };

const typeOf = ({ type, precision, scale, isArray }: ColumnMetadata) =>
  (type === 'numeric' ? `numeric(${precision},${scale})` : (TYPES[String(type)] ?? String(type))) +
  (isArray ? '[]' : '');

const columnOf = (column: ColumnMetadata): Column => ({
  name: column.databaseName,
  type: typeOf(column),
  nullable: column.isNullable,
  key: column.isPrimary,
});

const foreignKeyOf = ({ joinColumns, inverseEntityMetadata, onDelete, isOneToOne }: RelationMetadata): ForeignKey => ({
  columns: joinColumns.map(column => column.databaseName),
  to: inverseEntityMetadata.tableName,
  others: joinColumns.map(column => column.referencedColumn!.databaseName),
  cascades: onDelete === 'CASCADE',
  one: isOneToOne,
});

async function classes(entities: Function[]): Promise<EntityMetadata[]> {
  const source = new DataSource({
    type: 'postgres',
    url: database.app,
    entities,
    schema: 'app',
    installExtensions: false,
  });
  await source.initialize();
  await source.destroy();
  return source.entityMetadatas;
}

const inOrder = (tables: Tables): Tables => {
  const text = (key: ForeignKey) => [key.to, ...key.columns].join(' ');
  for (const { columns, foreignKeys } of Object.values(tables)) {
    columns.sort((a, b) => (a.name < b.name ? -1 : 1));
    foreignKeys.sort((a, b) => (text(a) < text(b) ? -1 : 1));
  }
  return tables;
};

const ofEntities = (entities: EntityMetadata[]): Tables =>
  inOrder(
    Object.fromEntries(
      entities.map(entity => [
        entity.tableName,
        {
          columns: entity.columns.map(columnOf),
          foreignKeys: entity.relations.filter(relation => relation.isOwning).map(foreignKeyOf),
        },
      ]),
    ),
  );

const COLUMNS = `SELECT c.relname AS "table", json_agg(json_build_object('name', a.attname,
    'type', format_type(a.atttypid, a.atttypmod), 'nullable', NOT a.attnotnull,
    'key', EXISTS (SELECT FROM pg_constraint k WHERE k.conrelid = c.oid AND k.contype = 'p'
      AND a.attnum = ANY (k.conkey)))) AS columns
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
 WHERE c.relnamespace = 'app'::regnamespace AND c.relkind IN ('r', 'p') GROUP BY c.relname`;

const names = (table: string, columns: string) => `(SELECT json_agg(a.attname ORDER BY n) FROM unnest(k.${columns})
    WITH ORDINALITY AS u (number, n) JOIN pg_attribute a ON a.attrelid = k.${table} AND a.attnum = u.number)`;
const FOREIGN_KEYS = `SELECT c.relname AS "table", t.relname AS "to", ${names('conrelid', 'conkey')} AS columns,
    ${names('confrelid', 'confkey')} AS others, k.confdeltype = 'c' AS cascades,
    EXISTS (SELECT FROM pg_constraint u WHERE u.conrelid = k.conrelid AND u.contype IN ('p', 'u')
      AND u.conkey <@ k.conkey) AS one
  FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_class t ON t.oid = k.confrelid
 WHERE k.contype = 'f' AND k.conparentid = 0 AND c.relnamespace = 'app'::regnamespace`;

async function ofSchema(client: Client): Promise<Tables> {
  const { rows } = await client.query<{ table: string; columns: Column[] }>(COLUMNS);
  const tables: Tables = Object.fromEntries(
    rows
      .filter(({ table }) => !(table in OF_LIBRARIES))
      .map(({ table, columns }) => [table, { columns, foreignKeys: [] }]),
  );
  const keys = await client.query<ForeignKey & { table: string }>(FOREIGN_KEYS);
  for (const { table, columns, to, others, cascades, one } of keys.rows)
    tables[table]?.foreignKeys.push({ columns, to, others, cascades, one });
  return inOrder(tables);
}

test('every table of ours has a class that says its columns, and its foreign keys as relations', async () => {
  const entities = await classes(ENTITIES);
  await asSuperuser(database, async client => {
    const tables = await ofSchema(client);
    expect(Object.keys(tables).length).toBeGreaterThan(40);
    expect(ofEntities(entities)).toEqual(tables);
    const { rows } = await client.query(COLUMNS);
    expect(Object.keys(OF_LIBRARIES).filter(name => !rows.some(({ table }) => table === name))).toEqual([]);
  });
});

test('a class, a column and a relation that are missing would be seen', async () => {
  const known = ofEntities(await classes(ENTITIES));
  await asSuperuser(database, async client => {
    const defects: Record<string, string> = {
      loose: 'CREATE TABLE app.loose (tenant_id uuid, id uuid, PRIMARY KEY (tenant_id, id))',
      products: 'ALTER TABLE app.products ADD COLUMN loose text',
      customers: 'ALTER TABLE app.customers ALTER COLUMN phone SET NOT NULL',
      mails: 'ALTER TABLE app.mails ALTER COLUMN last_error TYPE varchar(60)',
      messages: 'ALTER TABLE app.messages ADD FOREIGN KEY (tenant_id, id) REFERENCES app.incidents (tenant_id, id)',
    };
    for (const [table, sql] of Object.entries(defects)) {
      await client.query(`BEGIN; ${sql}`);
      const found = await ofSchema(client);
      await client.query('ROLLBACK');
      const wrong = Object.keys(found).filter(name => JSON.stringify(found[name]) !== JSON.stringify(known[name]));
      expect(wrong).toEqual([table]);
    }
  });
});

test('no relation is read without being asked for', async () => {
  const relations = (await classes(ENTITIES)).flatMap(entity => entity.relations);
  expect(relations.filter(({ isEager, isLazy }) => isEager || isLazy)).toEqual([]);
});
