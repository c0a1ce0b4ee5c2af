import {
  buildInvoice,
  buildSuperadmin,
  buildTenant,
  buildUser,
  invoicePayload,
  setTenantStatus,
  type Person,
} from '../../test/build';
import { startTestApp, type TestApp } from '../../test/harness';
import { asSuperuser } from '../../test/superuser';

let app: TestApp;
let ana: Person;
beforeAll(async () => {
  app = await startTestApp();
  ana = await buildTenant(app);
});
afterAll(() => app.close());

const create = (input: Record<string, unknown>, person = ana) =>
  app.gql(
    'mutation($input: ApiKeyInput!) { createApiKey(input: $input) { token apiKey { id name scope lastUsedAt } } }',
    { input },
    { token: person.token },
  );
const keyOf = async (scope: 'read' | 'write') =>
  (await create({ name: `Clave ${scope}`, scope })).body.data.createApiKey;
const keys = async () =>
  (await app.gql('{ apiKeys { id name scope lastUsedAt } }', {}, { token: ana.token })).body.data.apiKeys;

test('a key is shown once, works at both doors by its scope, shows its last use and is revoked at once', async () => {
  const { token, apiKey } = await keyOf('write');
  expect(apiKey).toEqual({ id: expect.any(String), name: 'Clave write', scope: 'write', lastUsedAt: null });
  const made = await app.rest('POST', '/invoices', { token, body: invoicePayload() });
  expect(made.status).toBe(201);
  expect(
    (await app.gql('{ customers { pagination { total } } }', {}, { token })).body.data.customers.pagination.total,
  ).toBe(0);
  const [listed] = await keys();
  expect(listed).toMatchObject({ id: apiKey.id, lastUsedAt: expect.any(String) });
  expect(JSON.stringify(await keys())).not.toContain(token);
  const [act] = await app.services.db.read(ana.tenantId, em =>
    em.query(
      `SELECT actor_kind, user_id, api_key_id
     FROM activities WHERE entity_id = $1`,
      [made.body.invoice.id],
    ),
  );
  expect(act).toEqual({ actor_kind: 'api_key', user_id: null, api_key_id: apiKey.id });
  const revoke = () => app.gql('mutation($id: ID!) { revokeApiKey(id: $id) }', { id: apiKey.id }, { token: ana.token });
  expect((await revoke()).body.data.revokeApiKey).toBe(true);
  expect((await app.rest('GET', '/customers', { token })).status).toBe(401);
  expect((await revoke()).body.errors[0].extensions.code).toBe('NOT_FOUND');
});

test('a read key reads and writes nothing', async () => {
  const { token } = await keyOf('read');
  const { id } = await buildInvoice(app, ana);
  for (const path of [
    '/customers',
    '/products',
    '/invoices',
    `/invoices/${id}`,
    '/stats/dashboard',
    '/settings',
    `/invoices/${id}/pdf`,
  ])
    expect((await app.rest('GET', path, { token })).status).toBe(200);
  const refused = await app.rest('POST', '/invoices', { token, body: invoicePayload() });
  expect([refused.status, refused.body]).toEqual([
    403,
    { error: 'Esta clave de API es de solo lectura', code: 'FORBIDDEN' },
  ]);
});

test('no key reaches people, passwords, settings, keys or the platform', async () => {
  const { token } = await keyOf('write');
  const doors = [
    await app.rest('GET', '/users', { token }),
    await app.rest('GET', '/auth/me', { token }),
    await app.rest('PUT', '/settings', { token, body: { companyName: 'x', companyNif: 'B1' } }),
    await app.rest('POST', '/users/change-password', {
      token,
      body: { currentPassword: 'x', newPassword: 'otra-clave-1' },
    }),
    await app.rest('GET', '/superadmin/tenants', { token }),
    await app.rest('POST', '/auth/logout', { token }),
  ];
  for (const door of doors) expect([door.status, door.body.code]).toEqual([403, 'FORBIDDEN']);
  expect((await app.gql('{ apiKeys { id } }', {}, { token })).body.errors[0].extensions.code).toBe('FORBIDDEN');
});

test("only an admin makes keys; a suspended company's key reads", async () => {
  const pau = await buildUser(app, ana);
  const boss = await buildSuperadmin(app);
  for (const person of [pau, boss])
    expect((await create({ name: 'x', scope: 'read' }, person)).body.errors[0].extensions.code).toBe('FORBIDDEN');
  expect((await create({ name: ' ', scope: 'read' })).body.errors[0].extensions.fields).toEqual({
    name: 'Escribe para qué es la clave',
  });
  const { token } = await keyOf('write');
  await setTenantStatus(app, ana, 'suspended');
  expect((await app.rest('GET', '/invoices', { token })).status).toBe(200);
  expect((await app.rest('POST', '/invoices', { token, body: invoicePayload() })).status).toBe(403);
  await setTenantStatus(app, ana, 'active');
});

const signedIn = async (person: Person) =>
  (await app.rest('POST', '/auth/login', { body: { email: person.email, password: 'secreta-123' } })).body.token;
const minutes = (count: number, from = Date.now()) => new Date(from + count * 60_000);

