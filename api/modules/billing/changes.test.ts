import { StripeSilent } from '../../edges/stripe/failure';
import { PRICES } from '../../sandbox/stripe/account';
import type { Subscription } from '../../sandbox/stripe/objects';
import { addDays } from '../../platform/dates';
import { setSubscription, type Person } from '../../test/build';
import { startShop, type Shop } from '../../test/servers/stripe';
import { exclusively } from './stripe/one-at-a-time';
import { stripeOf } from './stripe/stripe-of';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());
afterEach(() => {
  jest.restoreAllMocks();
  shop.sandbox.fail(null);
});

const post = (person: Person, path: string, body?: unknown, headers?: Record<string, string>) =>
  shop.app.rest('POST', `/billing${path}`, { token: person.token, body, headers });
const remote = async (person: Person): Promise<Subscription> => {
  const { provider_customer_id: customer } = await shop.row(person);
  return Object.values(shop.sandbox.account.kept.subscriptions).findLast(each => each.customer === customer)!;
};
const charges = async (person: Person) => {
  const { provider_customer_id: customer } = await shop.row(person);
  return Object.values(shop.sandbox.account.kept.charges).filter(
    each => each.customer === customer && each.status === 'succeeded',
  );
};
const next = async (person: Person) =>
  (await shop.app.gql('{ billing { subscription { nextPayment } } }', {}, { token: person.token })).body.data.billing
    .subscription.nextPayment;
const edge = () => stripeOf(shop.services)!;

describe('a price that is sold no more', () => {
  test.each([
    ['as a former one', ['price_pro_2027', 'price_pro']],
    ['nowhere', ['price_pro_2027']],
  ] as const)('named %s, leaves who pays it their plan, which can be changed', async (_, pro) => {
    const ana = await shop.buildTenant();
    await shop.subscribe(ana);
    const { stripe } = shop.services;
    PRICES.price_pro_2027 = { ...PRICES.price_pro!, id: 'price_pro_2027', unitAmount: 5_900 };
    shop.services.stripe = { ...stripe!, prices: { ...stripe!.prices, pro } };
    const warned = jest.spyOn(shop.services.log, 'warn');
    try {
      await shop.settle(ana);
      expect(await shop.row(ana)).toMatchObject({
        plan: 'pro',
        billing_interval: 'month',
        status: 'active',
        provider_subscription_id: expect.any(String),
      });
      expect(warned.mock.calls.filter(([, said]) => /STRIPE_PRICE/.test(String(said))).length > 0).toBe(
        pro.length === 1,
      );
      expect(await next(ana)).toBe('59.29');
      expect(await post(ana, '/checkout', { plan: 'pro' })).toMatchObject({
        status: 409,
        body: { error: 'Ya tienes este plan' },
      });
      expect(await post(ana, '/checkout', { plan: 'basic' })).toMatchObject({
        status: 200,
        body: { url: 'http://folio.test/app/billing' },
      });
      expect(await shop.row(ana)).toMatchObject({ plan: 'pro', pending_plan: 'basic' });
      const eva = await shop.buildTenant();
      await shop.subscribe(eva);
      expect((await charges(eva)).map(each => each.amount)).toEqual([7_139]);
    } finally {
      shop.services.stripe = stripe;
    }
  });

  test.each([
    ['its metadata', { unitAmount: 100, metadata: { plan: 'pro' } }, 'pro', 'month'],
    ['its amount', { unitAmount: 1_500 }, 'basic', 'month'],
    ['its amount by the year', { unitAmount: 39_000, interval: 'year' as const }, 'pro', 'year'],
  ])(
    'and of a product of its own counts by %s, and is never joined by a second subscription',
    async (_, price, plan, interval) => {
      const ana = await shop.buildTenant();
      await shop.subscribe(ana, 'basic');
      PRICES.price_other = { ...PRICES.price_basic!, id: 'price_other', product: 'prod_other', ...price };
      (await remote(ana)).price = 'price_other';
      await shop.settle(ana);
      expect(await shop.row(ana)).toMatchObject({ plan, billing_interval: interval, status: 'active' });
      expect((await post(ana, '/checkout', { plan: 'pro', interval: 'year' })).body.sessionId ?? 'sub_').toMatch(
        /^sub_/,
      );
      const { provider_customer_id: customer } = await shop.row(ana);
      expect(
        Object.values(shop.sandbox.account.kept.subscriptions).filter(each => each.customer === customer),
      ).toHaveLength(1);
    },
  );
});

