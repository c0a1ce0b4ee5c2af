import { expectSameLedger, type AeatKit, type Sender } from '../../../test/servers/aeat';
import { withAeat } from '../../../test/servers/with-aeat';
import { schemaErrors, testWithSchemas } from '../../../test/aeat-schema';
import { buildCustomer, buildInvoice, leaveRepresentation, refuseRecord, setSubscription } from '../../../test/build';
import type { TestApp } from '../../../test/harness';
import { asSuperuser } from '../../../test/superuser';
import { sentBodies } from '../../../test/read/sent';

let app: TestApp;
let aeat: AeatKit;
withAeat(started => void ({ app, aeat } = started));

const states = async (sender: Sender) =>
  (await aeat.statuses(sender)).map(({ status, code }) => (code ? `${status} ${code}` : status));
const shown = async (sender: Sender, id: string) =>
  (await app.rest('GET', `/invoices/${id}`, { token: sender.token })).body.invoice.verifactu;
const overview = async (sender: Sender) =>
  (await app.rest('GET', '/verifactu/status', { token: sender.token })).body.verifactu;

test('what waits leaves in the order of the chain and comes back accepted', async () => {
  const ana = await aeat.buildSender();
  const first = await buildInvoice(app, ana);
  const second = await buildInvoice(app, ana, { series: 'B' });
  await app.rest('POST', `/invoices/${first.id}/cancel`, { token: ana.token });
  expect(await shown(ana, second.id)).toMatchObject({ status: 'pending', aeatCsv: null });
  await aeat.drain(ana);
  expect(await states(ana)).toEqual(['accepted', 'accepted', 'accepted']);
  expect(await shown(ana, second.id)).toMatchObject({
    status: 'accepted',
    aeatCsv: expect.stringMatching(/^SIM-[A-Z0-9]{12}$/),
    errorMessage: null,
  });
  await expectSameLedger(aeat, ana);
  expect(await overview(ana)).toMatchObject({
    waiting: 0,
    toFix: 0,
    pause: null,
    incident: null,
    boundUntil: expect.stringMatching(/-12-31$/),
  });
});

testWithSchemas('every message so far keeps to the official schema', async () => {
  const bodies = await sentBodies(aeat);
  expect(bodies.length).toBeGreaterThan(0);
  expect(await schemaErrors(bodies)).toEqual([]);
});

test('POST …/send answers within 5 s with what is known', async () => {
  const ana = await aeat.buildSender();
  const invoice = await buildInvoice(app, ana);
  const { status, body } = await aeat.sending(ana, () =>
    app.rest('POST', `/verifactu/invoices/${invoice.id}/send`, { token: ana.token }),
  );
  expect([status, body]).toEqual([
    200,
    { success: true, message: 'Aceptada por la AEAT', csv: expect.stringMatching(/^SIM-/) },
  ]);
  const again = await app.rest('POST', `/verifactu/invoices/${invoice.id}/send`, { token: ana.token });
  expect(again.body).toEqual(body);
});

test('with nobody to send it, it says that it waits', async () => {
  const ana = await aeat.buildSender();
  const invoice = await buildInvoice(app, ana);
  const from = performance.now();
  const { body } = await app.rest('POST', `/verifactu/invoices/${invoice.id}/send`, { token: ana.token });
  expect(body).toEqual({ success: true, message: 'En cola: se envía en unos segundos.', csv: null });
  expect(performance.now() - from).toBeLessThan(5_000);
}, 10_000);

