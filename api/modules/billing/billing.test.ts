import { addDays } from '../../platform/dates';
import { buildSuperadmin, buildUser, invoicePayload, setSubscription, type Person } from '../../test/build';
import { startShop, type Shop } from '../../test/servers/stripe';
import { asSuperuser } from '../../test/superuser';
import { tickBilling } from './clock';
import { endAtProvider } from './stripe/end-at-provider';

let shop: Shop;
let boss: Person;
beforeAll(async () => {
  shop = await startShop();
  boss = await buildSuperadmin(shop.app);
});
afterAll(() => shop.close());

const post = (person: Person, path: string, body?: unknown) =>
  shop.app.rest('POST', `/billing${path}`, { token: person.token, body });
const setStatus = (person: Person, status: string) =>
  shop.app.rest('PUT', `/superadmin/tenants/${person.tenantId}/status`, { token: boss.token, body: { status } });
const issue = (person: Person) => shop.app.rest('POST', '/invoices', { token: person.token, body: invoicePayload() });

test('a trial pays for PRO: active, its first payment kept to the cent, Verifactu open', async () => {
  const ana = await shop.buildTenant();
  const started = await post(ana, '/checkout', { plan: 'pro' });
  expect(started).toMatchObject({
    status: 200,
    body: { success: true, sessionId: expect.stringMatching(/^cs_/), url: expect.stringContaining('/pay/') },
  });
  expect((await shop.status(ana)).subscription).toMatchObject({
    plan: 'basic',
    status: 'trial',
    hasStripeSubscription: false,
  });
  expect(await shop.subscribe(ana)).toBe(`http://folio.test/billing/success?session_id=${started.body.sessionId}`);
  expect(await shop.status(ana)).toEqual({
    subscription: {
      plan: 'pro',
      status: 'active',
      priceMonthly: 49,
      trialEndsAt: expect.any(String),
      currentPeriodEnd: expect.any(String),
      cancelAtPeriodEnd: false,
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
  await shop.services.db.acrossTenants('a test', em =>
    em.query(
      `INSERT INTO payments (tenant_id, id, charge_id, created_at, amount, status)
    SELECT $1, gen_random_uuid(), 'ch_seven_' || n, timestamptz '2026-01-01' + n * interval '1 day', n, 'succeeded'
      FROM generate_series(1, 7) n`,
      [ana.tenantId],
    ),
  );
  expect((await shop.status(ana)).payments.map((each: { amount: number }) => each.amount)).toEqual([7, 6, 5, 4, 3]);
});

test('the launch offer is for the first monthly basic checkout only', async () => {
  const ana = await shop.buildTenant();
  const offered = async () =>
    (await shop.app.gql('{ billing { starterOffered open } }', {}, { token: ana.token })).body.data.billing;
  expect(await offered()).toEqual({ starterOffered: true, open: true });
  await shop.subscribe(ana, 'basic');
  expect((await shop.status(ana)).payments[0].amount).toBe(10.89);
  expect((await shop.status(ana)).subscription).toMatchObject({ plan: 'basic', priceMonthly: 19, status: 'active' });
  expect(await offered()).toEqual({ starterOffered: false, open: true });
  for (let month = 0; month < 3; month += 1) await shop.pass(31, ana);
  expect((await shop.status(ana)).payments.map((each: { amount: number }) => each.amount)).toEqual([
    22.99, 10.89, 10.89, 10.89,
  ]);
});

test('the basic plan has no yearly price; PRO by the year is 39 € a month', async () => {
  const ana = await shop.buildTenant();
  expect(await post(ana, '/checkout', { plan: 'basic', interval: 'year' })).toMatchObject({
    status: 400,
    body: { fields: { interval: expect.any(String) } },
  });
  await shop.subscribe(ana, 'pro', 'year');
  expect((await shop.status(ana)).subscription).toMatchObject({ plan: 'pro', priceMonthly: 39 });
  expect((await shop.status(ana)).payments[0].amount).toBe(566.28);
});

test('a card that the bank refuses changes nothing; another one pays the same session', async () => {
  const ana = await shop.buildTenant();
  const {
    body: { url },
  } = await post(ana, '/checkout', { plan: 'pro' });
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
  expect(up).toMatchObject({
    status: 200,
    body: { success: true, url: expect.stringContaining('/billing/success?session_id=sub_') },
  });
  expect((await shop.status(ana)).subscription).toMatchObject({ plan: 'pro', priceMonthly: 49 });
  expect((await shop.status(ana)).payments).toHaveLength(2);
  expect((await post(ana, '/checkout', { plan: 'pro' })).status).toBe(409);
  expect(await post(ana, '/checkout', { plan: 'basic' })).toMatchObject({
    status: 200,
    body: { success: true, url: 'http://folio.test/app/billing' },
  });
  const pending = async () =>
    (await shop.app.gql('{ billing { subscription { plan pendingPlan } } }', {}, { token: ana.token })).body.data
      .billing.subscription;
  expect(await pending()).toEqual({ plan: 'pro', pendingPlan: 'basic' });
  await shop.pass(31, ana);
  expect(await pending()).toEqual({ plan: 'basic', pendingPlan: null });
  expect((await shop.status(ana)).payments[0].amount).toBe(22.99);
  expect(
    Object.values(shop.sandbox.account.kept.subscriptions).filter(each => each.metadata.tenantId === ana.tenantId),
  ).toHaveLength(1);
});

test('a downgrade that is planned can be taken back', async () => {
  const ana = await shop.buildTenant();
  await shop.subscribe(ana, 'pro');
  await post(ana, '/checkout', { plan: 'basic' });
  expect(await post(ana, '/checkout', { plan: 'pro' })).toMatchObject({
    status: 200,
    body: { success: true, url: 'http://folio.test/app/billing' },
  });
  await shop.pass(31, ana);
  expect((await shop.status(ana)).subscription.plan).toBe('pro');
});

test('a refused card leaves the downgrade that is planned', async () => {
  const ana = await shop.buildTenant();
  await shop.subscribe(ana, 'pro', 'month', 'failsLater');
  await post(ana, '/checkout', { plan: 'basic' });
  expect((await post(ana, '/checkout', { plan: 'pro', interval: 'year' })).status).toBe(409);
  await shop.settle(ana, ana);
  expect(await shop.row(ana)).toMatchObject({
    plan: 'pro',
    billing_interval: 'month',
    pending_plan: 'basic',
    status: 'active',
  });
  const { provider_customer_id: customer } = await shop.row(ana);
  shop.sandbox.account.kept.customers[customer]!.card = 'good';
  expect((await post(ana, '/checkout', { plan: 'pro', interval: 'year' })).status).toBe(200);
  expect(await shop.row(ana)).toMatchObject({ plan: 'pro', billing_interval: 'year', pending_plan: null });
});

test('a plan that Folio gave goes on by whole months or years, counted from its first end', async () => {
  const [ana, eva] = [await shop.buildTenant(), await shop.buildTenant()];
  const give = (person: Person, interval: string) =>
    shop.services.db.acrossTenants('a test', em =>
      em.query(
        `UPDATE subscriptions
       SET plan = 'pro', status = 'active', manual = true, billing_interval = $2, current_period_end = '2028-01-31T12:00:00Z'
      WHERE tenant_id = $1`,
        [person.tenantId, interval],
      ),
    );
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
  expect(await post(ana, '/cancel', { cancelAtPeriodEnd: true })).toMatchObject({
    status: 200,
    body: { success: true, subscription: { cancelAtPeriodEnd: true, status: 'active' } },
  });
  expect((await issue(ana)).status).toBe(201);
  expect(await post(ana, '/reactivate')).toMatchObject({
    status: 200,
    body: { success: true, subscription: { cancelAtPeriodEnd: false } },
  });
  await post(ana, '/cancel', { cancelAtPeriodEnd: true });
  expect((await post(ana, '/cancel', { cancelAtPeriodEnd: false })).status).toBe(400);
  await shop.pass(31, ana);
  expect((await shop.status(ana)).subscription).toMatchObject({
    status: 'cancelled',
    cancelAtPeriodEnd: false,
    hasStripeSubscription: false,
  });
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
  const grace = async () =>
    (await shop.app.gql('{ billing { subscription { status graceUntil } } }', {}, { token: ana.token })).body.data
      .billing.subscription;
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
  const {
    body: { url },
  } = await post(ana, '/portal');
  await shop.pay(url, 'good', '/card');
  await shop.pay(url, '', '/settle');
  await shop.settle(ana);
  expect(await shop.row(ana)).toMatchObject({ status: 'active', grace_until: null });
});

test('who paid a moment ago may cancel, and has the plan that is asked for again, before anybody has informed us', async () => {
  const [ana, eva] = [await shop.buildTenant(), await shop.buildTenant()];
  for (const person of [ana, eva]) await shop.pay((await post(person, '/checkout', { plan: 'pro' })).body.url);
  expect((await post(ana, '/cancel', { cancelAtPeriodEnd: true })).body).toMatchObject({
    success: true,
    subscription: { plan: 'pro', status: 'active', cancelAtPeriodEnd: true },
  });
  expect(await post(eva, '/checkout', { plan: 'pro' })).toMatchObject({
    status: 409,
    body: { error: 'Ya tienes este plan' },
  });
  expect((await shop.status(eva)).subscription).toMatchObject({ plan: 'pro', status: 'active' });
});

test('two changes of one company at once are one after the other: the second begins from what the first has made', async () => {
  const ana = await shop.buildTenant();
  await shop.subscribe(ana, 'basic');
  const [year, month] = await Promise.all([
    post(ana, '/checkout', { plan: 'pro', interval: 'year' }),
    post(ana, '/checkout', { plan: 'pro', interval: 'month' }),
  ]);
  expect([year.status, month.status]).toEqual([200, 200]);
  await shop.settle(ana);
  // Whichever was first: the year is paid once and stays, since less begins with the next period.
  expect(
    (await shop.status(ana)).payments.filter(
      ({ status, amount }: { status: string; amount: number }) => status === 'succeeded' && amount > 300,
    ).length,
  ).toBe(1);
  expect(await shop.row(ana)).toMatchObject({ plan: 'pro', billing_interval: 'year' });
});

test('a user reads and does not act; a suspended company may pay, and stays suspended', async () => {
  const ana = await shop.buildTenant();
  const pau = await buildUser(shop.app, ana);
  expect((await shop.status(pau)).subscription.status).toBe('trial');
  for (const path of ['/checkout', '/portal', '/cancel', '/reactivate'])
    expect((await post(pau, path, { plan: 'pro' })).status).toBe(403);
  await setStatus(ana, 'suspended');
  await shop.subscribe(ana);
  expect(await shop.row(ana)).toMatchObject({ status: 'active', tenant_status: 'suspended' });
  expect((await issue(ana)).status).toBe(403);
  await shop.pass(31, ana);
  expect(await shop.row(ana)).toMatchObject({ status: 'active', tenant_status: 'suspended' });
});

test('without a subscription at the provider there is no portal, and cancelling works here, until our own clock ends it', async () => {
  const ana = await shop.buildTenant();
  expect((await post(ana, '/cancel', { cancelAtPeriodEnd: true })).status).toBe(409);
  await setSubscription(shop.app, ana, { plan: 'pro', status: 'active', trialEndsAt: null });
  expect((await post(ana, '/portal')).status).toBe(409);
  const { body } = await post(ana, '/cancel', { cancelAtPeriodEnd: true });
  expect(body.subscription).toMatchObject({ status: 'active', cancelAtPeriodEnd: true, hasStripeSubscription: false });
  expect(new Date(body.subscription.currentPeriodEnd).getTime()).toBeGreaterThan(
    addDays(shop.services.now(), 29).getTime(),
  );
  expect((await post(ana, '/reactivate')).body.subscription.cancelAtPeriodEnd).toBe(false);
  await post(ana, '/cancel', { cancelAtPeriodEnd: true });
  await shop.pass(31, ana);
  expect((await shop.status(ana)).subscription).toMatchObject({ status: 'cancelled', cancelAtPeriodEnd: false });
});

describe('what the superadmin ends', () => {
  const living = (person: Person) =>
    shop
      .row(person)
      .then(
        row =>
          Object.values(shop.sandbox.account.kept.subscriptions).filter(
            each => each.customer === row.provider_customer_id && each.status !== 'canceled',
          ).length,
      );
  const queued = async ({ tenantId }: Person) =>
    (
      await asSuperuser(shop.app.database, client =>
        client.query('SELECT 1 FROM graphile_worker._private_jobs WHERE key = $1', [`billingEnd:${tenantId}`]),
      )
    ).rowCount;

  test('ends here at once and at Stripe by a job, which a silence only puts off; no reading meanwhile takes it back', async () => {
    const ana = await shop.buildTenant();
    await shop.subscribe(ana);
    await shop.pass(0, ana);
    expect((await setStatus(ana, 'cancelled')).body.tenant).toMatchObject({
      status: 'cancelled',
      subscription: { status: 'cancelled', hasStripeSubscription: false },
    });
    expect([await living(ana), await queued(ana)]).toEqual([1, 1]);
    shop.sandbox.fail({ mode: 'down', times: 1_000 });
    await expect(endAtProvider(shop.services, ana.tenantId)).rejects.toThrow();
    shop.sandbox.fail(null);
    await shop.settle(ana);
    expect(await shop.row(ana)).toMatchObject({
      status: 'cancelled',
      tenant_status: 'cancelled',
      end_at_provider: expect.any(Date),
    });
    await endAtProvider(shop.services, ana.tenantId);
    await shop.settle(ana);
    expect(await living(ana)).toBe(0);
    await shop.pass(31, ana);
    expect(await shop.row(ana)).toMatchObject({
      status: 'cancelled',
      tenant_status: 'cancelled',
      end_at_provider: null,
    });
    expect((await shop.status(ana)).payments).toHaveLength(1);
    expect(
      (await shop.letters(ana)).filter(({ subject }) => subject === 'Tu suscripción a Folio ha terminado'),
    ).toHaveLength(1);
  });

  test('does not come back with what is given afterwards, and what is paid afterwards is left alone', async () => {
    const ana = await shop.buildTenant();
    await shop.subscribe(ana);
    await setStatus(ana, 'cancelled');
    expect((await setStatus(ana, 'active')).body.tenant).toMatchObject({
      status: 'active',
      subscription: { plan: 'pro', status: 'active', hasStripeSubscription: false },
    });
    expect([await living(ana), (await shop.row(ana)).end_at_provider]).toEqual([1, expect.any(Date)]);
    await shop.pass(1, ana);
    await shop.subscribe(ana, 'basic');
    await endAtProvider(shop.services, ana.tenantId);
    expect(await living(ana)).toBe(1);
    expect(await shop.row(ana)).toMatchObject({
      plan: 'pro',
      pending_plan: 'basic',
      status: 'active',
      manual: false,
      tenant_status: 'active',
    });
  });

  test('is asked for again where its job was lost', async () => {
    const ana = await shop.buildTenant();
    await shop.subscribe(ana);
    await setStatus(ana, 'cancelled');
    await asSuperuser(shop.app.database, client =>
      client.query(
        `DELETE FROM graphile_worker._private_jobs
       WHERE key = $1`,
        [`billingEnd:${ana.tenantId}`],
      ),
    );
    expect(await queued(ana)).toBe(0);
    await shop.pass(1, ana);
    expect(await queued(ana)).toBe(1);
  });

  test('an old debt does not stand in the way of what is given', async () => {
    const ana = await shop.buildTenant();
    await shop.subscribe(ana, 'pro', 'month', 'failsLater');
    await shop.pass(31, ana);
    shop.sandbox.fail({ mode: 'down', times: 10_000 });
    await shop.pass(8);
    shop.sandbox.fail(null);
    expect(await shop.row(ana)).toMatchObject({ status: 'expired', provider_subscription_id: expect.any(String) });
    await setStatus(ana, 'suspended');
    await setStatus(ana, 'active');
    await endAtProvider(shop.services, ana.tenantId);
    await shop.settle(ana);
    expect(await shop.row(ana)).toMatchObject({
      status: 'active',
      manual: true,
      provider_subscription_id: null,
      tenant_status: 'active',
    });
    expect(await living(ana)).toBe(0);
  });
});
