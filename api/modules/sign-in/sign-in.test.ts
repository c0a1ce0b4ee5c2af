import { buildSuperadmin, buildTenant, setTenantStatus } from '../../test/build';
import { startTestApp, type TestApp } from '../../test/harness';
import { addDays } from '../../platform/dates';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
afterEach(() => app.at(null));

const company = (given: Record<string, unknown> = {}) => ({
  email: 'lucia@marea.example',
  password: 'secreta-123',
  name: 'Lucía',
  companyName: 'Estudio Marea, S.L.',
  companyNif: 'B98241573',
  ...given,
});
const register = (given?: Record<string, unknown>) => app.rest('POST', '/auth/register', { body: company(given) });
const login = (email: string, password: string) => app.rest('POST', '/auth/login', { body: { email, password } });
const me = (token: string) => app.rest('GET', '/auth/me', { token });

describe('registering', () => {
  test('makes the company, its admin and its trial, and signs in', async () => {
    app.at(new Date('2026-11-20T10:00:00Z'));
    const { status, body } = await register({ email: ' Lucia@Marea.example ', companyNif: 'es b-98.241.573' });
    expect(status).toBe(201);
    expect(body).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      user: {
        id: expect.any(String),
        name: 'Lucía',
        email: 'lucia@marea.example',
        role: 'admin',
        createdAt: '2026-11-20T10:00:00.000Z',
        lastLoginAt: '2026-11-20T10:00:00.000Z',
        isTemporaryPassword: false,
      },
      tenant: {
        id: expect.any(String),
        name: 'Estudio Marea, S.L.',
        nif: 'B98241573',
        email: 'lucia@marea.example',
        status: 'trial',
        createdAt: '2026-11-20T10:00:00.000Z',
      },
      subscription: {
        plan: 'basic',
        status: 'trial',
        priceMonthly: 19,
        trialEndsAt: '2026-12-20T10:00:00.000Z',
        currentPeriodEnd: null,
        cancelAtPeriodEnd: false,
        hasStripeSubscription: false,
      },
    });
    expect((await me(body.token)).body).toEqual({
      user: body.user,
      tenant: body.tenant,
      subscription: body.subscription,
    });
  });

  test('an email is taken once on the platform, whatever its case, and nothing is left of the second company', async () => {
    await register({ email: 'unica@marea.example' });
    const count = () =>
      app.services.db.acrossTenants('a test', em => em.query('SELECT count(*)::int AS n FROM tenants'));
    const before = await count();
    const { status, body } = await register({ email: 'UNICA@marea.example', companyName: 'Otra' });
    expect([status, body]).toEqual([
      409,
      {
        error: 'Ya hay una cuenta con este email',
        code: 'CONFLICT',
        fields: { email: 'Ya hay una cuenta con este email' },
      },
    ]);
    expect(await count()).toEqual(before);
  });

  test('a wrong check digit does not block it; more than 9 characters do', async () => {
    expect((await register({ email: 'digito@marea.example', companyNif: 'B98241570' })).status).toBe(201);
    expect((await register({ email: 'largo@marea.example', companyNif: 'B982415733' })).body).toEqual({
      error: 'El NIF tiene como mucho 9 caracteres',
      code: 'BAD_USER_INPUT',
      fields: { companyNif: 'El NIF tiene como mucho 9 caracteres' },
    });
  });

  test.each([
    [{ email: 'no' }, 'email', 'Escribe un email válido, por ejemplo nombre@empresa.es'],
    [{ email: 'a@b.es\nBcc: x@y.es' }, 'email', 'Escribe un email válido, por ejemplo nombre@empresa.es'],
    [{ password: '12345' }, 'password', 'La contraseña debe tener al menos 6 caracteres'],
    [{ password: 'x'.repeat(129) }, 'password', 'La contraseña debe tener como mucho 128 caracteres'],
    [{ companyName: '  ' }, 'companyName', 'Escribe el nombre de la empresa'],
    [{ companyNif: '' }, 'companyNif', 'Escribe el NIF o CIF de la empresa'],
    [{ companyName: undefined }, 'companyName', 'Este campo es obligatorio'],
    [{ name: 'x'.repeat(121) }, 'name', 'Escribe como mucho 120 caracteres'],
  ])('refuses %j', async (given, field, message) => {
    const { status, body } = await register({ email: 'mal@marea.example', ...given });
    expect([status, body.code, body.fields]).toEqual([400, 'BAD_USER_INPUT', { [field]: message }]);
  });

  test('keys that nobody may set change nothing', async () => {
    const { body } = await register({
      email: 'claves@marea.example',
      role: 'superadmin',
      tenantId: 'x',
      plan: 'pro',
      isTemporaryPassword: true,
    });
    expect([body.user.role, body.subscription.plan, body.user.isTemporaryPassword]).toEqual(['admin', 'basic', false]);
  });
});

