import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { dayAfter } from '../../../schema/recurring';
import { buildRecurring, buildTenant, setSubscription, type Person } from '../../test/build';
import { POOLED, testDataDir } from '../../test/database';
import { runs } from '../../test/long';
import { startTestApp, type TestApp } from '../../test/harness';
import type { Orders } from '../../test/faults/repeat-worker';

const FROM = new Date('2023-01-31T09:00:00Z');
/** A worker is killed in each of both ways once in so many months. */
const EVERY = runs(36, 18);
const LEAD_MS = 5;
const env = { NODE_ENV: 'test', RATE_LIMITS: 'off', LOG_LEVEL: 'silent', DATA_DIR: testDataDir(), ...POOLED };

let app: TestApp;
/** Each with the signal that it ends by. */
const all = new Map<ChildProcess, Promise<string>>();
beforeAll(async () => {
  app = await startTestApp();
  app.at(FROM);
});
afterAll(async () => {
  for (const child of all.keys()) child.kill('SIGKILL');
  await app.close();
});

async function worker(): Promise<ChildProcess> {
  const child = fork(join(__dirname, '../../test/faults/repeat-worker.ts'), {
    execArgv: ['-r', join(__dirname, '../../bin/typescript.cjs')],
    env: { PATH: process.env.PATH, ...POOLED },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  all.set(
    child,
    once(child, 'exit').then(([, signal]) => String(signal)),
  );
  await once(child, 'message');
  return child;
}

/** Answers how it ended: done, or the signal. */
async function order(child: ChildProcess, orders: Omit<Orders, 'urls' | 'env'>): Promise<string> {
  const { app: url, platform } = app.database;
  const ended = Promise.race([once(child, 'message').then(([said]) => String(said)), all.get(child)!]);
  child.send({ ...orders, urls: { app: url, platform }, env } satisfies Orders);
  return ended;
}

/** The days that were dealt with and the invoices that say them, of a company. */
const madeOf = ({ tenantId }: Person) =>
  app.services.db.read(tenantId, em =>
    em.query(
      `SELECT p.rule_id AS rule, p.day::text, i.number, i.date::text, i.series FROM recurring_periods p
         JOIN invoices i ON i.tenant_id = p.tenant_id AND i.id = p.invoice_id WHERE p.tenant_id = $1 ORDER BY p.rule_id, p.day`,
      [tenantId],
    ),
  ) as Promise<{ rule: string; day: string; number: number; date: string; series: string }[]>;
const invoicesOf = ({ tenantId }: Person): Promise<{ number: number }[]> =>
  app.services.db.read(tenantId, em =>
    em.query('SELECT number FROM invoices WHERE tenant_id = $1 ORDER BY number', [tenantId]),
  );

test('36 months with two workers at once, killed before and after their COMMIT, and a clock that goes back: each day once, no number lost', async () => {
  const [ana, eva] = [await buildTenant(app), await buildTenant(app)];
  for (const each of [ana, eva]) await setSubscription(app, each, { plan: 'pro', status: 'active' });
  const rules = [
    await buildRecurring(app, ana, {}),
    await buildRecurring(app, ana, { nextDate: '2023-02-15' }),
    await buildRecurring(app, eva, {}),
  ];
  const tenants = [ana.tenantId, eva.tenantId];
  const rhythm = { anchor: '2023-01-31', every: 1, unit: 'month' as const };
  let spare = [worker(), worker()];
  const ends: string[] = [];
  for (let month = 0, day = '2023-01-31'; month < 36; month += 1, day = dayAfter(rhythm, day)) {
    const now = `${day}T10:00:00Z`;
    const die = month % EVERY === 4 ? 'before the commit' : month % EVERY === 13 ? 'after the commit' : null;
    const two = await Promise.all(spare);
    const [first, second] = await Promise.all(
      two.map(async (child, at) => {
        // Who is to die comes first, and has an invoice under way.
        if (die && at === 1) await sleep(LEAD_MS);
        return order(child, { now, tenants, die: at === 0 ? die : null });
      }),
    );
    if (die) ends.push(`${die}: ${first}, ${second}`);
    spare = [die ? worker() : Promise.resolve(two[0]!), Promise.resolve(two[1]!)];
    // What the one that was killed held is free again; a clock that has gone back finds nothing to do.
    const again = month % 5 === 2 ? `${day.slice(0, 8)}01T10:00:00Z` : now;
    if (die || month % 5 === 2) expect(await order(two[1]!, { now: again, tenants, die: null })).toBe('done');
  }
  // The one that was killed never says that it is done; whichever of the two came first made the invoice.
  expect(ends.filter(end => end.includes('SIGKILL')).length).toBeGreaterThan(0);
  const made = [...(await madeOf(ana)), ...(await madeOf(eva))];
  for (const { id, anchor } of rules) {
    const days = made.filter(({ rule }) => rule === id).map(({ day }) => day);
    const expected = [anchor];
    while (expected.length < days.length) expected.push(dayAfter({ ...rhythm, anchor }, expected.at(-1)!));
    expect([id, days]).toEqual([id, expected]);
    expect(days.length).toBe(anchor === '2023-01-31' ? 36 : 35);
  }
  for (const each of [ana, eva]) {
    const numbers = (await invoicesOf(each)).map(({ number }) => number);
    const ofRules = (await madeOf(each)).length;
    expect(numbers.length).toBe(ofRules);
  }
  const perYear = new Map<string, number[]>();
  for (const { rule, date, number } of made) {
    const whose = rule === rules[2]!.id ? 'eva' : 'ana';
    const key = `${whose} ${date.slice(0, 4)}`;
    perYear.set(key, [...(perYear.get(key) ?? []), number]);
  }
  for (const [key, numbers] of perYear)
    expect([key, numbers.sort((a, b) => a - b)]).toEqual([key, numbers.map((_, at) => at + 1)]);
}, 180_000);
