import { Client } from 'pg';
import { roleOf } from '../platform/db';
import { buildInvoice, buildTenant, type Person } from './build';
import { startTestApp, type TestApp } from './harness';
import { asSuperuser } from './superuser';

let app: TestApp;
let ana: Person;
let client: Client;
let issued: string;
let draft: string;
beforeAll(async () => {
  app = await startTestApp();
  ana = await buildTenant(app);
  issued = (await buildInvoice(app, ana)).id;
  draft = (await buildInvoice(app, ana, { status: 'draft' })).id;
  client = new Client({ connectionString: app.database.app, options: '-c search_path=app,public' });
  await client.connect();
});
afterAll(async () => { await client.end(); await app.close(); });

/** Rows touched, or the code of the refusal; rolled back. */
async function trying(sql: string, ...values: unknown[]): Promise<number | string> {
  await client.query(`BEGIN; SET LOCAL app.tenant_id = '${ana.tenantId}'`);
  return client.query(sql, values).then(({ rowCount }) => rowCount ?? 0, (error: { code: string }) => error.code).finally(() => client.query('ROLLBACK'));
}
const REFUSED = '42501';

/** What the application role may do with each table, by hand: a table without a place here fails. */
const RIGHTS: Record<string, string> = {
  tenants: 'SELECT INSERT UPDATE(name nif email address automatic_sending default_cause)',
  users: 'SELECT INSERT UPDATE',
  subscriptions: 'SELECT INSERT UPDATE',
  login_identities: 'SELECT INSERT DELETE',
  sessions: 'SELECT INSERT UPDATE DELETE',
  one_time_tokens: 'SELECT INSERT DELETE',
  rate_limits: 'SELECT INSERT UPDATE DELETE',
  worker_heartbeats: 'SELECT INSERT UPDATE DELETE',
  api_keys: 'SELECT INSERT UPDATE(revoked_at)',
  mails: 'SELECT INSERT UPDATE',
  activities: 'SELECT INSERT',
  idempotency_keys: 'SELECT INSERT DELETE',
  customers: 'SELECT INSERT UPDATE',
  products: 'SELECT INSERT UPDATE',
  series: 'SELECT INSERT',
  counters: 'SELECT INSERT UPDATE',
  invoices: 'SELECT INSERT UPDATE(status paid_on cancelled_at) DELETE',
  invoice_lines: 'SELECT INSERT',
  chains: 'SELECT INSERT UPDATE',
  senders: 'SELECT INSERT UPDATE',
  records: 'SELECT INSERT',
  submissions: 'SELECT INSERT UPDATE',
  messages: 'SELECT INSERT UPDATE(outcome answered_at code detail csv raw)',
  incidents: 'SELECT INSERT UPDATE(ended_at)',
  certificates: 'SELECT INSERT UPDATE(key_id sealed password_sealed warned_days) DELETE',
  migrations: '',
};

test('the application role has these rights and no other', async () => {
  const rights = await asSuperuser(app.database, async superuser => (await superuser.query<{ name: string; rights: string }>(
    `SELECT c.relname AS name, coalesce(string_agg(deed || CASE WHEN has_table_privilege($1, c.oid, deed) THEN '' ELSE '(' || (
              SELECT string_agg(attname, ' ' ORDER BY attnum) FROM pg_attribute a WHERE a.attrelid = c.oid AND attnum > 0 AND NOT attisdropped
                 AND has_column_privilege($1, c.oid, attnum, deed)) || ')' END, ' ' ORDER BY position), '') AS rights
       FROM pg_class c LEFT JOIN unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE']) WITH ORDINALITY AS deeds (deed, position)
         ON has_table_privilege($1, c.oid, deed) OR (deed <> 'DELETE' AND has_any_column_privilege($1, c.oid, deed))
      WHERE c.relnamespace = 'app'::regnamespace AND c.relkind IN ('r', 'p') GROUP BY c.relname`, [roleOf(app.database.app)])).rows);
  expect(Object.fromEntries(rights.map(each => [each.name, each.rights]))).toEqual(RIGHTS);
});

