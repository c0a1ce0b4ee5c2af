import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../platform/config';
import { addDays } from '../../platform/dates';
import { buildKeyToken } from '../../test/api-key';
import { buildAffiliate, buildInvoice, buildTenant, invoicePayload, leaveIncident, type Person } from '../../test/build';
import { startTestApp, type TestApp } from '../../test/harness';
import { asSuperuser, countsOf } from '../../test/superuser';
import { DEADLINES, KEPT } from './deadlines';
import { purge } from './purge';

let app: TestApp;
beforeAll(async () => { app = await startTestApp(); });
afterAll(() => app.close());
afterEach(() => app.at(null));

const MINUTE = 1 / 24 / 60;
const sql = <Row>(text: string, ...values: unknown[]): Promise<Row[]> => asSuperuser(app.database, async client => {
  await client.query('SET search_path = app');
  return (await client.query(text, values)).rows as Row[];
});

/** What is left of a company of all that ends. */
async function left({ tenantId, userId }: Person): Promise<string[]> {
  const [row] = await sql<Record<string, boolean>>(
    `SELECT EXISTS (SELECT FROM sessions WHERE user_id = $2) AS sessions, EXISTS (SELECT FROM one_time_tokens WHERE user_id = $2) AS links,
            EXISTS (SELECT FROM rate_limits WHERE key = 'planted') AS limits, EXISTS (SELECT FROM idempotency_keys WHERE tenant_id = $1 AND key = 'day') AS "day keys",
            EXISTS (SELECT FROM messages WHERE tenant_id = $1 AND raw IS NOT NULL) AS "raw answers", EXISTS (SELECT FROM mails WHERE tenant_id = $1 AND last_error IS NOT NULL) AS "mail errors",
            EXISTS (SELECT FROM stripe_events WHERE tenant_id = $1) AS "payment events",
            EXISTS (SELECT FROM affiliates WHERE tenant_id = $1 AND status = 'pending') AS "affiliates not wanted"`,
    tenantId, userId);
  return DEADLINES.map(({ name }) => name).filter(name => row![name]);
}

test('everything that ends is there until its deadline and gone after it', async () => {
  const now = new Date();
  app.at(now);
  const ana = await buildTenant(app);
  await buildKeyToken(app, ana);
  const headers = (name: string) => ({ token: ana.token, headers: { 'idempotency-key': name } });
  await app.rest('POST', '/customers', { ...headers('day'), body: { name: 'Ana', nif: '48213960A' } });
  await app.rest('POST', '/invoices', { ...headers('for ever'), body: invoicePayload() });
  await app.rest('POST', '/auth/forgot-password', { body: { email: ana.email } });
  await leaveIncident(app, ana);
  await sql(`INSERT INTO rate_limits (key, points, expire) VALUES ('planted', 1, $1)`, now.getTime() + 15 * 60_000);
  await sql(`UPDATE mails SET last_error = '550 no such user <ana@mail.example>' WHERE tenant_id = $1`, ana.tenantId);
  await sql(`INSERT INTO stripe_events (event_id, type, tenant_id, received_at, applied_at) VALUES ('evt_1', 'invoice.paid', $1, $2, $2)`, ana.tenantId, now);
  await sql(`INSERT INTO stripe_events (event_id, type, tenant_id, received_at) VALUES ('evt_waiting', 'invoice.paid', NULL, $1)`, now);
  await buildAffiliate(app, ana);
  const { id: active } = await buildAffiliate(app, ana);
  await sql(`UPDATE affiliates SET status = 'active', activated_at = $2 WHERE id = $1`, active, now);
  const all = DEADLINES.map(({ name }) => name);
  expect(await left(ana)).toEqual(all);
  const ends: [name: string, days: number][] = [
    ['limits', 15 * MINUTE], ['day keys', 1], ['links', 7], ['sessions', 8], ['mail errors', 30], ['payment events', 35], ['affiliates not wanted', 180], ['raw answers', 365]];
  expect(ends.map(([name]) => name).sort()).toEqual([...all].sort());
  let remaining = all;
  for (const [name, days] of ends) {
    app.at(addDays(now, days - MINUTE));
    await purge(app.services);
    expect([name, await left(ana)]).toEqual([name, remaining]);
    app.at(addDays(now, days + MINUTE));
    await purge(app.services);
    remaining = remaining.filter(each => each !== name);
    expect([name, await left(ana)]).toEqual([name, remaining]);
  }
  expect(await sql('SELECT id FROM affiliates')).toEqual([{ id: active }]);
  // What does not end: the key of an invoice, what became of message and mail, and an API key's own session.
  expect(await sql('SELECT key FROM idempotency_keys WHERE tenant_id = $1', ana.tenantId)).toEqual([{ key: 'for ever' }]);
  expect(await sql('SELECT outcome, detail, raw FROM messages WHERE tenant_id = $1', ana.tenantId)).toEqual([{ outcome: 'silence', detail: 'Sin respuesta', raw: null }]);
  expect(await sql('SELECT kind, last_error FROM mails WHERE tenant_id = $1 ORDER BY kind', ana.tenantId))
    .toEqual(['api_key_created', 'reset', 'welcome'].map(kind => ({ kind, last_error: null })));
  expect(await sql(`SELECT event_id FROM stripe_events`)).toEqual([{ event_id: 'evt_waiting' }]);
  expect(await sql('SELECT kind FROM sessions WHERE tenant_id = $1', ana.tenantId)).toEqual([{ kind: 'api_key' }]);
});

test('a session in use stays, however old the others are', async () => {
  const now = new Date();
  const ana = await buildTenant(app);
  await buildInvoice(app, ana);
  app.at(addDays(now, 0.9));
  expect((await app.rest('GET', '/auth/me', { token: ana.token })).status).toBe(200);
  app.at(addDays(now, 1.8));
  await purge(app.services);
  expect((await app.rest('GET', '/auth/me', { token: ana.token })).status).toBe(200);
});

test('more than a batch goes in one night', async () => {
  await sql(`INSERT INTO rate_limits (key, points, expire) SELECT 'old' || n, 1, 1 FROM generate_series(1, 2500) n`);
  expect(await purge(app.services)).toMatchObject({ limits: 2_500 });
  expect(await purge(app.services)).toMatchObject({ limits: 0 });
});

test('every table has a deadline or a reason to have none, and the reasons stand in the documentation', async () => {
  const tables = await asSuperuser(app.database, countsOf);
  expect([...DEADLINES.map(({ table }) => table), ...Object.keys(KEPT)].sort()).toEqual(Object.keys(tables).sort());
  const documentation = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
  for (const { name, why } of DEADLINES) expect([name, documentation.includes(`| ${name} |`) && documentation.includes(why)]).toEqual([name, true]);
});
