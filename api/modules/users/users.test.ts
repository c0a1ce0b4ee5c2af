import { buildTenant, buildUser, mailedToken, type Person } from '../../test/build';
import { sharedTestApp, type TestApp } from '../../test/harness';
import { asSuperuser } from '../../test/superuser';

let app: TestApp;
let ana: Person;
beforeAll(async () => {
  app = await sharedTestApp();
  ana = await buildTenant(app);
});
afterAll(() => app.close());

let count = 0;
const fresh = () => `nuevo${(count += 1)}@empresa.example`;
const send = (method: string, path: string, body?: unknown, person = ana) =>
  app.rest(method, path, { token: person.token, body });
const invited = async (given: Record<string, unknown> = {}, person = ana) =>
  (await send('POST', '/users', { name: 'Pau Serra', email: fresh(), role: 'user', ...given }, person)).body.user;
const list = async (person = ana) =>
  (
    await app.gql(
      '{ users { items { id name email role isTemporaryPassword invitation } } }',
      {},
      { token: person.token },
    )
  ).body.data.users.items;

test('an admin creates, lists, changes, invites again and deletes', async () => {
  const eva = await buildTenant(app);
  const email = fresh();
  const made = await send(
    'POST',
    '/users',
    { name: ' Pau Serra ', email: ` ${email.toUpperCase()} `, role: 'user' },
    eva,
  );
  expect([made.status, made.body.user]).toEqual([
    201,
    {
      id: expect.any(String),
      name: 'Pau Serra',
      email,
      role: 'user',
      createdAt: expect.any(String),
      lastLoginAt: null,
      isTemporaryPassword: true,
    },
  ]);
  const { id } = made.body.user;
  expect(await list(eva)).toContainEqual({
    id,
    name: 'Pau Serra',
    email,
    role: 'user',
    isTemporaryPassword: true,
    invitation: 'queued',
  });
  expect((await send('GET', '/users', undefined, eva)).body.users).toHaveLength(2);
  expect((await send('PUT', `/users/${id}`, { name: 'Pau', email, role: 'admin' }, eva)).body.user).toMatchObject({
    name: 'Pau',
    role: 'admin',
  });
  const first = await mailedToken(app, id);
  expect((await send('POST', `/users/${id}/invite`, undefined, eva)).body).toEqual({ success: true });
  expect(
    (await app.rest('POST', '/auth/reset-password', { body: { token: first, password: 'nueva-clave-1' } })).status,
  ).toBe(400);
  expect((await send('DELETE', `/users/${id}`, undefined, eva)).body).toEqual({ success: true });
  expect(await list(eva)).toHaveLength(1);
  expect((await send('DELETE', `/users/${id}`, undefined, eva)).body).toEqual({
    error: 'Usuario no encontrado',
    code: 'NOT_FOUND',
  });
});

test('an email is unique on the platform, is not changed, and is free once its user is deleted', async () => {
  const email = fresh();
  const user = await invited({ email });
  const other = await buildTenant(app);
  const taken = await send('POST', '/users', { name: 'x', email, role: 'user' }, other);
  expect([taken.status, taken.body.fields]).toEqual([
    409,
    { email: 'Ya hay una cuenta con este email: invita a esa persona con otro' },
  ]);
  expect(
    (await send('PUT', `/users/${user.id}`, { name: 'x', email: 'otro@empresa.example', role: 'user' })).body,
  ).toEqual({
    error: 'El email no se puede cambiar',
    code: 'BAD_USER_INPUT',
    fields: { email: 'El email no se puede cambiar' },
  });
  await send('DELETE', `/users/${user.id}`);
  expect((await send('POST', '/users', { name: 'x', email, role: 'user' }, other)).status).toBe(201);
});

test.each([
  [{ name: '' }, { name: 'Escribe el nombre' }],
  [{ email: 'no' }, { email: 'Escribe un email válido, por ejemplo nombre@empresa.es' }],
  [{ role: 'superadmin' }, { role: 'Elige uno de user, admin' }],
  [{ role: 'jefe' }, { role: 'Elige uno de user, admin' }],
])('refuses %j', async (given, fields) => {
  const answer = await send('POST', '/users', { name: 'Pau', email: fresh(), role: 'user', ...given });
  expect([answer.status, answer.body.fields]).toEqual([400, fields]);
});

test('nobody changes or deletes themselves, and of two admins who demote each other at once one stays', async () => {
  const one = await buildTenant(app);
  const two = await buildUser(app, one, 'admin');
  for (const answer of [
    await send('PUT', `/users/${one.userId}`, { name: 'Yo', role: 'user' }, one),
    await send('DELETE', `/users/${one.userId}`, undefined, one),
  ]) {
    expect([answer.status, answer.body.error]).toEqual([409, 'No puedes cambiar ni eliminar tu propio usuario']);
  }
  const answers = await Promise.all([
    send('PUT', `/users/${two.userId}`, { name: 'Dos', role: 'user' }, one),
    send('PUT', `/users/${one.userId}`, { name: 'Uno', role: 'user' }, two),
  ]);
  expect(answers.map(each => each.status).sort()).toEqual([200, 403]);
  const [row] = await app.services.db.read(one.tenantId, em =>
    em.query(`SELECT count(*)::int AS n FROM users
     WHERE role = 'admin'`),
  );
  expect(row.n).toBe(1);
});

test('demoting and deleting act on the next call of an old token', async () => {
  const boss = await buildUser(app, ana, 'admin');
  expect((await send('GET', '/users', undefined, boss)).status).toBe(200);
  await send('PUT', `/users/${boss.userId}`, { name: 'Jefe', role: 'user' });
  expect((await send('GET', '/users', undefined, boss)).status).toBe(403);
  expect((await send('GET', '/customers', undefined, boss)).status).toBe(200);
  await send('DELETE', `/users/${boss.userId}`);
  expect((await send('GET', '/customers', undefined, boss)).status).toBe(401);
});

