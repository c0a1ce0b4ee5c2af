import { readPdf } from '../../edges/pdf/read-back';
import { readOperator } from '../../platform/config/operator';
import { addDays } from '../../platform/dates';
import type { AeatKit, Sender } from '../../test/servers/aeat';
import { withAeat } from '../../test/servers/with-aeat';
import {
  buildInvoice,
  buildTenant,
  buildUser,
  invoicePayload,
  setSubscription,
  setTenantStatus,
  type Person,
} from '../../test/build';
import { buildCertificate } from '../../test/certificate-upload';
import type { Answer, Body, TestApp } from '../../test/harness';
import { ended, offerRepresentation } from '../../test/representation';

let app: TestApp;
let aeat: AeatKit;
withAeat(async started => {
  ({ app, aeat } = started);
  offerRepresentation(app);
  await aeat.control('POST', '/represent', { holder: app.services.operator.nif, collaborator: true });
});
afterEach(() => {
  app.services.operator = readOperator({});
  offerRepresentation(app);
  app.at(null);
});

const view = async ({ token }: Person): Promise<Body> =>
  (await app.rest('GET', '/verifactu/representation', { token })).body.representation;
const accept = async (person: Person, change: Record<string, unknown> = {}): Promise<Answer<Body>> =>
  app.rest('POST', '/verifactu/representation', {
    token: person.token,
    body: { hash: (await view(person)).hash, name: 'Ana Pérez', capacity: 'administrator', accepted: true, ...change },
  });
const withdraw = ({ token }: Person) => app.rest('DELETE', '/verifactu/representation', { token });
const verifactuOf = async ({ token }: Person, id: string): Promise<Body> =>
  (await app.rest('GET', `/invoices/${id}`, { token })).body.invoice.verifactu;
const overview = async ({ token }: Person): Promise<Body> =>
  (await app.rest('GET', '/verifactu/status', { token })).body.verifactu;