test("what processes do with one company's plan is done one after the other; one that died is not waited for", async () => {
  const ana = await shop.buildTenant();
  await shop.subscribe(ana);
  const steps: string[] = [];
  await Promise.all(
    [1, 2, 3].map(() =>
      exclusively(shop.services, ana.tenantId, async () => {
        steps.push('in');
        await shop.status(ana);
        steps.push('out');
      }),
    ),
  );
  expect(steps).toEqual(['in', 'out', 'in', 'out', 'in', 'out']);
  await shop.services.db.acrossTenants('a test', em =>
    em.query(
      `UPDATE subscriptions SET acting = gen_random_uuid(), acting_until = clock_timestamp() - interval '1 second'
       WHERE tenant_id = $1`,
      [ana.tenantId],
    ),
  );
  expect((await post(ana, '/cancel', { cancelAtPeriodEnd: true })).status).toBe(200);
  expect(await shop.row(ana)).toMatchObject({ acting: null, acting_until: null });
});

describe('a plan that ends', () => {
  test('still ends where a change to less fails half-way, also where Stripe is silent from then on', async () => {
    const ana = await shop.buildTenant();
    await shop.subscribe(ana);
    await post(ana, '/cancel', { cancelAtPeriodEnd: true });
    shop.sandbox.fail({ mode: 'error', times: 100, only: /subscription_schedules/ });
    expect((await post(ana, '/checkout', { plan: 'basic' })).status).toBe(502);
    expect(await remote(ana)).toMatchObject({ cancelAtPeriodEnd: true });
    shop.sandbox.fail(null);
    jest.spyOn(edge(), 'changePriceLater').mockImplementationOnce(async () => {
      shop.sandbox.fail({ mode: 'down', times: 1_000 });
      throw new StripeSilent('away');
    });
    expect((await post(ana, '/checkout', { plan: 'basic' })).status).toBe(502);
    expect(await remote(ana)).toMatchObject({ cancelAtPeriodEnd: false });
    shop.sandbox.fail(null);
    await shop.settle(ana);
    expect(await remote(ana)).toMatchObject({ cancelAtPeriodEnd: true, price: 'price_pro' });
    expect(await shop.row(ana)).toMatchObject({ cancel_at_period_end: true, ends_again: false });
    expect((await post(ana, '/checkout', { plan: 'basic' })).status).toBe(200);
    expect(await shop.row(ana)).toMatchObject({
      plan: 'pro',
      pending_plan: 'basic',
      cancel_at_period_end: false,
      ends_again: false,
    });
  });

  test("by Stripe's own portal, which sets the date alone, shows as ending and is taken back here", async () => {
    const ana = await shop.buildTenant();
    await shop.subscribe(ana);
    const {
      body: { url },
    } = await post(ana, '/portal');
    await shop.pay(url, '', '/cancel');
    await shop.settle(ana);
    expect(await remote(ana)).toMatchObject({ cancelAtPeriodEnd: false, cancelAt: expect.any(Number) });
    expect((await shop.status(ana)).subscription).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
    expect(await next(ana)).toBeNull();
    expect((await post(ana, '/reactivate')).body).toMatchObject({
      success: true,
      subscription: { cancelAtPeriodEnd: false },
    });
    expect(await remote(ana)).toMatchObject({ cancelAtPeriodEnd: false, cancelAt: null });
    await shop.pay(url, '', '/cancel');
    await shop.settle(ana);
    await shop.pass(31, ana);
    expect((await shop.status(ana)).subscription).toMatchObject({ status: 'cancelled', hasStripeSubscription: false });
  });

  test('is cancelled at Stripe although it cannot be read back: that is shown, and can be taken back', async () => {
    const ana = await shop.buildTenant();
    await shop.subscribe(ana);
    shop.sandbox.fail({ mode: 'error', times: 100, only: /charges/ });
    expect((await post(ana, '/cancel', { cancelAtPeriodEnd: true })).body).toMatchObject({
      success: true,
      subscription: { cancelAtPeriodEnd: true },
    });
    expect((await post(ana, '/reactivate')).body).toMatchObject({
      success: true,
      subscription: { cancelAtPeriodEnd: false },
    });
    expect(await remote(ana)).toMatchObject({ cancelAtPeriodEnd: false });
  });
});

