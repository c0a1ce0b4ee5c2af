import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from '../platform/embedded-postgres/process';
import { invoicePayload, LET_ALL_SEND } from './build';
import { chainFaults } from './faults/chain-faults';
import type { Answer, Body } from './harness';
import { discard, makeTestDir } from './servers/cluster';
import { failedStart, look, newCustomer, postmasterOf, registered, serve, type Served } from './servers/served';

const SERIES = ['A', 'B', 'C'];
const PER_SERIES = 40;
const CLIENTS = 24;
/** The process is killed as soon as so many invoices are acknowledged. */
const KILL_AT = 45;

const dir = makeTestDir('outage');
let server: Served;
let token: string;
let customerId: string;

beforeAll(async () => {
  server = await serve(dir);
  token = await registered(server, 'ana@empresa.example');
  customerId = await newCustomer(server, token);
  await look(dir, db => db.query(LET_ALL_SEND));
}, 60_000);
afterAll(async () => {
  await server?.end('SIGKILL');
  discard(dir);
});

function issue(to = server, given: object = {}): Promise<Answer<Body>> {
  const body = {
    date: '2026-11-20',
    customerId,
    lines: [{ description: 'Trabajo', quantity: 1, price: 10, ivaRate: 21 }],
    ...given,
  };
  return to.rest('POST', '/invoices', { token, body });
}

async function numbers(from = server): Promise<string[]> {
  const { body } = await from.rest('GET', '/invoices', { token });
  return body.invoices.map((each: { fullNumber: string }) => each.fullNumber).sort();
}

const status = async (path: string) => (await fetch(server.url + path)).status;

interface Call {
  key: string;
  body: Record<string, unknown>;
  expected: number;
}
interface Acknowledged {
  key: string;
  id: string;
  series: string;
  number: number;
  total: number;
}

const ofSeries = (series: string, quantity: number, more: object) => ({
  date: '2026-11-20',
  series,
  lines: [{ description: 'Trabajo', quantity, price: 10, ivaRate: 21 }],
  ...more,
});

/** 120 invoices that differ in their total, and between them calls that must fail without taking a number. */
function calls(customerId: string, foreignId: string): Call[] {
  const made: Call[] = [];
  for (let n = 1; n <= PER_SERIES; n += 1) {
    for (const series of SERIES)
      made.push({ key: `${series}-${n}`, body: ofSeries(series, n, { customerId }), expected: 201 });
    if (n % 2) made.push({ key: `foreign-${n}`, body: ofSeries('A', n, { customerId: foreignId }), expected: 404 });
    else made.push({ key: `bad-${n}`, body: ofSeries('B', 0, { customerId }), expected: 400 });
  }
  return made;
}

/** The same call with the same key until it is answered: no connection and 503 are worth another try. */
async function insist(whose: string, { key, body }: Call): Promise<Answer<Body>> {
  for (;;) {
    const answer = await server
      .rest('POST', '/invoices', { token: whose, body, headers: { 'idempotency-key': key } })
      .catch(() => null);
    if (answer && answer.status !== 503) return answer;
    await sleep(50);
  }
}

async function killAndRestart(): Promise<void> {
  await server.end('SIGKILL');
  server = await serve(dir);
  process.stdout.write(`      serving again ${Math.round(server.readyMs)} ms after the start that follows kill -9\n`);
}

/**
 * All calls by 24 clients, with one kill in the middle; what was acknowledged, and which calls were not answered as
 * expected.
 */
async function issueAll(
  whose: string,
  queue: Call[],
): Promise<{ acknowledged: Acknowledged[]; wrong: string[]; repeated: number }> {
  const acknowledged: Acknowledged[] = [];
  const wrong: string[] = [];
  let repeated = 0;
  let restarted: Promise<void> | undefined;
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      for (let call = queue.shift(); call; call = queue.shift()) {
        const answer = await insist(whose, call);
        if (answer.status !== call.expected) wrong.push(`${call.key}: ${answer.status} ${answer.text}`);
        if (answer.headers.get('idempotency-hit')) repeated += 1;
        if (answer.status === 201) acknowledged.push({ key: call.key, ...answer.body.invoice });
        if (acknowledged.length >= KILL_AT) restarted ??= killAndRestart();
      }
    }),
  );
  await restarted;
  return { acknowledged, wrong, repeated };
}

/** One that has issued nothing, and sends. */
async function newCompany(email: string): Promise<{ token: string; tenantId: string }> {
  const token = await registered(server, email);
  return look(dir, async db => {
    await db.query(LET_ALL_SEND);
    const { rows } = await db.query('SELECT tenant_id FROM users WHERE email = $1', [email]);
    return { token, tenantId: rows[0].tenant_id };
  });
}

