import { Client } from 'pg';
import { hashToken } from '../platform/auth';
import { roleOf } from '../platform/database/migrate';
import { buildInvoice, buildSuperadmin, buildTenant, buildUser, type Person } from './build';
import { buildSender } from './certificate-upload';
import { startTestApp, type TestApp } from './harness';
import { OF_DRAFTS_AND_QUOTES } from './house/table-rights';
import { asSuperuser } from './superuser';

let app: TestApp;
let ana: Person;
let bob: Person;
let root: Person;
let client: Client;
let issued: string;
let draft: string;
beforeAll(async () => {
  app = await startTestApp();
  ana = await buildSender(app);
  bob = await buildSender(app);
  root = await buildSuperadmin(app);
  [issued, draft] = [(await buildInvoice(app, ana)).id, (await buildInvoice(app, ana, { status: 'draft' })).id];
  client = new Client({ connectionString: app.database.app, options: '-c search_path=app,public' });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await app.close();
});

/** Rows touched, or the code of the refusal; rolled back. */
async function trying(sql: string, ...values: unknown[]): Promise<number | string> {
  return tryingAs(ana, sql, ...values);
}

async function tryingAs({ tenantId }: Person, sql: string, ...values: unknown[]): Promise<number | string> {
  await client.query(`BEGIN; SET LOCAL app.tenant_id = '${tenantId}'`);
  return client
    .query(sql, values)
    .then(
      ({ rowCount }) => rowCount ?? 0,
      (error: { code: string }) => error.code,
    )
    .finally(() => client.query('ROLLBACK'));
}
const REFUSED = '42501';
/** What a block of statements answers that all went well. */
const DONE = 0;
const NOBODY = '00000000-0000-7000-8000-000000000001';

/** What the application role may do with each table, by hand: a table without a place here fails. */
const ADDED_TO =
  'series invoice_lines rectified_invoices exchanged_invoices deliveries link_answers collections records'.split(' ');
const RIGHTS: Record<string, string> = {
  tenants:
    'SELECT INSERT UPDATE(name nif email address default_cause search default_withholding simplified_activity default_kind cash_basis territory payment_terms payment_means iban paper_language)',
  users:
    'SELECT INSERT UPDATE(name role password_hash is_temporary_password last_login_at deleted_at email_verified_at)',
  subscriptions: 'SELECT INSERT UPDATE(cancel_at_period_end)',
  login_identities: 'SELECT INSERT DELETE',
  sessions: 'SELECT INSERT UPDATE(last_used_at) DELETE',
  one_time_tokens: 'SELECT INSERT DELETE',
  rate_limits: 'SELECT INSERT UPDATE(points expire)',
  worker_heartbeats: 'SELECT INSERT UPDATE(seen_at) DELETE',
  api_keys: 'SELECT INSERT UPDATE(revoked_at)',
  mails: 'SELECT INSERT UPDATE(status attempts unanswered lease_until last_error sent_at)',
  activities: 'SELECT INSERT',
  activity_chains: 'SELECT',
  activity_seals: 'SELECT',
  idempotency_keys: 'SELECT INSERT DELETE',
  customers:
    'SELECT INSERT UPDATE(name nif email phone address city postal_code country id_kind search deleted_at restricted_at objected_at recargo payment_terms payment_means notes paper_language)',
  products: 'SELECT INSERT UPDATE(name description sku price iva_rate search deleted_at)',
  counters: 'SELECT INSERT UPDATE(last last_date)',
  invoices: 'SELECT INSERT UPDATE(status paid_on cancelled_at) DELETE',
  ...OF_DRAFTS_AND_QUOTES,
  ...Object.fromEntries(ADDED_TO.map(table => [table, 'SELECT INSERT'])),
  reminder_settings: 'SELECT INSERT UPDATE(enabled ran_on)',
  reminder_steps: 'SELECT INSERT UPDATE(active days since)',
  reminder_letters: 'SELECT INSERT UPDATE(subject body stopped_at)',
  reminders: 'SELECT INSERT UPDATE(letter_id link_id told_at owed interest stopped)',
  reminder_marks: 'SELECT INSERT UPDATE(off answered_until)',
  reminder_customers: 'SELECT INSERT UPDATE(off)',
  chains: 'SELECT INSERT UPDATE(records environment last_hash last_nif last_number last_date last_generated_at)',
  senders:
    'SELECT INSERT UPDATE(wait_seconds next_at lease_until fence batch_limit failures first_sent_at last_sent_at last_alta_at ' +
    'paused_at paused_code paused_reason)',
  unsent_records: 'SELECT',
  submissions:
    'SELECT INSERT UPDATE(status attempts unanswered message_id first_sent_at answered_at code message csv held_as)',
  messages: 'SELECT INSERT UPDATE(outcome answered_at code detail csv raw)',
  incidents: 'SELECT INSERT UPDATE(ended_at)',
  certificates: 'SELECT INSERT UPDATE(key_id sealed warned_days) DELETE',
  payments: 'SELECT UPDATE(invoice_id invoice_number)',
  checkouts: 'SELECT INSERT UPDATE(session_id url expires_at) DELETE',
  billing_notices: 'SELECT INSERT',
  affiliates: 'SELECT INSERT',
  affiliate_codes: 'SELECT INSERT',
  referrals: 'SELECT INSERT UPDATE(converted_at)',
  commissions: 'SELECT INSERT UPDATE(reversed)',
  representations: 'SELECT INSERT UPDATE(withdrawn_at withdrawn_by withdrawn_ip)',
  sending_choices: 'SELECT INSERT',
  consents: 'SELECT INSERT UPDATE(revoked_at revoked_ip)',
  erasures: 'SELECT',
  blocked_data: '',
  privacy_policies: 'SELECT',
  regulations: 'SELECT',
  data_requests: 'SELECT INSERT UPDATE(status verified_at due_on completed_at assigned_user_id notes)',
  stripe_customers: '',
  stripe_events: '',
  migrations: '',
  rollup_marks: 'INSERT',
  platform_months: '',
  company_ends: '',
};

