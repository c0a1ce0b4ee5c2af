import { openAeat } from '../../../edges/aeat/aeat';
import type { AeatKit, Sender } from '../../../test/servers/aeat';
import { withAeat } from '../../../test/servers/with-aeat';
import { schemaErrors, testWithSchemas } from '../../../test/aeat-schema';
import { buildInvoice } from '../../../test/build';
import type { Body, TestApp } from '../../../test/harness';
import { messageText } from './message';
import { momentOf } from '../seal/timestamp';
import { altaText, PLAIN } from '../seal/record-text';
import { softwareOf } from '../seal/software';

let app: TestApp;
let aeat: AeatKit;
withAeat(started => void ({ app, aeat } = started));

const states = async (sender: Sender) =>
  (await aeat.statuses(sender)).map(({ status, code }) => (code ? `${status} ${code}` : status));
const shown = async (sender: Sender, id: string) =>
  (await app.rest('GET', `/invoices/${id}`, { token: sender.token })).body.invoice.verifactu;
const NUMBER = 'A-2026-0001';
const send = (ana: Sender, id: string) =>
  aeat.sending(ana, () => app.rest('POST', `/verifactu/invoices/${id}/send`, { token: ana.token }));
const planOf = async (ana: Sender, id: string) =>
  (await app.rest('GET', `/verifactu/invoices/${id}/correction`, { token: ana.token })).body.correction;
const asked = async (ana: Sender) =>
  ((await aeat.control('GET', `/queries?nif=${ana.nif}`)) as { raw: string }[]).length;
/** Year and month of each question, in its order. */
const monthsAsked = async (ana: Sender) =>
  ((await aeat.control('GET', `/queries?nif=${ana.nif}`)) as { raw: string }[]).map(({ raw }) =>
    ['Ejercicio', 'Periodo'].map(name => new RegExp(`${name}>(\\d+)<`).exec(raw)![1]).join('-'),
  );
const heldAt = async (ana: Sender) =>
  (await aeat.ledger(ana)).invoices.map(({ number, state, installation }: Body) => [number, state, installation]);

/** A record that somebody else sends for the company, or we ourselves without having written it down. */
async function sendBeside(ana: Sender, xml: string): Promise<void> {
  const credentials = await aeat.post.credentialsOf(ana.tenantId);
  if (!credentials.ok) throw new Error(credentials.reason);
  const delivery = await aeat.post.aeat.send(
    ana.tenantId,
    credentials,
    messageText({ name: 'Ana', nif: ana.nif }, { incident: true }, [xml]),
  );
  expect(delivery).toMatchObject({ kind: 'answer', answer: { state: expect.stringMatching(/Correcto$/) } });
}

const elsewhere = (ana: Sender) =>
  sendBeside(
    ana,
    altaText(
      {
        invoiceId: 'x',
        kind: 'F1',
        issuerName: 'Ana',
        issuerNif: ana.nif,
        number: NUMBER,
        date: '2026-11-20',
        description: 'x',
        recipient: { name: 'Eva', nif: '48213960A', country: null, idKind: null },
        rates: [{ ivaRate: 21, ivaCause: null, base: '1.00', quota: '0.21' }],
        totalIva: '0.21',
        total: '1.21',
      },
      {
        recordId: 'x',
        previous: null,
        moment: momentOf(new Date()),
        software: softwareOf(app.services.producer),
        installation: 'otro-programa',
      },
      PLAIN,
    ).xml,
  );

