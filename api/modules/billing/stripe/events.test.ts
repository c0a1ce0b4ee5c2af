import { signatureOf, type Delivery } from '../../../sandbox/stripe/events';
import { SANDBOX_KEYS } from '../../../sandbox/stripe/keys';
import { buildSuperadmin, type Person } from '../../../test/build';
import { runs } from '../../../test/long';
import { asSuperuser } from '../../../test/superuser';
import { startShop, type Shop } from '../../../test/servers/stripe';
import { tickBilling } from '../clock';
import { endInTurn } from './end-at-provider';
import { applyEvents } from './sync-job';
import { receiveEvent } from './webhook';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const send = (payload: string, signature: string | null) =>
  shop.app.rest('POST', '/billing/webhook', {
    raw: payload,
    headers: { 'content-type': 'application/json', ...(signature !== null && { 'stripe-signature': signature }) },
  });
const sign = (payload: string, seconds?: number) => signatureOf(payload, SANDBOX_KEYS.webhookSecret, seconds);
const deliver = ({ payload }: Delivery) => send(payload, sign(payload));
const post = (person: Person, path: string, body?: unknown) =>
  shop.app.rest('POST', `/billing${path}`, { token: person.token, body });

/** What is kept of a company but for the counts of readings. */
async function kept(person: Person): Promise<unknown> {
  const { sync_ticket: _ticket, sync_applied: _applied, ...row } = await shop.row(person);
  const payments = await shop.services.db.read(person.tenantId, em =>
    em.query('SELECT charge_id, amount, net, status, refunded, concept FROM payments ORDER BY charge_id'),
  );
  return { row, payments };
}

/** Every order of a list. */
const ordersOf = <T>(list: T[]): T[][] =>
  list.length < 2
    ? [list]
    : list.flatMap((first, at) =>
        ordersOf([...list.slice(0, at), ...list.slice(at + 1)]).map(rest => [first, ...rest]),
      );

const FIVE = [
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'invoice.paid',
  'customer.subscription.deleted',
];

/** A company that paid and ended at once, none of whose events has come yet. */
async function unheard(): Promise<{ ana: Person; five: Delivery[] }> {
  const ana = await shop.buildTenant();
  shop.sandbox.events.hold(true);
  const from = shop.sandbox.events.all.length;
  const {
    body: { url },
  } = await post(ana, '/checkout', { plan: 'pro' });
  await shop.pay(url);
  const { providerCustomerId } = await shop.services.db.read(ana.tenantId, async em => {
    const [row] = await em.query(
      'SELECT provider_customer_id AS "providerCustomerId" FROM subscriptions WHERE tenant_id = $1',
      [ana.tenantId],
    );
    return row;
  });
  const {
    kept: { subscriptions },
  } = shop.sandbox.account;
  const mine = Object.values(subscriptions).find(each => each.customer === providerCustomerId)!;
  await fetch(`${shop.sandbox.url}/v1/subscriptions/${mine.id}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${SANDBOX_KEYS.secretKey}` },
  });
  shop.sandbox.events.hold(false);
  const events = shop.sandbox.events.all.slice(from);
  return { ana, five: FIVE.map(type => events.findLast(each => each.type === type)!) };
}

/** A company as it was before Stripe said anything of it, as one statement. */
const forget = (id: string) => `
  DELETE FROM app.stripe_events WHERE tenant_id = '${id}'; DELETE FROM app.payments WHERE tenant_id = '${id}';
  DELETE FROM app.billing_notices WHERE tenant_id = '${id}'; UPDATE app.tenants SET status = 'trial' WHERE tenant_id = '${id}';
  UPDATE app.subscriptions
    SET plan = 'basic', billing_interval = 'month', price_monthly = 19, status = 'trial', current_period_end = NULL,
    cancel_at_period_end = false, provider_subscription_id = NULL, offer = NULL, grace_until = NULL, pending_plan = NULL, pending_interval = NULL,
    manual = false, sync_ticket = 0, sync_applied = 0 WHERE tenant_id = '${id}'`;

