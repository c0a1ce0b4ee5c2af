import { Client } from 'pg';
import { buildInvoice, buildTenant, type Person } from '../../test/build';
import { emptyDatabase, type TestDatabase } from '../../test/database';
import { startTestApp, type TestApp } from '../../test/harness';
import { asSuperuser, dumpOf } from '../../test/superuser';
import { makeSchema } from '../../test/template';
import { partitionTables } from './partition';

let database: TestDatabase;
let app: TestApp;
let ana: Person;
let bob: Person;
beforeAll(async () => {
  database = await emptyDatabase();
  await makeSchema(database);
  app = await startTestApp({}, url => url, database);
  ana = await buildTenant(app);
  bob = await buildTenant(app);
  for (const person of [ana, bob]) await buildInvoice(app, person);
});
afterAll(() => app.close());

/** Columns with all that they have, keys, indexes, policies, rights and comments. */
const shape = (): Promise<string[]> =>
  asSuperuser(database, async client => {
    const { rows } = await client.query<{ thing: string }>(`
      SELECT concat_ws(' ', attrelid::regclass, rank() OVER (PARTITION BY attrelid ORDER BY attnum), attname, format_type(atttypid, atttypmod), attnotnull,
             attgenerated, attidentity, attstorage, attcompression, pg_get_expr(d.adbin, d.adrelid),
             col_description(attrelid, attnum), (SELECT array_agg(e::text ORDER BY e::text) FROM aclexplode(attacl) e)) AS thing
        FROM pg_attribute JOIN pg_class c ON c.oid = attrelid
        LEFT JOIN pg_attrdef d ON d.adrelid = attrelid AND d.adnum = attnum
       WHERE c.relnamespace = 'app'::regnamespace AND c.relkind IN ('r', 'p') AND attnum > 0 AND NOT attisdropped
      UNION ALL SELECT concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated,
             obj_description(oid, 'pg_constraint'))
        FROM pg_constraint WHERE connamespace = 'app'::regnamespace AND conparentid = 0
      UNION ALL SELECT concat_ws(' ', replace(indexdef, ' ON ONLY ', ' ON '),
             obj_description(format('%I.%I', schemaname, indexname)::regclass, 'pg_class'))
        FROM pg_indexes WHERE schemaname = 'app'
      UNION ALL SELECT to_jsonb(p)::text FROM pg_policies p WHERE schemaname = 'app'
      UNION ALL SELECT concat_ws(' ', oid::regclass, relowner::regrole, relrowsecurity, relforcerowsecurity,
             obj_description(oid, 'pg_class'), (SELECT array_agg(e::text ORDER BY e::text) FROM aclexplode(relacl) e))
        FROM pg_class WHERE relnamespace = 'app'::regnamespace AND relkind IN ('r', 'p')
      ORDER BY 1`);
    return rows.map(row => row.thing);
  });

const placesOf = () =>
  asSuperuser(database, async client => {
    const { rows } = await client.query<{ partition: string }>(
      `SELECT tableoid::regclass::text AS partition FROM app.invoices ORDER BY 1`,
    );
    return rows.map(row => row.partition);
  });

const numbersOf = async (person: Person) => {
  const { body } = await app.rest('GET', '/invoices', { token: person.token });
  return body;
};

test('stops, and leaves all as it was, when something hangs on a table that it does not know', async () => {
  const before = await shape();
  await asSuperuser(database, client => client.query('CREATE VIEW public.watched AS SELECT id FROM app.invoices'));
  await expect(partitionTables(database.owner, 3)).rejects.toThrow(/other objects depend on it/);
  await asSuperuser(database, client => client.query('DROP VIEW public.watched'));
  expect(await shape()).toEqual(before);
  expect(await placesOf()).toEqual(['app.invoices', 'app.invoices']);
});

test('every table of the companies is in partitions, with its rows, keys, policies and rights', async () => {
  const before = await shape();
  const rows = [await dumpOf(database, ana.tenantId), await dumpOf(database, bob.tenantId)];
  const listed = await numbersOf(ana);
  const done = await partitionTables(database.owner, 3);
  expect(done).toEqual(expect.arrayContaining(['activities', 'invoice_lines', 'invoices', 'records', 'tenants']));
  expect(await shape()).toEqual(before);
  expect([await dumpOf(database, ana.tenantId), await dumpOf(database, bob.tenantId)]).toEqual(rows);
  expect(await placesOf()).toEqual(
    Array.from({ length: 2 }, () => expect.stringMatching(/^partitions\.invoices_[0-2]$/)),
  );
  expect(await numbersOf(ana)).toEqual(listed);
  await buildInvoice(app, ana);
  expect((await placesOf()).length).toBe(3);
  expect(await partitionTables(database.owner, 3)).toEqual([]);
});

test('nobody but the owner reaches a partition past its table', async () => {
  for (const url of [database.app, database.platform]) {
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      await expect(client.query('SELECT FROM partitions.invoices_0')).rejects.toThrow(
        'permission denied for schema partitions',
      );
    } finally {
      await client.end();
    }
  }
});