test('a change that is paid counts as done although the planned one cannot be forgotten yet, and never comes', async () => {
  const ana = await shop.buildTenant();
  await shop.subscribe(ana);
  await post(ana, '/checkout', { plan: 'basic' });
  shop.sandbox.fail({ mode: 'error', times: 100, only: /release/ });
  expect(await post(ana, '/checkout', { plan: 'pro', interval: 'year' })).toMatchObject({
    status: 200,
    body: { success: true },
  });
  expect(await shop.row(ana)).toMatchObject({ plan: 'pro', billing_interval: 'year', pending_plan: null });
  expect(await remote(ana)).toMatchObject({ schedule: expect.any(String) });
  shop.sandbox.fail(null);
  await shop.settle(ana);
  expect(await remote(ana)).toMatchObject({ schedule: null, price: 'price_pro_yearly' });
});

test('the launch offer ends with the basic plan: what was paid is set off, and what comes next is what Stripe says', async () => {
  const ana = await shop.buildTenant();
  await shop.subscribe(ana, 'basic');
  expect(await next(ana)).toBe('10.89');
  expect((await post(ana, '/checkout', { plan: 'pro' })).status).toBe(200);
  // 49 € less the 9 € that were paid, with VAT.
  expect((await charges(ana)).map(each => each.amount)).toEqual([1_089, 4_840]);
  expect(await next(ana)).toBe('59.29');
  await shop.pass(31, ana);
  expect((await charges(ana)).map(each => each.amount)).toEqual([1_089, 4_840, 5_929]);
  await post(ana, '/checkout', { plan: 'basic' });
  expect(await next(ana)).toBe('22.99');
});

describe('what is owed and paid at the last moment', () => {
  /** Owes for its second month; pays on the portal once Stripe has been read for the first time from now on. */
  async function payingLate(): Promise<Person> {
    const ana = await shop.buildTenant();
    await shop.subscribe(ana, 'pro', 'month', 'failsLater');
    await shop.pass(31, ana);
    return ana;
  }
  async function paysAfterTheNextReading(ana: Person): Promise<void> {
    const { provider_customer_id: mine } = await shop.row(ana);
    const portal = await edge().createPortal(mine, 'http://folio.test');
    const read = edge().subscriptionsOf;
    jest.spyOn(edge(), 'subscriptionsOf').mockImplementation(async customer => {
      const answer = await read(customer);
      if (customer === mine) {
        jest.mocked(edge().subscriptionsOf).mockRestore();
        await shop.pay(portal, 'good', '/card');
        await shop.pay(portal, '', '/settle');
      }
      return answer;
    });
  }

  test('is not ended by the clock', async () => {
    const ana = await payingLate();
    await paysAfterTheNextReading(ana);
    await shop.pass(7);
    await shop.settle(ana);
    expect(await shop.row(ana)).toMatchObject({ status: 'active', plan: 'pro', grace_until: null });
    expect(await remote(ana)).toMatchObject({ status: 'active' });
  });

  test('is not ended for another checkout', async () => {
    const ana = await payingLate();
    shop.sandbox.fail({ mode: 'down', times: 1_000 });
    await shop.pass(7);
    shop.sandbox.fail(null);
    expect((await shop.row(ana)).status).toBe('expired');
    await paysAfterTheNextReading(ana);
    expect(await post(ana, '/checkout', { plan: 'pro' })).toMatchObject({
      status: 409,
      body: { error: 'Tu pago acaba de llegar: tu plan vuelve a estar activo' },
    });
    expect(await shop.row(ana)).toMatchObject({ status: 'active', plan: 'pro' });
  }, 60_000);

  test('goes back where it had ended at that very moment', async () => {
    const ana = await payingLate();
    const { provider_customer_id: customer } = await shop.row(ana);
    const [stale] = await edge().subscriptionsOf(customer);
    shop.sandbox.account.kept.customers[customer]!.card = 'good';
    await shop.pay(await edge().createPortal(customer, 'http://folio.test'), '', '/settle');
    await edge().end(stale!);
    expect((await charges(ana)).map(each => [each.amount, each.refunded])).toEqual([
      [5_929, 0],
      [5_929, 5_929],
    ]);
  });
});