/** What is kept of a company after each order of its events, every one applied when it comes. */
async function statesOf(ana: Person, orders: Delivery[][]): Promise<string[]> {
  const states: string[] = [];
  await asSuperuser(shop.app.database, async client => {
    for (const order of orders) {
      await client.query(forget(ana.tenantId));
      for (const { payload } of order) {
        await receiveEvent(shop.services, Buffer.from(payload), sign(payload));
        await applyEvents(shop.services, ana.tenantId);
      }
      states.push(JSON.stringify(await kept(ana)));
    }
  });
  return states;
}

test('orders of the five events, each applied when it comes, end in the same state', async () => {
  // Companies take the orders in turns: they wait for the database side by side. Of all 120 usually every eleventh.
  const orders = (five: Delivery[]) => ordersOf(five).filter((_, index) => index % runs(11, 1) === 0);
  const companies = [await unheard(), await unheard(), await unheard(), await unheard()];
  const seen = await Promise.all(
    companies.map(async ({ ana, five }, at) => {
      await deliver(five[0]!);
      await applyEvents(shop.services, ana.tenantId);
      const wanted = await kept(ana);
      expect(wanted).toMatchObject({
        row: { status: 'cancelled', plan: 'pro', provider_subscription_id: null },
        payments: [{ amount: '59.29', net: '49.00' }],
      });
      const states = await statesOf(
        ana,
        orders(five).filter((_, index) => index % companies.length === at),
      );
      expect(new Set(states)).toEqual(new Set([JSON.stringify(wanted)]));
      return states.length;
    }),
  );
  expect(seen.reduce((sum, each) => sum + each, 0)).toBe(runs(11, 120));
}, 120_000);

test('an event is answered while Stripe itself does not answer: what it asks for is done by a job', async () => {
  const {
    ana,
    five: [event],
  } = await unheard();
  const asked = shop.sandbox.calls.length;
  shop.sandbox.fail({ mode: 'hang', times: 1_000 });
  const answer = await deliver(event!);
  shop.sandbox.fail(null);
  expect([answer.status, answer.body, shop.sandbox.calls.length]).toEqual([200, { received: true }, asked]);
  const queued = await asSuperuser(shop.app.database, client =>
    client.query(
      `SELECT payload->>'tenantId' AS id FROM graphile_worker._private_jobs WHERE payload->>'tenantId' = $1
       AND key = 'billingSync:' || $1`,
      [ana.tenantId],
    ),
  );
  expect(queued.rows).toEqual([{ id: ana.tenantId }]);
  expect((await shop.row(ana)).status).toBe('trial');
});

test('each event ten times at once, and readings that overlap, end in the same state and are noted once', async () => {
  const { ana, five } = await unheard();
  const answers = await Promise.all(five.flatMap(event => Array.from({ length: 10 }, () => deliver(event))));
  expect(new Set(answers.map(each => each.status))).toEqual(new Set([200]));
  await Promise.all(Array.from({ length: 5 }, () => applyEvents(shop.services, ana.tenantId)));
  expect(await kept(ana)).toMatchObject({
    row: { status: 'cancelled' },
    payments: [{ amount: '59.29', status: 'succeeded' }],
  });
  const noted = await shop.services.db.acrossTenants('a test', em =>
    em.query(
      'SELECT count(*)::int AS n, count(applied_at)::int AS applied FROM stripe_events WHERE event_id = ANY ($1)',
      [five.map(each => each.id)],
    ),
  );
  expect(noted).toEqual([{ n: 5, applied: 5 }]);
});

