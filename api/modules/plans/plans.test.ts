import { addDays } from '../../platform/dates';
import { buildInvoice, buildTenant, invoicePayload, setSubscription, type Person } from '../../test/build';
import { sharedTestApp, type TestApp } from '../../test/harness';
import { priceOf, PRICES, TRIAL_DAYS, TRIAL_INVOICES } from './plans';
import { BillingInterval, Plan } from './subscription.entity';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(() => app.close());

const post = (person: Person, given = {}) =>
  app.rest('POST', '/invoices', { token: person.token, body: invoicePayload(given) });
const overdue = (person: Person) => setSubscription(app, person, { trialEndsAt: addDays(new Date(), -1) });

test('basic is 19 € a month and pro 49 €; the trial is 30 days or 3 invoices', () => {
  expect([PRICES, TRIAL_DAYS, TRIAL_INVOICES]).toEqual([{ basic: '19.00', pro: '49.00' }, 30, 3]);
});

test('within 30 days as many invoices as one likes', async () => {
  const ana = await buildTenant(app);
  for (let n = 0; n < 5; n += 1) expect((await post(ana)).status).toBe(201);
});

test('customers and products have no limit on any plan, nor after the trial', async () => {
  const ana = await buildTenant(app);
  await overdue(ana);
  const many = Array.from({ length: 60 }, (_, n) => n);
  const states: ['customers' | 'products', Record<string, unknown>][] = [
    ['customers', { name: 'Cliente', nif: 'B26304188' }],
    ['products', { name: 'Producto', price: 10, ivaRate: 21 }],
  ];
  for (const [path, body] of states) {
    for (const n of many)
      expect(
        (await app.rest('POST', `/${path}`, { token: ana.token, body: { ...body, name: `${body.name} ${n}` } })).status,
      ).toBe(201);
    expect((await app.rest('GET', `/${path}?limit=1`, { token: ana.token })).body.pagination.total).toBe(60);
  }
  for (const plan of ['basic', 'pro'] as const) {
    for (const status of ['trial', 'active', 'cancelled', 'expired'] as const) {
      await setSubscription(app, ana, { plan, status });
      for (const [path, body] of states)
        expect([plan, status, path, (await app.rest('POST', `/${path}`, { token: ana.token, body })).status]).toEqual([
          plan,
          status,
          path,
          201,
        ]);
    }
  }
});

test('after 30 days three invoices are free, however many ask at once', async () => {
  const ana = await buildTenant(app);
  await overdue(ana);
  const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => post(ana, { series: n % 2 ? 'A' : 'B' })));
  expect(answers.filter(each => each.status === 201)).toHaveLength(3);
  const refused = answers.filter(each => each.status === 402);
  expect(refused).toHaveLength(27);
  expect(refused[0]!.body).toEqual({
    error: 'Tu periodo de prueba ha terminado. Elige un plan para seguir emitiendo facturas.',
    code: 'PLAN_REQUIRED',
  });
});

test.each(['expired', 'cancelled'])(
  'a subscription that is %s reads, prints and keeps drafts, but does not issue',
  async status => {
    const ana = await buildTenant(app);
    const invoice = await buildInvoice(app, ana);
    await setSubscription(app, ana, { status });
    expect((await post(ana)).status).toBe(402);
    const draft = await buildInvoice(app, ana, { status: 'draft' });
    expect((await app.rest('POST', `/invoices/${draft.id}/issue`, { token: ana.token })).status).toBe(402);
    expect((await app.rest('GET', `/invoices/${draft.id}`, { token: ana.token })).body.invoice.status).toBe('draft');
    expect((await app.rest('GET', '/invoices', { token: ana.token })).body.invoices).toHaveLength(2);
    expect((await app.rest('GET', `/invoices/${invoice.id}/pdf`, { token: ana.token })).status).toBe(200);
  },
);

test('an active subscription issues; the trial says how many free invoices are left', async () => {
  const ana = await buildTenant(app);
  const left = async () =>
    (await app.gql('{ me { subscription { freeInvoicesLeft } } }', {}, { token: ana.token })).body.data.me.subscription
      .freeInvoicesLeft;
  expect(await left()).toBe(3);
  await buildInvoice(app, ana);
  expect(await left()).toBe(2);
  await setSubscription(app, ana, { status: 'active', trialEndsAt: null });
  expect(await left()).toBeNull();
  expect((await post(ana)).status).toBe(201);
});

test.each(['basic', 'pro'] as const)(
  'with %s active there is no end of invoices, the trial over and its three used up',
  async plan => {
    const ana = await buildTenant(app);
    await overdue(ana);
    for (let n = 0; n < TRIAL_INVOICES; n += 1) expect((await post(ana)).status).toBe(201);
    expect((await post(ana)).status).toBe(402);
    await setSubscription(app, ana, { plan, status: 'active' });
    for (let n = 0; n < 10; n += 1) expect((await post(ana)).status).toBe(201);
  },
);

test('PRO paid by the year is 39 € a month; the basic plan has one price', () => {
  const { month, year } = BillingInterval;
  expect([priceOf(Plan.basic, month), priceOf(Plan.pro, month), priceOf(Plan.pro, year)]).toEqual([
    '19.00',
    '49.00',
    '39.00',
  ]);
});

test.each(['expired', 'cancelled'])('PRO that is %s gives nothing of PRO any more', async status => {
  const ana = await buildTenant(app);
  await setSubscription(app, ana, { plan: 'pro', status: 'active' });
  const records = () => app.rest('GET', '/verifactu/records', { token: ana.token });
  expect((await records()).status).toBe(200);
  await setSubscription(app, ana, { status });
  expect(await records()).toMatchObject({ status: 402, body: { code: 'PLAN_REQUIRED' } });
});
