import { addDays } from '../../platform/dates';
import { buildTenant, buildUser, mailedToken, setTenantStatus, type Person } from '../../test/build';
import { sharedTestApp, type TestApp } from '../../test/harness';
import { asSuperuser } from '../../test/superuser';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(() => app.close());
afterEach(() => app.at(null));

const FORGOT = { success: true, message: 'Si el email existe, recibirás instrucciones para restablecer tu contraseña' };
const GONE = 'El enlace ya no vale: caducó o se usó. Pide otro.';
const forgot = (email: string) => app.rest('POST', '/auth/forgot-password', { body: { email } });
const reset = (token: string, password = 'nueva-clave-1') =>
  app.rest('POST', '/auth/reset-password', { body: { token, password } });
const login = (email: string, password: string) => app.rest('POST', '/auth/login', { body: { email, password } });
const mails = (person: Person) =>
  app.services.db.read(person.tenantId, em =>
    em.query(`SELECT kind, status, token_id
   FROM mails WHERE kind <> 'welcome' ORDER BY created_at`),
  );

test('the link sets a new password once, and every session of the user ends', async () => {
  const ana = await buildTenant(app);
  const colleague = await buildUser(app, ana);
  expect((await forgot(` ${ana.email.toUpperCase()} `)).body).toEqual(FORGOT);
  expect(await mails(ana)).toMatchObject([{ kind: 'reset', status: 'queued' }]);
  const token = await mailedToken(app, ana.userId);
  expect((await reset(token)).body).toEqual({ success: true, message: 'Contraseña restablecida correctamente' });
  expect((await app.rest('GET', '/auth/me', { token: ana.token })).status).toBe(401);
  expect((await app.rest('GET', '/auth/me', { token: colleague.token })).status).toBe(200);
  expect((await login(ana.email, 'secreta-123')).status).toBe(401);
  expect((await login(ana.email, 'nueva-clave-1')).status).toBe(200);
  const again = await reset(token);
  expect([again.status, again.body]).toEqual([400, { error: GONE, code: 'BAD_USER_INPUT', fields: { token: GONE } }]);
});

test('of 30 resets at once with one token exactly one succeeds', async () => {
  const ana = await buildTenant(app);
  await forgot(ana.email);
  const token = await mailedToken(app, ana.userId);
  const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => reset(token, `clave-numero-${n}`)));
  expect(answers.map(each => each.status).sort()).toEqual([200, ...Array(29).fill(400)]);
  const winner = answers.findIndex(each => each.status === 200);
  expect((await login(ana.email, `clave-numero-${winner}`)).status).toBe(200);
});

test('it lives 60 minutes, and a newer one ends it', async () => {
  const ana = await buildTenant(app);
  const now = new Date();
  await forgot(ana.email);
  const first = await mailedToken(app, ana.userId);
  await forgot(ana.email);
  expect((await reset(first)).status).toBe(400);
  const second = await mailedToken(app, ana.userId);
  app.at(new Date(now.getTime() + 61 * 60_000));
  expect((await reset(second)).status).toBe(400);
  app.at(new Date(now.getTime() + 59 * 60_000));
  expect((await reset(second)).status).toBe(200);
});

test('an unknown account gets the same answer, and nothing is queued', async () => {
  const { status, body } = await forgot('nadie@empresa.example');
  expect([status, body]).toEqual([200, FORGOT]);
  expect((await forgot('no es un email')).body.fields).toEqual({
    email: 'Escribe un email válido, por ejemplo nombre@empresa.es',
  });
});

test('known and unknown accounts take the same time: 200 calls, interleaved, medians within 5 ms', async () => {
  const ana = await buildTenant(app);
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  const timed = async (kind: 'known' | 'unknown', email: string) => {
    const started = process.hrtime.bigint();
    await forgot(email);
    times[kind].push(Number(process.hrtime.bigint() - started) / 1e6);
  };
  for (let n = 0; n < 100; n += 1) {
    const pair = [() => timed('known', ana.email), () => timed('unknown', `nadie${n}@empresa.example`)];
    if (n % 2) pair.reverse();
    await Promise.all(pair.map(ask => ask()));
  }
  const median = (list: number[]) => list.sort((a, b) => a - b)[50]!;
  const [known, unknown] = [median(times.known), median(times.unknown)];
  // Where the machine is busy all calls are slower, and so is what lies between them.
  expect(Math.abs(known - unknown)).toBeLessThan(Math.max(5, unknown / 5));
}, 60_000);

test.each([
  ['12345', 'La contraseña debe tener al menos 6 caracteres'],
  ['123456', 'Esta contraseña es de las más usadas y se adivina enseguida: elige otra'],
  ['Password', 'Esta contraseña es de las más usadas y se adivina enseguida: elige otra'],
  ['x'.repeat(129), 'La contraseña debe tener como mucho 128 caracteres'],
])('the password %s is refused and the link stays', async (password, message) => {
  const ana = await buildTenant(app);
  await forgot(ana.email);
  const token = await mailedToken(app, ana.userId);
  expect((await reset(token, password)).body.fields).toEqual({ password: message });
  expect((await reset(token, 'ñandú 🐦 con espacios')).status).toBe(200);
});

test('no token lies in the database, and none of a deleted user works; a suspended company may recover', async () => {
  const ana = await buildTenant(app);
  await setTenantStatus(app, ana, 'suspended');
  await forgot(ana.email);
  const token = await mailedToken(app, ana.userId);
  const { rows } = await asSuperuser(app.database, client =>
    client.query(
      `SELECT (SELECT count(*) FROM app.one_time_tokens)::int AS tokens, (SELECT count(*) FROM app.one_time_tokens t
       WHERE t::text LIKE '%' || $1 || '%')::int
       + (SELECT count(*) FROM graphile_worker._private_jobs j
         WHERE j::text LIKE '%' || $1 || '%')::int AS found`,
      [token],
    ),
  );
  expect(rows).toEqual([{ tokens: expect.any(Number), found: 0 }]);
  expect(rows[0].tokens).toBeGreaterThan(0);
  expect((await reset(token)).status).toBe(200);
  await forgot(ana.email);
  await app.services.db.tx(ana.tenantId, em =>
    em.query('UPDATE users SET deleted_at = now() WHERE id = $1', [ana.userId]),
  );
  expect((await reset(await mailedToken(app, ana.userId), 'otra-clave-22')).status).toBe(400);
});

test("an invitation's link lives 72 hours", async () => {
  const ana = await buildTenant(app);
  const now = new Date();
  const { body } = await app.rest('POST', '/users', {
    token: ana.token,
    body: { name: 'Pau', email: 'pau@invitado.example', role: 'user' },
  });
  const token = await mailedToken(app, body.user.id);
  app.at(addDays(now, 3.01));
  expect((await reset(token)).status).toBe(400);
  app.at(addDays(now, 2.99));
  expect((await reset(token)).status).toBe(200);
  expect((await login('pau@invitado.example', 'nueva-clave-1')).body.user).toMatchObject({
    role: 'user',
    isTemporaryPassword: false,
  });
});
