import { OPERATIONS, type Things } from '../../test/access-matrix';
import { buildTenant, buildUser, setSubscription, type Person } from '../../test/build';
import { freshThings } from '../../test/cast';
import { graphqlDoor } from '../../test/doors';
import { startTestApp, type TestApp } from '../../test/harness';
import { operations } from '../../test/operations';
import { startStripe } from '../../test/stripe';
import { asSuperuser } from '../../test/superuser';

interface Trace { id: string; tenant_id: string; created_at: Date; entity_id: string | null; actor_kind: string; user_id: string | null; action: string; entity_type: string; description: string; risk_level: string; ip_address: string | null; request_id: string | null }

const ACTIONS = ['login', 'logout', 'create', 'update', 'delete', 'view', 'export', 'consent_granted', 'consent_revoked', 'data_request_created', 'data_request_verified', 'data_request_processed', 'data_deletion'];
/** The reads that leave a trace. */
const WATCHED = ['settings', 'invoiceExport', 'verifactuExport'];

let app: TestApp;
let ana: Person;
let boss: Person;
/** Its session ends with its password. */
let changing: Person;
let things: Things;
let stripe: Awaited<ReturnType<typeof startStripe>>['sandbox'];
beforeAll(async () => {
  const { sandbox, env } = await startStripe();
  stripe = sandbox;
  app = await startTestApp(env);
  ana = await buildTenant(app);
  await setSubscription(app, ana, { plan: 'pro', status: 'active' });
  [boss, changing] = [await buildUser(app, ana, 'admin'), await buildUser(app, ana, 'admin')];
  things = freshThings(app, ana, 'active', boss);
  await asSuperuser(app.database, client => client.query('UPDATE app.users SET password_hash = (SELECT password_hash FROM app.users WHERE id = $1) WHERE id = ANY($2)', [ana.userId, [boss.userId, changing.userId]]));
});
afterAll(async () => {
  await app.close();
  await stripe.stop();
});

const traces = (): Promise<Trace[]> => asSuperuser(app.database, async client => (await client.query<Trace>('SELECT * FROM app.activities ORDER BY id')).rows);

/** What one call left behind; what it is asked with is made before. */
async function left(name: string, token: string | undefined): Promise<{ code: string | null; rows: Trace[] }> {
  const variables = await OPERATIONS[name]!.given?.(things) ?? {};
  const before = new Set((await traces()).map(each => each.id));
  const { code } = await graphqlDoor(name)(app, variables, { token });
  return { code, rows: (await traces()).filter(each => !before.has(each.id)) };
}

const done = operations().filter(({ name }) => name in OPERATIONS && OPERATIONS[name]!.right !== 'platform');
const mutations = done.filter(({ kind }) => kind === 'mutation').map(({ name }) => name);
// What was refused is corrected, and then sent.
const TWICE = 'sendVerifactu';
// It ends the session that it is made with.
const LAST = 'logout';

test.each([...mutations.filter(name => name !== LAST), ...WATCHED, LAST])('%s leaves one row of who, what and where from, in Spanish and without personal data', async name => {
  const { code, rows } = await left(name, (name === 'changePassword' ? changing : boss).token);
  expect([code, rows.length]).toEqual([null, name === TWICE ? 2 : 1]);
  const [row] = rows as [Trace];
  expect(ACTIONS).toContain(row.action);
  expect(['low', 'medium', 'high', 'critical']).toContain(row.risk_level);
  expect([row.ip_address, row.request_id]).toEqual([expect.stringMatching(/127\.0\.0\.1|::1/), expect.any(String)]);
  expect(row.description).toMatch(/^[A-ZÁÉÍÓÚ]/);
  expect(row.description).not.toMatch(/@|Estudio|Ana|Persona|Colega|Güell|B\d{8}/);
  expect(row.user_id === null).toBe(row.actor_kind === 'public');
  expect(row.entity_type).toMatch(/^[a-z_]+$/);
});

test('a row says when, who, what, of which thing, how grave and where from', async () => {
  const eva = await buildTenant(app);
  const from = Date.now();
  const { body } = await app.rest('POST', '/customers', { token: eva.token, body: { name: 'Persona', nif: '48213960A' } });
  const [row] = (await traces()).filter(each => each.tenant_id === eva.tenantId && each.entity_type === 'customer');
  expect(row).toMatchObject({
    actor_kind: 'user', user_id: eva.userId, action: 'create', entity_id: body.customer.id, description: expect.stringMatching(/^Cliente/), risk_level: 'low',
    ip_address: expect.stringMatching(/127\.0\.0\.1|::1/),
  });
  // Both clocks are this machine's.
  expect(Math.abs(row!.created_at.getTime() - from)).toBeLessThan(10_000);
});

test('login, logout, a look at the settings and an export go by their own names', async () => {
  const eva = await buildTenant(app, { email: 'eva@traza.example', password: 'secreta-123' });
  const { body } = await app.rest('POST', '/auth/login', { body: { email: eva.email, password: 'secreta-123' } });
  await app.rest('GET', '/settings', { token: body.token });
  await app.rest('GET', '/invoices/export/csv', { token: body.token });
  await app.rest('POST', '/auth/logout', { token: body.token });
  expect((await traces()).filter(each => each.tenant_id === eva.tenantId).map(each => each.action)).toEqual(['create', 'login', 'view', 'export', 'logout']);
});

test('other reads and whatever was refused leave none', async () => {
  const pau = await buildUser(app, ana);
  const reads = done.filter(({ kind, name }) => kind === 'query' && !WATCHED.includes(name));
  for (const { name } of reads) expect([name, (await left(name, pau.token)).rows]).toEqual([name, []]);
  for (const name of mutations.filter(each => OPERATIONS[each]!.right.startsWith('admin'))) {
    const { code, rows } = await left(name, pau.token);
    expect([name, code, rows]).toEqual([name, 'FORBIDDEN', []]);
  }
});
