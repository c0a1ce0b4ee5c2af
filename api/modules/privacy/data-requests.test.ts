import type { Letter } from '../../edges/mail';
import { addDays, dayOf, spanishDate } from '../../platform/dates';
import {
  buildPublicRequest,
  buildRequest,
  buildSuperadmin,
  buildTenant,
  buildUser,
  mailedToken,
  setTenantStatus,
  type Person,
} from '../../test/build';
import { startTestApp, type TestApp } from '../../test/harness';
import { asSuperuser } from '../../test/superuser';
import { tokenOf } from '../sign-in/one-time-tokens';
import { deliver } from '../mail/deliver';
import { dueFrom } from '../../../schema/privacy/answer-due';

let app: TestApp;
let boss: Person;
beforeAll(async () => {
  app = await startTestApp();
  boss = await buildSuperadmin(app);
});
afterAll(() => app.close());
afterEach(() => app.at(null));

const RIGHTS = ['access', 'rectification', 'erasure', 'portability', 'restriction', 'objection'];
const sql = (text: string, ...values: unknown[]) =>
  asSuperuser(app.database, async client => (await client.query(text, values)).rows);
const acts = async ({ tenantId }: Person) =>
  (
    await sql(
      `SELECT action FROM app.activities WHERE tenant_id = $1
   AND entity_type = 'data_request' ORDER BY id`,
      tenantId,
    )
  ).map(row => row.action);
const list = async ({ token }: Person, query = '') =>
  (await app.rest('GET', `/lopd/data-requests${query}`, { token })).body.requests;
const put = ({ token }: Person, id: string, body: Record<string, unknown>) =>
  app.rest('PUT', `/lopd/data-requests/${id}`, { token, body });
const confirm = async (id: string, token?: string) =>
  app.rest('POST', '/lopd/data-requests/verify', { body: { token: token ?? (await mailedToken(app, id)) } });

test.each([
  ['2026-10-22', '2026-11-21'],
  ['2026-11-09', '2026-12-09'],
  ['2026-11-20', '2026-12-20'],
  ['2026-02-10', '2026-03-10'],
  ['2026-01-31', '2026-02-28'],
  ['2028-01-31', '2028-02-29'],
  ['2026-12-31', '2027-01-30'],
  ['2026-03-31', '2026-04-30'],
])('what came on %s is due on %s: the earlier of 30 days and one month', (day, due) => {
  expect(dueFrom(day)).toBe(due);
});

