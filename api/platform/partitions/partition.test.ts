import { execFile } from 'node:child_process';
import { Client } from 'pg';
import { MIGRATIONS } from '../../../migrations/list';
import { buildInvoice, buildTenant, type Person } from '../../test/build';
import { emptyDatabase, type TestDatabase } from '../../test/database';
import { startTestApp, type TestApp } from '../../test/harness';
import { asSuperuser, dumpOf } from '../../test/superuser';
import { makeSchema } from '../../test/template';
import { migrate, roleOf } from '../database/migrate';
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
const shape = (of = database): Promise<string[]> =>
  asSuperuser(of, async client => {
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

const migrations = MIGRATIONS.map(({ name }) => name);
const partitioned = (count: number, owner = database.owner) =>
  partitionTables(owner, count, { migrations, others: true });
const sql = (text: string) => asSuperuser(database, client => client.query(text));

describe('stops, leaves all as it was, and says in Spanish why', () => {
  let before: string[];
  beforeAll(async () => {
    before = await shape();
  });
  afterEach(async () => {
    expect(await shape()).toEqual(before);
    expect(await placesOf()).toEqual(['app.invoices', 'app.invoices']);
  });

  test('when something hangs on a table that it does not know', async () => {
    await sql('CREATE VIEW public.watched AS SELECT id FROM app.invoices');
    await expect(partitioned(3)).rejects.toThrow(
      /^No se ha partido nada: algo que Folio no conoce depende de una tabla: quítalo antes \(.*view public\.watched /,
    );
    await sql('DROP VIEW public.watched');
  });

  test.each([
    [
      'el disparador watch de invoices',
      `CREATE FUNCTION public.watch() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN new; END';
       CREATE TRIGGER watch AFTER INSERT ON app.invoices FOR EACH ROW EXECUTE FUNCTION public.watch()`,
      'DROP FUNCTION public.watch CASCADE',
    ],
    [
      'la regla watch de products',
      'CREATE RULE watch AS ON DELETE TO app.products DO ALSO NOTHING',
      'DROP RULE watch ON app.products',
    ],
    ['la publicación watch de customers', 'CREATE PUBLICATION watch FOR TABLE app.customers', 'DROP PUBLICATION watch'],
    [
      'las estadísticas watch de invoices',
      'CREATE STATISTICS app.watch ON kind, status FROM app.invoices',
      'DROP STATISTICS app.watch',
    ],
    [
      'las estadísticas de la columna status de invoices',
      'ALTER TABLE app.invoices ALTER COLUMN status SET STATISTICS 500',
      'ALTER TABLE app.invoices ALTER COLUMN status SET STATISTICS -1',
    ],
    [
      'la identidad de réplica de quotes',
      'ALTER TABLE app.quotes REPLICA IDENTITY FULL',
      'ALTER TABLE app.quotes REPLICA IDENTITY DEFAULT',
    ],
  ])('when %s would be lost', async (thing, make, drop) => {
    await sql(make);
    await expect(partitioned(3)).rejects.toThrow(`No se ha partido nada: se perdería lo que Folio no conoce: ${thing}`);
    await sql(drop);
  });

  test('when others are connected, or keep a table', async () => {
    // The product gives back a connection that has rested.
    await numbersOf(ana);
    await expect(partitionTables(database.owner, 3, { migrations })).rejects.toThrow(
      /^No se ha partido nada: hay conexiones abiertas de \S*app \(\d+\).*; para antes la API, los workers y PgBouncer$/,
    );
    await asSuperuser(database, async client => {
      await client.query('BEGIN; LOCK TABLE app.products IN ACCESS SHARE MODE');
      await expect(partitioned(3)).rejects.toThrow(/^No se ha partido nada: otro usa las tablas y no las suelta/);
      await client.query('ROLLBACK');
    });
  });

  test('when a migration is missing, or nothing is there at all', async () => {
    await expect(
      partitionTables(database.owner, 3, { migrations: [...migrations, 'Tomorrow1'], others: true }),
    ).rejects.toThrow(
      /^No se ha partido nada: a la base de datos le falta la migración Tomorrow1; ejecuta antes «node dist\/api\/cli.js migrate»/,
    );
    const empty = await emptyDatabase();
    await expect(partitioned(3, empty.owner).finally(() => empty.drop())).rejects.toThrow(
      `No se ha partido nada: a la base de datos le falta la migración ${migrations[0]}`,
    );
  });

  test('when whoever asks is not the owner, or is nobody', async () => {
    await expect(partitioned(3, database.app)).rejects.toThrow(
      /^No se ha partido nada: al usuario de DATABASE_OWNER_URL le falta un permiso/,
    );
    const stranger = new URL(database.owner);
    stranger.username = 'nadie';
    await expect(partitioned(3, stranger.href)).rejects.toThrow(
      /^No se ha partido nada: DATABASE_OWNER_URL no entra en la base de datos/,
    );
    stranger.port = '1';
    await expect(partitioned(3, stranger.href)).rejects.toThrow(
      /^No se ha partido nada: nadie responde en DATABASE_OWNER_URL/,
    );
  });

  test('when the server ends the connection half-way', async () => {
    const done = partitioned(3).then(
      () => 'done',
      (error: Error) => error.message,
    );
    // One connection asks: a new one each time may come too late on a busy machine.
    await asSuperuser(database, async client => {
      for (let ended = 0; ended === 0;) {
        const { rowCount } = await client.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE datname = current_database() AND usename = $1 AND backend_xid IS NOT NULL`,
          [decodeURIComponent(new URL(database.owner).username)],
        );
        ended = rowCount ?? 0;
      }
    });
    expect(await done).toMatch(/^No se ha partido nada: /);
  });

  test.each(['0', '1e9'])('when the number is «%s»', async count => {
    const ended = await new Promise<{ code: number; text: string }>(resolve => {
      execFile(
        process.execPath,
        ['-r', './api/bin/typescript.cjs', 'api/cli.ts', 'partition', count],
        {
          env: {
            ...process.env,
            DATABASE_URL: database.app,
            DATABASE_PLATFORM_URL: database.platform,
            DATABASE_OWNER_URL: database.owner,
          },
        },
        (error, _out, text) => resolve({ code: Number(error?.code ?? 0), text }),
      );
    });
    expect(ended).toEqual({ code: 1, text: 'Uso: partition NÚMERO (de 1 a 999)\n' });
  });
});

test('every table of the companies is in partitions, with its rows, keys, policies and rights', async () => {
  const before = await shape();
  const rows = [await dumpOf(database, ana.tenantId), await dumpOf(database, bob.tenantId)];
  const listed = await numbersOf(ana);
  const done = await partitioned(3);
  expect(done).toEqual(expect.arrayContaining(['activities', 'invoice_lines', 'invoices', 'records', 'tenants']));
  expect(await shape()).toEqual(before);
  expect([await dumpOf(database, ana.tenantId), await dumpOf(database, bob.tenantId)]).toEqual(rows);
  expect(await placesOf()).toEqual(
    Array.from({ length: 2 }, () => expect.stringMatching(/^partitions\.invoices_[0-2]$/)),
  );
  expect(await numbersOf(ana)).toEqual(listed);
  await buildInvoice(app, ana);
  expect((await placesOf()).length).toBe(3);
  expect(await partitioned(3)).toEqual([]);
  await expect(partitioned(4)).rejects.toThrow(
    'No se ha partido nada: hay tablas partidas en 3; repítelo con ese número',
  );
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

test('migrations that come later run on partitions, and lead to the same schema', async () => {
  const upgraded = await emptyDatabase();
  try {
    const roles = { app: roleOf(upgraded.app), platform: roleOf(upgraded.platform) };
    const first = MIGRATIONS.findIndex(({ name }) => name.endsWith('1763898000000'));
    await migrate(upgraded.owner, roles, MIGRATIONS.slice(0, first));
    await partitionTables(upgraded.owner, 3, { migrations: migrations.slice(0, first), others: true });
    expect(await migrate(upgraded.owner, roles, MIGRATIONS)).toBe(MIGRATIONS.length - first);
    // What they make comes into partitions by the second run.
    expect(await partitioned(3, upgraded.owner)).toContain('due_sums');
    expect(await shape(upgraded)).toEqual(await shape());
  } finally {
    await upgraded.drop();
  }
});
