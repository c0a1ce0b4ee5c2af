import { addDays } from '../../platform/dates';
import {
  buildCustomer,
  buildInvoice,
  buildProduct,
  buildSuperadmin,
  buildTenant,
  buildUser,
  setSubscription,
  setTenantStatus,
  type Person,
} from '../../test/build';
import { documentOf, operations } from '../../test/house/operations';
import { startTestApp, type Body, type TestApp } from '../../test/harness';
import { asSuperuser, dumpOf } from '../../test/superuser';
import { keepFigures } from './figures';

let app: TestApp;
let boss: Person;
beforeAll(async () => {
  app = await startTestApp();
  boss = await buildSuperadmin(app);
});
afterAll(() => app.close());

const get = (path: string, token = boss.token) => app.rest('GET', `/superadmin${path}`, { token });
const put = (person: Person, status: unknown, token = boss.token) =>
  app.rest('PUT', `/superadmin/tenants/${person.tenantId}/status`, { token, body: { status } });
const namesFor = async (query: string) =>
  (await get(`/tenants?${query}`)).body.tenants.map((each: { name: string }) => each.name);
const stats = async () => (await get('/stats')).body;

describe('the list', () => {
  let ana: Person;
  beforeAll(async () => {
    ana = await buildTenant(app, {
      companyName: 'Óptica Primera',
      companyNif: '48213960A',
      email: 'Marta@Optica.example',
    });
    const second = await buildTenant(app, { companyName: 'Segunda 100%' });
    await buildTenant(app, { companyName: 'Tercera' });
    await setSubscription(app, second, { plan: 'pro' });
    await setTenantStatus(app, second, 'suspended');
  });

  test('the superadmin sees every company, newest first, and nobody else does', async () => {
    const { status, body } = await get('/tenants');
    expect(status).toBe(200);
    expect(body.tenants.map((each: { name: string }) => each.name)).toEqual([
      'Tercera',
      'Segunda 100%',
      'Óptica Primera',
    ]);
    expect(body.tenants[2]).toEqual({
      id: ana.tenantId,
      name: 'Óptica Primera',
      nif: '48213960A',
      email: ana.email.toLowerCase(),
      status: 'trial',
      createdAt: expect.any(String),
      subscription: {
        plan: 'basic',
        status: 'trial',
        priceMonthly: 19,
        billingInterval: 'month',
        trialEndsAt: expect.any(String),
        currentPeriodEnd: null,
        cancelAtPeriodEnd: false,
        hasStripeSubscription: false,
      },
    });
    for (const path of ['/tenants', '/stats', `/tenants/${ana.tenantId}`]) {
      expect([path, (await get(path, ana.token)).status, (await app.rest('GET', `/superadmin${path}`)).status]).toEqual(
        [path, 403, 401],
      );
    }
  });

  test.each([
    ['search=optica', ['Óptica Primera']],
    ['search=48213960a', ['Óptica Primera']],
    ['search=marta%40OPT', ['Óptica Primera']],
    ['search=100%25', ['Segunda 100%']],
    ['search=_', []],
    ['status=suspended', ['Segunda 100%']],
    ['plan=pro', ['Segunda 100%']],
    ['plan=basic&status=trial', ['Tercera', 'Óptica Primera']],
    ['status=cancelled', []],
    ['page=2&limit=2', ['Óptica Primera']],
  ])('is searched, filtered and paged by the server: %s', async (query, names) => {
    expect(await namesFor(query)).toEqual(names);
  });

  test('says how many pages there are, and finds a company by the name that it has taken', async () => {
    expect((await get('/tenants?limit=2')).body.pagination).toEqual({ page: 1, limit: 2, total: 3, totalPages: 2 });
    await app.rest('PUT', '/settings', {
      token: ana.token,
      body: { companyName: 'Gafas Güell', companyNif: '48213960A' },
    });
    expect([await namesFor('search=guell'), await namesFor('search=optica%20p')]).toEqual([['Gafas Güell'], []]);
  });
});

describe('a company', () => {
  test('is shown with its counts, as its own lists count, and its subscription', async () => {
    const bea = await buildTenant(app);
    await buildUser(app, bea);
    await buildCustomer(app, bea);
    const gone = await buildCustomer(app, bea);
    await app.rest('DELETE', `/customers/${gone.id}`, { token: bea.token });
    await buildProduct(app, bea);
    await buildInvoice(app, bea);
    await buildInvoice(app, bea, { status: 'draft' });
    const { body } = await get(`/tenants/${bea.tenantId}`);
    expect(body.stats).toEqual({ invoices: 2, customers: 1, products: 1, users: 2 });
    expect(body.tenant).toMatchObject({ id: bea.tenantId, subscription: { plan: 'basic', status: 'trial' } });
    expect(body.stats.invoices).toBe((await app.rest('GET', '/invoices', { token: bea.token })).body.pagination.total);
  });

  test('that is none, or runs Folio, is not found', async () => {
    for (const id of ['00000000-0000-7000-8000-000000000000', boss.tenantId]) {
      expect((await get(`/tenants/${id}`)).body).toEqual({ error: 'Esta empresa no existe', code: 'NOT_FOUND' });
      expect((await put({ ...boss, tenantId: id }, 'suspended')).status).toBe(404);
    }
  });

  test('keeps its invoices, customers and products to itself: whatever the schema can show the superadmin of it, none of them is there', async () => {
    const lola = await buildTenant(app);
    const { id } = await buildCustomer(app, lola, { name: 'Secreto' });
    await buildProduct(app, lola, { name: 'Secreto' });
    await buildInvoice(app, lola, { customerManual: undefined, customerId: id, notes: 'Secreto' });
    for (const name of ['tenant', 'tenants', 'superadminStats']) {
      const { body, text } = await app.gql(
        documentOf(operations().find(each => each.name === name)!),
        { id: lola.tenantId },
        { token: boss.token },
      );
      expect([name, body.errors, text.includes('Secreto')]).toEqual([name, undefined, false]);
    }
  });
});