test('kill -9 under load loses no acknowledged invoice, leaves no gap and makes none twice', async () => {
  const carla = await newCompany('carla@empresa.example');
  const { acknowledged, wrong, repeated } = await issueAll(
    carla.token,
    calls(await newCustomer(server, carla.token), customerId),
  );
  process.stdout.write(`      ${repeated} retries found their invoice made before the kill\n`);

  expect(wrong).toEqual([]);
  const { invoices, counters, traces, keys, faults } = await look(dir, async db => ({
    invoices: (
      await db.query(
        `SELECT i.id, i.series, number, i.total::float, key FROM invoices i LEFT JOIN idempotency_keys ON made_id = i.id
          WHERE i.tenant_id = $1 ORDER BY i.series, number`,
        [carla.tenantId],
      )
    ).rows,
    counters: (
      await db.query('SELECT series, last FROM counters WHERE tenant_id = $1 ORDER BY series', [carla.tenantId])
    ).rows,
    traces: (
      await db.query(
        `SELECT count(*)::int AS traces, count(DISTINCT entity_id)::int AS invoices FROM activities
          WHERE entity_type = 'invoice' AND tenant_id = $1`,
        [carla.tenantId],
      )
    ).rows,
    keys: (await db.query('SELECT count(*)::int AS kept FROM idempotency_keys WHERE tenant_id = $1', [carla.tenantId]))
      .rows,
    faults: await chainFaults(db),
  }));
  expect(invoices.map(({ series, number }) => [series, number])).toEqual(
    SERIES.flatMap(series => Array.from({ length: PER_SERIES }, (_, at) => [series, at + 1])),
  );
  const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
  expect(
    acknowledged.map(({ id, series, number, total, key }) => ({ id, series, number, total, key })).sort(byId),
  ).toEqual(invoices.sort(byId));
  expect(counters).toEqual(SERIES.map(series => ({ series, last: PER_SERIES })));
  expect(traces).toEqual([{ traces: 120, invoices: 120 }]);
  expect(keys).toEqual([{ kept: 120 }]);
  // One alta each, and one chain, linear to its head.
  expect(faults).toEqual([]);
}, 180_000);

describe('kill -9 of the postmaster under a running server', () => {
  const seen = {
    rest: [] as Answer<Body>[],
    gql: [] as Answer<Body>[],
    readyz: [] as number[],
    healthz: [] as number[],
  };

  test('it serves again within 15 s, with everything acknowledged still there', async () => {
    expect((await issue()).status).toBe(201);
    const from = performance.now();
    process.kill(postmasterOf(dir), 'SIGKILL');
    for (let well = 0; well < 3 && performance.now() - from < 15_000;) {
      const [rest, write, gql, readyz, healthz] = await Promise.all([
        server.rest('GET', '/invoices', { token }),
        issue(),
        server.gql('{ invoices { items { id } } }', { token }),
        status('/readyz'),
        status('/healthz'),
      ]);
      seen.rest.push(rest, write);
      seen.gql.push(gql);
      seen.readyz.push(readyz);
      seen.healthz.push(healthz);
      well = [rest.status, gql.status, readyz].every(each => each === 200) ? well + 1 : 0;
      await sleep(20);
    }
    process.stdout.write(
      `      serving again ${Math.round(performance.now() - from)} ms after kill -9 of the postmaster\n`,
    );
    expect(await status('/readyz')).toBe(200);
    const made = 1 + seen.rest.filter(each => each.status === 201).length;
    expect(await numbers()).toEqual(
      Array.from({ length: made }, (_, at) => `A-2026-${String(at + 1).padStart(4, '0')}`),
    );
  }, 30_000);

  test('meanwhile every call answers 503 in Spanish, through both doors, and shows nothing of the inside', () => {
    const down = [...seen.rest, ...seen.gql].filter(each => each.status >= 400);
    expect(new Set(seen.rest.map(each => each.status))).toEqual(new Set([200, 201, 503]));
    expect(new Set(seen.gql.map(each => each.status))).toEqual(new Set([200, 503]));
    const message = 'El servicio no está disponible en este momento. Inténtalo de nuevo en unos segundos.';
    for (const each of down) {
      expect(each.headers.get('retry-after')).toMatch(/^\d+$/);
      const refusal = each.body.errors
        ? { error: each.body.errors[0].message, code: each.body.errors[0].extensions.code }
        : each.body;
      expect(refusal).toEqual({ error: message, code: 'UNAVAILABLE' });
      expect(each.text).not.toMatch(/postgres|ECONN|127\.0|terminat|\.[jt]s\b/i);
    }
  });

  test('meanwhile /readyz says 503 and /healthz 200', () => {
    expect(new Set(seen.readyz)).toEqual(new Set([200, 503]));
    expect(new Set(seen.healthz)).toEqual(new Set([200]));
  });
});