test("a duplicate of another program's number: the AEAT is asked whose it is, and nothing of it is corrected or annulled", async () => {
  const ana = await aeat.buildSender();
  await elsewhere(ana);
  const invoice = await buildInvoice(app, ana);
  await aeat.drain(ana);
  expect([await states(ana), await asked(ana)]).toEqual([['rejected 3000'], 1]);
  expect(await planOf(ana, invoice.id)).toMatchObject({
    way: 'rectify',
    willDo: expect.stringContaining('otro programa'),
  });
  expect((await send(ana, invoice.id)).body).toEqual({
    success: false,
    message: expect.stringMatching(/Rechazada por la AEAT: .*otro programa: Folio no la corrige ni la anula/),
    csv: null,
  });
  await app.rest('POST', `/invoices/${invoice.id}/cancel`, { token: ana.token });
  await aeat.drain(ana);
  expect([await states(ana), await heldAt(ana)]).toEqual([
    ['rejected 3000', 'rejected 3000'],
    [[NUMBER, 'Correcta', 'otro-programa']],
  ]);
});

test('after a try of which nothing can have arrived a duplicate is no silence of ours: the AEAT is asked whose it is', async () => {
  const ana = await aeat.buildSender();
  await elsewhere(ana);
  const invoice = await buildInvoice(app, ana);
  const { aeat: there } = aeat.post;
  const gone = openAeat({ environment: 'sandbox', url: 'https://127.0.0.1:1/', ca: aeat.sandbox.caPem });
  aeat.post.aeat = gone;
  await aeat.sendNext(ana);
  aeat.post.aeat = there;
  gone.close();
  expect(await aeat.statuses(ana)).toMatchObject([{ status: 'waiting', attempts: 1 }]);
  await send(ana, invoice.id);
  expect([await states(ana), await asked(ana), await planOf(ana, invoice.id)]).toMatchObject([
    ['rejected 3000'],
    1,
    { way: 'rectify', willDo: expect.stringContaining('otro programa') },
  ]);
});

test('a duplicate refused so before is not ours for a silence that came since: the AEAT is asked again', async () => {
  const ana = await aeat.buildSender();
  await elsewhere(ana);
  const invoice = await buildInvoice(app, ana);
  await aeat.control('POST', '/options', { answersQueries: false });
  await aeat.drain(ana);
  await aeat.control('POST', '/options', { answersQueries: true });
  expect([await states(ana), await planOf(ana, invoice.id)]).toMatchObject([['rejected 3000'], { way: 'send' }]);
  await aeat.control('POST', '/script', [{ mode: 'accept_then_reset', nif: ana.nif }]);
  await send(ana, invoice.id);
  expect(await aeat.statuses(ana)).toMatchObject([{ status: 'waiting', attempts: 2 }]);
  await send(ana, invoice.id);
  expect([await states(ana), await planOf(ana, invoice.id), await heldAt(ana)]).toMatchObject([
    ['rejected 3000'],
    { way: 'rectify', willDo: expect.stringContaining('otro programa') },
    [[NUMBER, 'Correcta', 'otro-programa']],
  ]);
}, 30_000);

test('a duplicate of the very same record: it was taken, and counts as that', async () => {
  const ana = await aeat.buildSender();
  const invoice = await buildInvoice(app, ana);
  const [{ xml }] = await app.services.db.read(ana.tenantId, em => em.query('SELECT xml FROM records'));
  await sendBeside(ana, xml);
  await aeat.drain(ana);
  expect([await states(ana), await asked(ana)]).toEqual([['accepted'], 1]);
  expect(await shown(ana, invoice.id)).toMatchObject({ status: 'accepted', errorMessage: null });
});

test('a duplicate of an older one of ours: the correction replaces it', async () => {
  const ana = await aeat.buildSender();
  const invoice = await buildInvoice(app, ana);
  const [{ xml }] = await app.services.db.read(ana.tenantId, em => em.query('SELECT xml FROM records'));
  await aeat.control('POST', '/script', [{ mode: 'answer', codes: { 1: 1110 }, nif: ana.nif }]);
  await aeat.drain(ana);
  await sendBeside(ana, xml);
  expect((await send(ana, invoice.id)).body.success).toBe(false);
  expect(await planOf(ana, invoice.id)).toMatchObject({ way: 'correct', subsanacion: true, rechazoPrevio: 'S' });
  expect((await send(ana, invoice.id)).body).toMatchObject({ success: true });
  expect(await states(ana)).toEqual(['rejected 1110', 'rejected 3000', 'accepted']);
}, 20_000);