test("a rejection is explained, and corrected with S/X once the customer's card is right", async () => {
  const ana = await aeat.buildSender();
  const customer = await buildCustomer(app, ana, { name: 'Eva Ruiz', nif: '12345678Z' });
  await aeat.control('POST', '/census', { missing: ['12345678Z'] });
  const invoice = await buildInvoice(app, ana, { customerManual: undefined, customerId: customer.id });
  await aeat.drain(ana);
  const rejected = await shown(ana, invoice.id);
  expect(rejected).toMatchObject({ status: 'rejected', errorMessage: expect.any(String) });
  expect((await overview(ana)).toFix).toBe(1);
  const toFix = async () => (await app.rest('GET', '/verifactu/records?toFix=true', { token: ana.token })).body.records;
  expect(await toFix()).toMatchObject([{ sequence: 1, status: 'rejected' }]);
  const plan = async () =>
    (await app.rest('GET', `/verifactu/invoices/${invoice.id}/correction`, { token: ana.token })).body.correction;
  expect(await plan()).toMatchObject({
    way: 'correct',
    subsanacion: true,
    rechazoPrevio: 'X',
    changes: [],
    explanation: { action: 'edit_customer' },
  });
  await app.rest('PUT', `/customers/${customer.id}`, {
    token: ana.token,
    body: { name: 'Eva Ruiz Gil', nif: '12345678Z', idKind: '07' },
  });
  expect((await plan()).changes).toEqual([
    { what: 'Nombre del cliente', before: 'Eva Ruiz', after: 'Eva Ruiz Gil' },
    { what: 'Tipo de documento', before: 'NIF', after: 'No censado' },
  ]);
  const corrected = app.rest('POST', `/verifactu/invoices/${invoice.id}/correct`, { token: ana.token });
  await corrected;
  await aeat.drain(ana);
  expect(await states(ana)).toEqual(['rejected 1110', 'accepted_with_errors 2001']);
  expect(await shown(ana, invoice.id)).toMatchObject({ status: 'accepted', errorMessage: expect.any(String) });
  expect([(await overview(ana)).toFix, await toFix()]).toEqual([0, []]);
  const records = (await app.rest('GET', '/verifactu/records', { token: ana.token })).body.records;
  expect(
    records.map((each: { sequence: number; correctedBy: number | null }) => [each.sequence, each.correctedBy]),
  ).toEqual([
    [2, null],
    [1, 2],
  ]);
  await expectSameLedger(aeat, ana);
}, 15_000);

test('a customer written by hand is put right by a card with its NIF, the newest of those there are', async () => {
  const ana = await aeat.buildSender();
  await aeat.control('POST', '/census', { missing: ['11223344B'] });
  const invoice = await buildInvoice(app, ana, {
    customerManual: { name: 'Leo Gil', nif: '11223344-B', address: 'Calle Mayor, 1' },
  });
  await aeat.drain(ana);
  const plan = async () =>
    (await app.rest('GET', `/verifactu/invoices/${invoice.id}/correction`, { token: ana.token })).body.correction;
  expect(await plan()).toMatchObject({ way: 'correct', changes: [] });
  for (const name of ['Otro', 'Leo Gil']) await buildCustomer(app, ana, { name, nif: '11223344B', idKind: '07' });
  const gone = await buildCustomer(app, ana, { name: 'Nadie', nif: '11223344B' });
  await app.rest('DELETE', `/customers/${gone.id}`, { token: ana.token });
  expect((await plan()).changes).toEqual([{ what: 'Tipo de documento', before: 'NIF', after: 'No censado' }]);
  await aeat.sending(ana, () => app.rest('POST', `/verifactu/invoices/${invoice.id}/correct`, { token: ana.token }));
  expect(await states(ana)).toEqual(['rejected 1110', 'accepted_with_errors 2001']);
}, 15_000);