const pdfOf = async ({ token }: Pick<Person, 'token'>, past = '') => {
  const response = await fetch(`${app.url}/api/verifactu/representation/${past}pdf`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return {
    name: response.headers.get('content-disposition'),
    said: (await readPdf(Buffer.from(await response.arrayBuffer()))).pages.join(' ').replace(/\s+/g, ''),
  };
};

const leaveNone = () => {
  app.services.operatorCertificate = null;
};
/** Another company runs this Folio from here on, with a certificate of its own. */
function leaveAnother(): void {
  const { services } = app;
  services.operator = { ...services.operator, nif: 'A58402165', name: 'Otra, S.A.' };
  offerRepresentation(app, { nif: 'A58402165' });
}

let companies = 0;
/** A company on the basic plan, in its trial, with a NIF of its own. */
async function buildBasic(): Promise<Sender> {
  companies += 1;
  const digits = String(5_100_000 + companies);
  const sum = [...digits].reduce(
    (total, digit, i) => total + (i % 2 ? Number(digit) : [0, 2, 4, 6, 8, 1, 3, 5, 7, 9][Number(digit)]!),
    0,
  );
  const nif = `B${digits}${(10 - (sum % 10)) % 10}`;
  const person = await buildTenant(app, { companyNif: nif, companyName: `Taller ${companies}, S.L.` });
  await app.services.db.tx(person.tenantId, em =>
    em.query('UPDATE senders SET wait_seconds = 0 WHERE tenant_id = $1', [person.tenantId]),
  );
  return { ...person, nif };
}

async function buildEmpowered(): Promise<Sender> {
  const ana = await buildBasic();
  expect((await accept(ana)).status).toBe(200);
  return ana;
}

describe('the wording', () => {
  test('names both parties and its articles; what is accepted is kept with who, as what, when, from where and its hash', async () => {
    const ana = await buildBasic();
    const { operator } = app.services;
    const before = await view(ana);
    expect(before).toMatchObject({
      offered: true,
      toAsk: true,
      current: null,
      keptBecause: null,
      version: 1,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      operatorNif: operator.nif,
    });
    const words = before.items.flatMap((item: Body) => [item.heading, ...item.paragraphs]).join(' ');
    for (const named of [
      ana.nif,
      'Taller',
      operator.name,
      operator.nif,
      '79 a 81',
      '1065/2007',
      'HAC/1177/2024',
      '1007/2023',
      '18 de diciembre de 2024',
    ])
      expect(words).toContain(named);
    expect((await pdfOf(ana)).said).toContain('nadielohaaceptadotodavía');

    const { status, body } = await accept(ana, { name: ' Ana Pérez ', capacity: 'attorney' });
    expect([status, body.message, body.representation.toAsk]).toEqual([
      200,
      'Folio presenta por tu empresa desde ahora',
      false,
    ]);
    expect(body.representation.current).toMatchObject({
      version: 1,
      hash: before.hash,
      acceptedName: 'Ana Pérez',
      capacity: 'attorney',
    });
    const [row] = await app.services.db.read(ana.tenantId, em =>
      em.query('SELECT accepted_by, accepted_ip, company_nif, operator_nif, wording_hash FROM representations'),
    );
    expect(row).toEqual({
      accepted_by: ana.userId,
      accepted_ip: '127.0.0.1',
      company_nif: ana.nif,
      operator_nif: operator.nif,
      wording_hash: before.hash,
    });
    const { name, said } = await pdfOf(ana);
    expect(name).toBe(`attachment; filename="autorizacion-folio-${ana.nif}.pdf"`);
    for (const text of ['AnaPérez,comoapoderadooapoderada', '127.0.0.1', before.hash, ...before.items[2].paragraphs])
      expect(said).toContain(text.replace(/\s+/g, ''));
    const acts = (
      await app.rest('GET', '/lopd/reports/activity?startDate=2026-01-01&endDate=2099-12-31', { token: ana.token })
    ).body.activities;
    expect(acts[0]).toMatchObject({
      action: 'create',
      entityType: 'representation',
      riskLevel: 'high',
      description: expect.stringContaining(before.hash.slice(0, 12)),
    });
  });

  test('from where it was accepted only an admin reads; what is over an admin reads again, with its end', async () => {
    const ana = await buildEmpowered();
    const bob = await buildUser(app, ana);
    const [hers, his] = [await pdfOf(ana), await pdfOf(bob)];
    expect([hers.said.includes('127.0.0.1'), his.said.includes('127.0.0.1'), his.said.includes('AnaPérez')]).toEqual([
      true,
      false,
      true,
    ]);
    await withdraw(ana);
    const { current, past } = await view(ana);
    expect([current, past]).toEqual([
      null,
      [expect.objectContaining({ acceptedName: 'Ana Pérez', withdrawnAt: expect.any(String) })],
    ]);
    const { said } = await pdfOf(ana, `${past[0].id}/`);
    for (const text of ['AnaPérez', '127.0.0.1', 'Retirada', 'Desdeentoncesnovale']) expect(said).toContain(text);
    expect((await view(bob as Person)).past).toEqual([]);
    const read = async (token: string, id: string) =>
      (await app.rest('GET', `/verifactu/representation/${id}/pdf`, { token })).status;
    expect([
      await read(bob.token, past[0].id),
      await read((await buildBasic()).token, past[0].id),
      await read(ana.token, 'x'),
    ]).toEqual([403, 404, 400]);
  });

  test('what was accepted keeps its words when the company is renamed', async () => {
    const ana = await buildEmpowered();
    const { hash } = await view(ana);
    await app.rest('PUT', '/settings', {
      token: ana.token,
      body: { companyName: 'Otro nombre, S.L.', companyNif: ana.nif },
    });
    const after = await view(ana);
    expect([after.hash, after.items[0].paragraphs[0].includes('Otro nombre')]).toEqual([hash, false]);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['not read', { accepted: false }, 'accepted'],
    ['without a name', { name: ' ' }, 'name'],
    ['a name of 121', { name: 'a'.repeat(121) }, 'name'],
    ['no such capacity', { capacity: 'friend' }, 'capacity'],
    ['another wording', { hash: 'a'.repeat(64) }, 'hash'],
  ])('%s: 400 on its field, and nothing is in force', async (_what, change, field) => {
    const ana = await buildBasic();
    const { status, body } = await accept(ana, change);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
    expect((await view(ana)).current).toBeNull();
  });

  test('twice is 409, at once too; a colleague, a suspended company and one where it is not offered may not', async () => {
    const ana = await buildBasic();
    const both = await Promise.all([accept(ana), accept(ana)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const bob = await buildBasic();
    expect((await accept({ ...bob, token: (await buildUser(app, bob)).token })).status).toBe(403);
    await setTenantStatus(app, bob, 'suspended');
    expect((await accept(bob)).status).toBe(403);
    await setTenantStatus(app, bob, 'trial');
    app.services.operatorCertificate = null;
    expect(await view(bob)).toMatchObject({ offered: false });
    expect(await accept(bob)).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('sube tu certificado digital') },
    });
    offerRepresentation(app);
    // Ana's is hers alone.
    expect([(await view(bob)).current, (await view(ana)).current === null]).toEqual([null, false]);
  });
});