test('a key works for a year unless another time is said, to the minute', async () => {
  const made = Date.now();
  const year = await keyOf('read');
  const [listed] = (await app.gql('{ apiKeys { id expiresAt } }', {}, { token: ana.token })).body.data.apiKeys;
  expect([listed.id, Math.round((Date.parse(listed.expiresAt) - made) / 86_400_000)]).toEqual([year.apiKey.id, 365]);
  const week = (await create({ name: 'Una semana', days: 7 })).body.data.createApiKey.token;
  const works = async (token: string, at: Date) => {
    app.at(at);
    const { status } = await app.rest('GET', '/customers', { token });
    app.at(null);
    return status;
  };
  expect([
    await works(week, minutes(7 * 1_440 - 1)),
    await works(week, minutes(7 * 1_440 + 1)),
    await works(year.token, minutes(7 * 1_440 + 1)),
  ]).toEqual([200, 401, 200]);
  expect([
    await works(year.token, minutes(365 * 1_440 - 1)),
    await works(year.token, minutes(365 * 1_440 + 1)),
  ]).toEqual([200, 401]);
  for (const days of [0, -1, 731])
    expect((await create({ name: 'x', days })).body.errors[0].extensions.fields).toEqual({
      days: 'Elige entre 1 y 730 días',
    });
  for (const days of [1, 730]) expect((await create({ name: 'x', days })).body.errors).toBeUndefined();
});

test('a sign-in of the last fifteen minutes, or the password', async () => {
  const eva = await buildTenant(app);
  const token = await signedIn(eva);
  const ask = (input: object = {}) => create({ name: 'Tienda', ...input }, { ...eva, token });
  const fields = async (input: object = {}) => (await ask(input)).body.errors?.[0].extensions.fields;
  app.at(minutes(14.9));
  expect(await fields()).toBeUndefined();
  app.at(minutes(15.1));
  expect(await fields()).toEqual({ password: 'Hace más de 15 minutos que iniciaste sesión: escribe tu contraseña' });
  expect(await fields({ password: 'la-mala-1' })).toEqual({ password: 'La contraseña no es correcta' });
  const right = await ask({ password: 'secreta-123' });
  expect(right.body.data.createApiKey.token).toMatch(/^[\w-]{43}$/);
  // A wrong password is no 401, and the session goes on.
  expect([right.status, (await app.rest('GET', '/auth/me', { token })).status]).toEqual([200, 200]);
  app.at(null);
});

test('keys end with the admin who made them: demoted or deleted', async () => {
  const eva = await buildTenant(app);
  for (const end of ['demoted', 'deleted']) {
    const admin = await buildUser(app, eva, 'admin');
    const { token } = (await create({ name: 'Suya' }, admin)).body.data.createApiKey;
    const own = (await create({ name: 'De otra' }, eva)).body.data.createApiKey;
    const ask = async (key: string) => (await app.rest('GET', '/customers', { token: key })).status;
    expect(await ask(token)).toBe(200);
    if (end === 'demoted')
      await app.rest('PUT', `/users/${admin.userId}`, { token: eva.token, body: { name: 'Colega', role: 'user' } });
    else await app.rest('DELETE', `/users/${admin.userId}`, { token: eva.token });
    expect([end, await ask(token), await ask(own.token)]).toEqual([end, 401, 200]);
    // Being made admin again does not bring them back.
    if (end === 'demoted')
      await app.rest('PUT', `/users/${admin.userId}`, { token: eva.token, body: { name: 'Colega', role: 'admin' } });
    expect([end, await ask(token)]).toEqual([end, 401]);
  }
  const names = (await app.gql('{ apiKeys { name } }', {}, { token: eva.token })).body.data.apiKeys.map(
    (key: { name: string }) => key.name,
  );
  expect(names).toEqual(['De otra', 'De otra']);
});

test('the admins hear of a new key, and nobody else', async () => {
  const eva = await buildTenant(app);
  const second = await buildUser(app, eva, 'admin');
  await buildUser(app, eva, 'user');
  await create({ name: 'Tienda' }, eva);
  const informed = await app.services.db.read(eva.tenantId, em =>
    em.query(`SELECT user_id FROM mails
     WHERE kind = 'api_key_created'`),
  );
  expect(informed.map((mail: { user_id: string }) => mail.user_id).sort()).toEqual([eva.userId, second.userId].sort());
});

test('fifty keys that open something, however many are made at once; those that have ended do not count', async () => {
  const eva = await buildTenant(app);
  const plant = (count: number, ends: string) =>
    asSuperuser(app.database, client =>
      client.query(
        `INSERT INTO app.api_keys (tenant_id, id, name, scope, created_by, created_at, expires_at)
     SELECT $1, gen_random_uuid(), 'Clave ' || n, 'read', $2, now() - interval '2 days', now() + $3::interval
       FROM generate_series(1, $4) n`,
        [eva.tenantId, eva.userId, ends, count],
      ),
    );
  await plant(60, '-1 day');
  await plant(48, '1 day');
  const made = await Promise.all([1, 2, 3, 4].map(n => create({ name: `A la vez ${n}` }, eva)));
  expect(made.filter(({ body }) => body.data?.createApiKey).length).toBe(2);
  expect(made.flatMap(({ body }) => body.errors ?? []).map(error => error.message)).toEqual(
    Array(2).fill('Ya hay 50 claves: revoca alguna'),
  );
  const listed = (await app.gql('{ apiKeys { expiresAt } }', {}, { token: eva.token })).body.data.apiKeys;
  expect([
    listed.length,
    listed.filter((key: { expiresAt: string }) => Date.parse(key.expiresAt) > Date.now()).length,
  ]).toEqual([50, 50]);
});