test('the application role has these rights and no other', async () => {
  const rights = await asSuperuser(
    app.database,
    async superuser =>
      (
        await superuser.query<{ name: string; rights: string }>(
          `SELECT c.relname AS name, coalesce(string_agg(privilege || CASE WHEN has_table_privilege($1, c.oid, privilege) THEN ''
       ELSE '(' || (
              SELECT string_agg(attname, ' ' ORDER BY attnum) FROM pg_attribute a WHERE a.attrelid = c.oid
                AND attnum > 0 AND NOT attisdropped
                 AND has_column_privilege($1, c.oid, attnum, privilege)) || ')' END, ' ' ORDER BY position), '') AS rights
       FROM pg_class c
         LEFT JOIN unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE']) WITH ORDINALITY AS privileges (privilege, position)
         ON has_table_privilege($1, c.oid, privilege) OR (privilege <> 'DELETE' AND has_any_column_privilege($1, c.oid, privilege))
      WHERE c.relnamespace = 'app'::regnamespace AND c.relkind IN ('r', 'p')
        GROUP BY c.relname`,
          [roleOf(app.database.app)],
        )
      ).rows,
  );
  expect(Object.fromEntries(rights.map(each => [each.name, each.rights]))).toEqual(RIGHTS);
});

describe('tried as the application role', () => {
  test('an issued invoice keeps its number, its amounts and its people', async () => {
    for (const change of [
      'total = 0',
      'number = 9',
      `full_number = 'A-2026-0009'`,
      `customer_name = 'Otro'`,
      `date = '2026-01-01'`,
      `series = 'B'`,
      `tenant_id = tenant_id`,
    ]) {
      expect([change, await trying(`UPDATE invoices SET ${change} WHERE id = $1`, issued)]).toEqual([change, REFUSED]);
    }
    expect(await trying(`UPDATE invoices SET status = 'paid', paid_on = '2026-11-20' WHERE id = $1`, issued)).toBe(1);
    expect(await trying(`UPDATE invoices SET status = 'paid' WHERE id = $1`, issued)).toBe('23514');
  });

  test('an issued invoice never becomes a draft again, is not deleted and does not lose its lines', async () => {
    expect(await trying(`UPDATE invoices SET status = 'draft' WHERE id = $1`, issued)).toBe(REFUSED);
    expect(await trying('DELETE FROM invoices WHERE id = $1', issued)).toBe(0);
    expect(await trying('DELETE FROM invoices WHERE id = $1', draft)).toBe(1);
    for (const sql of [
      'DELETE FROM invoice_lines',
      'UPDATE invoice_lines SET price = 1',
      'TRUNCATE invoice_lines',
      'TRUNCATE invoices CASCADE',
    ]) {
      expect([sql, await trying(sql)]).toEqual([sql, REFUSED]);
    }
  });

  test('what is cancelled stays cancelled', async () => {
    const dora = await buildTenant(app);
    const { id } = await buildInvoice(app, dora);
    expect((await app.rest('POST', `/invoices/${id}/cancel`, { token: dora.token })).status).toBe(200);
    for (const change of [
      `status = 'issued', cancelled_at = NULL`,
      `status = 'paid', paid_on = '2026-11-20'`,
      'cancelled_at = now()',
    ]) {
      expect([change, await tryingAs(dora, `UPDATE invoices SET ${change} WHERE id = $1`, id)]).toEqual([change, 0]);
    }
  });

  test('a row stays with its company, whatever a statement sets in the middle of itself', async () => {
    const elsewhere = `set_config('app.tenant_id', '${root.tenantId}', true)::uuid`;
    expect(
      await trying(
        `UPDATE users SET tenant_id = ${elsewhere}, role = 'superadmin'
       WHERE id = $1`,
        ana.userId,
      ),
    ).toBe(REFUSED);
    expect(
      await trying(
        `UPDATE users SET name = ${elsewhere}::text, role = 'superadmin'
       WHERE id = $1`,
        ana.userId,
      ),
    ).toBe(REFUSED);
    const tables = Object.entries(RIGHTS)
      .filter(([, rights]) => rights.includes('UPDATE'))
      .map(([table]) => table)
      .filter(table => !['rate_limits', 'worker_heartbeats'].includes(table));
    expect(tables).toEqual(
      expect.arrayContaining([
        'customers',
        'products',
        'submissions',
        'mails',
        'senders',
        'checkouts',
        'sessions',
        'api_keys',
      ]),
    );
    for (const table of tables)
      expect([
        table,
        await trying(`UPDATE ${table}
       SET tenant_id = ${elsewhere}`),
      ]).toEqual([table, REFUSED]);
  });

  test('a draft is not issued by hand', async () => {
    expect(await trying(`UPDATE invoices SET status = 'issued' WHERE id = $1`, draft)).toBe(0);
  });

  test('what was done stays written', async () => {
    for (const sql of [
      `UPDATE activities
       SET description = 'nada'`,
      'DELETE FROM activities',
      'TRUNCATE activities',
      'DELETE FROM counters',
      'DELETE FROM series',
    ]) {
      expect([sql, await trying(sql)]).toEqual([sql, REFUSED]);
    }
  });

  const line = (invoice: string, position: number) =>
    trying(
      `INSERT INTO invoice_lines (tenant_id, invoice_id, position, description, quantity, price, iva_rate, subtotal, total)
     VALUES ($1, $2, $3, 'Otra', 1, 1, 21, 1, 1.21)`,
      ana.tenantId,
      invoice,
      position,
    );

  test('no line is added to an invoice, nor room for one made', async () => {
    for (const position of [2, 3, 1_000])
      expect([position, await line(issued, position), await line(draft, position)]).toEqual([
        position,
        REFUSED,
        REFUSED,
      ]);
    expect([await line(issued, 1), await line(issued, 0), await line(issued, -1)]).toEqual(['23505', '23514', '23514']);
    expect(await trying('UPDATE invoices SET line_count = 2 WHERE id = $1', issued)).toBe(REFUSED);
  });

  test('a counter does not go back, in number or in date, nor does another begin in its place', async () => {
    await buildInvoice(app, ana);
    for (const change of [
      'last = 1',
      'last = last',
      'last = last - 1',
      `last = last + 1, last_date = '2026-01-01'`,
      'year = 2025',
      `series = 'B'`,
    ]) {
      expect([change, await trying(`UPDATE counters SET ${change}`)]).toEqual([change, REFUSED]);
    }
    expect(
      await trying('UPDATE counters SET last = last + 1, last_date = greatest(last_date, $1::date)', '2026-11-20'),
    ).toBe(1);
    expect(
      await trying(
        `INSERT INTO counters (tenant_id, series, year, last, last_date)
       VALUES ($1, 'A', 2027, 2, '2027-01-01')`,
        ana.tenantId,
      ),
    ).toBe(REFUSED);
  });

  test('a counter moves by one, to an invoice that is there; an invoice has the number that its counter stands at', async () => {
    const dora = await buildTenant(app);
    const { id } = await buildInvoice(app, dora);
    const both = (...statements: string[]) =>
      tryingAs(dora, `DO $do$ BEGIN ${statements.map(sql => `${sql};`).join(' ')} END $do$`);
    const move = (by: number) => `UPDATE counters SET last = last + ${by}`;
    const issue = (number: number | string, status = 'issued') => `INSERT INTO invoices
       SELECT (jsonb_populate_record(i, jsonb_build_object(
      'id', gen_random_uuid(), 'number', ${number}, 'full_number', 'A-' || ${number}, 'status', '${status}'))).* FROM invoices i WHERE id = '${id}'`;
    expect([await both(move(1)), await both(move(2)), await both(move(1), move(1))]).toEqual([DONE, REFUSED, REFUSED]);
    expect([
      await both(move(1), issue(2)),
      await both(move(1), issue(2), move(1), issue(3)),
      await both(move(1), issue(2), move(2), issue(4)),
    ]).toEqual([DONE, DONE, REFUSED]);
    expect([await both(issue(2)), await both(issue(99)), await both(move(1), issue(3))]).toEqual([
      REFUSED,
      REFUSED,
      REFUSED,
    ]);
    expect(await both(issue('NULL', 'draft'))).toBe(DONE);
  });

  test('the end of a chain is its last record, wherever somebody would put it', async () => {
    const to = (sequence: number) =>
      trying(
        `UPDATE chains c SET (records, last_hash, last_nif, last_number, last_date, last_generated_at) =
              (SELECT sequence, hash, issuer_nif, number, date, generated_at FROM records r WHERE r.sequence = $1)
                WHERE tenant_id = $2`,
        sequence,
        ana.tenantId,
      );
    expect([await to(1), await to(2)]).toEqual([REFUSED, 1]);
    for (const change of [
      'records = records - 1',
      'records = records + 1',
      `last_hash = repeat('A', 64)`,
      `last_number = 'X'`,
      `last_date = '2026-01-01'`,
      `last_nif = 'X'`,
      `last_generated_at = last_generated_at - interval '1 day'`,
      'records = 0, last_hash = NULL, environment = NULL',
      'tenant_id = tenant_id',
      // Of a test's records none go on as real ones.
      `environment = 'production'`,
    ])
      expect([change, await trying(`UPDATE chains SET ${change}`)]).toEqual([change, REFUSED]);
    expect(await trying('UPDATE chains SET environment = environment')).toBe(1);
  });

  test('what the AEAT has answered is written once', async () => {
    const answer = (detail: string) => `UPDATE messages
       SET outcome = 'answer', detail = '${detail}', raw = '${detail}'`;
    expect(
      await trying(`DO $do$ DECLARE changed integer; BEGIN
      INSERT INTO messages (tenant_id, id, fence, sent_at, records, incident) VALUES ('${ana.tenantId}', gen_random_uuid(), 1, now(), ARRAY[gen_random_uuid()], false);
      ${answer('Correcto')}; GET DIAGNOSTICS changed = ROW_COUNT; ASSERT changed = 1, 'the first is written';
      ${answer('Otro')}; GET DIAGNOSTICS changed = ROW_COUNT; ASSERT changed = 0, 'the second is not';
    END $do$`),
    ).toBe(DONE);
  });

  test("an address that was shown to be somebody's was so from then, or is not: never from another time", async () => {
    const verified = (...values: string[]) =>
      trying(
        `DO $do$ BEGIN ${values.map(value => `UPDATE users SET email_verified_at = ${value} WHERE id = '${ana.userId}';`).join(' ')} END $do$`,
      );
    expect([await verified('now()'), await verified('now()', 'email_verified_at')]).toEqual([DONE, DONE]);
    expect([await verified('now()', 'NULL'), await verified('now()', `'2026-01-01'`)]).toEqual([DONE, REFUSED]);
  });

  test('an email signs in the one whose it is, of the same company', async () => {
    const claims = (email: string, person: Person) =>
      trying(
        'INSERT INTO login_identities (email, tenant_id, user_id) VALUES ($1, $2, $3)',
        email,
        ana.tenantId,
        person.userId,
      );
    expect([await claims(ana.email, ana), await claims('otra@x.example', ana), await claims(bob.email, bob)]).toEqual([
      '23505',
      REFUSED,
      REFUSED,
    ]);
    expect(await trying(`UPDATE users SET email = 'otra@x.example'`)).toBe(REFUSED);
  });

  test('what limits attempts is not deleted', async () => {
    expect([await trying('DELETE FROM rate_limits'), await trying('TRUNCATE rate_limits')]).toEqual([REFUSED, REFUSED]);
  });

  test('nobody becomes superadmin, and the platform takes nobody in', async () => {
    await buildUser(app, ana);
    const user = (role: string) =>
      [
        `INSERT INTO users (tenant_id, id, email, role, created_at)
       VALUES (current_setting('app.tenant_id')::uuid, gen_random_uuid(), 'x@x.example', $1, now())`,
        role,
      ] as const;
    expect([await trying(...user('superadmin')), await trying(...user('user'))]).toEqual([REFUSED, 1]);
    expect([await tryingAs(root, ...user('superadmin')), await tryingAs(root, ...user('user'))]).toEqual([
      REFUSED,
      REFUSED,
    ]);
    expect([
      await trying(`UPDATE users SET role = 'superadmin'`),
      await trying(`UPDATE users
       SET role = 'admin'`),
    ]).toEqual([REFUSED, 2]);
    expect(await tryingAs(root, 'UPDATE users SET last_login_at = now()')).toBe(1);
    const platform = (isPlatform: boolean, status: string) =>
      tryingAs(
        { ...ana, tenantId: NOBODY },
        `INSERT INTO tenants (tenant_id, name, nif, email, status, is_platform, installation_number, created_at)
         VALUES ($1, '', '', '', $3, $2, '1', now())`,
        NOBODY,
        isPlatform,
        status,
      );
    expect([await platform(true, 'trial'), await platform(false, 'active'), await platform(false, 'trial')]).toEqual([
      REFUSED,
      REFUSED,
      1,
    ]);
  });

  test('a company raises neither its state nor its plan', async () => {
    expect(await trying(`UPDATE tenants SET status = 'active'`)).toBe(REFUSED);
    expect(await trying('UPDATE tenants SET is_platform = true')).toBe(REFUSED);
    for (const change of [
      `plan = 'pro'`,
      `status = 'active'`,
      'manual = true',
      'price_monthly = 0',
      `trial_ends_at = '2099-01-01'`,
      `grace_until = '2099-01-01'`,
      `current_period_end = '2099-01-01'`,
      `provider_subscription_id = 'sub_1'`,
      `offer = 'x'`,
    ])
      expect([change, await trying(`UPDATE subscriptions SET ${change}`)]).toEqual([change, REFUSED]);
    expect(await trying('DELETE FROM subscriptions')).toBe(REFUSED);
    const begins = (plan: string, status: string, manual: boolean) =>
      tryingAs(
        { ...ana, tenantId: NOBODY },
        'INSERT INTO subscriptions (tenant_id, plan, status, price_monthly, manual) VALUES ($1, $2, $3, 19, $4)',
        NOBODY,
        plan,
        status,
        manual,
      );
    expect([
      await begins('pro', 'trial', false),
      await begins('basic', 'active', false),
      await begins('basic', 'trial', true),
    ]).toEqual([REFUSED, REFUSED, REFUSED]);
    // The right to one column is there for the lock.
    expect([
      await trying('SELECT 1 FROM subscriptions FOR UPDATE'),
      await trying('UPDATE subscriptions SET cancel_at_period_end = true'),
    ]).toEqual([1, REFUSED]);
  });

  test('what was done is dated by the database', async () => {
    const act = (moment: string) =>
      trying(
        `INSERT INTO activities (tenant_id, id, created_at, actor_kind, action, entity_type, description, risk_level)
       VALUES ($1, gen_random_uuid(), ${moment}, 'system', 'update', 'tenant', 'x', 'low')`,
        ana.tenantId,
      );
    expect([
      await act(`now() - interval '1 second'`),
      await act(`now() + interval '1 day'`),
      await act(`'2026-01-01'`),
      await act('now()'),
    ]).toEqual([REFUSED, REFUSED, REFUSED, 1]);
  });

  test('sessions, identities and links of others are neither seen, made, changed nor deleted', async () => {
    // The welcome's link is one.
    for (const table of ['login_identities', 'sessions', 'one_time_tokens']) {
      expect([
        table,
        await trying(
          `SELECT * FROM ${table}
         WHERE tenant_id = $1`,
          bob.tenantId,
        ),
        await tryingAs(bob, `SELECT * FROM ${table}`),
      ]).toEqual([table, 0, 1]);
      expect([table, await trying(`DELETE FROM ${table} WHERE tenant_id = $1`, bob.tenantId)]).toEqual([table, 0]);
    }
    expect(
      await trying(
        `INSERT INTO login_identities (email, tenant_id, user_id)
       VALUES ('nuevo@x.example', $1, $2)`,
        bob.tenantId,
        bob.userId,
      ),
    ).toBe(REFUSED);
    expect(await trying('UPDATE sessions SET last_used_at = now() WHERE tenant_id = $1', bob.tenantId)).toBe(0);
    expect([
      await trying(`UPDATE sessions
       SET expires_at = now() + interval '1 year'`),
      await trying('UPDATE sessions SET tenant_id = $1', bob.tenantId),
    ]).toEqual([REFUSED, REFUSED]);
  });

  test('whose a key is, is answered to the holder of the key', async () => {
    const ask = async (sql: string, value: unknown) => (await client.query<Record<string, unknown>>(sql, [value])).rows;
    expect(await ask('SELECT session_tenant($1)', hashToken(bob.token))).toEqual([{ session_tenant: bob.tenantId }]);
    expect(await ask('SELECT session_tenant($1)', hashToken('x'))).toEqual([{ session_tenant: null }]);
    expect(await ask('SELECT * FROM identity_of($1)', bob.email)).toEqual([
      { tenant_id: bob.tenantId, user_id: bob.userId },
    ]);
    expect(await ask('SELECT * FROM identity_of($1)', '%')).toEqual([]);
    expect(await ask('SELECT * FROM one_time_token_of($1)', Buffer.alloc(32))).toEqual([]);
  });

  test('no command of the operating system, no file, no table, no other role', async () => {
    const attempts = [
      `COPY (SELECT 1) TO PROGRAM 'id'`,
      `COPY rate_limits FROM PROGRAM 'echo 1'`,
      `COPY rate_limits
         FROM '/etc/passwd'`,
      `SELECT pg_read_file('/etc/passwd')`,
      `SELECT lo_import('/etc/passwd')`,
      'SELECT lo_create(0)',
      'SELECT lo_creat(-1)',
      `SELECT lo_from_bytea(0, 'x')`,
      'CREATE TABLE app.mine (id int)',
      'CREATE TABLE public.mine (id int)',
      'CREATE TEMP TABLE mine (id int)',
      'SET ROLE folio_owner',
      'SET ROLE folio_platform',
      'SET SESSION AUTHORIZATION postgres',
      'SELECT * FROM migrations',
      'ALTER TABLE products DISABLE ROW LEVEL SECURITY',
      'SELECT rolpassword FROM pg_authid',
      'CREATE EXTENSION dblink',
    ];
    for (const sql of attempts) expect([sql, await trying(sql)]).toEqual([sql, REFUSED]);
  });

  test('what docs/security.md says that it may all the same', async () => {
    expect([
      await tryingAs(root, 'SELECT password_hash FROM users'),
      await tryingAs(
        root,
        `UPDATE users
       SET password_hash = 'x'`,
      ),
    ]).toEqual([1, 1]);
    expect(await trying('UPDATE rate_limits SET points = 0')).toEqual(expect.any(Number));
    expect(await trying('CREATE TABLE graphile_worker.mine (id int)')).toBe(DONE);
  });

  test('it may not get past the policies, and its own connection says so', async () => {
    const { rows } = await client.query(
      'SELECT rolsuper OR rolbypassrls AS mighty FROM pg_roles WHERE rolname = current_user',
    );
    expect(rows).toEqual([{ mighty: false }]);
    await client.query('SET row_security = off');
    expect(await trying('SELECT * FROM customers')).toBe(REFUSED);
    await client.query('SET row_security = on');
  });
});