describe('sending', () => {
  test("a basic company without a certificate sends from issue to CSV, in its own name and with the operator's certificate", async () => {
    const ana = await buildEmpowered();
    const { id } = await buildInvoice(app, ana);
    expect(await verifactuOf(ana, id)).toMatchObject({ status: 'pending' });
    expect(await aeat.sendNext(ana)).toBe(true);
    expect(await verifactuOf(ana, id)).toMatchObject({ status: 'accepted', aeatCsv: expect.stringMatching(/^SIM-/) });
    const [{ raw, ...message }] = ((await aeat.control('GET', `/messages?nif=${ana.nif}`)) as Body[]).slice(-1) as [
      Body,
    ];
    expect(JSON.stringify(message)).toContain(app.services.operator.nif);
    // Representante is for an adviser between both, and there is none (descripción del servicio web, 2.4).
    expect([raw.includes(`<sf:NIF>${ana.nif}</sf:NIF></sf:ObligadoEmision>`), raw.includes('Representante')]).toEqual([
      true,
      false,
    ]);
    expect(await overview(ana)).toMatchObject({
      active: true,
      waiting: 0,
      boundUntil: expect.stringMatching(/-12-31$/),
    });
  });

  test('what the AEAT refuses is corrected from the invoice, on the basic plan too', async () => {
    const ana = await buildEmpowered();
    const { id } = await buildInvoice(app, ana);
    await aeat.control('POST', '/script', [{ nif: ana.nif, mode: 'answer', codes: { 1: 1100 } }]);
    await aeat.sendNext(ana);
    expect(await verifactuOf(ana, id)).toMatchObject({ status: 'rejected', errorMessage: expect.any(String) });
    expect(await overview(ana)).toMatchObject({ toFix: 1, toFixInvoice: id });
    expect(
      (await app.rest('GET', `/verifactu/invoices/${id}/correction`, { token: ana.token })).body.correction.way,
    ).toBe('correct');
    const { body } = await aeat.sending(ana, () =>
      app.rest('POST', `/verifactu/invoices/${id}/correct`, { token: ana.token }),
    );
    expect(body).toMatchObject({ success: true, csv: expect.stringMatching(/^SIM-/) });
    expect((await overview(ana)).toFixInvoice).toBeNull();
    // The screens of the plan stay closed.
    expect((await app.rest('GET', '/verifactu/records', { token: ana.token })).status).toBe(402);
  });

  test("its own certificate goes first; once that is over, the operator's", async () => {
    const ana = await aeat.buildSender();
    await accept(ana);
    const first = await aeat.post.credentialsOf(ana.tenantId);
    await app.services.db.tx(ana.tenantId, em =>
      em.query('DELETE FROM certificates WHERE tenant_id = $1', [ana.tenantId]),
    );
    const second = await aeat.post.credentialsOf(ana.tenantId);
    await buildCertificate(app, ana, { notAfter: addDays(new Date(), 1) });
    app.at(addDays(new Date(), 2));
    const third = await aeat.post.credentialsOf(ana.tenantId);
    expect([first, second, third]).toMatchObject([
      { ok: true, installedAt: expect.any(Date) },
      { ok: true, installedAt: null },
      { ok: true, installedAt: null },
    ]);
  });

  test.each([
    ['ended', () => offerRepresentation(app, ended()), /caducó el .*ya está avisado/],
    ['missing', leaveNone, /ya no puede: .* no tiene certificado.* pasa a PRO y sube tu certificado/],
  ])(
    "an operator's certificate that is %s: records wait, are tried each hour, and go with the next one",
    async (_how, take, words) => {
      const [ana, bob] = [await buildEmpowered(), await aeat.buildSender()];
      for (const company of [ana, bob]) await buildInvoice(app, company);
      take();
      expect(await aeat.sendNext(ana)).toBe(false);
      const { pause, incident, waiting, nextSendAt } = await overview(ana);
      expect([pause.reason, incident.cause, waiting]).toEqual([expect.stringMatching(words), pause.reason, 1]);
      expect(new Date(nextSendAt).getTime() - Date.now()).toBeGreaterThan(3_500_000);
      // Who has a certificate of their own goes on.
      expect(await aeat.sendNext(bob)).toBe(true);
      offerRepresentation(app);
      expect(await aeat.sendNext(ana)).toBe(false);
      app.at(new Date(Date.now() + 3_601_000));
      expect(await aeat.sendNext(ana)).toBe(true);
      expect((await overview(ana)).pause).toBeNull();
    },
  );

  test('who sent a record is kept with it: the operator, and then the company itself', async () => {
    const ana = await buildEmpowered();
    const byOperator = async (id: string) =>
      (await app.gql('query($id: ID!) { invoice(id: $id) { verifactu { byOperator } } }', { id }, { token: ana.token }))
        .body.data.invoice.verifactu.byOperator;
    const { id } = await buildInvoice(app, ana);
    const before = await byOperator(id);
    await aeat.sendNext(ana);
    await app.services.db.tx(ana.tenantId, em =>
      em.query('UPDATE representations SET withdrawn_at = accepted_at WHERE tenant_id = $1', [ana.tenantId]),
    );
    expect([before, await byOperator(id)]).toEqual([false, true]);
    const bob = await aeat.buildSender();
    const own = await buildInvoice(app, bob);
    await aeat.sendNext(bob);
    expect(
      (
        await app.gql(
          'query($id: ID!) { invoice(id: $id) { verifactu { byOperator status } } }',
          { id: own.id },
          { token: bob.token },
        )
      ).body.data.invoice.verifactu,
    ).toEqual({ byOperator: false, status: 'accepted' });
  });

  test.each([
    ['has no certificate any more', leaveNone, /no tiene certificado/],
    ['is another', leaveAnother, /ha cambiado y necesita una autorización nueva/],
  ])(
    'where the operator %s: who has sent nothing issues ordinary invoices and reads why, who is bound goes on',
    async (_how, take, why) => {
      const [ana, bob] = [await buildEmpowered(), await buildEmpowered()];
      await buildInvoice(app, bob);
      take();
      const { body } = await app.rest('POST', '/invoices', { token: ana.token, body: invoicePayload() });
      expect([await verifactuOf(ana, body.invoice.id), body.invoice.warnings ?? body.warnings]).toEqual([
        null,
        expect.arrayContaining([expect.stringMatching(why)]),
      ]);
      expect(await verifactuOf(bob, (await buildInvoice(app, bob)).id)).toMatchObject({ status: 'pending' });
      for (const each of [ana, bob])
        expect(await view(each)).toMatchObject({ current: null, lapsedBecause: expect.stringMatching(why) });
      // What counts no more is taken back as well, by whom nothing keeps.
      expect([(await view(ana)).keptBecause, (await view(bob)).keptBecause]).toEqual([
        null,
        expect.stringMatching(/^Tu empresa ya ha empezado a enviar/),
      ]);
      for (const each of [ana, bob])
        expect((await app.rest('GET', '/verifactu/obligation', { token: each.token })).body.obligation.words).toMatch(
          why,
        );
      expect(await aeat.sendNext(bob)).toBe(false);
      expect((await overview(bob)).pause.reason).toMatch(why);
      // The operator is there again, or is accepted anew.
      if (app.services.operatorCertificate) expect((await accept(bob)).status).toBe(200);
      else offerRepresentation(app);
      app.at(new Date(Date.now() + 3_601_000));
      expect(await aeat.post.credentialsOf(bob.tenantId)).toMatchObject({ ok: true, installedAt: null });
      expect((await view(bob)).lapsedBecause).toBeNull();
    },
  );

  test('a company for which the AEAT does not let the operator act waits alone, and reads that it need do nothing', async () => {
    const [ana, bob] = [await buildEmpowered(), await buildEmpowered()];
    for (const company of [ana, bob]) await buildInvoice(app, company);
    await aeat.control('POST', '/represent', {
      holder: app.services.operator.nif,
      nifs: [bob.nif],
      collaborator: false,
    });
    await aeat.sendNext(ana);
    await aeat.sendNext(bob);
    await aeat.control('POST', '/represent', { holder: app.services.operator.nif, collaborator: true });
    expect((await overview(ana)).pause).toMatchObject({
      reason: expect.stringMatching(/no ha admitido el certificado con el que Folio presenta/),
      explanation: null,
    });
    expect(await overview(bob)).toMatchObject({ pause: null, waiting: 0 });
    app.at(new Date(Date.now() + 3_601_000));
    expect(await aeat.sendNext(ana)).toBe(true);
  });
});