describe.each<[string, (sender: Sender, id: string) => Promise<unknown>]>([
  [
    'REST',
    async (sender, id) => (await app.rest('POST', `/verifactu/invoices/${id}/send`, { token: sender.token })).body,
  ],
  [
    'GraphQL',
    async (sender, id) =>
      (
        await app.gql(
          'mutation($id: ID!) { sendVerifactu(id: $id) { success message csv } }',
          { id },
          { token: sender.token },
        )
      ).body.data.sendVerifactu,
  ],
])('send on a rejected record, by %s', (door, send) => {
  const nif = door === 'REST' ? '12345678Z' : '87654321X';

  test('corrects and sends again, as Reintentar does: refused until the customer is right', async () => {
    const ana = await aeat.buildSender();
    const customer = await buildCustomer(app, ana, { name: 'Eva Ruiz', nif });
    await aeat.control('POST', '/census', { missing: [nif] });
    const invoice = await buildInvoice(app, ana, { customerManual: undefined, customerId: customer.id });
    await aeat.drain(ana);
    expect(await aeat.sending(ana, () => send(ana, invoice.id))).toEqual({
      success: false,
      message: expect.stringContaining('Rechazada por la AEAT'),
      csv: null,
    });
    expect(await states(ana)).toEqual(['rejected 1110', 'rejected 1110']);
    await app.rest('PUT', `/customers/${customer.id}`, {
      token: ana.token,
      body: { name: 'Eva Ruiz', nif, idKind: '07' },
    });
    const [first, second] = await aeat.sending(ana, () => Promise.all([send(ana, invoice.id), send(ana, invoice.id)]));
    expect(first).toEqual({
      success: true,
      message: expect.stringContaining('Aceptada por la AEAT'),
      csv: expect.stringMatching(/^SIM-/),
    });
    expect(second).toEqual(first);
    expect(await states(ana)).toEqual(['rejected 1110', 'rejected 1110', 'accepted_with_errors 2001']);
    await expectSameLedger(aeat, ana);
  }, 20_000);

  test('that needs another invoice says so, and seals nothing', async () => {
    const ana = await aeat.buildSender();
    const invoice = await buildInvoice(app, ana);
    await aeat.control('POST', '/script', [{ mode: 'answer', codes: { 1: 1133 }, nif: ana.nif }]);
    await aeat.drain(ana);
    const reason = 'La fecha de la factura tiene más de veinte años.';
    expect(await send(ana, invoice.id)).toEqual({
      success: false,
      message: `Rechazada por la AEAT: ${reason} Si la venta es real, la ley pide una factura rectificativa. Si no has entregado esta, se anula y se emite otra con los datos correctos. «Me he equivocado» elige por ti y lo prepara.`,
      csv: null,
    });
    expect(await states(ana)).toEqual(['rejected 1133']);
  });
});

test('an invoice sealed without VERI*FACTU is sent by a record of its own, once there is a certificate', async () => {
  const ana = await aeat.buildSender();
  const take = (on: boolean) => setSubscription(app, ana, { plan: on ? 'pro' : 'basic' });
  await take(false);
  const invoice = await buildInvoice(app, ana);
  await take(true);
  expect(await aeat.statuses(ana)).toEqual([]);
  const sent = await aeat.sending(ana, () =>
    app.rest('POST', `/verifactu/invoices/${invoice.id}/send`, { token: ana.token }),
  );
  expect(sent.body).toEqual({ success: true, message: 'Aceptada por la AEAT', csv: expect.stringMatching(/^SIM-/) });
  expect(await states(ana)).toEqual(['accepted']);
});

