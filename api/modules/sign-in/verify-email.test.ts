import { addDays } from '../../platform/dates';
import { buildTenant, mailedToken, type Person } from '../../test/build';
import { sharedTestApp, type TestApp } from '../../test/harness';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(() => app.close());

const verify = (token: string) => app.rest('POST', '/auth/verify-email', { body: { token } });
const reset = (token: string) =>
  app.rest('POST', '/auth/reset-password', { body: { token, password: 'nueva-clave-1' } });
const verifiedAt = async ({ tenantId, userId }: Person) =>
  (
    await app.services.db.read(tenantId, em =>
      em.query('SELECT email_verified_at AS at FROM users WHERE id = $1', [userId]),
    )
  )[0].at;
const mails = ({ tenantId }: Person) =>
  app.services.db.read(tenantId, em => em.query('SELECT kind, status FROM mails'));

test('a person who registers is welcomed by mail, and works at once; the link confirms their address, once', async () => {
  const ana = await buildTenant(app);
  expect(await mails(ana)).toEqual([{ kind: 'welcome', status: 'queued' }]);
  expect([await verifiedAt(ana), (await app.rest('GET', '/customers', { token: ana.token })).status]).toEqual([
    null,
    200,
  ]);
  const token = await mailedToken(app, ana.userId);
  expect((await verify(token)).body).toEqual({ success: true });
  expect(await verifiedAt(ana)).toBeInstanceOf(Date);
  const again = await verify(token);
  expect([again.status, again.body.fields]).toEqual([400, { token: 'El enlace ya no vale: caducó o ya se usó.' }]);
  expect((await app.rest('GET', '/auth/me', { token: ana.token })).status).toBe(200);
});

test("it is good for seven days, and for nothing else: it sets no password, and a reset's link confirms nothing", async () => {
  const ana = await buildTenant(app);
  const welcome = await mailedToken(app, ana.userId);
  expect((await reset(welcome)).status).toBe(400);
  await app.rest('POST', '/auth/forgot-password', { body: { email: ana.email } });
  const link = await mailedToken(app, ana.userId);
  expect([(await verify(link)).status, await verifiedAt(ana)]).toEqual([400, null]);
  app.at(addDays(new Date(), 7.01));
  expect((await verify(welcome)).status).toBe(400);
  app.at(addDays(new Date(), 6.99));
  expect((await verify(welcome)).status).toBe(200);
  app.at(null);
  // Confirming uses up no other link.
  expect((await reset(link)).status).toBe(200);
});

test('a password set by a mailed link confirms the address too', async () => {
  const ana = await buildTenant(app);
  await app.rest('POST', '/auth/forgot-password', { body: { email: ana.email } });
  expect((await reset(await mailedToken(app, ana.userId))).status).toBe(200);
  expect(await verifiedAt(ana)).toBeInstanceOf(Date);
});

test.each(['', '   ', 'inventado', 'x'.repeat(201)])('%p is no link', async token => {
  expect((await verify(token)).status).toBe(400);
});
