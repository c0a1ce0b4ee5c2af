import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { MIGRATIONS } from '../../migrations/list';
import { ROOT } from '../platform/config/config';
import { cloneDatabase, emptyDatabase, PARTITIONS, testDataDir, type TestDatabase } from './database';
import { migrate, roleOf } from '../platform/database/migrate';
import { asSuperuser } from './superuser';
import { complaints, hashes, hashOf, landed } from './upgrade/landed';

let database: TestDatabase;
const made: TestDatabase[] = [];
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(async () => {
  for (const each of [database, ...made]) await each.drop();
});

async function emptied(): Promise<TestDatabase> {
  const empty = await emptyDatabase();
  made.push(empty);
  return empty;
}

type Urls = Pick<TestDatabase, 'app' | 'owner' | 'platform' | 'superuser'>;

/** Everything that migrations make: columns, constraints, indexes, policies, rights. */
const shapeOf = (urls: Urls): Promise<string[]> =>
  asSuperuser(urls, async client =>
    (
      await client.query<{ thing: string }>(`
  SELECT attrelid::regclass || '.' || attname || ' ' || format_type(atttypid, atttypmod) || CASE
    WHEN attnotnull THEN ' required' ELSE '' END AS thing
    FROM pg_attribute JOIN pg_class c ON c.oid = attrelid WHERE c.relnamespace = 'app'::regnamespace
      AND c.relkind IN ('r', 'v', 'm') AND attnum > 0 AND NOT attisdropped AND c.relname <> 'migrations'
  UNION ALL SELECT conrelid::regclass || ' ' || pg_get_constraintdef(oid) FROM pg_constraint
    WHERE connamespace = 'app'::regnamespace AND conrelid <> 'app.migrations'::regclass
  UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'app' AND tablename <> 'migrations'
  UNION ALL SELECT to_jsonb(p)::text FROM pg_policies p WHERE schemaname = 'app'
  UNION ALL SELECT oid::regclass || ' ' || relacl::text FROM pg_class WHERE relnamespace = 'app'::regnamespace
    AND relname <> 'migrations' AND relacl IS NOT NULL
  UNION ALL SELECT 'function ' || oid::regprocedure FROM pg_proc WHERE pronamespace = 'app'::regnamespace
  ORDER BY 1`)
    ).rows.map(row => row.thing),
  );

const rolesOf = (urls: Urls) => ({ app: roleOf(urls.app), platform: roleOf(urls.platform) });

test('the list holds every migration, in order', () => {
  const files = readdirSync(join(ROOT, 'migrations'))
    .filter(name => /^\d+-.*\.ts$/.test(name))
    .sort();
  expect(MIGRATIONS.map(migration => /\d+$/.exec(migration.name)![0])).toEqual(files.map(name => name.split('-')[0]));
});

describe('what has landed', () => {
  const NAME = '1-add.ts';
  const TEXT = `export class Add { async up(runner: QueryRunner) { await runner.query('ALTER TABLE app.a ADD b text; UPDATE app.a SET b = 1'); } }`;
  const SET_OTHERWISE = `/** Why. */
export class Add {
  async up(runner: QueryRunner) {
    // One clause per line.
    await (runner.query(\`
      ALTER TABLE app.a
        ADD b text;
      UPDATE app.a SET b = 1\`));
  }
}`;
  const said = (now: Record<string, string>) => complaints(now, { [NAME]: hashOf(TEXT) });

  test('is never edited', () => {
    expect(complaints(hashes(), landed())).toEqual([]);
  });

  test('may be set otherwise and explained; a word of it that changes is reported, and so is a file that is gone or new', () => {
    expect(said({ [NAME]: hashOf(SET_OTHERWISE) })).toEqual([]);
    for (const [from, to] of [
      ['text', 'date'],
      ['SET b = 1', 'SET b = 2'],
      ['await ', ''],
      ['class Add', 'class Added'],
    ] as const) {
      expect(said({ [NAME]: hashOf(TEXT.replace(from, to)) })).toEqual([
        expect.stringContaining(
          `migrations/${NAME} has changed since it landed: databases that ran it keep what it did. Put it back and write another`,
        ),
      ]);
    }
    expect(hashOf('if (!a) b();')).not.toBe(hashOf('if (-a) b();'));
    expect(said({})).toEqual([expect.stringContaining(`migrations/${NAME} is gone`)]);
    expect(said({ [NAME]: hashOf(TEXT), '2-new.ts': hashOf(TEXT) })).toEqual([
      'migrations/2-new.ts is new: npm run emit writes its hash down.',
    ]);
  });
});

/** With all migrations made. Where the tests' tables are in partitions, partition.test.ts holds them against these. */
async function migrated(): Promise<TestDatabase> {
  const urls = PARTITIONS === 0 ? await cloneDatabase() : await emptied();
  if (PARTITIONS === 0) made.push(urls);
  else expect(await migrate(urls.owner, rolesOf(urls), MIGRATIONS)).toBe(MIGRATIONS.length);
  return urls;
}

test('from all the way up all the way down, and up again', async () => {
  const urls = await migrated();
  const up = await shapeOf(urls);
  await migrate(urls.owner, rolesOf(urls), MIGRATIONS, { undo: MIGRATIONS.length });
  expect(await shapeOf(urls)).toEqual([]);
  expect(await migrate(urls.owner, rolesOf(urls), MIGRATIONS)).toBe(MIGRATIONS.length);
  expect(await shapeOf(urls)).toEqual(up);
  expect(await migrate(urls.owner, rolesOf(urls), MIGRATIONS)).toBe(0);
}, 240_000);