describe('a company that cannot send is paused and reads why', () => {
  test('without a certificate, until there is one', async () => {
    const ana = await aeat.buildSender();
    await aeat.drain(ana);
    await buildInvoice(app, ana);
    const [kept] = await app.services.db.read(ana.tenantId, em => em.query('SELECT not_after FROM certificates'));
    const until = (date: Date) =>
      asSuperuser(app.database, client =>
        client.query(
          `UPDATE app.certificates
       SET not_before = '2026-01-01', not_after = $2 WHERE tenant_id = $1`,
          [ana.tenantId, date],
        ),
      );
    await until(new Date('2026-10-01T10:00:00Z'));
    expect(await aeat.sendNext(ana)).toBe(false);
    expect((await overview(ana)).pause).toMatchObject({
      reason: 'El certificado digital caducó el 01/10/2026: sube el nuevo en Configuración › Verifactu.',
      explanation: null,
    });
    expect((await overview(ana)).incident).toMatchObject({ cause: expect.stringContaining('caducó') });
    await until(kept.not_after);
    expect((await app.rest('POST', '/verifactu/resume', { token: ana.token })).body.verifactu).toMatchObject({
      pause: null,
      waiting: 1,
    });
    await aeat.drain(ana);
    expect([await states(ana), (await overview(ana)).incident]).toEqual([['accepted'], null]);
  });

  test('when the AEAT does not know the certificate for it (4112), and no machine tries again within the hour', async () => {
    const ana = await aeat.buildSender();
    const invoice = await buildInvoice(app, ana);
    await aeat.control('POST', '/script', [{ mode: 'fault', side: 'client', code: 4112, nif: ana.nif }]);
    await aeat.sendNext(ana);
    expect((await overview(ana)).pause).toMatchObject({ explanation: { code: 4112, action: 'certificate' } });
    expect(await aeat.sendNext(ana)).toBe(false);
    const sent = await app.rest('POST', `/verifactu/invoices/${invoice.id}/send`, { token: ana.token });
    expect(sent.body).toMatchObject({ success: false, message: expect.stringContaining('Los envíos están en pausa') });
    await app.rest('POST', '/verifactu/resume', { token: ana.token });
    await aeat.drain(ana);
    expect(await states(ana)).toEqual(['accepted']);
    await expectSameLedger(aeat, ana);
  });
});

test("after hours of outage the AEAT's own trouble with a record refuses nothing: it waits, and is taken", async () => {
  const ana = await aeat.buildSender();
  await buildInvoice(app, ana);
  await asSuperuser(app.database, client =>
    client.query('UPDATE app.submissions SET attempts = 30, unanswered = 30 WHERE tenant_id = $1', [ana.tenantId]),
  );
  await aeat.control('POST', '/script', [{ mode: 'answer', codes: { 1: 3500 }, nif: ana.nif }]);
  await aeat.sendNext(ana);
  expect(await states(ana)).toEqual(['waiting 3500']);
  await asSuperuser(app.database, client =>
    client.query('UPDATE app.senders SET next_at = last_sent_at WHERE tenant_id = $1', [ana.tenantId]),
  );
  await aeat.drain(ana);
  expect(await states(ana)).toEqual(['accepted']);
});

test('a refused anulación of an invoice that the AEAT holds is made again with RechazoPrevio=S', async () => {
  const ana = await aeat.buildSender();
  const invoice = await buildInvoice(app, ana);
  await aeat.drain(ana);
  await app.rest('POST', `/invoices/${invoice.id}/cancel`, { token: ana.token });
  await aeat.control('POST', '/script', [{ mode: 'answer', codes: { 1: 1100 }, nif: ana.nif }]);
  await aeat.drain(ana);
  expect(await states(ana)).toEqual(['accepted', 'rejected 1100']);
  expect((await overview(ana)).toFix).toBe(1);
  const plan = (await app.rest('GET', `/verifactu/invoices/${invoice.id}/correction`, { token: ana.token })).body
    .correction;
  expect(plan).toMatchObject({ way: 'correct', subsanacion: false, rechazoPrevio: 'S', changes: [] });
  await app.rest('POST', `/verifactu/invoices/${invoice.id}/correct`, { token: ana.token });
  await aeat.drain(ana);
  expect(await states(ana)).toEqual(['accepted', 'rejected 1100', 'accepted']);
  expect((await overview(ana)).toFix).toBe(0);
}, 20_000);

test('an anulación behind a rejected alta has nothing to annul, and nothing to fix', async () => {
  const ana = await aeat.buildSender();
  const invoice = await buildInvoice(app, ana);
  await app.rest('POST', `/invoices/${invoice.id}/cancel`, { token: ana.token });
  await aeat.control('POST', '/script', [{ mode: 'answer', codes: { 1: 1110, 2: 3002 }, nif: ana.nif }]);
  await aeat.drain(ana);
  const plan = (await app.rest('GET', `/verifactu/invoices/${invoice.id}/correction`, { token: ana.token })).body
    .correction;
  expect([plan.way, (await overview(ana)).toFix]).toEqual(['nothing', 0]);
  expect((await app.rest('POST', `/verifactu/invoices/${invoice.id}/correct`, { token: ana.token })).status).toBe(409);
});

