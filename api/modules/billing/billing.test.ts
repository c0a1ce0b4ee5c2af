import { addDays } from '../../platform/dates';
import { buildUser, invoicePayload, setSubscription, setTenantStatus, type Person } from '../../test/build';
import { startShop, type Shop } from '../../test/stripe';
import { tickBilling } from './clock';

let shop: Shop;
beforeAll(async () => { shop = await startShop(); });
afterAll(() => shop.close());

const post = (person: Person, path: string, body?: unknown) => shop.app.rest('POST', `/billing${path}`, { token: person.token, body });
const issue = (person: Person) => shop.app.rest('POST', '/invoices', { token: person.token, body: invoicePayload() });

test('a trial pays for PRO: active, its first payment kept to the cent, Verifactu open', async () => {
  const ana = await shop.buildTenant();
  const begun = await post(ana, '/checkout', { plan: 'pro' });
  expect(begun).toMatchObject({ status: 200, body: { success: true, sessionId: expect.stringMatching(/^cs_/), url: expect.stringContaining('/pay/') } });
  expect((await shop.status(ana)).subscription).toMatchObject({ plan: 'basic', status: 'trial', hasStripeSubscription: false });
  expect(await shop.subscribe(ana)).toBe(`http://folio.test/billing/success?session_id=${begun.body.sessionId}`);
  expect(await shop.status(ana)).toEqual({
    subscription: {
      plan: 'pro', status: 'active', priceMonthly: 49, trialEndsAt: expect.any(String), currentPeriodEnd: expect.any(String), cancelAtPeriodEnd: false,
      hasStripeSubscription: true,
    },
    payments: [{ id: expect.any(String), createdAt: expect.any(String), amount: 59.29, status: 'succeeded' }],
    publishableKey: null,
  });
  expect((await shop.row(ana)).tenant_status).toBe('active');
  expect((await shop.app.rest('GET', '/verifactu/records', { token: ana.token })).status).toBe(200);
});

test('of seven payments the five last are shown, the newest first', async () => {
  const ana = await shop.buildTenant();
  await shop.services.db.acrossTenants(em => em.query(`INSERT INTO payments (tenant_id, id, charge_id, created_at, amount, status)
    SELECT $1, gen_random_uuid(), 'ch_seven_' || n, timestamptz '2026-01-01' + n * interval '1 day', n, 'succeeded' FROM generate_series(1, 7) n`, [ana.tenantId]));
  expect((await shop.status(ana)).payments.map((each: { amount: number }) => each.amount)).toEqual([7, 6, 5, 4, 3]);
});

test('the launch offer is for the first monthly basic checkout only', async () => {
  const ana = await shop.buildTenant();
  const offered = async () => (await shop.app.gql('{ billing { starterOffered open } }', {}, { token: ana.token })).body.data.billing;
  expect(await offered()).toEqual({ starterOffered: true, open: true });
  await shop.subscribe(ana, 'basic');
  expect((await shop.status(ana)).payments[0].amount).toBe(10.89);
  expect((await shop.status(ana)).subscription).toMatchObject({ plan: 'basic', priceMonthly: 19, status: 'active' });
  expect(await offered()).toEqual({ starterOffered: false, open: true });
  for (let month = 0; month < 3; month += 1) await shop.pass(31, ana);
  expect((await shop.status(ana)).payments.map((each: { amount: number }) => each.amount)).toEqual([22.99, 10.89, 10.89, 10.89]);
});

test('the basic plan has no yearly price; PRO by the year is 39 € a month', async () => {
  const ana = await shop.buildTenant();
  expect(await post(ana, '/checkout', { plan: 'basic', interval: 'year' })).toMatchObject({ status: 400, body: { fields: { interval: expect.any(String) } } });
  await shop.subscribe(ana, 'pro', 'year');
  expect((await shop.status(ana)).subscription).toMatchObject({ plan: 'pro', priceMonthly: 39 });
  expect((await shop.status(ana)).payments[0].amount).toBe(566.28);
});

test('a card that the bank refuses changes nothing; another one pays the same session', async () => {
  const ana = await shop.buildTenant();
  const { body: { url } } = await post(ana, '/checkout', { plan: 'pro' });
  expect((await shop.pay(url, 'declined')).status).toBe(402);
  await shop.settle(ana);
  expect(await shop.status(ana)).toMatchObject({ subscription: { status: 'trial' }, payments: [] });
  const asked = await (await shop.pay(url, 'authentication')).text();
  expect(asked).toContain('Tu banco pide que confirmes');
  expect((await shop.pay(url, 'authentication', '/confirm')).status).toBe(303);
  await shop.settle(ana);
  expect((await shop.status(ana)).subscription.status).toBe('active');
});

