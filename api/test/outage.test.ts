import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from '../platform/embedded-postgres/process';
import { discard, makeTestDir } from './servers/cluster';
import type { Answer, Body } from './harness';
import { failedStart, look, newCustomer, postmasterOf, registered, serve, type Served } from './servers/served';

const dir = makeTestDir('outage');
let server: Served;
let token: string;
let customerId: string;

beforeAll(async () => {
  server = await serve(dir);
  token = await registered(server, 'ana@empresa.example');
  customerId = await newCustomer(server, token);
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

test('a second process on the same data directory serves the same data, and stays when the first one goes', async () => {
  const [second, third] = await Promise.all([serve(dir), serve(dir)]);
  const { body } = await issue(second);
  expect(await numbers(third)).toContain(body.invoice.fullNumber);
  expect(await numbers(server)).toEqual(await numbers(third));
  expect(await second.end('SIGTERM')).toBe(0);
  expect((await issue(third)).status).toBe(201);
  expect(await third.end('SIGTERM')).toBe(0);
  expect((await issue()).status).toBe(201);
}, 60_000);

test('SIGTERM answers the request under way, then ends with 0 within 10 s and stops its PostgreSQL', async () => {
  const postmaster = postmasterOf(dir);
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