test('a duplicate of nothing that the AEAT holds when it is asked: the correction is a first one', async () => {
  const ana = await aeat.buildSender();
  const invoice = await buildInvoice(app, ana);
  await aeat.control('POST', '/script', [{ mode: 'answer', codes: { 1: 3000 }, nif: ana.nif }]);
  await aeat.drain(ana);
  expect(await planOf(ana, invoice.id)).toMatchObject({ way: 'correct', rechazoPrevio: 'X' });
  expect((await send(ana, invoice.id)).body).toMatchObject({ success: true });
});

describe('a duplicate of an invoice whose operation was in another month than its issue', () => {
  const OCTOBER = { operationDate: '2026-10-15' };

  test('is asked about in the month of the operation, where the AEAT keeps it', async () => {
    const ana = await aeat.buildSender();
    await buildInvoice(app, ana, OCTOBER);
    const [{ xml }] = await app.services.db.read(ana.tenantId, em => em.query('SELECT xml FROM records'));
    await sendBeside(ana, xml);
    await aeat.drain(ana);
    expect([await states(ana), await monthsAsked(ana)]).toEqual([['accepted'], ['2026-10']]);
  });

  test("of another program's, which says no such day, is asked about in the month of its issue too", async () => {
    const ana = await aeat.buildSender();
    await elsewhere(ana);
    const { id } = await buildInvoice(app, ana, OCTOBER);
    await aeat.drain(ana);
    expect(await monthsAsked(ana)).toEqual(['2026-10', '2026-11']);
    expect(await planOf(ana, id)).toMatchObject({ way: 'rectify', willDo: expect.stringContaining('otro programa') });
  });

  test('is of nothing only where neither month has it', async () => {
    const ana = await aeat.buildSender();
    const { id } = await buildInvoice(app, ana, OCTOBER);
    await aeat.control('POST', '/script', [{ mode: 'answer', codes: { 1: 3000 }, nif: ana.nif }]);
    await aeat.drain(ana);
    expect(await monthsAsked(ana)).toEqual(['2026-10', '2026-11']);
    expect(await planOf(ana, id)).toMatchObject({ way: 'correct', rechazoPrevio: 'X' });
  });

  test('of its anulación too: the record itself says no day of an operation', async () => {
    const ana = await aeat.buildSender();
    const { id } = await buildInvoice(app, ana, OCTOBER);
    await aeat.drain(ana);
    await app.rest('POST', `/invoices/${id}/cancel`, { token: ana.token });
    await aeat.control('POST', '/script', [{ mode: 'answer', codes: { 1: 3000 }, nif: ana.nif }]);
    await aeat.drain(ana);
    expect(await monthsAsked(ana)).toEqual(['2026-10']);
  });
});

test("while the AEAT does not say whose it is nothing is corrected; 'send' asks again", async () => {
  const ana = await aeat.buildSender();
  await elsewhere(ana);
  const invoice = await buildInvoice(app, ana);
  await aeat.control('POST', '/options', { answersQueries: false });
  const warned = jest.spyOn(app.services.log, 'warn');
  await aeat.drain(ana);
  expect(await planOf(ana, invoice.id)).toMatchObject({
    way: 'send',
    willDo: expect.stringMatching(
      /^La AEAT no ha dicho de quién es el registro que tiene: .* \(HTTP 503\)\. .*pregunta a la AEAT/,
    ),
  });
  expect(warned.mock.calls).toEqual([
    [
      {
        tenantId: ana.tenantId,
        kind: 'silence',
        code: null,
        reason: 'La AEAT ha respondido algo que no es XML de este servicio (HTTP 503)',
      },
      'la AEAT no dice de quién son unos duplicados',
    ],
  ]);
  warned.mockRestore();
  expect((await app.rest('POST', `/verifactu/invoices/${invoice.id}/correct`, { token: ana.token })).status).toBe(409);
  await aeat.control('POST', '/options', { answersQueries: true });
  await send(ana, invoice.id);
  expect(await planOf(ana, invoice.id)).toMatchObject({
    way: 'rectify',
    willDo: expect.stringContaining('otro programa'),
  });
  expect([await states(ana), await asked(ana), await heldAt(ana)]).toEqual([
    ['rejected 3000'],
    2,
    [[NUMBER, 'Correcta', 'otro-programa']],
  ]);
});