test('more is charged at once, less begins with the next period, and there is never a second subscription', async () => {
  const ana = await shop.buildTenant();
  await shop.subscribe(ana, 'basic');
  const up = await post(ana, '/checkout', { plan: 'pro' });
  expect(up).toMatchObject({ status: 200, body: { success: true, url: expect.stringContaining('/billing/success?session_id=sub_') } });
  expect((await shop.status(ana)).subscription).toMatchObject({ plan: 'pro', priceMonthly: 49 });
  expect((await shop.status(ana)).payments).toHaveLength(2);
  expect((await post(ana, '/checkout', { plan: 'pro' })).status).toBe(409);
  expect(await post(ana, '/checkout', { plan: 'basic' })).toMatchObject({ status: 200, body: { success: true, url: 'http://folio.test/app/billing' } });
  const pending = async () => (await shop.app.gql('{ billing { subscription { plan pendingPlan } } }', {}, { token: ana.token })).body.data.billing.subscription;
  expect(await pending()).toEqual({ plan: 'pro', pendingPlan: 'basic' });
  await shop.pass(31, ana);
  expect(await pending()).toEqual({ plan: 'basic', pendingPlan: null });
  expect(Object.values(shop.sandbox.account.kept.subscriptions).filter(each => each.metadata.tenantId === ana.tenantId)).toHaveLength(1);
});

test('a downgrade that is planned can be taken back', async () => {
  const ana = await shop.buildTenant();
  await shop.subscribe(ana, 'pro');
  await post(ana, '/checkout', { plan: 'basic' });
  expect(await post(ana, '/checkout', { plan: 'pro' })).toMatchObject({ status: 200, body: { success: true, url: 'http://folio.test/app/billing' } });
  await shop.pass(31, ana);
  expect((await shop.status(ana)).subscription.plan).toBe('pro');
});

test('a refused card leaves the downgrade that is planned', async () => {
  const ana = await shop.buildTenant();
  await shop.subscribe(ana, 'pro', 'month', 'failsLater');
  await post(ana, '/checkout', { plan: 'basic' });
  expect((await post(ana, '/checkout', { plan: 'pro', interval: 'year' })).status).toBe(409);
  await shop.settle(ana, ana);
  expect(await shop.row(ana)).toMatchObject({ plan: 'pro', billing_interval: 'month', pending_plan: 'basic', status: 'active' });
  const { provider_customer_id: customer } = await shop.row(ana);
  shop.sandbox.account.kept.customers[customer]!.card = 'good';
  expect((await post(ana, '/checkout', { plan: 'pro', interval: 'year' })).status).toBe(200);
  expect(await shop.row(ana)).toMatchObject({ plan: 'pro', billing_interval: 'year', pending_plan: null });
});

test('a plan that Folio gave goes on by whole months or years, counted from its first end', async () => {
  const [ana, eva] = [await shop.buildTenant(), await shop.buildTenant()];
  const give = (person: Person, interval: string) => shop.services.db.acrossTenants(em => em.query(
    `UPDATE subscriptions SET plan = 'pro', status = 'active', manual = true, billing_interval = $2, current_period_end = '2028-01-31T12:00:00Z'
      WHERE tenant_id = $1`, [person.tenantId, interval]));
  await give(ana, 'month');
  await give(eva, 'year');
  const ends: string[] = [];
  for (const day of ['2028-02-01', '2028-03-01', '2028-04-01', '2028-08-15']) {
    shop.app.at(new Date(`${day}T12:00:00Z`));
    await tickBilling(shop.services);
    ends.push((await shop.row(ana)).current_period_end.toISOString().slice(0, 10));
  }
  const { current_period_end: yearly } = await shop.row(eva);
  shop.app.at(null);
  expect(ends).toEqual(['2028-02-29', '2028-03-31', '2028-04-30', '2028-08-31']);
  expect(yearly.toISOString()).toBe('2029-01-31T12:00:00.000Z');
});

