import { setTimeout as sleep } from 'node:timers/promises';
import { LET_ALL_SEND } from './build';
import { discard, makeTestDir } from './servers/cluster';
import { chainFaults } from './faults/chain-faults';
import type { Answer, Body } from './harness';
import { look, newCustomer, registered, serve, type Served } from './servers/served';

const SERIES = ['A', 'B', 'C'];
const PER_SERIES = 40;
const CLIENTS = 24;
/** The process is killed as soon as so many invoices are acknowledged. */
const KILL_AT = 45;

const dir = makeTestDir('crash');
let server: Served;
afterAll(async () => {
  await server?.end('SIGKILL');
  discard(dir);
});

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

const payload = (series: string, quantity: number, more: object) => ({
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
      made.push({ key: `${series}-${n}`, body: payload(series, n, { customerId }), expected: 201 });
    if (n % 2) made.push({ key: `foreign-${n}`, body: payload('A', n, { customerId: foreignId }), expected: 404 });
    else made.push({ key: `bad-${n}`, body: payload('B', 0, { customerId }), expected: 400 });
  }
  return made;
}

/** The same call with the same key until it is answered: no connection and 503 are worth another try. */
async function insist(token: string, { key, body }: Call): Promise<Answer<Body>> {
  for (;;) {
    const answer = await server
      .rest('POST', '/invoices', { token, body, headers: { 'idempotency-key': key } })
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
  token: string,
  queue: Call[],
): Promise<{ acknowledged: Acknowledged[]; wrong: string[]; repeated: number }> {
  const acknowledged: Acknowledged[] = [];
  const wrong: string[] = [];
  let repeated = 0;
  let restarted: Promise<void> | undefined;
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      for (let call = queue.shift(); call; call = queue.shift()) {
        const answer = await insist(token, call);
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

test('kill -9 under load loses no acknowledged invoice, leaves no gap and makes none twice', async () => {
  server = await serve(dir);
  const token = await registered(server, 'ana@empresa.example');
  const foreignId = await newCustomer(server, await registered(server, 'eva@otra.example'));
  await look(dir, db => db.query(LET_ALL_SEND));
  const { acknowledged, wrong, repeated } = await issueAll(token, calls(await newCustomer(server, token), foreignId));
  process.stdout.write(`      ${repeated} retries found their invoice made before the kill\n`);

  expect(wrong).toEqual([]);
  const { invoices, counters, traces, keys, faults } = await look(dir, async db => ({
    invoices: (
      await db.query(
        'SELECT i.id, i.series, number, i.total::float, key FROM invoices i LEFT JOIN idempotency_keys ON made_id = i.id ORDER BY i.series, number',
      )
    ).rows,
    counters: (await db.query('SELECT series, last FROM counters ORDER BY series')).rows,
    traces: (
      await db.query(`SELECT count(*)::int AS traces, count(DISTINCT entity_id)::int AS invoices FROM activities
       WHERE entity_type = 'invoice'`)
    ).rows,
    keys: (await db.query('SELECT count(*)::int AS kept FROM idempotency_keys')).rows,
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
