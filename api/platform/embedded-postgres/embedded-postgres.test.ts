import { execFile } from 'node:child_process';
import { chownSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { discard, makeTestDir } from '../../test/servers/cluster';
import { withDatabase } from '../../test/database';
import { ROOT } from '../config/config';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres';
import { isOurs, readLock } from './process';
import { canReach } from './user';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const dir = makeTestDir('one');
const cluster = join(dir, 'postgres');
const start = (): Promise<EmbeddedPostgres> => startEmbeddedPostgres({ dataDir: dir, log: silent });
let postgres: EmbeddedPostgres;

async function query<T extends object>(url: string, sql: string): Promise<T[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const from = Date.now();
  const result = await work();
  process.stdout.write(`      ${what}: ${Date.now() - from} ms\n`);
  return result;
}

beforeAll(async () => {
  postgres = await timed('first start', start);
}, 60_000);
afterAll(async () => {
  await postgres?.stop();
  discard(dir);
});

test('a later start finds the same server, passwords and port', async () => {
  await query(postgres.urls.owner, 'create table kept (id int); insert into kept values (1)');
  await timed('stop', () => postgres.stop());
  expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(false);
  const before = postgres;
  postgres = await timed('second start', start);
  expect(postgres.urls).toEqual(before.urls);
  expect(await query(postgres.urls.owner, 'table kept')).toEqual([{ id: 1 }]);
});

test('is a UTF-8 PostgreSQL 18 with the builtin C.UTF-8 locale, in UTC', async () => {
  const [row] = await query(
    postgres.urls.app,
    `
    select current_setting('server_version_num')::int / 10000 as version, current_setting('timezone') as timezone,
           current_setting('fsync') as fsync, pg_encoding_to_char(encoding) as encoding, datlocprovider as provider, datlocale as locale
    from pg_database where datname = 'folio'`,
  );
  expect(row).toEqual({
    version: 18,
    timezone: 'UTC',
    fsync: 'on',
    encoding: 'UTF8',
    provider: 'b',
    locale: 'C.UTF-8',
  });
});

test('four roles, none of them powerful, of which one never signs in, and only the platform role passes over policies', async () => {
  const rows = await query(
    postgres.urls.superuser,
    `
    select rolname as role, rolsuper or rolcreaterole or rolcreatedb or rolreplication as powerful, rolbypassrls as bypass, rolcanlogin as login,
           rolpassword like 'SCRAM-SHA-256$%' as scram
    from pg_authid where rolname like 'folio_%' order by 1`,
  );
  expect(rows).toEqual([
    { role: 'folio_app', powerful: false, bypass: false, login: true, scram: true },
    { role: 'folio_lookup', powerful: false, bypass: false, login: false, scram: null },
    { role: 'folio_owner', powerful: false, bypass: false, login: true, scram: true },
    { role: 'folio_platform', powerful: false, bypass: true, login: true, scram: true },
  ]);
});

test.each([
  [`copy (select 1) to program 'cat'`],
  [`create temp table t (line text); copy t from program 'id'`],
  ['create table public.mine (id int)'],
  ['create schema mine'],
  ['create temp table mine (id int)'],
  ['create role mine'],
  ['create database mine'],
  ['set role folio_owner'],
  ['set role folio_lookup'],
  ['set role folio_platform'],
  ['select rolpassword from pg_authid'],
  [`select pg_read_file('PG_VERSION')`],
  ['alter system set fsync = off'],
  ['drop table kept'],
  ['table kept'],
])('the application role may not: %s', async sql => {
  await expect(query(postgres.urls.app, sql)).rejects.toMatchObject({ code: '42501' });
});

test('COPY FROM PROGRAM is refused on a table that the application may write', async () => {
  await query(postgres.urls.owner, 'create table lines (line text); grant all on lines to folio_app');
  await expect(query(postgres.urls.app, `copy lines from program 'id'`)).rejects.toMatchObject({ code: '42501' });
  expect(await query(postgres.urls.app, 'table lines')).toEqual([]);
});

test('our roles reach no other database, and nobody gets in with a wrong or an empty password', async () => {
  await expect(query(withDatabase(postgres.urls.app, 'postgres'), 'select 1')).rejects.toMatchObject({ code: '42501' });
  for (const password of ['wrong', '']) {
    const url = new URL(postgres.urls.app);
    url.password = password;
    await expect(query(url.href, 'select 1')).rejects.toThrow(/password/i);
  }
});

test('search operators are leakproof and their extensions are there', async () => {
  const rows = await query<{ name: string }>(
    postgres.urls.app,
    `
    select proname as name from pg_proc
    where proleakproof and proname in ('textlike', 'texticlike', 'texteq', 'similarity_op') order by 1`,
  );
  expect(rows.map(row => row.name)).toEqual(['similarity_op', 'texteq', 'texticlike', 'textlike']);
  expect(
    await query(
      postgres.urls.app,
      `select extname from pg_extension where extname in ('pg_trgm', 'btree_gin') order by 1`,
    ),
  ).toEqual([{ extname: 'btree_gin' }, { extname: 'pg_trgm' }]);
});

test('a policy does not keep the search from its trigram index', async () => {
  await query(
    postgres.urls.owner,
    `
    create table words (tenant_id int, word text);
    create index on words using gin (tenant_id, word gin_trgm_ops);
    alter table words enable row level security;
    create policy own on words using (tenant_id = 7);
    grant select on words to folio_app;
    insert into words select i % 10, md5(i::text) from generate_series(1, 5000) i;
    analyze words`,
  );
  const plan = await query(
    `${postgres.urls.app}&options=-c%20enable_seqscan%3Doff`,
    `explain select * from words where tenant_id = 7 and word like '%abcde%'`,
  );
  expect(JSON.stringify(plan)).toMatch(/Index Cond: \([^"]*word ~~ /);
});

test('listens on loopback alone, without any socket file, and its secrets are private', async () => {
  const [row] = await query(
    postgres.urls.superuser,
    `select current_setting('listen_addresses') as at, current_setting('unix_socket_directories') as sockets`,
  );
  expect(row).toEqual({ at: '127.0.0.1', sockets: '' });
  const hex = postgres.port.toString(16).toUpperCase().padStart(4, '0');
  const listening = (file: string): string[] =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map(line => line.trim().split(/\s+/))
      .filter(fields => fields[3] === '0A' && fields[1].endsWith(`:${hex}`))
      .map(fields => fields[1]);
  expect(listening('/proc/net/tcp')).toEqual([`0100007F:${hex}`]);
  if (existsSync('/proc/net/tcp6')) expect(listening('/proc/net/tcp6')).toEqual([]);
  expect(readFileSync('/proc/net/unix', 'utf8')).not.toContain(`.s.PGSQL.${postgres.port}`);
  expect(statSync(join(dir, 'postgres.json')).mode & 0o777).toBe(0o600);
  expect(statSync(cluster).mode & 0o777).toBe(0o700);
});

test('a killed postmaster is back within 15 s with everything committed', async () => {
  const restarted = new Promise<void>(resolve => {
    postgres.onRestart(resolve);
  });
  await query(postgres.urls.owner, 'insert into kept values (2)');
  // A backend in a long statement outlives its postmaster and holds the shared memory.
  const busy = query(postgres.urls.superuser, `do $$ begin for i in 1..2000000000 loop end loop; end $$`).catch(
    () => undefined,
  );
  while (
    (
      await query(
        postgres.urls.superuser,
        `select from pg_stat_activity where state = 'active' and query like 'do $$%'`,
      )
    ).length === 0
  )
    await sleep(20);
  const killed = readLock(cluster)?.pid as number;
  expect(isOurs(killed, cluster)).toBe(true);
  await timed('kill -9 of the postmaster until it serves', async () => {
    process.kill(killed, 'SIGKILL');
    await restarted;
  });
  expect(await query(postgres.urls.owner, 'table kept')).toEqual([{ id: 1 }, { id: 2 }]);
  expect(readLock(cluster)?.pid).not.toBe(killed);
  expect(new URL(postgres.urls.app).port).toBe(String(readLock(cluster)?.port));
  await busy;
}, 15_000);

/** No system has an account of this number. */
const NAMELESS = 1_999_999_999;
const isOthers = process.getuid?.() === 0 && canReach(join(ROOT, 'node_modules/pg/package.json'), { uid: NAMELESS });
(isOthers ? test : test.skip)('a user without a name is said in one line, and leaves nothing behind', async () => {
  const theirs = makeTestDir('nameless');
  chownSync(theirs, NAMELESS, NAMELESS);
  const script = `require('./api/platform/embedded-postgres/embedded-postgres')
    .startEmbeddedPostgres({ dataDir: '${theirs}', log: { info() {}, warn() {}, error() {} } })
    .catch(error => console.log(error.constructor.name, error.message))`;
  const { stdout } = await promisify(execFile)(process.execPath, ['-r', './api/bin/typescript.cjs', '-e', script], {
    cwd: ROOT,
    uid: NAMELESS,
    gid: NAMELESS,
  });
  expect(stdout).toBe(
    `ConfigError El usuario ${NAMELESS} no tiene nombre en /etc/passwd, y sin él PostgreSQL no crea su base de datos: dale uno, o usa DATABASE_URL con un servidor propio\n`,
  );
  expect(readdirSync(theirs).filter(name => name.startsWith('postgres') && name !== 'postgres.json')).toEqual([]);
  discard(theirs);
});
