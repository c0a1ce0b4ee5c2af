import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { OPERATIONS } from '../../test/house/access-matrix';
import { keptThings, type Things } from '../../test/house/things';
import { buildSuperadmin, buildTenant, buildUser, setSubscription, type Person } from '../../test/build';
import { freshThings } from '../../test/house/cast';
import { POOLED, testDataDir } from '../../test/database';
import { graphqlDoor } from '../../test/doors';
import { startTestApp, type TestApp } from '../../test/harness';
import { operations } from '../../test/house/operations';
import { startStripe } from '../../test/servers/stripe';
import { asSuperuser } from '../../test/superuser';
import { sealActivities } from './seal';

interface Trace {
  id: string;
  tenant_id: string;
  created_at: Date;
  entity_id: string | null;
  actor_kind: string;
  user_id: string | null;
  action: string;
  entity_type: string;
  description: string;
  risk_level: string;
  ip_address: string | null;
  request_id: string | null;
}

const ACTIONS = [
  'login',
  'logout',
  'create',
  'update',
  'delete',
  'view',
  'export',
  'consent_granted',
  'consent_revoked',
  'data_request_created',
  'data_request_verified',
  'data_request_processed',
  'data_deletion',
];
/** The reads that leave a trace. */
const WATCHED = ['settings', 'invoiceExport', 'verifactuExport', 'activityExport', 'tenantExport'];

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
  // It takes the requests that come by the public form.
  await buildSuperadmin(app);
  await setSubscription(app, ana, { plan: 'pro', status: 'active' });
  [boss, changing] = [await buildUser(app, ana, 'admin'), await buildUser(app, ana, 'admin')];
  things = freshThings(app, ana, 'active', boss);
  await asSuperuser(app.database, client =>
    client.query(
      'UPDATE app.users SET password_hash = (SELECT password_hash FROM app.users WHERE id = $1) WHERE id = ANY($2)',
      [ana.userId, [boss.userId, changing.userId]],
    ),
  );
});
afterAll(async () => {
  await app.close();
  await stripe.stop();
});

const traces = (): Promise<Trace[]> =>
  asSuperuser(
    app.database,
    async client => (await client.query<Trace>('SELECT * FROM app.activities ORDER BY id')).rows,
  );

/** What one call left behind; what it is asked with is made before. */
async function left(
  name: string,
  token: string | undefined,
  by = things,
): Promise<{ code: string | null; rows: Trace[] }> {
  const variables = (await OPERATIONS[name]!.given?.(by)) ?? {};
  return asSuperuser(app.database, async client => {
    const { rows: before } = await client.query<{ id: string }>('SELECT id FROM app.activities');
    const { code } = await graphqlDoor(name)(app, variables, { token });
    const { rows } = await client.query<Trace>(
      'SELECT * FROM app.activities WHERE NOT id = ANY ($1::uuid[]) ORDER BY id',
      [before.map(({ id }) => id)],
    );
    return { code, rows };
  });
}

const done = operations().filter(({ name }) => name in OPERATIONS && OPERATIONS[name]!.right !== 'platform');
const mutations = done.filter(({ kind }) => kind === 'mutation').map(({ name }) => name);
// What was refused is corrected, and then sent; what is erased answers its request; what is mailed gets a link first.
const TWICE = [
  'sendVerifactu',
  'eraseData',
  'sendInvoice',
  'retryRecurringInvoice',
  'sendReminder',
  'sendOverdueClaim',
  'invoiceQuote',
  'prepayQuote',
];
// What Stripe says of an account by now: nothing is done to it.
const QUIET = ['refreshCardAccount'];
// It ends the session that it is made with.
const LAST = 'logout';

test.each(QUIET)('%s leaves no row', async name => {
  expect(await left(name, boss.token)).toEqual({ code: null, rows: [] });
});

