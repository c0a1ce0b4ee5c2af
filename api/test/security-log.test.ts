import { buildTenant, buildUser, type Person } from './build';
import { startTestApp, type TestApp } from './harness';

let app: TestApp;
let ana: Person;
let lines: jest.SpyInstance;
beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1' });
  ana = await buildTenant(app, { email: 'ana@empresa.example' });
  lines = jest.spyOn(app.services.log, 'warn');
});
afterAll(() => app.close());
beforeEach(() => lines.mockClear());

const headers = { 'x-forwarded-for': '203.0.113.7' };
const noted = () => lines.mock.calls.map(([line]) => line).filter(line => line.security);
const from = { ip: '203.0.113.7', requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) };

test('a failed sign-in says whose account it was, and never what was typed', async () => {
  await app.rest('POST', '/auth/login', { body: { email: ana.email, password: 'la-mala-1' }, headers });
  await app.rest('POST', '/auth/login', { body: { email: 'nadie@empresa.example', password: 'la-mala-2' }, headers });
  expect(noted()).toEqual([
    { security: 'sign_in_failed', tenantId: ana.tenantId, userId: ana.userId, apiKeyId: null, ...from },
    { security: 'sign_in_failed', tenantId: null, userId: null, apiKeyId: null, ...from },
  ]);
  expect(JSON.stringify(lines.mock.calls)).not.toMatch(/la-mala|ana@|nadie@/);
});

test('so does a wrong current password; a dead link says from where', async () => {
  await app.rest('POST', '/users/change-password', {
    token: ana.token,
    body: { currentPassword: 'la-mala-1', newPassword: 'nueva-clave-1' },
    headers,
  });
  await app.rest('POST', '/auth/reset-password', { body: { token: 'inventado', password: 'nueva-clave-1' }, headers });
  expect(noted()).toEqual([
    { security: 'password_refused', tenantId: ana.tenantId, userId: ana.userId, apiKeyId: null, ...from },
    { security: 'link_refused', tenantId: null, userId: null, apiKeyId: null, ...from },
  ]);
  expect(JSON.stringify(lines.mock.calls)).not.toMatch(/la-mala|inventado|nueva-clave/);
});

test('what somebody may not do says who tried what, at both doors; a visitor without a token is no event', async () => {
  const pau = await buildUser(app, ana);
  const who = { tenantId: ana.tenantId, userId: pau.userId, apiKeyId: null, ...from };
  await app.rest('GET', '/users', { token: pau.token, headers });
  await app.gql('{ apiKeys { id } }', {}, { token: pau.token, headers });
  await app.rest('GET', '/customers', { token: 'x'.repeat(43), headers });
  await app.rest('GET', '/customers', { headers });
  expect(noted()).toEqual([
    { security: 'refused', ...who, code: 'FORBIDDEN', operation: 'users' },
    { security: 'refused', ...who, code: 'FORBIDDEN', operation: 'apiKeys' },
    { security: 'refused', ...who, tenantId: null, userId: null, code: 'UNAUTHENTICATED', operation: 'customers' },
  ]);
});
