import { buildTenant, mailedToken, type Person } from '../../test/build';
import { sharedTestApp, type TestApp } from '../../test/harness';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(() => app.close());

const change = (person: Person, currentPassword: string, newPassword: string) =>
  app.rest('POST', '/users/change-password', { token: person.token, body: { currentPassword, newPassword } });
const login = (email: string, password: string) =>
  app.rest('POST', '/auth/login', { body: { email, password }, headers: { 'user-agent': 'Firefox de prueba' } });
const sessions = async (token: string) =>
  (await app.gql('{ mySessions { id device ipAddress current } }', {}, { token })).body.data.mySessions;

test('changing the password ends every token; the session that did it goes on under a new one', async () => {
  const ana = await buildTenant(app, { password: 'la-de-antes' });
  const other = (await login(ana.email, 'la-de-antes')).body.token;
  const { body } = await change(ana, 'la-de-antes', 'la-de-ahora');
  expect(body).toEqual({ success: true, token: expect.stringMatching(/^[\w-]{43}$/) });
  const statuses = [ana.token, other, body.token].map(
    async token => (await app.rest('GET', '/auth/me', { token })).status,
  );
  expect(await Promise.all(statuses)).toEqual([401, 401, 200]);
  expect((await sessions(body.token)).map((each: { current: boolean }) => each.current)).toEqual([true]);
  expect((await login(ana.email, 'la-de-antes')).status).toBe(401);
  expect((await login(ana.email, 'la-de-ahora')).status).toBe(200);
});

test('a wrong current password is 400 on its field; the new one has its rules; userId in the body is ignored', async () => {
  const ana = await buildTenant(app, { password: 'la-de-antes' });
  const wrong = await change(ana, 'otra', 'la-de-ahora');
  expect([wrong.status, wrong.body.fields]).toEqual([400, { currentPassword: 'La contraseña actual no es correcta' }]);
  expect((await change(ana, 'la-de-antes', '12345')).body.fields).toEqual({
    newPassword: 'La nueva contraseña debe tener al menos 6 caracteres',
  });
  expect((await change(ana, 'la-de-antes', 'qwerty')).body.fields.newPassword).toMatch(/más usadas/);
  expect((await change(ana, '', 'la-de-ahora')).body.fields).toEqual({
    currentPassword: 'Escribe tu contraseña actual',
  });
  expect((await login(ana.email, 'la-de-antes')).status).toBe(200);
});

test("one sees one's sessions and ends any of them", async () => {
  const ana = await buildTenant(app, { password: 'la-de-antes' });
  const other = (await login(ana.email, 'la-de-antes')).body.token;
  const mine = await sessions(ana.token);
  expect(mine.map((each: { current: boolean; device: string }) => [each.current, each.device])).toEqual([
    [true, 'node'],
    [false, 'Firefox de prueba'],
  ]);
  const end = (id: string, token: string) => app.gql('mutation($id: ID!) { endSession(id: $id) }', { id }, { token });
  const eva = await buildTenant(app);
  expect((await end(mine[1].id, eva.token)).body.errors[0].extensions.code).toBe('NOT_FOUND');
  expect((await end(mine[1].id, ana.token)).body.data.endSession).toBe(true);
  expect((await app.rest('GET', '/auth/me', { token: other })).status).toBe(401);
  expect(await sessions(ana.token)).toHaveLength(1);
});

test('a changed password is reported to its owner, by a form or by a link, and no more than three times an hour', async () => {
  const mailsOf = (person: Person) =>
    app.services.db.read(person.tenantId, em =>
      em.query(`SELECT user_id FROM mails
     WHERE kind = 'password_changed'`),
    );
  const ana = await buildTenant(app, { password: 'clave-numero-0' });
  await app.rest('POST', '/auth/forgot-password', { body: { email: ana.email } });
  await app.rest('POST', '/auth/reset-password', {
    body: { token: await mailedToken(app, ana.userId), password: 'clave-numero-1' },
  });
  expect(await mailsOf(ana)).toEqual([{ user_id: ana.userId }]);
  let { token } = (await login(ana.email, 'clave-numero-1')).body;
  for (let n = 1; n < 5; n += 1)
    token = (await change({ ...ana, token }, `clave-numero-${n}`, `clave-numero-${n + 1}`)).body.token;
  expect(await mailsOf(ana)).toHaveLength(3);
  app.at(new Date(Date.now() + 61 * 60_000));
  await change({ ...ana, token }, 'clave-numero-5', 'clave-numero-6');
  app.at(null);
  expect(await mailsOf(ana)).toHaveLength(4);
});