test('what the superadmin says and what Stripe reports at the same moment end in one state, whichever comes first', async () => {
  const boss = await buildSuperadmin(shop.app);
  const live = (customer: string) =>
    Object.values(shop.sandbox.account.kept.subscriptions).filter(
      each => each.customer === customer && each.status !== 'canceled',
    );
  const ends = async ({ tenantId }: Person, customer: string) => {
    for (const { id } of live(customer))
      await fetch(`${shop.sandbox.url}/v1/subscriptions/${id}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${SANDBOX_KEYS.secretKey}` },
      });
    await applyEvents(shop.services, tenantId);
  };
  const stops = (person: Person) =>
    post(person, '/cancel', { cancelAtPeriodEnd: true }).then(() => applyEvents(shop.services, person.tenantId));
  const outcomes = await Promise.all(
    // Twelve differ in what is said, what happens and which comes first.
    Array.from({ length: runs(12, 24) }, async (_, at) => {
      const person = await shop.buildTenant();
      await shop.subscribe(person);
      const { provider_customer_id: customer } = await shop.row(person);
      const status = ['cancelled', 'suspended', 'active'][at % 3]!;
      const said = async () => {
        const answer = await shop.app.rest('PUT', `/superadmin/tenants/${person.tenantId}/status`, {
          token: boss.token,
          body: { status },
        });
        expect([status, answer.status]).toEqual([status, 200]);
        await endInTurn(shop.services, person.tenantId);
      };
      const logged = () => (at % 4 < 2 ? ends(person, customer) : stops(person));
      await Promise.all((at % 2 ? [said, logged] : [logged, said]).map(each => each()));
      return { person, customer, status, ended: at % 4 < 2 };
    }),
  );
  await shop.settle(...outcomes.map(({ person }) => person));
  for (const { person, customer, status, ended } of outcomes) {
    const over = ended || status === 'cancelled';
    const row = await shop.row(person);
    expect([status, live(customer).length, row.tenant_status, row.end_at_provider]).toEqual([
      status,
      over ? 0 : 1,
      status,
      null,
    ]);
    expect(row.provider_subscription_id).toBe(over ? null : live(customer)[0]!.id);
    // Opened after its end, a company has what it was given; before it, what Stripe then ended.
    const given = status === 'active' && ended && row.manual;
    expect([status, row.status, row.cancel_at_period_end]).toEqual([
      status,
      over && !given ? 'cancelled' : 'active',
      !over,
    ]);
    const settled = await kept(person);
    await applyEvents(shop.services, person.tenantId);
    expect(await kept(person)).toEqual(settled);
  }
}, 120_000);

test("forged, altered, old and other accounts' events are refused with 400 and change nothing", async () => {
  const {
    ana,
    five: [event],
  } = await unheard();
  const { payload } = event!;
  const before = await kept(ana);
  const now = Math.floor(Date.now() / 1000);
  const other = JSON.stringify({ ...JSON.parse(payload), account: 'acct_other' });
  const live = JSON.stringify({ ...JSON.parse(payload), livemode: true });
  const nul = JSON.stringify({ ...JSON.parse(payload), id: 'evt_\u0000' });
  const attempts: [string, string | null][] = [
    [payload, null],
    [payload, ''],
    [payload, 'basura'],
    [payload, signatureOf(payload, 'whsec_of_somebody_else')],
    [payload.replace('Plan', 'plan') + ' ', sign(payload)],
    [payload, sign(payload, now - 302)],
    [payload, sign(payload, now + 900)],
    [nul, sign(nul)],
    [payload, sign(payload).replace('v1=', 'v0=')],
    [other, sign(other)],
    [live, sign(live)],
    ['', sign('')],
    ['{}', sign('{}')],
    ['no es JSON', sign('no es JSON')],
  ];
  for (const [body, signature] of attempts)
    expect([body.slice(0, 20), signature, (await send(body, signature)).status]).toEqual([
      body.slice(0, 20),
      signature,
      400,
    ]);
  expect(await kept(ana)).toEqual(before);
  const [noted] = await shop.services.db.acrossTenants('a test', em =>
    em.query('SELECT count(*)::int AS n FROM stripe_events WHERE event_id = $1', [event!.id]),
  );
  expect(noted.n).toBe(0);
  expect((await send(payload, sign(payload, now - 290))).status).toBe(200);
});

test("an unknown event, a stranger's customer and a body beyond the bound", async () => {
  const unknown = JSON.stringify({
    id: 'evt_u',
    object: 'event',
    type: 'algo.nuevo',
    livemode: false,
    data: { object: { id: 'x' } },
  });
  const stranger = JSON.stringify({
    id: 'evt_s',
    object: 'event',
    type: 'invoice.paid',
    livemode: false,
    data: { object: { object: 'invoice', customer: 'cus_nadie' } },
  });
  const nul = JSON.stringify({
    id: 'evt_n',
    object: 'event',
    type: 'charge.dispute.created',
    livemode: false,
    data: { object: { customer: 'cus_\u0000', charge: 'ch_\u0000' } },
  });
  for (const payload of [unknown, stranger, nul])
    expect(await send(payload, sign(payload))).toMatchObject({ status: 200, body: { received: true } });
  expect((await send('x'.repeat(300_000), 'x')).status).toBe(413);
  expect((await shop.app.rest('GET', '/billing/webhook')).status).toBe(405);
});