describe('signing in', () => {
  test('answers a new token, the person, the company and the subscription', async () => {
    const ana = await buildTenant(app, { email: 'ana@marea.example', password: 'clave-larga' });
    const { status, body } = await login('ANA@marea.example', 'clave-larga');
    expect([status, body.user.id, body.tenant.id, body.subscription.status]).toEqual([
      200,
      ana.userId,
      ana.tenantId,
      'trial',
    ]);
    expect(body.token).not.toBe(ana.token);
    expect((await me(ana.token)).status).toBe(200);
  });

  test('the same refusal for a wrong password and for an unknown account', async () => {
    await buildTenant(app, { email: 'eva@marea.example' });
    const wrong = await login('eva@marea.example', 'otra-cosa');
    const unknown = await login('nadie@marea.example', 'otra-cosa');
    expect([wrong.status, wrong.body]).toEqual([
      401,
      { error: 'Email o contraseña incorrectos', code: 'UNAUTHENTICATED' },
    ]);
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  });

  test('a suspended company signs in; the superadmin has no company', async () => {
    const ana = await buildTenant(app, { email: 'sus@marea.example', password: 'la-buena' });
    await setTenantStatus(app, ana, 'suspended');
    expect((await login('sus@marea.example', 'la-buena')).body.tenant.status).toBe('suspended');
    const boss = await buildSuperadmin(app);
    expect((await me(boss.token)).body).toMatchObject({
      user: { role: 'superadmin' },
      tenant: null,
      subscription: null,
    });
  });
});

describe('a session', () => {
  test('ends with logout, at both doors', async () => {
    const ana = await buildTenant(app);
    expect((await app.rest('POST', '/auth/logout', { token: ana.token })).status).toBe(204);
    expect((await me(ana.token)).status).toBe(401);
    const graph = await app.gql('{ me { user { id } } }', {}, { token: ana.token });
    expect([graph.status, graph.body.errors[0].extensions.code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  test('ends after 24 h without use and after 14 days in any case', async () => {
    const now = new Date();
    const ana = await buildTenant(app);
    app.at(addDays(now, 0.9));
    expect((await me(ana.token)).status).toBe(200);
    for (let day = 1; day < 14; day += 0.9) {
      app.at(addDays(now, day));
      expect((await me(ana.token)).status).toBe(200);
    }
    app.at(addDays(now, 14.1));
    expect((await me(ana.token)).status).toBe(401);
    const eva = await buildTenant(app);
    app.at(addDays(now, 15.2));
    expect((await me(eva.token)).status).toBe(401);
  });

  test('is kept as a hash only; forged tokens are nobody', async () => {
    const ana = await buildTenant(app);
    const [row] = await app.services.db.acrossTenants('a test', em =>
      em.query(
        `SELECT count(*)::int > 0 AS some, count(*) FILTER (WHERE encode(token_hash, 'escape') LIKE $1)::int AS found
         FROM sessions`,
        [`%${ana.token}%`],
      ),
    );
    expect(row).toEqual({ some: true, found: 0 });
    for (const forged of [
      'x',
      ana.token.toUpperCase(),
      `${ana.token}x`,
      ana.token.slice(1),
      'eyJhbGciOiJub25lIn0.e30.',
    ])
      expect((await me(forged)).status).toBe(401);
    expect((await app.rest('GET', `/auth/me?token=${ana.token}`)).status).toBe(401);
    expect(
      (await app.rest('POST', '/auth/login', { token: 'malo', body: { email: ana.email, password: 'secreta-123' } }))
        .status,
    ).toBe(200);
  });

  test('passwords are argon2id of 19 MiB and never leave', async () => {
    const ana = await buildTenant(app, { password: 'otra-secreta-123' });
    const [row] = await app.services.db.read(ana.tenantId, em =>
      em.query('SELECT password_hash FROM users WHERE tenant_id = $1', [ana.tenantId]),
    );
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await me(ana.token)).text).not.toContain('argon2');
  });
});