describe('inside the product', () => {
  test.each(RIGHTS)('a request of %s stands in the list at once, with its deadline', async requestType => {
    const ana = await buildTenant(app);
    app.at(new Date('2026-02-10T22:59:00Z'));
    const { status, body } = await app.rest('POST', '/lopd/data-requests', {
      token: ana.token,
      body: {
        requestType,
        email: ' Rosa@Correo.example ',
        name: 'Rosa Martí',
        nif: '48.213.960-a',
        description: 'Ha llamado.\nMañana vuelve.',
      },
    });
    expect([status, body.request]).toEqual([
      201,
      {
        id: expect.any(String),
        requestType,
        source: 'app',
        email: 'rosa@correo.example',
        name: 'Rosa Martí',
        nif: '48213960A',
        description: 'Ha llamado.\nMañana vuelve.',
        status: 'pending',
        createdAt: '2026-02-10T22:59:00.000Z',
        verifiedAt: null,
        dueOn: '2026-03-10',
        completedAt: null,
        notes: null,
        assignedUser: null,
      },
    ]);
    expect(await list(ana)).toEqual([body.request]);
    expect(await acts(ana)).toEqual(['data_request_created']);
  });

  test('the open ones stand first, the nearest deadline on top, then the answered ones; they are searched, filtered and paged', async () => {
    const ana = await buildTenant(app);
    const ids: string[] = [];
    for (const [index, requestType] of RIGHTS.entries()) {
      app.at(addDays(new Date(), -index));
      ids.push((await buildRequest(app, ana, { requestType, name: index === 2 ? 'Núñez Rey' : 'Rosa' })).id);
    }
    app.at(null);
    await put(ana, ids[5]!, { status: 'completed' });
    expect((await list(ana)).map((each: { id: string }) => each.id)).toEqual([
      ids[4],
      ids[3],
      ids[2],
      ids[1],
      ids[0],
      ids[5],
    ]);
    expect((await list(ana, '?search=nunez')).map((each: { id: string }) => each.id)).toEqual([ids[2]]);
    expect((await list(ana, '?status=completed')).map((each: { id: string }) => each.id)).toEqual([ids[5]]);
    expect((await list(ana, '?requestType=access')).map((each: { id: string }) => each.id)).toEqual([ids[0]]);
    const { body } = await app.rest('GET', '/lopd/data-requests?page=2&limit=4', { token: ana.token });
    expect([body.requests.length, body.pagination]).toEqual([2, { page: 2, limit: 4, total: 6, totalPages: 2 }]);
    expect((await app.rest('GET', '/lopd/data-requests?status=lost', { token: ana.token })).status).toBe(400);
  });

  test('moves from pending over in progress to an answer, which is final; who answers and the notes can still change', async () => {
    const ana = await buildTenant(app);
    const pau = await buildUser(app, ana, 'admin');
    const { id } = await buildRequest(app, ana);
    const working = await put(ana, id, { status: 'in_progress', assignedUserId: pau.userId, notes: 'Pedido el DNI' });
    expect(working.body.request).toMatchObject({
      status: 'in_progress',
      completedAt: null,
      notes: 'Pedido el DNI',
      assignedUser: { id: pau.userId, name: 'Colega' },
    });
    expect((await put(ana, id, { status: 'pending' })).status).toBe(409);
    // What is not sent stays; null takes it away.
    const done = await put(ana, id, { status: 'completed', assignedUserId: null });
    expect(done.body.request).toMatchObject({
      status: 'completed',
      completedAt: expect.any(String),
      notes: 'Pedido el DNI',
      assignedUser: null,
    });
    for (const status of ['pending', 'in_progress', 'rejected'])
      expect([status, (await put(ana, id, { status })).status]).toEqual([status, 409]);
    expect((await put(ana, id, { status: 'completed', notes: 'Enviado por correo' })).body.request).toMatchObject({
      completedAt: done.body.request.completedAt,
      notes: 'Enviado por correo',
    });
    expect(await acts(ana)).toEqual(['data_request_created', 'data_request_processed', 'data_request_processed']);
  });

  test('wrong values are refused on their field, and nothing is written', async () => {
    const ana = await buildTenant(app);
    const wrong: [field: string, change: Record<string, unknown>][] = [
      ['requestType', { requestType: 'everything' }],
      ['requestType', { requestType: null }],
      ['email', { email: 'rosa' }],
      ['email', { email: '' }],
      ['name', { name: 'a'.repeat(121) }],
      ['nif', { nif: '1'.repeat(21) }],
      ['description', { description: 'a'.repeat(2_001) }],
      ['description', { description: 'a\u0007' }],
    ];
    for (const [field, change] of wrong) {
      const { status, body } = await app.rest('POST', '/lopd/data-requests', {
        token: ana.token,
        body: { requestType: 'access', email: 'a@b.example', ...change },
      });
      expect([field, status, Object.keys(body.fields)]).toEqual([field, 400, [field]]);
    }
    expect(await list(ana)).toEqual([]);
  });

  test("a plain user, and an API key, are refused; a suspended company's admin goes on", async () => {
    const ana = await buildTenant(app);
    const pau = await buildUser(app, ana);
    expect((await app.rest('GET', '/lopd/data-requests', { token: pau.token })).status).toBe(403);
    expect((await app.rest('POST', '/lopd/data-requests', { token: pau.token, body: {} })).status).toBe(403);
    await setTenantStatus(app, ana, 'suspended');
    const { id } = await buildRequest(app, ana);
    expect((await put(ana, id, { status: 'rejected' })).status).toBe(200);
  });

  test("another company's request and another company's person do not exist", async () => {
    const ana = await buildTenant(app);
    const bob = await buildTenant(app);
    const { id } = await buildRequest(app, bob);
    expect((await put(ana, id, { status: 'rejected' })).status).toBe(404);
    expect((await app.rest('GET', `/lopd/data-requests/${id}`, { token: ana.token })).status).toBe(404);
    const own = await buildRequest(app, ana);
    expect((await put(ana, own.id, { status: 'in_progress', assignedUserId: bob.userId })).status).toBe(404);
    expect((await list(ana))[0].status).toBe('pending');
  });

  test('the same Idempotency-Key makes one', async () => {
    const ana = await buildTenant(app);
    const ask = {
      token: ana.token,
      headers: { 'idempotency-key': 'k' },
      body: { requestType: 'access', email: 'a@b.example' },
    };
    const [first, second] = [
      await app.rest('POST', '/lopd/data-requests', ask),
      await app.rest('POST', '/lopd/data-requests', ask),
    ];
    expect(second.body).toEqual(first.body);
    expect(await list(ana)).toHaveLength(1);
  });
});