describe('its state', () => {
  const call = (person: Person) =>
    app.rest('POST', '/customers', { token: person.token, body: { name: 'Ana', nif: '48213960A' } });

  test('counts from the next call on: suspended and cancelled companies read and do nothing else', async () => {
    const carla = await buildTenant(app);
    expect((await call(carla)).status).toBe(201);
    for (const status of ['suspended', 'cancelled']) {
      expect((await put(carla, status)).body.tenant.status).toBe(status);
      expect([
        status,
        (await call(carla)).status,
        (await app.rest('GET', '/customers', { token: carla.token })).status,
      ]).toEqual([status, 403, 200]);
    }
    expect((await put(carla, 'active')).body.tenant).toMatchObject({
      status: 'active',
      subscription: { status: 'active' },
    });
    expect((await call(carla)).status).toBe(201);
  });

  test("'Activar' gives an active subscription without a provider that goes on by the month", async () => {
    const today = new Date();
    app.at(today);
    const dora = await buildTenant(app);
    await setSubscription(app, dora, { plan: 'pro', trialEndsAt: addDays(today, -1) });
    const { body } = await put(dora, 'active');
    app.at(null);
    const [{ end }] = await app.services.db.acrossTenants('a test', em =>
      em.query(
        `SELECT ($1::timestamptz AT TIME ZONE 'Europe/Madrid' + interval '1 month') AT TIME ZONE 'Europe/Madrid' AS end`,
        [today],
      ),
    );
    expect(body.tenant.subscription).toMatchObject({
      plan: 'pro',
      status: 'active',
      priceMonthly: 49,
      billingInterval: 'month',
      currentPeriodEnd: end.toISOString(),
      hasStripeSubscription: false,
    });
    expect((await get(`/tenants/${dora.tenantId}`)).body.tenant.subscription.status).toBe('active');
  });

  test("'Cancelar' ends what it pays for at once; asked again nothing more happens", async () => {
    const eva = await buildTenant(app);
    await put(eva, 'active');
    expect((await put(eva, 'cancelled')).body.tenant).toMatchObject({
      status: 'cancelled',
      subscription: { status: 'cancelled' },
    });
    const before = await dumpOf(app.database, eva.tenantId);
    expect((await put(eva, 'cancelled')).status).toBe(200);
    expect(await dumpOf(app.database, eva.tenantId)).toBe(before);
  });

  test('is not set to trial, to nonsense, or by somebody else; nothing changes', async () => {
    const fina = await buildTenant(app);
    const before = await dumpOf(app.database, fina.tenantId);
    expect((await put(fina, 'trial')).body).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { status: expect.stringContaining('prueba') },
    });
    expect((await put(fina, 'abierta')).body).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { status: expect.any(String) },
    });
    expect((await put(fina, undefined)).status).toBe(400);
    expect((await put(fina, 'active', fina.token)).status).toBe(403);
    const { body } = await app.gql(
      'mutation($id: ID!) { setTenantStatus(id: $id, status: trial) { id } }',
      { id: fina.tenantId },
      { token: boss.token },
    );
    expect(body.errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { status: expect.any(String) } });
    expect(await dumpOf(app.database, fina.tenantId)).toBe(before);
  });

  test('leaves a trace in the log of the company and in that of the platform, and not one byte in another', async () => {
    const [gema, other] = [await buildTenant(app), await buildTenant(app)];
    const before = await dumpOf(app.database, other.tenantId);
    for (const status of ['suspended', 'active', 'cancelled', 'active']) {
      const { body } = await app.gql(
        `mutation($id: ID!) { setTenantStatus(id: $id, status: ${status}) { id status } }`,
        { id: gema.tenantId },
        { token: boss.token },
      );
      expect(body.data.setTenantStatus).toEqual({ id: gema.tenantId, status });
      await stats();
      await get(`/tenants/${gema.tenantId}`);
    }
    expect(await dumpOf(app.database, other.tenantId)).toBe(before);
    const acts = (tenantId: string) =>
      asSuperuser(
        app.database,
        async client =>
          (
            await client.query(
              `SELECT actor_kind, user_id, action, risk_level, description FROM app.activities WHERE tenant_id = $1
         AND entity_id = $2 AND action = 'update' ORDER BY created_at`,
              [tenantId, gema.tenantId],
            )
          ).rows,
      );
    expect((await acts(gema.tenantId))[0]).toEqual({
      actor_kind: 'superadmin',
      user_id: null,
      action: 'update',
      risk_level: 'high',
      description: 'Empresa suspendida por quien gestiona Folio',
    });
    expect((await acts(boss.tenantId)).map(each => [each.user_id, each.description])).toEqual(
      ['suspendida', 'activada', 'cancelada', 'activada'].map(done => [boss.userId, `Empresa ${done}`]),
    );
  });
});

