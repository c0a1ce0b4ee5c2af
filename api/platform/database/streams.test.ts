import { setImmediate as turn } from 'node:timers/promises';
import type { Pool } from 'pg';
import { buildCustomer, buildTenant, type Person } from '../../test/build';
import { direct, POOLED } from '../../test/database';
import { startTestApp, type TestApp } from '../../test/harness';
import { asSuperuser } from '../../test/superuser';
import { unzip } from '../../test/read/unzip';
import { ENTITIES } from '../../entities';
import { Db } from './db';
import { READING } from '../reading';
import { Streams } from './streams';

let app: TestApp;
let people: Person[];
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMITS: 'on' });
  people = [];
  for (let n = 0; n < 5; n += 1) people.push(await buildTenant(app));
});
afterAll(() => app.close());

const PREPARED = POOLED.DATABASE_PREPARED !== 'off';
const WAITING = 4711;
const settle = () =>
  new Promise<void>(resolve => {
    setImmediate(resolve);
  });

const rowsOf = (person: Person) =>
  app.services.db.stream<{ n: number }>(person.tenantId, () => ['SELECT generate_series(1, 2500) AS n', []]);

test('all rows come, in batches, from a snapshot of the tenant alone', async () => {
  const batches: number[] = [];
  for await (const rows of await rowsOf(people[0]!)) batches.push(rows.length);
  expect(batches).toEqual(Array(10).fill(250));
});

test('streams that nobody reads take no connection from the rest, and their places come back when they are left', async () => {
  const unread = await Promise.all(people.slice(0, 4).map(rowsOf));
  expect((await app.rest('GET', '/customers', { token: people[4]!.token })).status).toBe(200);
  await buildCustomer(app, people[0]!);
  const fifth = rowsOf(people[4]!);
  await unread[0]!.return(undefined);
  await expect((await fifth).next()).resolves.toMatchObject({ done: false });
  await Promise.all([...unread, await fifth].map(each => each.return(undefined)));
});

test('a session that the server ends before anybody listens to it ends nothing else', async () => {
  // At the server itself: a pooler would give the connection another session without a word.
  const db = new Db({ ...app.database, app: direct(app.database) }, ENTITIES, 1);
  await db.open();
  const client = await (db.pool as Pool).connect();
  const {
    rows: [{ pid }],
  } = await client.query('SELECT pg_backend_pid() AS pid');
  const ended = new Promise<void>(resolve => {
    client.once('end', resolve);
  });
  await asSuperuser(app.database, superuser => superuser.query('SELECT pg_terminate_backend($1)', [pid]));
  await ended;
  client.release(true);
  await db.close();
  expect((await app.rest('GET', '/customers', { token: people[4]!.token })).status).toBe(200);
});

describe('with short bounds', () => {
  let impatient: Streams;
  let streams: Streams;
  beforeAll(() => {
    impatient = new Streams(app.database.app, PREPARED, { deadlineMs: 60_000, patienceMs: 2_000, batchesAtOnce: 1 });
    streams = new Streams(app.database.app, PREPARED, { deadlineMs: 2_000, patienceMs: 60_000, batchesAtOnce: 4 });
  });
  afterAll(() => Promise.all([impatient.close(), streams.close()]));
  const open = ({ tenantId }: Person, by = streams) =>
    by.open(tenantId, {
      opening: `BEGIN READ ONLY;
     SET LOCAL app.tenant_id = '${tenantId}'`,
      sql: 'SELECT generate_series(1, 9000)',
      parameters: [],
    });

  test('a second one of a tenant waits its turn, and is refused in words when it does not come', async () => {
    const first = await open(people[0]!, impatient);
    await expect(open(people[0]!, impatient)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringMatching(/otra descarga/),
      retryAfter: 5,
    });
    const second = open(people[0]!, impatient);
    await first.return(undefined);
    await (await second).return(undefined);
  });

  test('the database reads as many batches at once as it may, and one that is left unread holds nobody up', async () => {
    const unread = await open(people[0]!, impatient);
    const held = (tenant: Person) =>
      impatient.open(tenant.tenantId, {
        opening: 'BEGIN',
        sql: 'SELECT pg_advisory_xact_lock($1)::text FROM generate_series(1, 2)',
        parameters: [WAITING],
      });
    const [first, second] = [await held(people[1]!), await held(people[2]!)];
    await asSuperuser(app.database, async superuser => {
      await superuser.query('SELECT pg_advisory_lock($1)', [WAITING]);
      const reading = [first.next(), second.next()];
      const waiting = async () =>
        (
          await superuser.query(`SELECT 1 FROM pg_locks WHERE locktype = 'advisory'
         AND NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`)
        ).rowCount;
      while ((await waiting()) === 0) await settle();
      // The second has not been asked of the database: that one reads the first for as long as it likes.
      for (let n = 0; n < 5; n += 1) expect(await waiting()).toBe(1);
      await superuser.query('SELECT pg_advisory_unlock($1)', [WAITING]);
      await first.return(undefined);
      expect((await Promise.all(reading)).map(each => each.done)).toEqual([false, false]);
    });
    await Promise.all([unread, second].map(each => each.return(undefined)));
  });

  test('one that takes too long ends in an error, never as if it were whole, and frees its place though nobody reads', async () => {
    const rows = await open(people[1]!);
    await rows.next();
    // Its turn comes when the first is given up.
    const next = await open(people[1]!);
    await expect(rows.next()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await next.return(undefined);
  });

  test('a statement that fails gives its place back', async () => {
    const bad = () =>
      streams.open(people[2]!.tenantId, { opening: 'BEGIN READ ONLY', sql: 'SELECT 1 / 0', parameters: [] });
    const rows = await bad().catch((error: { code: string }) => error.code);
    if (typeof rows !== 'string') await expect(rows.next()).rejects.toMatchObject({ code: '22012' });
    await (await open(people[2]!)).return(undefined);
  });
});