test('the owner of the lookups reads the columns that they need, and nobody signs in as it', async () => {
  const { rows } = await asSuperuser(app.database, superuser =>
    superuser.query<{ name: string; columns: string }>(
      `SELECT table_name::text AS name, string_agg(column_name || ' ' || privilege_type, ', '
       ORDER BY column_name) AS columns
       FROM information_schema.column_privileges WHERE grantee = 'folio_lookup' GROUP BY 1 ORDER BY 1`,
    ),
  );
  expect(rows).toEqual([
    { name: 'affiliate_codes', columns: 'affiliate_id SELECT, code SELECT, tenant_id SELECT' },
    {
      name: 'affiliates',
      columns: 'commission_rate SELECT, email_keys SELECT, id SELECT, name SELECT, status SELECT, tenant_id SELECT',
    },
    { name: 'commissions', columns: 'amount SELECT, paid_at SELECT, reversed SELECT, tenant_id SELECT' },
    {
      name: 'invoice_links',
      columns: 'expires_at SELECT, hash SELECT, id SELECT, invoice_id SELECT, revoked_at SELECT, tenant_id SELECT',
    },
    { name: 'login_identities', columns: 'email SELECT, tenant_id SELECT, user_id SELECT' },
    {
      name: 'one_time_tokens',
      columns: 'expires_at SELECT, hash SELECT, id SELECT, kind SELECT, tenant_id SELECT, user_id SELECT',
    },
    {
      name: 'quotes',
      columns: 'id SELECT, link_expires_at SELECT, link_hash SELECT, link_id SELECT, tenant_id SELECT',
    },
    {
      name: 'referrals',
      columns: 'affiliate_id SELECT, affiliate_tenant_id SELECT, converted_at SELECT, tenant_id SELECT',
    },
    { name: 'sessions', columns: 'tenant_id SELECT, token_hash SELECT' },
    { name: 'tenants', columns: 'nif SELECT, tenant_id SELECT' },
  ]);
  const [role] = await asSuperuser(
    app.database,
    async superuser =>
      (
        await superuser.query(
          `SELECT rolcanlogin OR rolsuper OR rolbypassrls OR rolcreaterole
       OR rolcreatedb AS mighty, has_schema_privilege('folio_lookup', 'app', 'CREATE') AS makes FROM pg_roles
       WHERE rolname = 'folio_lookup'`,
        )
      ).rows,
  );
  expect(role).toEqual({ mighty: false, makes: false });
});