test('thirty checkouts at once open one session for each plan; thirty cancels have one effect', async () => {
  const ana = await shop.buildTenant();
  const plans = Array.from({ length: 30 }, (_, n) => (n % 2 ? 'pro' : 'basic'));
  const answers = await Promise.all(plans.map(plan => post(ana, '/checkout', { plan })));
  expect(new Set(answers.map(each => each.status))).toEqual(new Set([200]));
  expect(new Set(answers.map(each => each.body.sessionId)).size).toBe(2);
  const open = () =>
    Object.values(shop.sandbox.account.kept.sessions).filter(
      each => each.reference === ana.tenantId && each.status === 'open',
    );
  expect(open()).toHaveLength(2);
  await shop.pay(answers[1]!.body.url);
  await shop.settle(ana);
  expect(open()).toHaveLength(0);
  const from = shop.sandbox.events.all.length;
  const cancelled = await Promise.all(
    Array.from({ length: 30 }, () => post(ana, '/cancel', { cancelAtPeriodEnd: true })),
  );
  expect(new Set(cancelled.map(each => each.body.subscription.cancelAtPeriodEnd))).toEqual(new Set([true]));
  expect(shop.sandbox.events.all.slice(from).map(each => each.type)).toEqual(['customer.subscription.updated']);
  const [acts] = await shop.services.db.read(ana.tenantId, em =>
    em.query(
      `SELECT count(*)::int AS n FROM activities WHERE entity_type = 'subscription'
       AND description LIKE 'Suscripción cancelada%'`,
    ),
  );
  expect(acts.n).toBe(1);
});

test("Stripe down: the specification's messages and no half state; afterwards the same key makes one session", async () => {
  const ana = await shop.buildTenant();
  const eva = await shop.buildTenant();
  await shop.subscribe(eva);
  const before = await kept(eva);
  shop.sandbox.fail({ mode: 'error', times: 1_000 });
  const refusal = (answer: { status: number; body: { error: string; code: string } }) => [
    answer.status,
    answer.body.code,
    answer.body.error,
  ];
  const said = async (person: Person, path: string, body?: unknown) => refusal(await post(person, path, body));
  expect(await said(ana, '/checkout', { plan: 'pro' })).toEqual([
    502,
    'UPSTREAM_UNAVAILABLE',
    'Error al procesar el pago',
  ]);
  expect(await said(eva, '/portal')).toEqual([
    502,
    'UPSTREAM_UNAVAILABLE',
    'Error al acceder al portal de facturación',
  ]);
  expect(await said(eva, '/cancel', { cancelAtPeriodEnd: true })).toEqual([
    502,
    'UPSTREAM_UNAVAILABLE',
    'Error al cancelar la suscripción',
  ]);
  expect(await kept(eva)).toEqual(before);
  expect(await shop.status(ana)).toMatchObject({ subscription: { status: 'trial' }, payments: [] });
  // Stripe made the session, and its answer was lost every time.
  shop.sandbox.fail({ mode: 'cut', times: 1_000 });
  expect((await post(ana, '/checkout', { plan: 'pro' })).status).toBe(502);
  shop.sandbox.fail(null);
  shop.app.at(new Date(Date.now() + 10 * 60_000));
  const again = await post(ana, '/checkout', { plan: 'pro' });
  shop.app.at(null);
  expect(again.status).toBe(200);
  expect(
    Object.values(shop.sandbox.account.kept.sessions).filter(each => each.reference === ana.tenantId),
  ).toHaveLength(1);
}, 60_000);