test.each([...mutations.filter(name => name !== LAST && !QUIET.includes(name)), ...WATCHED, LAST])(
  '%s leaves one row of who, what and where from, in Spanish and without personal data',
  async name => {
    const { code, rows } = await left(name, (name === 'changePassword' ? changing : boss).token);
    expect([code, rows.length]).toEqual([null, TWICE.includes(name) ? 2 : 1]);
    const [row] = rows as [Trace];
    expect(ACTIONS).toContain(row.action);
    expect(['low', 'medium', 'high', 'critical']).toContain(row.risk_level);
    expect([row.ip_address, row.request_id]).toEqual([expect.stringMatching(/127\.0\.0\.1|::1/), expect.any(String)]);
    expect(row.description).toMatch(/^[A-ZÁÉÍÓÚ]/);
    expect(row.description).not.toMatch(/@|Estudio|Ana|Persona|Colega|Güell|B\d{8}/);
    expect(row.user_id === null).toBe(row.actor_kind === 'public');
    expect(row.entity_type).toMatch(/^[a-z_]+$/);
  },
);

test('a row says when, who, what, of which thing, how grave and where from', async () => {
  const eva = await buildTenant(app);
  const from = Date.now();
  const { body } = await app.rest('POST', '/customers', {
    token: eva.token,
    body: { name: 'Persona', nif: '48213960A' },
  });
  const [row] = (await traces()).filter(each => each.tenant_id === eva.tenantId && each.entity_type === 'customer');
  expect(row).toMatchObject({
    actor_kind: 'user',
    user_id: eva.userId,
    action: 'create',
    entity_id: body.customer.id,
    description: expect.stringMatching(/^Cliente/),
    risk_level: 'low',
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
  expect((await traces()).filter(each => each.tenant_id === eva.tenantId).map(each => each.action)).toEqual([
    'create',
    'login',
    'view',
    'export',
    'logout',
  ]);
});

test('other reads and whatever was refused leave none', async () => {
  const pau = await buildUser(app, ana);
  const reads = done.filter(({ kind, name }) => kind === 'query' && !WATCHED.includes(name));
  const kept = keptThings(things);
  for (const { name } of reads) expect([name, (await left(name, pau.token, kept)).rows]).toEqual([name, []]);
  for (const name of mutations.filter(each => OPERATIONS[each]!.right.startsWith('admin'))) {
    const { code, rows } = await left(name, pau.token, kept);
    expect([name, code, rows]).toEqual([name, 'FORBIDDEN', []]);
  }
});

describe('the log on the screen', () => {
  const LIST = '/lopd/reports/activity';
  let eva: Person;
  let pau: Person;
  let lola: Person;
  const list = async (query = '', token = eva.token) => (await app.rest('GET', `${LIST}${query}`, { token })).body;
  const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Madrid' }).format(new Date());
  beforeAll(async () => {
    eva = await buildTenant(app, { name: 'Eva' });
    [pau, lola] = [await buildUser(app, eva), await buildTenant(app)];
    await app.rest('POST', '/customers', { token: eva.token, body: { name: 'Uno', nif: '48213960A' } });
    const { body } = await app.rest('POST', '/products', {
      token: pau.token,
      body: { name: 'Dos', price: 1, ivaRate: 21 },
    });
    await app.rest('DELETE', `/products/${body.product.id}`, { token: pau.token });
  });

  test('is newest first, in the shape of the contract, and paged', async () => {
    const { activities, pagination } = await list('?limit=2');
    expect(pagination).toEqual({ page: 1, limit: 2, total: 4, totalPages: 2 });
    expect(Object.keys(activities[0])).toEqual([
      'id',
      'createdAt',
      'user',
      'action',
      'entityType',
      'entityId',
      'description',
      'riskLevel',
      'ipAddress',
    ]);
    expect(activities[0]).toMatchObject({
      user: { name: 'Colega', email: pau.email },
      action: 'delete',
      entityType: 'product',
      description: 'Producto desactivado',
      riskLevel: 'medium',
    });
    expect((await list('?limit=2&page=2')).activities.map((each: Trace) => each.action)).toEqual(['create', 'create']);
  });

  test('obeys each of its filters, and all together', async () => {
    const totalOf = async (query: string) => (await list(query)).pagination.total;
    expect([
      await totalOf('?action=create'),
      await totalOf('?riskLevel=medium'),
      await totalOf(`?userId=${pau.userId}`),
    ]).toEqual([3, 1, 2]);
    expect([await totalOf(`?startDate=${today()}`), await totalOf(`?endDate=${today()}`)]).toEqual([4, 4]);
    expect([await totalOf('?startDate=2099-01-01'), await totalOf('?endDate=2020-01-01')]).toEqual([0, 0]);
    expect(
      await totalOf(`?action=create&userId=${pau.userId}&startDate=${today()}&endDate=${today()}&riskLevel=low`),
    ).toBe(1);
  });

  test.each([
    ['action=borrar', 'action'],
    ['riskLevel=mucho', 'riskLevel'],
    ['startDate=ayer', 'startDate'],
    ['userId=7', 'userId'],
    ['limit=201', 'limit'],
    ['page=0', 'page'],
  ])('refuses %s on its field', async (query, field) => {
    const { status, body } = await app.rest('GET', `${LIST}?${query}`, { token: eva.token });
    expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([400, 'BAD_USER_INPUT', [field]]);
  });

  test('shows a plain user their own acts only, whatever they ask for', async () => {
    const { activities } = await list('', pau.token);
    expect(activities.map((each: { user: { email: string } }) => each.user.email)).toEqual([pau.email, pau.email]);
    for (const path of [LIST, `${LIST}/csv`]) {
      for (const other of [eva.userId, lola.userId])
        expect((await app.rest('GET', `${path}?userId=${other}`, { token: pau.token })).status).toBe(404);
    }
    expect((await app.rest('GET', `${LIST}/csv`, { token: pau.token })).text).not.toMatch(/Eva/);
    const { body } = await app.gql('{ activityUsers { id } }', {}, { token: pau.token });
    expect(body.errors[0].extensions.code).toBe('FORBIDDEN');
  });

  test('offers an admin the people of the company, those who have left too', async () => {
    await asSuperuser(app.database, client =>
      client.query('UPDATE app.users SET deleted_at = now() WHERE id = $1', [pau.userId]),
    );
    const { body } = await app.gql(
      '{ activityUsers { id name email } activities(limit: 1, action: delete) { items { actorKind user { name } } } }',
      {},
      { token: eva.token },
    );
    expect(body.data.activityUsers).toEqual([
      { id: pau.userId, name: 'Colega', email: pau.email },
      { id: eva.userId, name: 'Eva', email: eva.email },
    ]);
    expect(body.data.activities.items).toEqual([{ actorKind: 'user', user: { name: 'Colega' } }]);
  });

  test('is exported as it is filtered, and the export stands in it', async () => {
    await asSuperuser(app.database, client =>
      client.query(
        `UPDATE app.users SET name = '=1+1'
       WHERE id = $1`,
        [pau.userId],
      ),
    );
    const { headers, text } = await app.rest('GET', `${LIST}/csv?action=delete`, { token: eva.token });
    expect(headers.get('content-disposition')).toBe(`attachment; filename="auditoria_${today()}.csv"`);
    const [head, row, ...rest] = text.replace('\uFEFF', '').trim().split('\r\n');
    expect(head).toBe('Fecha y hora;Usuario;Correo;Acción;Sobre;Qué pasó;Riesgo;Dirección;Identificador');
    expect(row).toMatch(
      new RegExp(`^\\d+/\\d+/\\d+, \\d+:\\d+:\\d+;'=1\\+1;${pau.email};Eliminar;Producto;Producto desactivado;Medio;`),
    );
    expect(rest).toEqual([]);
    expect((await list('?action=export')).activities[0]).toMatchObject({
      entityType: 'activity',
      riskLevel: 'medium',
      description: 'Auditoría exportada a CSV',
    });
  });
});

describe('the chain of the log', () => {
  let eva: Person;
  const check = async () =>
    (await app.gql('{ checkActivities { sealed intact brokenAt brokenId problem } }', {}, { token: eva.token })).body
      .data.checkActivities;
  const ofEva = async () => (await traces()).filter(each => each.tenant_id === eva.tenantId);
  /** Without the foreign keys, as somebody with access to the machine may write. */
  const tamper = (sql: string, ...values: unknown[]) =>
    asSuperuser(app.database, async client => {
      await client.query('SET session_replication_role = replica');
      await client.query(sql, values);
    });
  beforeEach(async () => {
    eva = await buildTenant(app);
    for (const name of ['Uno', 'Dos', 'Tres'])
      await app.rest('POST', '/customers', { token: eva.token, body: { name, nif: '48213960A' } });
    await sealActivities(app.services, 0);
  });

  test('seals every act in order, goes on where it ended, and says up to when', async () => {
    expect(await check()).toEqual({ sealed: 4, intact: true, brokenAt: null, brokenId: null, problem: null });
    await app.rest('POST', '/customers', { token: eva.token, body: { name: 'Cuatro', nif: '48213960A' } });
    expect(await check()).toMatchObject({ sealed: 4, intact: true });
    await sealActivities(app.services, 0);
    await sealActivities(app.services, 0);
    expect(await check()).toMatchObject({ sealed: 5, intact: true });
    const { body } = await app.gql('{ activities { sealedUntil items { createdAt } } }', {}, { token: eva.token });
    expect(Date.parse(body.data.activities.sealedUntil)).toBeGreaterThanOrEqual(
      Date.parse(body.data.activities.items[0].createdAt),
    );
  });

  test('what is not settled yet, or a transaction under way may still write, waits for its seal', async () => {
    await app.rest('POST', '/customers', { token: eva.token, body: { name: 'Cuatro', nif: '48213960A' } });
    await sealActivities(app.services);
    expect((await check()).sealed).toBe(4);
    await app.services.db.tx(eva.tenantId, async em => {
      await em.query('SELECT 1');
      await app.rest('POST', '/customers', { token: eva.token, body: { name: 'Cinco', nif: '48213960A' } });
      await sealActivities(app.services, 0);
      expect((await check()).sealed).toBe(5);
    });
    await sealActivities(app.services, 0);
    expect(await check()).toMatchObject({ sealed: 6, intact: true });
  });

  test.each([
    [
      'altered',
      'UPDATE app.activities SET description = $2 WHERE id = $1',
      'otra cosa',
      'La actividad no corresponde a su sello: alguien la ha cambiado.',
    ],
    [
      'moved by a microsecond',
      `UPDATE app.activities SET created_at = created_at + $2::interval
       WHERE id = $1`,
      '1 microsecond',
      'La actividad no corresponde a su sello: alguien la ha cambiado.',
    ],
    [
      'deleted',
      'DELETE FROM app.activities WHERE id = $1 AND $2 = $2',
      '',
      'Falta la actividad: alguien la ha borrado.',
    ],
  ])('an act that was %s is named', async (_how, sql, value, problem) => {
    const [, , third] = await ofEva();
    await tamper(sql, third!.id, value);
    expect(await check()).toEqual({ sealed: 4, intact: false, brokenAt: 3, brokenId: third!.id, problem });
  });

  test('an act that was deleted with its seal is missed, also the last one', async () => {
    const [, , third, last] = await ofEva();
    await tamper(
      'WITH gone AS (DELETE FROM app.activity_seals WHERE activity_id = $1) DELETE FROM app.activities WHERE id = $1',
      last!.id,
    );
    expect(await check()).toMatchObject({ intact: false, brokenAt: 4, problem: 'Falta el final de la cadena.' });
    await tamper(
      'WITH gone AS (DELETE FROM app.activity_seals WHERE activity_id = $1) DELETE FROM app.activities WHERE id = $1',
      third!.id,
    );
    expect(await check()).toMatchObject({ intact: false, brokenAt: 3, problem: 'Falta el final de la cadena.' });
  });

  test('an act that was added among the sealed ones is named, and never gets a seal', async () => {
    const id = '0199c1a4-6d2e-7b31-9a54-3f0c8e21d7b6';
    const [first] = await ofEva();
    await tamper(
      `INSERT INTO app.activities (tenant_id, id, created_at, actor_kind, action, entity_type, description, risk_level)
      VALUES ($1, $2, $3::timestamptz + interval '1 millisecond', 'public', 'view', 'invoice', 'Nada', 'low')`,
      eva.tenantId,
      id,
      first!.created_at,
    );
    await sealActivities(app.services, 0);
    expect(await check()).toEqual({
      sealed: 4,
      intact: false,
      brokenAt: null,
      brokenId: id,
      problem: 'La actividad no tiene sello: alguien la ha añadido después.',
    });
  });

  test('a seal that was forged, or a chain whose end was, is found', async () => {
    const [, second] = await ofEva();
    await tamper(`UPDATE app.activity_seals SET hash = repeat('a', 64) WHERE activity_id = $1`, second!.id);
    expect(await check()).toMatchObject({ intact: false, brokenAt: 2, brokenId: second!.id });
    await tamper('DELETE FROM app.activity_chains WHERE tenant_id = $1', eva.tenantId);
    expect((await check()).intact).toBe(false);
  });

  test('the command names the first row that is wrong, and ends with an error', async () => {
    const [, second] = await ofEva();
    const { app: url, owner, platform } = app.database;
    const verify = () =>
      promisify(execFile)(
        process.execPath,
        ['-r', './api/bin/typescript.cjs', 'api/cli.ts', 'audit', 'verify', eva.tenantId],
        {
          cwd: join(__dirname, '../../..'),
          env: {
            ...process.env,
            NODE_ENV: 'test',
            DATABASE_URL: url,
            DATABASE_OWNER_URL: owner,
            DATABASE_PLATFORM_URL: platform,
            DATA_DIR: testDataDir(),
            ...POOLED,
          },
        },
      );
    expect((await verify()).stdout).toMatch(new RegExp(`^${eva.tenantId} íntegra: 4 `));
    await tamper(`UPDATE app.activities SET risk_level = 'high' WHERE id = $1`, second!.id);
    const { code, stdout, stderr } = (await verify().catch(
      (error: { code: number; stdout: string; stderr: string }) => error,
    )) as { code: number; stdout: string; stderr: string };
    expect([code, stderr.trim()]).toEqual([1, 'Auditorías rotas: 1']);
    expect(stdout).toMatch(
      new RegExp(`^${eva.tenantId} ROTA en 2, ${second!.id}: La actividad no corresponde a su sello`),
    );
  });

  test('a chain that somebody has meddled with leaves no other open', async () => {
    await tamper('DELETE FROM app.activity_chains WHERE tenant_id = $1', eva.tenantId);
    const lola = await buildTenant(app);
    await app.rest('POST', '/customers', { token: eva.token, body: { name: 'Cuatro', nif: '48213960A' } });
    await sealActivities(app.services, 0);
    expect(
      (await app.gql('{ checkActivities { sealed } }', {}, { token: lola.token })).body.data.checkActivities.sealed,
    ).toBe(1);
    expect((await check()).intact).toBe(false);
  });

  test('a day on which nothing happened is closed too', async () => {
    await asSuperuser(app.database, client =>
      client.query(
        `UPDATE app.activity_chains
       SET until = now() - interval '2 days' WHERE tenant_id = $1`,
        [eva.tenantId],
      ),
    );
    await asSuperuser(app.database, client =>
      client.query(
        `UPDATE app.activities
       SET created_at = created_at - interval '3 days' WHERE tenant_id = $1`,
        [eva.tenantId],
      ),
    );
    const before = new Date();
    await sealActivities(app.services, 1);
    const [chain] = await asSuperuser(
      app.database,
      async client =>
        (await client.query('SELECT until, sealed FROM app.activity_chains WHERE tenant_id = $1', [eva.tenantId])).rows,
    );
    expect([chain.sealed, before.getTime() - chain.until.getTime() < 3_600_000]).toEqual([4, true]);
  });
});