/** The product's own command in a process of its own. */
async function migrateIn(urls: Urls): Promise<[code: number, said: string]> {
  const env = {
    ...process.env,
    DATABASE_URL: urls.app,
    DATABASE_OWNER_URL: urls.owner,
    DATABASE_PLATFORM_URL: urls.platform,
    DATA_DIR: testDataDir(),
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
  };
  const child = spawn(process.execPath, ['-r', './api/bin/typescript.cjs', 'api/cli.ts', 'migrate'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const [code] = (await once(child, 'close')) as [number];
  return [code, said.trim()];
}

test('two processes may migrate at the same moment: one does it all, the other finds it done', async () => {
  const urls = await emptied();
  const answers = await Promise.all([migrateIn(urls), migrateIn(urls)]);
  expect(answers.sort()).toEqual([
    [0, 'Migraciones hechas: 0'],
    [0, `Migraciones hechas: ${MIGRATIONS.length}`],
  ]);
  if (PARTITIONS === 0) expect(await shapeOf(urls)).toEqual(await shapeOf(database));
}, 240_000);

describe('what an older version sealed', () => {
  const [SHOP, SENDER] = ['00000000-0000-7000-8000-00000000000a', '00000000-0000-7000-8000-00000000000b'];
  const HASH = (of: string) => `upper(md5('${of}' || n) || md5('x${of}' || n))`;

  /** Two companies with three records each, of which one has never sent. */
  const fillOld = (urls: Urls) =>
    asSuperuser(urls, async client => {
      await client.query('SET session_replication_role = replica; SET search_path = app, public');
      for (const [tenantId, mode] of [
        [SHOP, 'NO_VERIFACTU'],
        [SENDER, 'VERIFACTU'],
      ]) {
        await client.query(
          `INSERT INTO tenants (tenant_id, name, nif, email, status, installation_number, created_at, automatic_sending)
         VALUES ($1, 'E', 'B98241573', 'e@e.example', 'active', 'old', now(), false)`,
          [tenantId],
        );
        await client.query(
          `INSERT INTO chains (tenant_id, records, environment, last_hash, last_nif, last_number, last_date, last_generated_at)
         SELECT $1, 3, 'preproduction', ${HASH(tenantId!).replaceAll('n)', '3)')}, 'B98241573', 'A-3', '2026-01-01', now()`,
          [tenantId],
        );
        await client.query(
          `INSERT INTO invoices (tenant_id, id, series, year, number, full_number, date, status, issuer_name, issuer_nif, customer_name, customer_nif, subtotal, total_iva, total, rates, actor_kind, created_at, search)
         VALUES ($1, $1, 'A', 2026, 1, 'A-2026-0001', '2026-01-01', 'issued', 'E', 'B98241573', 'C', 'B26304188', 1, 0, 1, '[]', 'user', now(), '')`,
          [tenantId],
        );
        await client.query(
          `INSERT INTO records (tenant_id, id, sequence, kind, invoice_id, mode, issuer_nif, number, date, subsanacion, rechazo_previo, sin_registro_previo, xml, hash, previous_hash, generated_at)
         SELECT $1, gen_random_uuid(), n, 'alta', $1, $2, 'B98241573', 'A-' || n, '2026-01-01', false, 'N', false, 'texto ' || n, ${HASH(tenantId!)},
                CASE WHEN n > 1 THEN ${HASH(tenantId!).replaceAll('n)', 'n - 1)')} END, now() FROM generate_series(1, 3) n`,
          [tenantId, mode],
        );
      }
      await client.query(
        `INSERT INTO submissions (tenant_id, record_id, sequence, status, message)
       SELECT tenant_id, id, sequence, (ARRAY['accepted', 'held', 'blocked'])[sequence], 'no cuadra' FROM records
       WHERE tenant_id = $1`,
        [SENDER],
      );
    });

  test('goes where it belongs: what waits is sent, what was never for the AEAT leaves the chain, which begins anew', async () => {
    const urls = await emptied();
    const sendEverything = MIGRATIONS.findIndex(({ name }) => name.startsWith('SendEverything'));
    await migrate(urls.owner, rolesOf(urls), MIGRATIONS.slice(0, sendEverything));
    await fillOld(urls);
    await migrate(urls.owner, rolesOf(urls), MIGRATIONS);
    const rows = (sql: string) => asSuperuser(urls, async client => (await client.query(sql)).rows);
    expect(await rows('SELECT tenant_id, sequence, environment FROM app.records ORDER BY sequence')).toEqual(
      [1, 2, 3].map(sequence => ({ tenant_id: SENDER, sequence, environment: 'preproduction' })),
    );
    expect(await rows('SELECT sequence, status FROM app.submissions ORDER BY sequence')).toEqual([
      { sequence: 1, status: 'accepted' },
      { sequence: 2, status: 'waiting' },
      { sequence: 3, status: 'waiting' },
    ]);
    expect(await rows('SELECT tenant_id, sequence, xml FROM app.unsent_records ORDER BY sequence')).toEqual(
      [1, 2, 3].map(sequence => ({ tenant_id: SHOP, sequence, xml: `texto ${sequence}` })),
    );
    expect(
      await rows(
        'SELECT tenant_id, records, environment, last_hash IS NULL AS empty FROM app.chains ORDER BY tenant_id',
      ),
    ).toEqual([
      { tenant_id: SHOP, records: 0, environment: null, empty: true },
      { tenant_id: SENDER, records: 3, environment: 'preproduction', empty: false },
    ]);
    expect(
      await rows(`SELECT tenant_id, installation_number = 'old' AS old FROM app.tenants
       ORDER BY tenant_id`),
    ).toEqual([
      { tenant_id: SHOP, old: false },
      { tenant_id: SENDER, old: true },
    ]);
  });
});
