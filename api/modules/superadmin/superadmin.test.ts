import { buildSuperadmin, buildTenant } from '../../test/build';
import { startTestApp, type TestApp } from '../../test/harness';

let app: TestApp;
beforeAll(async () => { app = await startTestApp(); });
afterAll(() => app.close());

test('the superadmin sees every company, newest first, and nobody else does', async () => {
  const boss = await buildSuperadmin(app);
  const ana = await buildTenant(app, { companyName: 'Primera' });
  await buildTenant(app, { companyName: 'Segunda' });
  const { status, body } = await app.rest('GET', '/superadmin/tenants', { token: boss.token });
  expect(status).toBe(200);
  expect(body.tenants.map((each: { name: string }) => each.name)).toEqual(['Segunda', 'Primera']);
  expect(body.tenants[1]).toEqual({
    id: ana.tenantId, name: 'Primera', nif: 'B98241573', email: ana.email, status: 'trial', createdAt: expect.any(String),
    subscription: { plan: 'basic', status: 'trial', priceMonthly: 19, trialEndsAt: expect.any(String), currentPeriodEnd: null, cancelAtPeriodEnd: false, hasStripeSubscription: false },
  });
  expect((await app.rest('GET', '/superadmin/tenants', { token: ana.token })).status).toBe(403);
  expect((await app.rest('GET', '/superadmin/tenants')).status).toBe(401);
});
