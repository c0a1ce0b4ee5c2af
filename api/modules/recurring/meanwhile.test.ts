import { setTimeout as sleep } from 'node:timers/promises';
import { buildInvoice, buildRecurring, buildTenant, setSubscription, type Person } from '../../test/build';
import { startTestApp, type Body, type TestApp } from '../../test/harness';
import { asSuperuser } from '../../test/superuser';
import { runRecurring } from './run';

let app: TestApp;
let ana: Person;
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMITS: 'on' });
  app.at(new Date('2026-11-20T20:00:00Z'));
  ana = await buildTenant(app);
  await setSubscription(app, ana, { plan: 'pro', status: 'active' });
});
afterAll(() => app.close());

const look = async (id: string): Promise<Body> =>
  (await app.rest('GET', `/recurring-invoices/${id}`, { token: ana.token })).body.recurringInvoice;
const run = () => runRecurring(app.services, ana.tenantId);

/** While another session holds something; it lets go at the end. */
const holding = <T>(sql: string, values: string[], work: () => Promise<T>): Promise<T> =>
  asSuperuser(app.database, async client => {
    await client.query('BEGIN');
    await client.query(sql, values);
    return work();
  });

/** Until somebody waits for a lock of that kind. */
const waits = (kind: string) =>
  asSuperuser(app.database, async client => {
    for (let left = 400; left > 0; left -= 1) {
      const { rowCount } = await client.query(
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
           AND wait_event = $1`,
        [kind],
      );
      if (rowCount) return;
      await sleep(10);
    }
    throw new Error(`nobody waits for a ${kind}`);
  });

test('a rule that is corrected while its invoice is refused does not get the old refusal back', async () => {
  const template = { lines: [{ description: 'Cuota', quantity: 1, price: 60, ivaRate: 21 }] };
  // A clock that went back: the last of its series is of the day after.
  app.at(new Date('2026-11-20T23:30:00Z'));
  await buildInvoice(app, ana, { series: 'RELOJ', date: '2026-11-21' });
  app.at(new Date('2026-11-20T20:00:00Z'));
  const rule = await buildRecurring(app, ana, { template: { series: 'RELOJ' } });
  const { id, customerId } = rule;
  const body = { customerId, unit: 'month', nextDate: '2026-11-20', template };
  const [running, correcting] = await holding('LOCK TABLE app.counters IN ACCESS EXCLUSIVE MODE', [], async () => {
    const first = run();
    await waits('relation');
    const second = app.rest('PUT', `/recurring-invoices/${id}`, { token: ana.token, body });
    await waits('transactionid');
    return [first, second] as const;
  });
  await running;
  const corrected = await correcting;
  expect([corrected.status, corrected.body.fields]).toEqual([200, undefined]);
  expect(await look(id)).toMatchObject({ made: 0, problem: null, nextDate: '2026-11-20' });
  await run();
  expect(await look(id)).toMatchObject({ made: 1, problem: null, nextDate: '2026-12-20' });
});

test('what another worker is making takes nothing of the mails of the day', async () => {
  const rule = await buildRecurring(app, ana, { sends: true, customer: { email: 'pagos@cliente.example' } });
  await holding('SELECT 1 FROM app.recurring_invoices WHERE id = $1 FOR UPDATE', [rule.id], async () => {
    for (let n = 0; n < 12; n += 1) await run();
  });
  expect((await look(rule.id)).made).toBe(0);
  await run();
  expect((await look(rule.id)).periods).toMatchObject([{ status: 'issued', note: null }]);
});