test('cancelling keeps everything until the period ends; reactivating takes it back; then it ends', async () => {
  const ana = await shop.buildTenant();
  await shop.subscribe(ana);
  expect(await post(ana, '/cancel', { cancelAtPeriodEnd: true })).toMatchObject({ status: 200, body: { success: true, subscription: { cancelAtPeriodEnd: true, status: 'active' } } });
  expect((await issue(ana)).status).toBe(201);
  expect(await post(ana, '/reactivate')).toMatchObject({ status: 200, body: { success: true, subscription: { cancelAtPeriodEnd: false } } });
  await post(ana, '/cancel', { cancelAtPeriodEnd: true });
  expect((await post(ana, '/cancel', { cancelAtPeriodEnd: false })).status).toBe(400);
  await shop.pass(31, ana);
  expect((await shop.status(ana)).subscription).toMatchObject({ status: 'cancelled', cancelAtPeriodEnd: false, hasStripeSubscription: false });
  expect((await issue(ana)).status).toBe(402);
  expect((await post(ana, '/reactivate')).status).toBe(409);
  expect((await post(ana, '/portal')).status).toBe(409);
  await shop.subscribe(ana, 'basic');
  expect((await issue(ana)).status).toBe(201);
});

test('a payment that fails leaves a week, then reading goes on and issuing does not, until it is paid again', async () => {
  const ana = await shop.buildTenant();
  await shop.subscribe(ana, 'pro', 'month', 'failsLater');
  await shop.pass(31, ana);
  const grace = async () => (await shop.app.gql('{ billing { subscription { status graceUntil } } }', {}, { token: ana.token })).body.data.billing.subscription;
  expect(await grace()).toEqual({ status: 'active', graceUntil: expect.any(String) });
  expect((await shop.status(ana)).payments[0]).toMatchObject({ status: 'failed', amount: 59.29 });
  expect((await issue(ana)).status).toBe(201);
  expect((await post(ana, '/checkout', { plan: 'pro', interval: 'year' })).status).toBe(409);
  await shop.pass(7, ana);
  expect((await shop.status(ana)).subscription).toMatchObject({ status: 'expired', hasStripeSubscription: false });
  expect((await issue(ana)).status).toBe(402);
  expect((await shop.app.rest('GET', '/invoices/export/csv', { token: ana.token })).status).toBe(200);
  await shop.subscribe(ana, 'pro');
  expect((await shop.status(ana)).subscription).toMatchObject({ status: 'active', plan: 'pro' });
  expect((await issue(ana)).status).toBe(201);
});

test('paying in the portal during the week of grace ends it', async () => {
  const ana = await shop.buildTenant();
  await shop.subscribe(ana, 'pro', 'month', 'failsLater');
  await shop.pass(31, ana);
  const { body: { url } } = await post(ana, '/portal');
  await shop.pay(url, 'good', '/card');
  await shop.pay(url, '', '/settle');
  await shop.settle(ana);
  expect(await shop.row(ana)).toMatchObject({ status: 'active', grace_until: null });
});

test('a user reads and does not act; a suspended company may pay, and stays suspended', async () => {
  const ana = await shop.buildTenant();
  const pau = await buildUser(shop.app, ana);
  expect((await shop.status(pau)).subscription.status).toBe('trial');
  for (const path of ['/checkout', '/portal', '/cancel', '/reactivate']) expect((await post(pau, path, { plan: 'pro' })).status).toBe(403);
  await setTenantStatus(shop.app, ana, 'suspended');
  await shop.subscribe(ana);
  expect(await shop.row(ana)).toMatchObject({ status: 'active', tenant_status: 'suspended' });
  expect((await issue(ana)).status).toBe(403);
});

test('without a subscription at the provider there is no portal, and cancelling works here, until our own clock ends it', async () => {
  const ana = await shop.buildTenant();
  expect((await post(ana, '/cancel', { cancelAtPeriodEnd: true })).status).toBe(409);
  await setSubscription(shop.app, ana, { plan: 'pro', status: 'active', trialEndsAt: null });
  expect((await post(ana, '/portal')).status).toBe(409);
  const { body } = await post(ana, '/cancel', { cancelAtPeriodEnd: true });
  expect(body.subscription).toMatchObject({ status: 'active', cancelAtPeriodEnd: true, hasStripeSubscription: false });
  expect(new Date(body.subscription.currentPeriodEnd).getTime()).toBeGreaterThan(addDays(shop.services.now(), 29).getTime());
  expect((await post(ana, '/reactivate')).body.subscription.cancelAtPeriodEnd).toBe(false);
  await post(ana, '/cancel', { cancelAtPeriodEnd: true });
  await shop.pass(31, ana);
  expect((await shop.status(ana)).subscription).toMatchObject({ status: 'cancelled', cancelAtPeriodEnd: false });
});