describe('PRO that Folio gave', () => {
  const give = (person: Person, days: number) =>
    setSubscription(shop.app, person, { plan: 'pro', status: 'active', trialEndsAt: null }).then(() =>
      shop.services.db.acrossTenants('a test', em =>
        em.query('UPDATE subscriptions SET manual = true, current_period_end = $2 WHERE tenant_id = $1', [
          person.tenantId,
          addDays(shop.services.now(), days),
        ]),
      ),
    );

  test('stays until its end when the basic plan is bought, which is paid from then on', async () => {
    const ana = await shop.buildTenant();
    await give(ana, 20);
    const { current_period_end: end } = await shop.row(ana);
    const back = await shop.subscribe(ana, 'basic');
    const sessionId = back.split('session_id=')[1];
    expect(
      (
        await shop.app.gql(
          'query($id: String!) { checkoutPaid(sessionId: $id) }',
          { id: sessionId },
          { token: ana.token },
        )
      ).body.data.checkoutPaid,
    ).toBeNull();
    expect(await shop.row(ana)).toMatchObject({
      plan: 'pro',
      pending_plan: 'basic',
      status: 'active',
      provider_subscription_id: expect.any(String),
    });
    expect(Math.abs((await shop.row(ana)).current_period_end.getTime() - end.getTime())).toBeLessThan(1_000);
    expect([await charges(ana), await next(ana)]).toEqual([[], '22.99']);
    expect((await shop.app.rest('GET', '/verifactu/records', { token: ana.token })).status).toBe(200);
    // Thinking again: nothing is charged before.
    expect((await post(ana, '/checkout', { plan: 'pro' })).body).toMatchObject({
      success: true,
      url: 'http://folio.test/app/billing',
    });
    expect([await charges(ana), await next(ana)]).toEqual([[], '59.29']);
    expect((await post(ana, '/checkout', { plan: 'basic' })).status).toBe(200);
    await shop.pass(21, ana);
    expect(await shop.row(ana)).toMatchObject({ plan: 'basic', pending_plan: null, status: 'active' });
    expect((await charges(ana)).map(each => each.amount)).toEqual([2_299]);
  });

  test('and ends within two days, the least that Stripe waits, lasts as long as that', async () => {
    const ana = await shop.buildTenant();
    await give(ana, 1);
    await shop.subscribe(ana, 'basic');
    const { plan, current_period_end: end } = await shop.row(ana);
    expect([plan, end > addDays(shop.services.now(), 2), end < addDays(shop.services.now(), 3.1)]).toEqual([
      'pro',
      true,
      true,
    ]);
  });
});

describe('with an Idempotency-Key', () => {
  const hit = (answer: { status: number; headers: Headers }) => [answer.status, answer.headers.get('idempotency-hit')];

  test('a change of plan is made once: later the same key charges nothing and changes nothing', async () => {
    const ana = await shop.buildTenant();
    await shop.subscribe(ana, 'basic');
    const upgrade = () => post(ana, '/checkout', { plan: 'pro' }, { 'idempotency-key': 'sube-1' });
    const first = await upgrade();
    expect(hit(first)).toEqual([200, null]);
    await post(ana, '/checkout', { plan: 'basic' });
    const again = await upgrade();
    expect([...hit(again), again.body.sessionId]).toEqual([200, 'true', first.body.sessionId]);
    expect(await shop.row(ana)).toMatchObject({ plan: 'pro', pending_plan: 'basic' });
    expect(await charges(ana)).toHaveLength(2);
    expect(
      (await post(ana, '/checkout', { plan: 'pro', interval: 'year' }, { 'idempotency-key': 'sube-1' })).status,
    ).toBe(409);
    expect(
      (await post(ana, '/cancel', { cancelAtPeriodEnd: true }, { 'idempotency-key': 'x'.repeat(256) })).status,
    ).toBe(400);
  });

  test('a checkout answers the page that is open, and what failed is tried again', async () => {
    const ana = await shop.buildTenant();
    const begin = () => post(ana, '/checkout', { plan: 'pro' }, { 'idempotency-key': 'paga-1' });
    shop.sandbox.fail({ mode: 'error', times: 100 });
    expect((await begin()).status).toBe(502);
    shop.sandbox.fail(null);
    const first = await begin();
    const again = await begin();
    expect([hit(first), hit(again), again.body]).toEqual([[200, null], [200, 'true'], first.body]);
    await shop.pay(first.body.url);
    await shop.settle(ana);
    expect((await begin()).body.sessionId).toMatch(/^sub_/);
  });

  test('an end that was taken back does not come again', async () => {
    const ana = await shop.buildTenant();
    await shop.subscribe(ana);
    const cancel = () => post(ana, '/cancel', { cancelAtPeriodEnd: true }, { 'idempotency-key': 'fin-1' });
    expect((await cancel()).body.subscription.cancelAtPeriodEnd).toBe(true);
    await post(ana, '/reactivate');
    const again = await cancel();
    expect([...hit(again), again.body.subscription.cancelAtPeriodEnd]).toEqual([200, 'true', false]);
  });
});