test('records of another environment are not sent, and the company reads so', async () => {
  const ana = await aeat.buildSender();
  await buildInvoice(app, ana);
  await asSuperuser(app.database, client =>
    client.query(
      `UPDATE app.chains SET environment = 'preproduction'
     WHERE tenant_id = $1`,
      [ana.tenantId],
    ),
  );
  expect(await aeat.sendNext(ana)).toBe(false);
  expect([await states(ana), (await overview(ana)).pause.reason]).toEqual([
    ['waiting'],
    expect.stringContaining('«preproduction»'),
  ]);
  expect((await aeat.ledger(ana)).messages).toBe(0);
});

test('a certificate stays while records wait for it, also when the year that bound is over', async () => {
  const ana = await aeat.buildSender();
  await buildInvoice(app, ana);
  await asSuperuser(app.database, client =>
    client.query(
      `UPDATE app.records
     SET generated_at = generated_at - interval '400 days' WHERE tenant_id = $1`,
      [ana.tenantId],
    ),
  );
  const refused = await app.rest('DELETE', '/verifactu/certificate', { token: ana.token });
  expect([refused.status, refused.body.error]).toEqual([
    409,
    expect.stringMatching(/^Hay registros que esperan salir hacia la AEAT/),
  ]);
});

test('an invoice that was refused binds too, and so does the correction that the AEAT takes', async () => {
  const ana = await aeat.buildSender();
  const { id } = await buildInvoice(app, ana);
  const bound = async () => (await overview(ana)).boundUntil;
  const end = await bound();
  await refuseRecord(app, ana, id);
  expect([end, await bound()]).toEqual([expect.stringMatching(/-12-31$/), end]);
  expect((await app.rest('DELETE', '/verifactu/certificate', { token: ana.token })).status).toBe(409);
});

test('who leaves PRO goes on sending what they issue', async () => {
  const ana = await aeat.buildSender();
  await buildInvoice(app, ana);
  await aeat.drain(ana);
  await setSubscription(app, ana, { plan: 'basic' });
  await buildInvoice(app, ana);
  expect(await states(ana)).toEqual(['accepted', 'waiting']);
  await aeat.drain(ana);
  await expectSameLedger(aeat, ana);
});

test('a company that has started to send keeps a certificate in force, or lets the operator send', async () => {
  const ana = await aeat.buildSender();
  const remove = () => app.rest('DELETE', '/verifactu/certificate', { token: ana.token });
  await buildInvoice(app, ana);
  const refused = await remove();
  expect([refused.status, refused.body.error]).toEqual([
    409,
    expect.stringMatching(
      /^Ya envías facturas a la AEAT y la ley te obliga a seguir hasta el 31\/12\/\d{4}: sube otro certificado/,
    ),
  ]);
  await leaveRepresentation(app, ana);
  expect((await remove()).status).toBe(200);
  await buildInvoice(app, ana);
  expect(await states(ana)).toEqual(['waiting', 'waiting']);
});

test('a new certificate is not paused by the answer to the old one', async () => {
  const ana = await aeat.buildSender();
  await buildInvoice(app, ana);
  await aeat.sendHeld(ana, { mode: 'fault', side: 'client', code: 4112 }, () =>
    asSuperuser(app.database, client =>
      client.query(
        `UPDATE app.certificates SET created_at = now() + interval '1 second'
       WHERE tenant_id = $1`,
        [ana.tenantId],
      ),
    ),
  );
  expect((await overview(ana)).pause).toBeNull();
  await aeat.drain(ana);
  expect(await states(ana)).toEqual(['accepted']);
});