test('who may not ask reads why, and what to do', async () => {
  const ana = await aeat.buildSender();
  await elsewhere(ana);
  const { id } = await buildInvoice(app, ana);
  await aeat.sendHeld(ana, { mode: 'answer' }, () =>
    aeat.control('POST', '/represent', { holder: 'A58402165', nifs: [] }),
  );
  expect(await planOf(ana, id)).toMatchObject({
    way: 'send',
    willDo: expect.stringMatching(/^La AEAT no ha dicho de quién es el registro que tiene: .*titular.*poder/),
  });
});

describe('whether a refused anulación is made again is one answer: of the plan, the invoice, the list and its count', () => {
  const refuseNext = (ana: Sender, code: number) =>
    aeat.control('POST', '/script', [{ mode: 'answer', codes: { 1: code }, nif: ana.nif }]);
  const annulRefused = async (ana: Sender, { id }: Body) => {
    const { token } = ana;
    expect((await app.rest('POST', `/invoices/${id}/cancel`, { token })).status).toBe(200);
    await refuseNext(ana, 1100);
    await aeat.drain(ana);
    const { records } = (await app.rest('GET', '/verifactu/records?toFix=true', { token })).body;
    const { toFix } = (await app.rest('GET', '/verifactu/status', { token })).body.verifactu;
    const { body } = await app.gql(
      'query($id: ID!) { invoice(id: $id) { verifactu { annulment { correctable } } } }',
      { id },
      { token },
    );
    const { correctable } = body.data.invoice.verifactu.annulment;
    return [(await planOf(ana, id)).way, correctable, records.length, toFix];
  };

  test('none, where the AEAT has said that it holds nothing of it, whatever it took before', async () => {
    const ana = await aeat.buildSender();
    const invoice = await buildInvoice(app, ana);
    await refuseNext(ana, 2005);
    await aeat.drain(ana);
    await refuseNext(ana, 3002);
    await app.rest('POST', `/verifactu/invoices/${invoice.id}/correct`, { token: ana.token });
    await aeat.drain(ana);
    expect(await states(ana)).toEqual(['accepted_with_errors 2005', 'rejected 3002']);
    expect(await annulRefused(ana, invoice)).toEqual(['nothing', false, 0, 0]);
  });

  test('it is, where the AEAT refused the alta as a duplicate of one of ours', async () => {
    const ana = await aeat.buildSender();
    const invoice = await buildInvoice(app, ana);
    const [{ xml }] = await app.services.db.read(ana.tenantId, em => em.query('SELECT xml FROM records'));
    await refuseNext(ana, 1110);
    await aeat.drain(ana);
    await sendBeside(ana, xml);
    await send(ana, invoice.id);
    expect(await states(ana)).toEqual(['rejected 1110', 'rejected 3000']);
    expect(await annulRefused(ana, invoice)).toEqual(['correct', true, 1, 1]);
  }, 20_000);
});

testWithSchemas('every question keeps to the official schema', async () => {
  const bodies = ((await aeat.control('GET', '/queries')) as { raw: string }[]).map(
    ({ raw }) => /<(?:\w+:)?Body>(.*)<\/(?:\w+:)?Body>/s.exec(raw)![1]!,
  );
  expect(bodies.length).toBeGreaterThan(3);
  expect(await schemaErrors(bodies, 'ConsultaLR.xsd')).toEqual([]);
});
