import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { buildTenant, invoicePayload, type Person } from './build';
import type { Answer, Body } from './harness';
import { startTestApp, type TestApp } from './harness';
import { asSuperuser } from './superuser';

let app: TestApp;
let other: Client;
beforeAll(async () => {
  app = await startTestApp();
  other = new Client({ connectionString: app.database.app, options: '-c search_path=app,public' });
  await other.connect();
});
afterAll(async () => {
  await other.end();
  await app.close();
});

/** Until somebody waits for a lock of the other session. */
const waits = () =>
  asSuperuser(app.database, async client => {
    for (let left = 400; left > 0; left -= 1) {
      const { rowCount } = await client.query(`SELECT 1 FROM pg_stat_activity WHERE datname = current_database()
       AND wait_event_type = 'Lock'`);
      if (rowCount) return;
      await sleep(10);
    }
    throw new Error('nobody waits');
  });

/**
 * Another session has done what issuing does first, and the call waits for it: then the chain, which comes later, must
 * be free.
 */
async function between(ana: Person, first: string[], call: () => Promise<Answer<Body>>): Promise<Answer<Body>> {
  await other.query(`BEGIN; SET LOCAL app.tenant_id = '${ana.tenantId}'`);
  try {
    for (const sql of first) await other.query(sql, [ana.tenantId]);
    const called = call();
    await waits();
    const locked = await other
      .query('SELECT 1 FROM chains WHERE tenant_id = $1 FOR UPDATE NOWAIT', [ana.tenantId])
      .then(
        () => 'free',
        (error: { code: string }) => error.code,
      );
    await other.query(locked === 'free' ? 'COMMIT' : 'ROLLBACK');
    expect(locked).toBe('free');
    return await called;
  } finally {
    await other.query('ROLLBACK');
  }
}

const COMPANY = [`UPDATE tenants SET default_cause = 'E1' WHERE tenant_id = $1`];

test('the first number of a series: counter before chain', async () => {
  const ana = await buildTenant(app);
  const { status, body } = await between(
    ana,
    [
      `INSERT INTO series (tenant_id, code)
       VALUES ($1, 'N')`,
      `INSERT INTO counters (tenant_id, series, year, last, last_date)
       VALUES ($1, 'N', 2026, 1, '2026-11-20')`,
      `INSERT INTO invoices (tenant_id, id, series, year, number, full_number, date, status, issuer_name, issuer_nif, customer_name, customer_nif, subtotal, total_iva, total, rates, actor_kind, created_at, search)
     VALUES ($1, gen_random_uuid(), 'N', 2026, 1, 'N-2026-0001', '2026-11-20', 'issued', 'E', 'B1', 'C', 'B2', 0, 0, 0, '[]', 'user', now(), '')`,
    ],
    () => app.rest('POST', '/invoices', { token: ana.token, body: invoicePayload({ series: 'N' }) }),
  );
  expect([status, body.invoice.fullNumber]).toEqual([201, 'N-2026-0002']);
});

test('another NIF: company before chain', async () => {
  const ana = await buildTenant(app);
  const { status } = await between(ana, COMPANY, () =>
    app.rest('PUT', '/settings', {
      token: ana.token,
      body: { companyName: 'Otra, S.L.', companyNif: 'B26304188', companyAddress: 'Calle Mayor, 1' },
    }),
  );
  expect(status).toBe(200);
});