describe('withdrawing', () => {
  test('who has sent nothing takes it back, and its invoices are ordinary ones again', async () => {
    const ana = await buildEmpowered();
    const { status, body } = await withdraw(ana);
    expect([status, body.success, body.representation.current]).toEqual([200, true, null]);
    expect(await verifactuOf(ana, (await buildInvoice(app, ana)).id)).toBeNull();
    expect(await withdraw(ana)).toMatchObject({ status: 404 });
    expect((await accept(ana)).status).toBe(200);
  });

  test('who is bound does not, until it has a certificate of its own', async () => {
    const ana = await buildEmpowered();
    await buildInvoice(app, ana);
    const waiting = await withdraw(ana);
    await aeat.sendNext(ana);
    const bound = await withdraw(ana);
    for (const { status, body } of [waiting, bound])
      expect([status, body.error]).toEqual([
        409,
        expect.stringMatching(/31\/12\/\d{4}\. Para retirarla, antes pasa a PRO y sube tu certificado\.$/),
      ]);
    expect((await view(ana)).keptBecause).toBe(bound.body.error);
    await setSubscription(app, ana, { plan: 'pro', status: 'active' });
    expect((await view(ana)).keptBecause).toMatch(/Para retirarla, antes sube tu certificado\.$/);
    await buildCertificate(app, ana);
    expect((await withdraw(ana)).status).toBe(200);
  });
});