test('a plain user sees and changes nobody', async () => {
  const pau = await buildUser(app, ana);
  for (const answer of [
    await send('GET', '/users', undefined, pau),
    await send('POST', '/users', { name: 'x', email: fresh(), role: 'admin' }, pau),
    await send('DELETE', `/users/${ana.userId}`, undefined, pau),
  ]) {
    expect([answer.status, answer.body.code]).toEqual([403, 'FORBIDDEN']);
  }
});

test('a temporary password allows nothing but changing it', async () => {
  const pau = await buildUser(app, ana);
  const { body } = await app.rest('POST', '/auth/register', {
    body: { email: fresh(), password: 'temporal-1', companyName: 'T', companyNif: 'B1' },
  });
  const temporary: Person = {
    token: body.token,
    tenantId: body.tenant.id,
    userId: body.user.id,
    email: body.user.email,
  };
  await app.services.db.tx(temporary.tenantId, em => em.query('UPDATE users SET is_temporary_password = true'));
  expect((await send('GET', '/customers', undefined, temporary)).body).toMatchObject({
    code: 'PASSWORD_CHANGE_REQUIRED',
  });
  expect((await app.rest('GET', '/auth/me', { token: temporary.token })).body.user.isTemporaryPassword).toBe(true);
  const changed = await send(
    'POST',
    '/users/change-password',
    { currentPassword: 'temporal-1', newPassword: 'definitiva-1' },
    temporary,
  );
  expect((await send('GET', '/customers', undefined, { ...temporary, token: changed.body.token })).status).toBe(200);
  expect((await send('GET', '/customers', undefined, pau)).status).toBe(200);
});

test('the list says when an invitation went out and until when its link works, also after that', async () => {
  const eva = await buildTenant(app);
  const before = Date.now();
  const { id } = await invited({}, eva);
  const ask = async () =>
    (await app.gql('{ users { items { invitation invitationSentAt invitationExpiresAt } } }', {}, { token: eva.token }))
      .body.data.users.items;
  const [pau] = await ask();
  expect(pau).toEqual({ invitation: 'queued', invitationSentAt: null, invitationExpiresAt: expect.any(String) });
  const hours = (Date.parse(pau.invitationExpiresAt) - before) / 3_600_000;
  expect(hours).toBeGreaterThan(71.9);
  expect(hours).toBeLessThan(72.1);
  await asSuperuser(app.database, client =>
    client.query(
      `UPDATE app.mails SET status = 'sent', created_at = $2, sent_at = $2
       WHERE tenant_id = $1`,
      [eva.tenantId, new Date('2026-11-01T10:00:00Z')],
    ),
  );
  await app.services.db.acrossTenants('a test', em => em.query('DELETE FROM one_time_tokens WHERE user_id = $1', [id]));
  const [late, admin] = await ask();
  expect(late).toEqual({
    invitation: 'sent',
    invitationSentAt: '2026-11-01T10:00:00.000Z',
    invitationExpiresAt: '2026-11-04T10:00:00.000Z',
  });
  expect(admin).toEqual({ invitation: null, invitationSentAt: null, invitationExpiresAt: null });
});

test('a page of users comes with how many there are', async () => {
  const eva = await buildTenant(app);
  for (const name of ['Ana', 'Bea', 'Clara']) await invited({ name }, eva);
  const { users } = (
    await app.gql(
      '{ users(page: 2, limit: 3) { items { name } pagination { page limit total totalPages } } }',
      {},
      { token: eva.token },
    )
  ).body.data;
  expect(users).toEqual({
    items: [{ name: expect.stringMatching(/^Persona/) }],
    pagination: { page: 2, limit: 3, total: 4, totalPages: 2 },
  });
});

test('somebody who has a password is mailed a link to choose another; theirs stays until they use it', async () => {
  const eva = await buildTenant(app);
  const pau = await invited({}, eva);
  const login = async (password: string) =>
    await app.rest('POST', '/auth/login', { body: { email: pau.email, password } });
  const set = async (token: string, password: string) =>
    (await app.rest('POST', '/auth/reset-password', { body: { token, password } })).status;
  expect(await set(await mailedToken(app, pau.id), 'secreta-123')).toBe(200);
  const { token } = (await login('secreta-123')).body;
  expect((await send('POST', `/users/${pau.id}/invite`, undefined, eva)).body).toEqual({ success: true });
  const mails = await app.services.db.read(eva.tenantId, em =>
    em.query('SELECT kind FROM mails WHERE user_id = $1 ORDER BY created_at', [pau.id]),
  );
  expect(mails.at(-1)).toEqual({ kind: 'reset' });
  expect((await list(eva)).find((each: { id: string }) => each.id === pau.id)).toMatchObject({
    isTemporaryPassword: false,
    invitation: null,
  });
  const first = await mailedToken(app, pau.id);
  expect((await app.rest('GET', '/customers', { token })).status).toBe(200);
  expect((await login('secreta-123')).status).toBe(200);
  await send('POST', `/users/${pau.id}/invite`, undefined, eva);
  expect(await set(first, 'nueva-clave-1')).toBe(400);
  expect(await set(await mailedToken(app, pau.id), 'nueva-clave-1')).toBe(200);
  expect([(await login('secreta-123')).status, (await login('nueva-clave-1')).status]).toEqual([401, 200]);
});

test('nobody invites themselves', async () => {
  const answer = await send('POST', `/users/${ana.userId}/invite`);
  expect([answer.status, answer.body.error]).toEqual([
    409,
    'No puedes invitarte a ti: cambia tu contraseña en tu menú',
  ]);
});
