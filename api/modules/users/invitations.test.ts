import type { Person } from '../../test/build';
import { startTestApp, type TestApp } from '../../test/harness';

let app: TestApp;
let address = 0;
/** Each person of these tests comes from an address of their own. */
const from = () => ({ 'x-forwarded-for': `198.51.${100 + (address >> 8)}.${(address += 1) & 255}` });
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
});
afterAll(() => app.close());

interface Admin extends Person {
  headers: Record<string, string>;
}

async function buildAdmin(given: { verified?: boolean } = {}): Promise<Admin> {
  const headers = from();
  const email = `jefa${address}@empresa.example`;
  const { body } = await app.rest('POST', '/auth/register', {
    headers,
    body: { email, password: 'secreta-123', companyName: 'Empresa, S.L.', companyNif: 'B98241573' },
  });
  const admin = { token: body.token, tenantId: body.tenant.id, userId: body.user.id, email, headers };
  if (given.verified ?? true)
    await app.services.db.tx(admin.tenantId, em => em.query('UPDATE users SET email_verified_at = now()'));
  return admin;
}

let people = 0;
const somebody = () => `persona${(people += 1)}@fuera.example`;
const invite = ({ token, headers }: Admin, email = somebody()) =>
  app.rest('POST', '/users', { token, headers, body: { name: 'Eva', email, role: 'user' } });
const statuses = async (count: number, ask: (n: number) => Promise<{ status: number }>) => {
  const found: number[] = [];
  for (let n = 0; n < count; n += 1) found.push((await ask(n)).status);
  return found;
};
const times = (count: number, status: number) => Array<number>(count).fill(status);
const queued = ({ tenantId }: Admin) =>
  app.services.db.read(tenantId, em =>
    em.query(`SELECT 1 FROM mails
   WHERE kind = 'invitation'`),
  );

test('twenty a day for a company whose admin has confirmed their address, for all its admins together; then the day is named', async () => {
  const ana = await buildAdmin();
  expect(await statuses(20, () => invite(ana))).toEqual(times(20, 201));
  const refused = await invite({ ...ana, headers: from() });
  expect([refused.status, refused.body.error]).toEqual([
    429,
    'Tu empresa ya ha enviado las 20 invitaciones de hoy. Espera 24 horas y vuelve a probar.',
  ]);
  expect(await queued(ana)).toHaveLength(20);
  expect((await invite(await buildAdmin())).status).toBe(201);
}, 60_000);

test('five while it is not confirmed, and the rest at once afterwards', async () => {
  const ana = await buildAdmin({ verified: false });
  expect(await statuses(6, () => invite(ana))).toEqual([...times(5, 201), 429]);
  expect((await invite(ana)).body.error).toMatch(
    /^Ya has enviado las 5 invitaciones al día que caben sin confirmar tu correo\..*; si no, espera \d+ horas y vuelve a probar\.$/,
  );
  await app.services.db.tx(ana.tenantId, em =>
    em.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [ana.userId]),
  );
  expect((await invite(ana)).status).toBe(201);
}, 60_000);

test('three to one person, also when they are asked again or by other companies', async () => {
  const [ana, bob] = [await buildAdmin(), await buildAdmin()];
  const email = somebody();
  const { body } = await invite(ana, email);
  const again = () => app.rest('POST', `/users/${body.user.id}/invite`, { token: ana.token, headers: ana.headers });
  expect(await statuses(3, again)).toEqual([200, 200, 429]);
  expect((await again()).body.error).toMatch(/^Esta persona ya ha recibido hoy 3 invitaciones\. Espera 24 horas/);
  await app.rest('DELETE', `/users/${body.user.id}`, { token: ana.token, headers: ana.headers });
  for (const spelt of [email.toUpperCase(), email.replace('@', '+otra@')])
    expect((await invite(bob, spelt)).status).toBe(429);
  expect((await invite(bob)).status).toBe(201);
}, 60_000);

test('forty from one address, whatever the companies', async () => {
  const here = from();
  const [ana, bob, eva] = [await buildAdmin(), await buildAdmin(), await buildAdmin()];
  for (const admin of [ana, bob])
    expect(await statuses(20, () => invite({ ...admin, headers: here }))).toEqual(times(20, 201));
  expect((await invite({ ...eva, headers: here })).body.error).toMatch(
    /^Desde tu conexión ya se han enviado 40 invitaciones hoy/,
  );
  expect((await invite(eva)).status).toBe(201);
}, 60_000);

test('ten addresses that have an account: from then on a known one and an unknown one are answered alike', async () => {
  const [ana, known] = [await buildAdmin(), await buildAdmin()];
  expect(await statuses(10, () => invite(ana, known.email))).toEqual(times(10, 409));
  const [taken, free] = [await invite(ana, known.email), await invite(ana)];
  expect([taken.status, taken.body]).toEqual([429, free.body]);
  // Whole seconds: between the two calls one may pass.
  const [takenWait, freeWait] = [taken, free].map(answer => Number(answer.headers.get('retry-after')));
  expect(takenWait).toBeGreaterThan(1);
  expect(Math.abs(takenWait! - freeWait!)).toBeLessThanOrEqual(1);
  expect(await queued(ana)).toHaveLength(0);
  // At once, too: thirty questions together get no more answers than ten one by one.
  const bob = await buildAdmin();
  const together = await Promise.all(Array.from({ length: 30 }, () => invite(bob, known.email)));
  expect(together.filter(answer => answer.status === 409).length).toBeLessThanOrEqual(10);
}, 60_000);

test('what led to no mail does not count: a refused address, a repeated call, a bad role', async () => {
  const ana = await buildAdmin();
  const known = await buildAdmin();
  await statuses(5, () => invite(ana, known.email));
  await statuses(5, () =>
    app.rest('POST', '/users', {
      token: ana.token,
      headers: ana.headers,
      body: { name: 'Eva', email: somebody(), role: 'superadmin' },
    }),
  );
  const email = somebody();
  const repeated = () =>
    app.rest('POST', '/users', {
      token: ana.token,
      headers: { ...ana.headers, 'idempotency-key': 'una' },
      body: { name: 'Eva', email, role: 'user' },
    });
  expect(await statuses(6, repeated)).toEqual(times(6, 201));
  expect(await statuses(20, () => invite(ana))).toEqual([...times(19, 201), 429]);
}, 60_000);

test.each(['https://evil.example', 'Gana un premio en evil.com/x', 'www.evil', 'evil．es:8080'])(
  'a company is not called %p, at the door or later',
  async companyName => {
    const ana = await buildAdmin();
    const registered = await app.rest('POST', '/auth/register', {
      headers: from(),
      body: { email: somebody(), password: 'secreta-123', companyName, companyNif: 'B98241573' },
    });
    expect([registered.status, registered.body.fields]).toEqual([
      400,
      { companyName: 'Escribe el nombre sin direcciones web' },
    ]);
    const renamed = await app.rest('PUT', '/settings', {
      token: ana.token,
      body: { companyName, companyNif: 'B98241573' },
    });
    expect([renamed.status, renamed.body.fields]).toEqual([
      400,
      { companyName: 'Escribe el nombre sin direcciones web' },
    ]);
  },
);