test('a failure that Stripe remembers for a day, and a company renamed meanwhile, keep nobody from paying', async () => {
  const ana = await shop.buildTenant();
  const begin = () => post(ana, '/checkout', { plan: 'pro' });
  for (const only of [/customers$/, /checkout\/sessions$/]) {
    shop.sandbox.fail({ mode: 'broken', times: 1, only });
    expect((await begin()).status).toBe(502);
  }
  expect((await begin()).status).toBe(200);
  const eva = await shop.buildTenant();
  shop.sandbox.fail({ mode: 'cut', times: 100, only: /customers$/ });
  expect((await post(eva, '/checkout', { plan: 'pro' })).status).toBe(502);
  shop.sandbox.fail(null);
  await asSuperuser(shop.app.database, client =>
    client.query(
      `UPDATE app.tenants SET name = 'Otra, S.L.'
     WHERE tenant_id = $1`,
      [eva.tenantId],
    ),
  );
  expect((await post(eva, '/checkout', { plan: 'pro' })).status).toBe(200);
  const { stripe } = shop.services;
  shop.sandbox.fail({ mode: 'cut', times: 100, only: /checkout\/sessions$/ });
  expect((await post(eva, '/checkout', { plan: 'basic' })).status).toBe(502);
  shop.sandbox.fail(null);
  shop.services.stripe = { ...stripe!, prices: { ...stripe!.prices, basic: ['price_pro'] } };
  expect((await post(eva, '/checkout', { plan: 'basic' })).status).toBe(200);
  shop.services.stripe = stripe;
});

test("a dispute, which names no customer, is the company's whose payment it is: reported, and given back once it is lost", async () => {
  const ana = await shop.buildTenant();
  await shop.subscribe(ana);
  const { provider_customer_id: customer } = await shop.row(ana);
  const { id } = Object.values(shop.sandbox.account.kept.charges).find(each => each.customer === customer)!;
  const logged = jest.spyOn(shop.services.log, 'error');
  const refunded = async () =>
    (await shop.services.db.read(ana.tenantId, em => em.query('SELECT refunded FROM payments')))[0].refunded;
  for (const [status, back, times] of [
    ['needs_response', '0.00', 1],
    ['lost', '59.29', 1],
  ] as const) {
    shop.sandbox.dispute(id, status);
    await shop.sandbox.events.settled();
    const [{ n }] = await shop.services.db.acrossTenants('a test', em =>
      em.query('SELECT count(*)::int AS n FROM stripe_events WHERE tenant_id = $1 AND applied_at IS NULL', [
        ana.tenantId,
      ]),
    );
    expect(n).toBe(1);
    await shop.settle(ana);
    expect(await refunded()).toBe(back);
    expect(logged.mock.calls.filter(([, said]) => /reclamado al banco/.test(String(said)))).toHaveLength(times);
  }
  logged.mockRestore();
});

test('checkouts that could not be closed are closed later, also one whose answer was lost', async () => {
  const ana = await shop.buildTenant();
  const open = () =>
    Object.values(shop.sandbox.account.kept.sessions).filter(
      each => each.reference === ana.tenantId && each.status === 'open',
    ).length;
  const {
    body: { url },
  } = await post(ana, '/checkout', { plan: 'pro' });
  shop.sandbox.fail({ mode: 'cut', times: 100, only: /checkout\/sessions$/ });
  expect((await post(ana, '/checkout', { plan: 'basic' })).status).toBe(502);
  shop.sandbox.fail(null);
  await post(ana, '/checkout', { plan: 'pro', interval: 'year' });
  expect(open()).toBe(3);
  await shop.pay(url);
  shop.sandbox.fail({ mode: 'error', times: 100, only: /expire/ });
  await expect(shop.settle(ana)).rejects.toThrow();
  expect(open()).toBe(2);
  shop.sandbox.fail(null);
  await tickBilling(shop.services);
  await shop.settle(ana);
  expect(open()).toBe(0);
});

test('a checkout that is started anew closes the one before it', async () => {
  const ana = await shop.buildTenant();
  const first = await post(ana, '/checkout', { plan: 'basic' });
  const { stripe } = shop.services;
  shop.services.stripe = { ...stripe!, starterCoupon: null };
  const second = await post(ana, '/checkout', { plan: 'basic' });
  shop.services.stripe = stripe;
  expect(second.body.sessionId).not.toBe(first.body.sessionId);
  expect(shop.sandbox.account.kept.sessions[first.body.sessionId]!.status).toBe('expired');
});
