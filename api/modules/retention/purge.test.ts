import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../platform/config/config';
import { addDays, dayOf } from '../../platform/dates';
import { buildKeyToken } from '../../test/api-key';
import {
  buildAffiliate,
  buildInvoice,
  buildTenant,
  invoicePayload,
  leaveIncident,
  leaveReminder,
  type Person,
} from '../../test/build';
import { leaveQuote } from '../../test/quotes';
import { buildMovement } from '../../test/house/bank';
import { startTestApp, type TestApp } from '../../test/harness';
import { asSuperuser, countsOf } from '../../test/superuser';
import { DEADLINES, KEPT } from './deadlines';
import { purge } from './purge';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
afterEach(() => app.at(null));

const MINUTE = 1 / 24 / 60;
const sql = <Row>(text: string, ...values: unknown[]): Promise<Row[]> =>
  asSuperuser(app.database, async client => {
    await client.query('SET search_path = app');
    return (await client.query(text, values)).rows as Row[];
  });

const offsetOn = (day: Date) =>
  `${new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Madrid', timeZoneName: 'longOffset' }).format(day).slice(-6)}`;
const yearsFrom = (now: Date, years: number) => {
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() + years);
  return (end.getTime() - now.getTime()) / 86_400_000;
};

/** What is left of a company of all that ends. */
async function left({ tenantId, userId }: Person): Promise<string[]> {
  const [row] = await sql<Record<string, boolean>>(
    `SELECT EXISTS (SELECT FROM sessions WHERE user_id = $2) AS sessions, EXISTS (SELECT FROM one_time_tokens
       WHERE user_id = $2) AS links,
            EXISTS (SELECT FROM rate_limits WHERE key = 'planted') AS limits, EXISTS (SELECT FROM idempotency_keys
              WHERE tenant_id = $1 AND key = 'day') AS "day keys",
            EXISTS (SELECT FROM messages WHERE tenant_id = $1 AND raw IS NOT NULL) AS "raw answers", EXISTS (SELECT
              FROM mails WHERE tenant_id = $1 AND last_error IS NOT NULL) AS "mail errors",
            EXISTS (SELECT FROM deliveries WHERE tenant_id = $1) AS "sent invoices",
            EXISTS (SELECT FROM reminder_letters WHERE tenant_id = $1) AS "reminders",
            EXISTS (SELECT FROM invoice_links WHERE tenant_id = $1) AS "invoice links",
            EXISTS (SELECT FROM link_answers WHERE tenant_id = $1) AS "answers by link",
            EXISTS (SELECT FROM card_payments WHERE tenant_id = $1) AS "card pages",
            EXISTS (SELECT FROM quote_events WHERE tenant_id = $1) AS "histories of quotes",
            EXISTS (SELECT FROM bank_movements WHERE tenant_id = $1) AS "bank movements",
            EXISTS (SELECT FROM bank_statements WHERE tenant_id = $1) AS "bank statements",
            EXISTS (SELECT FROM stripe_events WHERE tenant_id = $1) AS "payment events",
            EXISTS (SELECT FROM affiliates WHERE tenant_id = $1 AND status = 'pending') AS "affiliates not wanted",
            EXISTS (SELECT FROM blocked_data WHERE tenant_id = $1) AS "blocked data",
            EXISTS (SELECT FROM data_requests WHERE tenant_id = $1 AND source = 'public') AS "unconfirmed requests",
            EXISTS (SELECT FROM data_requests WHERE tenant_id = $1 AND status = 'completed') AS "answered requests",
            EXISTS (SELECT FROM consents WHERE tenant_id = $1 AND revoked_at IS NOT NULL) AS "withdrawn consents"`,
    tenantId,
    userId,
  );
  return DEADLINES.map(({ name }) => name).filter(name => row![name]);
}