test('before its first invoice a company is to be asked who sends, until it has said so or issued one', async () => {
  const [ana, bob] = [await buildBasic(), await buildBasic()];
  expect([(await view(ana)).toAsk, (await view(bob)).toAsk]).toEqual([true, true]);
  await app.rest('POST', '/verifactu/obligation', { token: ana.token, body: { choice: 'not_yet' } });
  await buildInvoice(app, bob);
  expect([(await view(ana)).toAsk, (await view(bob)).toAsk]).toEqual([false, false]);
});

test('another NIF ends what was accepted for the one before', async () => {
  const ana = await buildTenant(app);
  expect((await accept(ana)).status).toBe(200);
  expect(
    (
      await app.rest('PUT', '/settings', {
        token: ana.token,
        body: { companyName: 'Otra, S.L.', companyNif: 'B26304188', companyAddress: null },
      })
    ).status,
  ).toBe(200);
  expect([(await view(ana)).current, (await overview(ana)).active]).toEqual([null, false]);
});

test("without PRO the operator's certificate goes, whatever else is installed", async () => {
  const ana = await buildTenant(app);
  await buildCertificate(app, ana);
  await accept(ana);
  expect(await aeat.post.credentialsOf(ana.tenantId)).toMatchObject({ ok: true, installedAt: null });
  await setSubscription(app, ana, { plan: 'pro', status: 'active' });
  expect(await aeat.post.credentialsOf(ana.tenantId)).toMatchObject({ ok: true, installedAt: expect.any(Date) });
});
