import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildInvoice, buildTenant, type Person } from '../../test/build';
import { cluster } from '../../test/database';
import { startTestApp, type TestApp } from '../../test/harness';
import { startPair, type Pair } from '../../test/servers/standby';

const REST_MS = 5_100;
let pair: Pair;
let app: TestApp;
let person: Person;
let issued = 0;

const env = (url: string) => ({
  DATABASE_URL: pair.database.app,
  DATABASE_PLATFORM_URL: pair.database.platform,
  DATABASE_REPLICA_URL: url,
});

beforeAll(async () => {
  pair = await startPair();
  app = await startTestApp(env(pair.atReplica(pair.database.app)), undefined, pair.database);
  person = await buildTenant(app);
}, 120_000);
afterAll(async () => {
  await app?.close();
  await pair?.stop();
});

/** Who answered so far. */
async function reads(of = app): Promise<Record<string, number>> {
  const text = await (await fetch(`${of.url}/metrics`)).text();
  return Object.fromEntries(
    [...text.matchAll(/^folio_replica_reads_total\{from="(\w+)"\} (\d+)$/gm)].map(([, from, n]) => [from!, Number(n)]),
  );
}

async function since(before: Record<string, number>, of = app): Promise<Record<string, number>> {
  const now = Object.entries(await reads(of)).map(([from, n]) => [from, n - before[from]!] as const);
  return Object.fromEntries(now.filter(([, n]) => n > 0));
}

/** The replica answers: on a busy machine it may have been late once, and rests then. */
async function follows(): Promise<void> {
  for (let n = 0; n < 4; n += 1) {
    const before = await reads();
    await inFile();
    if ((await since(before)).replica) return;
    await sleep(REST_MS);
  }
  throw new Error('the replica does not follow');
}

/** The primary answered twice: the first time the replica was asked in vain. */
async function inVainOnce(before: Record<string, number>, ...why: string[]): Promise<void> {
  const { rest, ...asked } = await since(before);
  expect([rest, Object.values(asked)]).toEqual([1, [1]]);
  expect(why).toContain(Object.keys(asked)[0]);
}

async function issue(): Promise<void> {
  await buildInvoice(app, person);
  issued += 1;
}

/** Rows of the file; without its heading. */
async function inFile(who = person, of = app): Promise<number> {
  const { status, text } = await of.rest('GET', '/invoices/export/csv', { token: who.token });
  expect(status).toBe(200);
  return text.trim().split('\n').length - 1;
}

async function onDashboard(): Promise<number> {
  const { body } = await app.gql('{ dashboard { recentInvoices { id } } }', {}, { token: person.token });
  return body.data.dashboard.recentInvoices.length;
}

test('whoever has just written finds it in the file and on the dashboard, each time, and the replica reads', async () => {
  await follows();
  const before = await reads();
  for (let n = 0; n < 4; n += 1) {
    await issue();
    expect([await inFile(), await onDashboard()]).toEqual([issued, issued]);
  }
  const { replica, ...others } = await since(before);
  expect(replica).toBeGreaterThan(0);
  expect(others.foreign).toBe(undefined);
  expect(
    await pair.replica(`SELECT DISTINCT usename::text AS who, application_name AS what FROM pg_stat_activity
      WHERE application_name LIKE 'folio%' ORDER BY what`),
  ).toEqual([
    { who: 'folio_app', what: 'folio' },
    { who: 'folio_app', what: 'folio streams' },
  ]);
}, 60_000);

test('another company reads none of it there', async () => {
  const other = await buildTenant(app);
  await follows();
  const before = await reads();
  expect(await inFile(other)).toBe(0);
  expect(await since(before)).toEqual({ replica: 1 });
}, 30_000);

test('held back, it is waited for, then the primary answers, and goes on without waiting until it has rested', async () => {
  await follows();
  await pair.replica('SELECT pg_wal_replay_pause()');
  const before = await reads();
  await issue();
  const begun = Date.now();
  expect(await onDashboard()).toBe(issued);
  expect(Date.now() - begun).toBeLessThan(2_000);
  expect(await inFile()).toBe(issued);
  await inVainOnce(before, 'late', 'away');
  await pair.replica('SELECT pg_wal_replay_resume()');
  await sleep(REST_MS);
  await follows();
  expect(await inFile()).toBe(issued);
}, 60_000);

/** What is no replica of this server is not read. */
async function expectForeign(url: string): Promise<void> {
  const other = await startTestApp(env(url), undefined, pair.database);
  try {
    const before = await reads(other);
    expect(await inFile(person, other)).toBe(issued);
    expect(await since(before, other)).toEqual({ foreign: 1 });
  } finally {
    await other.close();
  }
}

test('a server that repeats another one is not read', () => expectForeign(cluster().app));

test('the primary itself, which is read and written, is no replica', () => expectForeign(pair.database.app));

test('where nobody answers, or somebody never says a word, Folio starts, and the primary answers soon', async () => {
  const taken: Socket[] = [];
  const silent = createServer(socket => taken.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const at = (port: number) => Object.assign(new URL(pair.database.app), { port: String(port) }).href;
  try {
    for (const port of [1, (silent.address() as AddressInfo).port]) {
      const other = await startTestApp(env(at(port)), undefined, pair.database);
      try {
        const before = await reads(other);
        const begun = Date.now();
        expect(await inFile(person, other)).toBe(issued);
        expect(Date.now() - begun).toBeLessThan(4_000);
        expect(await since(before, other)).toEqual({ away: 1 });
      } finally {
        for (const socket of taken.splice(0)) socket.destroy();
        await other.close();
      }
    }
  } finally {
    silent.close();
  }
}, 60_000);

test('dead, the primary answers at once and whole', async () => {
  await follows();
  await pair.kill();
  const before = await reads();
  await issue();
  const begun = Date.now();
  expect([await inFile(), await onDashboard()]).toEqual([issued, 5]);
  expect(Date.now() - begun).toBeLessThan(5_000);
  await inVainOnce(before, 'away');
}, 60_000);

test('back again, it is read again; promoted, it has a life of its own and is read no more', async () => {
  await pair.revive();
  await sleep(REST_MS);
  await follows();
  await pair.replica('SELECT pg_promote()');
  await issue();
  for (let n = 0; n < 2; n += 1) {
    const before = await reads();
    expect(await inFile()).toBe(issued);
    expect(await since(before)).toEqual({ foreign: 1 });
    await sleep(REST_MS);
  }
}, 60_000);
