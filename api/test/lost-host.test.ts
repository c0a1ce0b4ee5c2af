import { setTimeout as sleep } from 'node:timers/promises';
import { blackHole, type BlackHole } from './servers/black-hole';
import { buildCustomer, buildTenant, type Person } from './build';
import { cluster } from './database';
import { startTestApp, type TestApp } from './harness';

/** Promised in docs/operations.md. */
const SERVING_AGAIN_MS = 15_000;
const PARALLEL = 12;

let app: TestApp;
let hole: BlackHole;
let people: Person[];
beforeAll(async () => {
  hole = await blackHole(cluster().app);
  app = await startTestApp({ RATE_LIMITS: 'on' }, hole.by);
  people = await Promise.all([1, 2, 3, 4].map(() => buildTenant(app)));
});
afterAll(async () => {
  await app?.close();
  hole?.close();
});

const list = async (n: number) =>
  (await app.rest('GET', '/customers', { token: people[n % people.length]!.token })).status;
const atOnce = () => Promise.all(Array.from({ length: PARALLEL }, (_, n) => list(n)));

test('a database host that vanishes costs 503, and its successor serves within 15 s, on every connection', async () => {
  await buildCustomer(app, people[0]!);
  // As many connections as there will ever be lost.
  expect(new Set(await atOnce())).toEqual(new Set([200]));
  hole.vanish();
  const caught = atOnce();
  const ready = fetch(`${app.url}/readyz`);
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
  await sleep(500);
  const from = performance.now();
  hole.failOver();
  expect((await ready).status).toBe(503);
  while ((await list(0)) !== 200) await sleep(100);
  const servingMs = performance.now() - from;
  process.stdout.write(`      serving again ${Math.round(servingMs)} ms after another host took over\n`);
  expect(servingMs).toBeLessThan(SERVING_AGAIN_MS);
  expect(new Set(await caught)).toEqual(new Set([503]));
  // None of the lost ones is left to wait for.
  const again = performance.now();
  expect(new Set(await atOnce())).toEqual(new Set([200]));
  expect(performance.now() - again).toBeLessThan(10_000);
}, 60_000);