describe('a second process on the same data directory', () => {
  let second: Served;
  beforeAll(async () => {
    second = await serve(dir);
  }, 60_000);
  // Until it is the only one.
  afterAll(() => (server === second ? undefined : second?.end('SIGKILL')));

  test('80 invoices of one company at once, by both: one chain, one number each', async () => {
    const { token: dora, tenantId } = await newCompany('dora@empresa.example');
    const servers = [server, second];
    const from = performance.now();
    let busy = 0;
    // A client that reads that there is too much at once comes again, at the other door if need be: the key says that
    // it is the same.
    const again = async (n: number, attempt = 0): Promise<string> => {
      const ask = {
        token: dora,
        body: invoicePayload({ series: n % 5 === 0 ? 'B' : 'A' }),
        headers: { 'idempotency-key': `${n}` },
      };
      const { status: code, text } = await servers[(n + attempt) % 2]!.rest('POST', '/invoices', ask);
      if (code !== 503) return code === 201 ? 'issued' : text;
      busy += 1;
      await sleep(100);
      return again(n, attempt + 1);
    };
    const answers = await Promise.all(Array.from({ length: 80 }, (_, n) => again(n)));
    process.stdout.write(
      `      80 invoices by two processes in ${Math.round(performance.now() - from)} ms, ${busy} told to come again\n`,
    );
    expect([...new Set(answers)]).toEqual(['issued']);
    const { faults, counts } = await look(dir, async db => ({
      faults: await chainFaults(db),
      counts: (
        await db.query(
          `SELECT (SELECT count(*) FROM records WHERE tenant_id = $1)::int AS records,
                  (SELECT count(*) FROM invoices WHERE tenant_id = $1)::int AS invoices`,
          [tenantId],
        )
      ).rows,
    }));
    expect(faults).toEqual([]);
    expect(counts).toEqual([{ records: 80, invoices: 80 }]);
  }, 60_000);

  test('serves the same data, and stays when the first one goes', async () => {
    const { body } = await issue(second);
    expect(await numbers(server)).toContain(body.invoice.fullNumber);
    expect(await numbers(server)).toEqual(await numbers(second));
    const postmaster = postmasterOf(dir);
    expect(await server.end('SIGTERM')).toBe(0);
    server = second;
    expect([postmasterOf(dir), isAlive(postmaster)]).toEqual([postmaster, true]);
    expect((await issue()).status).toBe(201);
    expect(await numbers()).toContain(body.invoice.fullNumber);
  }, 60_000);
});

test('SIGTERM answers the request under way, then ends with 0 within 10 s and stops its PostgreSQL', async () => {
  const postmaster = postmasterOf(dir);
  // The company has a counter by now, which can be held.
  expect((await issue()).status).toBe(201);
  const { answer, ended, tookMs } = await look(dir, async db => {
    await db.query('BEGIN');
    await db.query('SELECT 1 FROM counters FOR UPDATE');
    const waiting = issue();
    while (
      (
        await db.query(`SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock'
       AND datname = current_database()`)
      ).rowCount === 0
    )
      await sleep(20);
    const from = performance.now();
    const end = server.end('SIGTERM');
    const serves = () =>
      fetch(`${server.url}/healthz`).then(
        () => true,
        () => false,
      );
    for (const until = Date.now() + 5_000; (await serves()) && Date.now() < until;) await sleep(20);
    expect(await serves()).toBe(false);
    await db.query('COMMIT');
    const answered = await waiting;
    await db.end();
    return { answer: answered, ended: await end, tookMs: performance.now() - from };
  });
  expect(answer.status).toBe(201);
  expect(ended).toBe(0);
  expect(tookMs).toBeLessThan(10_000);
  expect(isAlive(postmaster)).toBe(false);
  expect(existsSync(join(dir, 'postgres', 'postmaster.pid'))).toBe(false);
}, 30_000);

describe('a start that cannot be', () => {
  const production = { NODE_ENV: 'production', RATE_LIMITS: 'on', APP_SECRET: randomBytes(32).toString('base64') };
  test.each<[what: string, name: string, env: Record<string, string>]>([
    ['a word for a port', 'PORT', { PORT: 'x' }],
    ['a short key', 'APP_SECRET', { APP_SECRET: 'short' }],
    [
      'one database URL of two',
      'DATABASE_PLATFORM_URL',
      { DATABASE_URL: 'postgres://folio_app:secreto@127.0.0.1:1/folio' },
    ],
    ['no limits in production', 'RATE_LIMITS', { ...production, RATE_LIMITS: 'off' }],
    ['no key in production', 'APP_SECRET', { ...production, APP_SECRET: '' }],
    ['the demo in production', 'DEMO', { ...production, DEMO: '1' }],
    ['the demo for everybody', 'DEMO', { DEMO: '1', HOST: '0.0.0.0' }],
    ['nothing else in production', '[A-Z_]+', production],
  ])(
    '%s: it stops with one line that names the variable',
    async (_what, name, env) => {
      const { said, code } = await failedStart(dir, env);
      expect(said).toMatch(new RegExp(`^${name}: .+\n$`));
      expect(said).not.toContain('secreto');
      expect(code).toBe(1);
    },
    60_000,
  );

  test('a port that is taken: one line too, and no PostgreSQL stays behind', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise(resolve => {
      other.once('listening', resolve);
    });
    const { said, code } = await failedStart(dir, { PORT: String((other.address() as AddressInfo).port) });
    other.close();
    expect(said).toMatch(/^PORT: .+\n$/);
    expect(code).toBe(1);
    expect(existsSync(join(dir, 'postgres', 'postmaster.pid'))).toBe(false);
  }, 60_000);
});