describe('the public form', () => {
  const letters: Letter[] = [];
  const carry = async (tenantId: string, about: string) => {
    const [mail] = await sql(
      'SELECT id FROM app.mails WHERE tenant_id = $1 AND about = $2 ORDER BY created_at DESC, id DESC',
      tenantId,
      about,
    );
    await deliver(
      {
        db: app.services.db,
        mailer: {
          send: async letter => {
            letters.push(letter);
          },
          close: () => undefined,
        },
        publicUrl: 'https://folio.example',
        supportEmail: 'ayuda@folio.example',
        tokenOf: id => tokenOf(app.services.appSecret, id),
        operatorSends: () => false,
        paperOf: async () => null,
        invoiceLetter: async () => null,
        quoteLetter: async () => null,
        reminderLetter: async () => null,
        now: () => app.services.now(),
      },
      { tenantId, id: mail.id },
    );
  };

  test("reaches the company's list once its mailed link is opened, and the time to answer begins then", async () => {
    const ana = await buildTenant(app, { companyNif: 'A58402165' });
    const request = await buildPublicRequest(app, {
      tenantNif: 'a-58.402.165',
      name: 'Marta Roig',
      email: 'marta@correo.example',
      requestType: 'erasure',
    });
    expect(request).toMatchObject({ status: 'pending', source: 'public', verifiedAt: null, dueOn: null });
    expect([await list(ana), await acts(ana)]).toEqual([[], []]);
    expect((await app.rest('GET', `/lopd/data-requests/${request.id}`, { token: ana.token })).status).toBe(404);
    expect((await put(ana, request.id, { status: 'rejected' })).status).toBe(404);
    await carry(ana.tenantId, request.id);
    const token = await mailedToken(app, request.id);
    expect(letters.at(-1)).toMatchObject({
      to: 'marta@correo.example',
      subject: 'Confirma tu solicitud sobre tus datos',
      text: expect.stringContaining(`https://folio.example/lopd/verify/${token}`),
    });
    expect(letters.at(-1)!.text).not.toMatch(/Marta|Empresa/);
    const opened = addDays(new Date(), 1.9);
    app.at(opened);
    expect((await confirm(request.id, token)).body).toEqual({ success: true });
    // Her own session would be over by then.
    app.at(null);
    const [shown] = await list(ana);
    expect(shown).toMatchObject({ id: request.id, verifiedAt: opened.toISOString(), dueOn: dueFrom(dayOf(opened)) });
    expect(await acts(ana)).toEqual(['data_request_verified']);
    expect((await confirm(request.id, token)).body.fields).toHaveProperty('token');
    // Those who answer for the company's data learn of it, and not of what is in it.
    app.at(opened);
    await carry(ana.tenantId, request.id);
    expect(letters.at(-1)).toMatchObject({
      to: ana.email,
      subject: 'Ha llegado una solicitud sobre datos personales',
      text: expect.stringContaining(`https://folio.example/app/lopd/requests/${request.id}`),
    });
    expect(letters.at(-1)!.text).toContain(`tienes hasta el ${spanishDate(dueFrom(dayOf(opened)))}`);
    expect(letters.at(-1)!.text).not.toMatch(/Marta|marta/);
  });

  test('is announced to all who answer, three times an hour at most, and to nobody else; the superadmin hears of theirs', async () => {
    const ana = await buildTenant(app, { companyNif: 'A46109351' });
    const pau = await buildUser(app, ana, 'admin');
    await buildUser(app, ana);
    for (let count = 0; count < 5; count += 1)
      await confirm((await buildPublicRequest(app, { tenantNif: 'A46109351' })).id);
    const informed = async (tenantId: string) =>
      (
        await sql(
          `SELECT user_id, count(*)::int AS n FROM app.mails
       WHERE tenant_id = $1 AND kind = 'data_request_received' GROUP BY 1`,
          tenantId,
        )
      ).map(row => [row.user_id, row.n]);
    expect((await informed(ana.tenantId)).sort()).toEqual(
      [
        [ana.userId, 3],
        [pau.userId, 3],
      ].sort(),
    );
    expect(await list(ana)).toHaveLength(5);
    await confirm((await buildPublicRequest(app)).id);
    expect((await informed(boss.tenantId)).map(([userId]) => userId)).toEqual([boss.userId]);
  });

  test('after 48 hours the link is dead, and nothing reaches anybody', async () => {
    const ana = await buildTenant(app, { companyNif: 'B65410011' });
    const { id } = await buildPublicRequest(app, { tenantNif: 'B65410011' });
    app.at(addDays(new Date(), 2.01));
    const { status, body } = await confirm(id);
    expect([status, Object.keys(body.fields)]).toEqual([400, ['token']]);
    app.at(null);
    expect(await list(ana)).toEqual([]);
    for (const token of ['', 'x'.repeat(43), '\u0000']) expect((await confirm(id, token)).status).toBe(400);
  });

  test("without a known company, or with one that several have registered, it is the superadmin's", async () => {
    const twins = [
      await buildTenant(app, { companyNif: 'B12345674' }),
      await buildTenant(app, { companyNif: 'B12345674' }),
    ];
    for (const tenantNif of [undefined, 'Z00000000', 'B12345674']) {
      const { id } = await buildPublicRequest(app, { tenantNif });
      await confirm(id);
      expect((await list(boss)).map((each: { id: string }) => each.id)).toContain(id);
    }
    for (const twin of twins) expect(await list(twin)).toEqual([]);
  });

  test('the policy must be accepted, and what fills in the hidden field is thrown away', async () => {
    const count = async () => (await sql('SELECT count(*)::int AS n FROM app.data_requests'))[0].n;
    const before = await count();
    for (const privacyAccepted of [undefined, false, null]) {
      const { status, body } = await app.rest('POST', '/lopd/data-requests', {
        body: { requestType: 'access', email: 'a@b.example', privacyAccepted },
      });
      expect([status, Object.keys(body.fields)]).toEqual([400, ['privacyAccepted']]);
    }
    const robot = await app.rest('POST', '/lopd/data-requests', {
      body: { requestType: 'access', email: 'a@b.example', privacyAccepted: true, website: 'https://x.example' },
    });
    expect([robot.status, robot.body.request.status]).toEqual([201, 'pending']);
    expect(await count()).toBe(before);
  });
});