test('five companies ask for four exports each at once: none waits for a connection that an export holds', async () => {
  const ask = async ({ token }: Person) => (await app.rest('GET', '/invoices/export/csv', { token })).status;
  const from = performance.now();
  const statuses = await Promise.all(people.flatMap(person => [1, 2, 3, 4].map(() => ask(person))));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(performance.now() - from).toBeLessThan(10_000);
});

test('however slowly files are read, they are made at once, and no other company waits for its own', async () => {
  const { windowMs } = READING;
  READING.windowMs = 10 * 60_000;
  // More than the 4 MB that the network between two ends of a machine holds by itself, which packing takes little from.
  await asSuperuser(app.database, client =>
    client.query(
      `
    INSERT INTO app.activities (tenant_id, id, created_at, actor_kind, action, entity_type, description, risk_level)
    SELECT t, gen_random_uuid(), now(), 'system', 'view', 'tenant',
      (SELECT string_agg(encode(sha512(convert_to(concat(t, n, k), 'UTF8')), 'base64'), ' ') FROM generate_series(1, 23) k),
      'low'
      FROM unnest($1::uuid[]) WITH ORDINALITY each (t, place), generate_series(1, CASE WHEN place < 3 THEN 3500
        ELSE 2500 END) n`,
      [people.slice(0, 4).map(({ tenantId }) => tenantId)],
    ),
  );
  const ask = ({ token }: Person, path: string) =>
    fetch(`${app.url}/api${path}`, { headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' } });
  const [archive, log] = ['/tenant/export', '/lopd/reports/activity/csv'];
  // As many of each kind as may be made at once.
  const unread = await Promise.all(people.slice(0, 4).map((person, at) => ask(person, at < 2 ? archive : log)));
  expect(unread.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  for (const path of [log, archive]) {
    const answer = await ask(people[4]!, path);
    expect([path, answer.status, (await answer.arrayBuffer()).byteLength > 100]).toEqual([path, 200, true]);
  }
  // Each of the four still waits for its reader.
  expect(app.services.spools.bytes).toBeGreaterThanOrEqual(4 * 4 * 1024 * 1024);
  const files = await Promise.all(unread.map(async answer => Buffer.from(await answer.arrayBuffer())));
  for (const file of files.slice(0, 2)) expect([...unzip(file).keys()].at(-1)).toBe('manifiesto.json');
  for (const file of files.slice(2)) expect(file.toString().split('\n').length).toBeGreaterThan(2_500);
  while (app.services.spools.bytes > 0) await turn();
  READING.windowMs = windowMs;
});

test('of a file that is asked for its head alone nothing is made', async () => {
  const made = jest.spyOn(app.services.spools, 'through');
  for (const [path, type] of [
    ['/tenant/export', 'application/zip'],
    ['/lopd/reports/activity/csv', 'text/csv; charset=utf-8'],
  ] as const) {
    const answer = await fetch(`${app.url}/api${path}`, {
      method: 'HEAD',
      headers: { authorization: `Bearer ${people[4]!.token}` },
    });
    expect([answer.status, answer.headers.get('content-type'), made.mock.calls.length]).toEqual([200, type, 0]);
  }
  made.mockRestore();
});

test("a process that ends in the middle of transactions lets none go on in another one's connection", async () => {
  const db = new Db(app.database, ENTITIES, 1, PREPARED);
  await db.open();
  let proceed!: () => void;
  const gate = new Promise<void>(resolve => {
    proceed = resolve;
  });
  const series = (code: string, wait?: Promise<void>) =>
    db.tx(people[0]!.tenantId, async em => {
      await em.query('INSERT INTO series (tenant_id, code) VALUES ($1, $2)', [people[0]!.tenantId, code]);
      await wait;
    });
  const started = series('BEGUN', gate);
  const waiting = series('WAITING');
  const outcomes = Promise.allSettled([started, waiting]);
  await db.read(people[1]!.tenantId, em => em.query('SELECT 1')).catch(() => undefined);
  const closed = db.close();
  proceed();
  expect((await outcomes).map(each => each.status)).toEqual(['rejected', 'rejected']);
  await closed;
  expect(
    await app.services.db.read(people[0]!.tenantId, em =>
      em.query(`SELECT code FROM series
     WHERE code IN ('BEGUN', 'WAITING')`),
    ),
  ).toEqual([]);
});

test('a statement that comes after the end of its transaction is not sent', async () => {
  let late!: () => Promise<unknown>;
  await app.services.db.read(people[0]!.tenantId, async em => {
    late = () => em.query('SELECT 1');
  });
  await expect(late()).rejects.toThrow(/released/i);
});