describe('tried as the application role', () => {
  test('an issued invoice keeps its number, its amounts and its people', async () => {
    for (const change of ['total = 0', 'number = 9', `full_number = 'A-2026-0009'`, `customer_name = 'Otro'`, `date = '2026-01-01'`, `series = 'B'`, `tenant_id = tenant_id`]) {
      expect([change, await trying(`UPDATE invoices SET ${change} WHERE id = $1`, issued)]).toEqual([change, REFUSED]);
    }
    expect(await trying(`UPDATE invoices SET status = 'paid', paid_on = '2026-11-20' WHERE id = $1`, issued)).toBe(1);
    expect(await trying(`UPDATE invoices SET status = 'paid' WHERE id = $1`, issued)).toBe('23514');
  });

  test('an issued invoice never becomes a draft again, is not deleted and does not lose its lines', async () => {
    expect(await trying(`UPDATE invoices SET status = 'draft' WHERE id = $1`, issued)).toBe(REFUSED);
    expect(await trying('DELETE FROM invoices WHERE id = $1', issued)).toBe(0);
    expect(await trying('DELETE FROM invoices WHERE id = $1', draft)).toBe(1);
    for (const sql of ['DELETE FROM invoice_lines', 'UPDATE invoice_lines SET price = 1', 'TRUNCATE invoice_lines', 'TRUNCATE invoices CASCADE']) {
      expect([sql, await trying(sql)]).toEqual([sql, REFUSED]);
    }
  });

  test('a draft is not issued by hand', async () => {
    expect(await trying(`UPDATE invoices SET status = 'issued' WHERE id = $1`, draft)).toBe(0);
  });

  test('what was done stays written', async () => {
    for (const sql of [`UPDATE activities SET description = 'nada'`, 'DELETE FROM activities', 'TRUNCATE activities', 'DELETE FROM counters', 'DELETE FROM series']) {
      expect([sql, await trying(sql)]).toEqual([sql, REFUSED]);
    }
  });

  test('a company does not raise itself: neither its state nor its plan\'s owner', async () => {
    expect(await trying(`UPDATE tenants SET status = 'active'`)).toBe(REFUSED);
    expect(await trying('UPDATE tenants SET is_platform = true')).toBe(REFUSED);
  });

  test('no command of the operating system, no file, no table, no other role', async () => {
    const attempts = [
      `COPY (SELECT 1) TO PROGRAM 'id'`, `COPY rate_limits FROM PROGRAM 'echo 1'`, `COPY rate_limits FROM '/etc/passwd'`,
      `SELECT pg_read_file('/etc/passwd')`, `SELECT lo_import('/etc/passwd')`, 'CREATE TABLE app.mine (id int)', 'CREATE TABLE public.mine (id int)',
      'CREATE TEMP TABLE mine (id int)', 'SET ROLE folio_owner', 'SET ROLE folio_platform', 'SET SESSION AUTHORIZATION postgres', 'SELECT * FROM migrations',
      'ALTER TABLE products DISABLE ROW LEVEL SECURITY', 'SELECT rolpassword FROM pg_authid', 'CREATE EXTENSION dblink',
    ];
    for (const sql of attempts) expect([sql, await trying(sql)]).toEqual([sql, REFUSED]);
  });

  test('it may not get past the policies, and its own connection says so', async () => {
    const { rows } = await client.query('SELECT rolsuper OR rolbypassrls AS mighty FROM pg_roles WHERE rolname = current_user');
    expect(rows).toEqual([{ mighty: false }]);
    await client.query('SET row_security = off');
    expect(await trying('SELECT * FROM customers')).toBe(REFUSED);
    await client.query('SET row_security = on');
  });
});
