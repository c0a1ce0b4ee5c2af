import { buildInvoice, buildSuperadmin, buildTenant, buildUser, invoicePayload, setTenantStatus, type Person } from '../../test/build';
import { startTestApp, type TestApp } from '../../test/harness';

let app: TestApp;
let ana: Person;
beforeAll(async () => { app = await startTestApp(); ana = await buildTenant(app); });
afterAll(() => app.close());

const create = (input: Record<string, unknown>, person = ana) => app.gql('mutation($input: ApiKeyInput!) { createApiKey(input: $input) { token apiKey { id name scope lastUsedAt } } }', { input }, { token: person.token });
const keyOf = async (scope: 'read' | 'write') => (await create({ name: `Clave ${scope}`, scope })).body.data.createApiKey;
const keys = async () => (await app.gql('{ apiKeys { id name scope lastUsedAt } }', {}, { token: ana.token })).body.data.apiKeys;

test('a key is shown once, works at both doors by its scope, shows its last use and is revoked at once', async () => {
  const { token, apiKey } = await keyOf('write');
  expect(apiKey).toEqual({ id: expect.any(String), name: 'Clave write', scope: 'write', lastUsedAt: null });
  const made = await app.rest('POST', '/invoices', { token, body: invoicePayload() });
  expect(made.status).toBe(201);
  expect((await app.gql('{ customers { pagination { total } } }', {}, { token })).body.data.customers.pagination.total).toBe(0);
  const [listed] = await keys();
  expect(listed).toMatchObject({ id: apiKey.id, lastUsedAt: expect.any(String) });
  expect(JSON.stringify(await keys())).not.toContain(token);
  const [act] = await app.services.db.read(ana.tenantId, em => em.query(`SELECT actor_kind, user_id, api_key_id FROM activities WHERE entity_id = $1`, [made.body.invoice.id]));
  expect(act).toEqual({ actor_kind: 'api_key', user_id: null, api_key_id: apiKey.id });
  const revoke = () => app.gql('mutation($id: ID!) { revokeApiKey(id: $id) }', { id: apiKey.id }, { token: ana.token });
  expect((await revoke()).body.data.revokeApiKey).toBe(true);
  expect((await app.rest('GET', '/customers', { token })).status).toBe(401);
  expect((await revoke()).body.errors[0].extensions.code).toBe('NOT_FOUND');
});

test('a read key reads and writes nothing', async () => {
  const { token } = await keyOf('read');
  const { id } = await buildInvoice(app, ana);
  for (const path of ['/customers', '/products', '/invoices', `/invoices/${id}`, '/stats/dashboard', '/settings', `/invoices/${id}/pdf`]) expect((await app.rest('GET', path, { token })).status).toBe(200);
  const refused = await app.rest('POST', '/invoices', { token, body: invoicePayload() });
  expect([refused.status, refused.body]).toEqual([403, { error: 'Esta clave de API es de solo lectura', code: 'FORBIDDEN' }]);
});

test('no key reaches people, passwords, settings, keys or the platform', async () => {
  const { token } = await keyOf('write');
  const doors = [
    await app.rest('GET', '/users', { token }), await app.rest('GET', '/auth/me', { token }), await app.rest('PUT', '/settings', { token, body: { companyName: 'x', companyNif: 'B1' } }),
    await app.rest('POST', '/users/change-password', { token, body: { currentPassword: 'x', newPassword: 'otra-clave-1' } }), await app.rest('GET', '/superadmin/tenants', { token }), await app.rest('POST', '/auth/logout', { token }),
  ];
  for (const door of doors) expect([door.status, door.body.code]).toEqual([403, 'FORBIDDEN']);
  expect((await app.gql('{ apiKeys { id } }', {}, { token })).body.errors[0].extensions.code).toBe('FORBIDDEN');
});

test('only an admin makes keys; a suspended company\'s key reads', async () => {
  const pau = await buildUser(app, ana);
  const boss = await buildSuperadmin(app);
  for (const person of [pau, boss]) expect((await create({ name: 'x', scope: 'read' }, person)).body.errors[0].extensions.code).toBe('FORBIDDEN');
  expect((await create({ name: ' ', scope: 'read' })).body.errors[0].extensions.fields).toEqual({ name: 'Escribe para qué es la clave' });
  const { token } = await keyOf('write');
  await setTenantStatus(app, ana, 'suspended');
  expect((await app.rest('GET', '/invoices', { token })).status).toBe(200);
  expect((await app.rest('POST', '/invoices', { token, body: invoicePayload() })).status).toBe(403);
  await setTenantStatus(app, ana, 'active');
});