test('everything that ends is there until its deadline and gone after it', async () => {
  const now = new Date();
  app.at(now);
  const ana = await buildTenant(app);
  await buildKeyToken(app, ana);
  const headers = (name: string) => ({ token: ana.token, headers: { 'idempotency-key': name } });
  await app.rest('POST', '/customers', { ...headers('day'), body: { name: 'Ana', nif: '48213960A' } });
  const issued = await app.rest('POST', '/invoices', { ...headers('for ever'), body: invoicePayload() });
  await app.rest('POST', `/invoices/${issued.body.invoice.id}/deliver`, {
    token: ana.token,
    body: { to: ['a@b.example'] },
  });
  await leaveReminder(app, ana);
  await asSuperuser(app.database, client =>
    client.query('UPDATE app.reminder_letters SET created_at = $1', [addDays(now, 1)]),
  );
  await sql(
    `INSERT INTO link_answers (tenant_id, id, invoice_id, link_id, kind, created_at)
     SELECT tenant_id, id, invoice_id, id, 'paid', $2 FROM invoice_links WHERE tenant_id = $1 LIMIT 1`,
    ana.tenantId,
    addDays(now, 2),
  );
  await leaveQuote(app, ana);
  await asSuperuser(app.database, client =>
    client.query('UPDATE app.quote_events SET created_at = $1', [addDays(now, 3)]),
  );
  await buildMovement(app, ana);
  await asSuperuser(app.database, async client => {
    await client.query('UPDATE app.bank_movements SET created_at = $1', [addDays(now, 4)]);
    await client.query('UPDATE app.bank_statements SET created_at = $1', [addDays(now, 5)]);
  });
  await sql(
    `INSERT INTO card_payments (tenant_id, id, invoice_id, link_id, account_id, amount, created_at, expires_at, state)
     SELECT tenant_id, gen_random_uuid(), id, id, 'acct_1', 1, $2, $3, 'open' FROM invoices WHERE tenant_id = $1 LIMIT 1`,
    ana.tenantId,
    now,
    addDays(now, 1),
  );
  await app.rest('POST', '/auth/forgot-password', { body: { email: ana.email } });
  await leaveIncident(app, ana);
  for (const consentType of ['marketing', 'analytics'])
    await app.rest('POST', '/lopd/consents', { token: ana.token, body: { consentType } });
  for (const [source, status, done] of [
    ['public', 'pending', null],
    ['app', 'completed', addDays(now, 1)],
    ['app', 'pending', null],
  ] as const) {
    await sql(
      `INSERT INTO data_requests (tenant_id, id, request_type, source, email, search, status, created_at, due_on, completed_at)
      VALUES ($1, gen_random_uuid(), 'access', $2, 'a@b.example', '', $3, $4, CASE
        WHEN $2 = 'app' THEN current_date END, $5)`,
      ana.tenantId,
      source,
      status,
      now,
      done,
    );
  }
  // Until midnight in Madrid of the day after.
  await sql(
    `INSERT INTO blocked_data (tenant_id, invoice_id, until, label, customer_name, customer_nif)
     SELECT tenant_id, id, $2, 'x', 'Ana', '1' FROM invoices
     WHERE tenant_id = $1`,
    ana.tenantId,
    dayOf(addDays(now, 400)),
  );
  await app.rest('DELETE', '/lopd/consents', { token: ana.token, body: { consentType: 'marketing' } });
  await sql(`INSERT INTO rate_limits (key, points, expire) VALUES ('planted', 1, $1)`, now.getTime() + 15 * 60_000);
  await sql(`UPDATE mails SET last_error = '550 no such user <ana@mail.example>' WHERE tenant_id = $1`, ana.tenantId);
  await sql(
    `INSERT INTO stripe_events (event_id, type, tenant_id, received_at, applied_at)
     VALUES ('evt_1', 'invoice.paid', $1, $2, $2)`,
    ana.tenantId,
    now,
  );
  await sql(
    `INSERT INTO stripe_events (event_id, type, tenant_id, received_at)
     VALUES ('evt_waiting', 'invoice.paid', NULL, $1)`,
    now,
  );
  await buildAffiliate(app, ana);
  const { id: active } = await buildAffiliate(app, ana);
  await sql(`UPDATE affiliates SET status = 'active', activated_at = $2 WHERE id = $1`, active, now);
  const all = DEADLINES.map(({ name }) => name);
  expect(await left(ana)).toEqual(all);
  const ends: [name: string, days: number][] = [
    ['limits', 15 * MINUTE],
    ['day keys', 1],
    ['unconfirmed requests', 2],
    ['links', 7],
    ['sessions', 8],
    ['mail errors', 30],
    ['card pages', 31],
    ['payment events', 35],
    ['invoice links', 90],
    ['affiliates not wanted', 180],
    ['raw answers', 365],
    ['bank movements', 369],
    ['bank statements', 370],
    [
      'blocked data',
      (Date.parse(`${dayOf(addDays(now, 401))}T00:00:00${offsetOn(addDays(now, 401))}`) - now.getTime()) / 86_400_000,
    ],
    ['withdrawn consents', yearsFrom(now, 3)],
    ['answered requests', yearsFrom(addDays(now, 1), 3) + 1],
    ['sent invoices', yearsFrom(now, 4)],
    ['reminders', yearsFrom(addDays(now, 1), 4) + 1],
    ['answers by link', yearsFrom(addDays(now, 2), 4) + 2],
    ['histories of quotes', yearsFrom(addDays(now, 3), 4) + 3],
  ];
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
    // An API key's own session ends with the key.
    if (name === 'sessions')
      expect(await sql('SELECT kind FROM sessions WHERE tenant_id = $1', ana.tenantId)).toEqual([{ kind: 'api_key' }]);
  }
  expect(await sql('SELECT id FROM affiliates')).toEqual([{ id: active }]);
  // What does not end: the key of an invoice, and what became of message and mail.
  expect(await sql('SELECT key FROM idempotency_keys WHERE tenant_id = $1', ana.tenantId)).toEqual([
    { key: 'for ever' },
  ]);
  expect(await sql('SELECT outcome, detail, raw FROM messages WHERE tenant_id = $1', ana.tenantId)).toEqual([
    { outcome: 'silence', detail: 'Sin respuesta', raw: null },
  ]);
  expect(await sql('SELECT kind, last_error FROM mails WHERE tenant_id = $1 ORDER BY kind', ana.tenantId)).toEqual(
    ['api_key_created', 'invoice', 'reminder', 'reset', 'welcome'].map(kind => ({ kind, last_error: null })),
  );
  expect(await sql('SELECT source, status FROM data_requests WHERE tenant_id = $1', ana.tenantId)).toEqual([
    { source: 'app', status: 'pending' },
  ]);
  expect(await sql('SELECT consent_type FROM consents WHERE tenant_id = $1', ana.tenantId)).toEqual([
    { consent_type: 'analytics' },
  ]);
  expect(await sql(`SELECT event_id FROM stripe_events`)).toEqual([{ event_id: 'evt_waiting' }]);
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
  expect([...new Set(DEADLINES.map(({ table }) => table)), ...Object.keys(KEPT)].sort()).toEqual(
    Object.keys(tables).sort(),
  );
  const documentation = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
  for (const { name, why } of DEADLINES)
    expect([name, documentation.includes(`| ${name} |`) && documentation.includes(why)]).toEqual([name, true]);
});