describe('the figures', () => {
  /** All companies counted one by one, by nothing that the figures are made with. */
  async function fullCount(): Promise<Body> {
    const rows: Body[] = await asSuperuser(
      app.database,
      async client =>
        (
          await client.query(
            `SELECT t.status AS standing, s.status, s.plan, s.billing_interval AS interval FROM app.tenants t
         JOIN app.subscriptions s USING (tenant_id) WHERE NOT t.is_platform`,
          )
        ).rows,
    );
    const price = ({ plan, interval }: Body) => (plan === 'basic' ? 19 : interval === 'year' ? 39 : 49);
    const paying = rows.filter(row => row.status === 'active' && !['suspended', 'cancelled'].includes(row.standing));
    return {
      totalTenants: rows.length,
      activeTenants: rows.filter(row => row.standing === 'active').length,
      trialTenants: rows.filter(row => row.standing === 'trial').length,
      mrr: paying.reduce((sum, row) => sum + price(row), 0),
      gone: rows.filter(row => row.standing === 'cancelled' || ['cancelled', 'expired'].includes(row.status)).length,
    };
  }

  test('are right at once after each registration and each change of state', async () => {
    const before = await stats();
    const ines = await buildTenant(app);
    expect(await stats()).toMatchObject({
      totalTenants: before.totalTenants + 1,
      trialTenants: before.trialTenants + 1,
      mrr: before.mrr,
    });
    await put(ines, 'active');
    expect(await stats()).toMatchObject({
      activeTenants: before.activeTenants + 1,
      trialTenants: before.trialTenants,
      mrr: before.mrr + 19,
    });
    await put(ines, 'suspended');
    expect(await stats()).toMatchObject({
      totalTenants: before.totalTenants + 1,
      activeTenants: before.activeTenants,
      mrr: before.mrr,
    });
  });

  test('are what a full count of any mixture comes to, yearly plans by the month', async () => {
    const kinds = ['trial', 'active', 'cancelled', 'expired'].flatMap(status =>
      ['trial', 'active', 'suspended', 'cancelled'].map(standing => ({ status, standing })),
    );
    for (const [index, { status, standing }] of kinds.entries()) {
      const person = await buildTenant(app);
      await setSubscription(app, person, { plan: index % 2 ? 'pro' : 'basic', status });
      await setTenantStatus(app, person, standing as 'trial');
      if (index % 4 === 1)
        await app.services.db.acrossTenants('a test', em =>
          em.query(
            `UPDATE subscriptions
         SET billing_interval = 'year' WHERE tenant_id = $1`,
            [person.tenantId],
          ),
        );
    }
    // Changed behind the product's back: nothing is marked, so only the job sees it.
    await keepFigures(app.services);
    const { gone, ...figures } = await fullCount();
    const shown = await stats();
    expect(shown).toMatchObject(figures);
    expect(shown.months).toHaveLength(12);
    expect(shown.months.at(-1)).toMatchObject({ mrr: figures.mrr, signUps: figures.totalTenants, cancellations: gone });
  });

  test('keep what a month was worth, and take up a new month by themselves', async () => {
    const { mrr, totalTenants } = await stats();
    const later = addDays(new Date(), 32);
    app.at(later);
    await asSuperuser(app.database, client =>
      client.query('UPDATE app.sessions SET last_used_at = $1, expires_at = $2', [later, addDays(later, 14)]),
    );
    await buildTenant(app);
    const { months, totalTenants: now, countedAt } = await stats();
    app.at(null);
    expect([now, new Date(countedAt).getMonth()]).toEqual([totalTenants + 1, later.getMonth()]);
    expect(months.slice(-2)).toEqual([
      expect.objectContaining({ mrr }),
      expect.objectContaining({ mrr, signUps: 1, cancellations: 0 }),
    ]);
    expect(months[0].mrr).toBeNull();
  });

  test('name whose trial ends within a week, and count a return as no cancellation', async () => {
    const julia = await buildTenant(app);
    const before = await stats();
    await setSubscription(app, julia, { trialEndsAt: addDays(new Date(), 6.9) });
    await keepFigures(app.services);
    expect((await stats()).trialsEnding).toBe(before.trialsEnding + 1);
    await put(julia, 'cancelled');
    const gone = await stats();
    expect([gone.trialsEnding, gone.months.at(-1).cancellations]).toEqual([
      before.trialsEnding,
      before.months.at(-1).cancellations + 1,
    ]);
    await put(julia, 'active');
    expect((await stats()).months.at(-1).cancellations).toBe(before.months.at(-1).cancellations);
  });
});
