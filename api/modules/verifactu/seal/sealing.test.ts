import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildCustomer,
  buildInvoice,
  buildTenant,
  invoicePayload,
  leaveRepresentation,
  refuseRecord,
  setSubscription,
  type Person,
} from '../../../test/build';
import { buildSender as senderOf } from '../../../test/certificate-upload';
import { schemaErrors, testWithSchemas } from '../../../test/aeat-schema';
import { startTestApp, type TestApp } from '../../../test/harness';
import { offerRepresentation } from '../../../test/representation';
import { asSuperuser } from '../../../test/superuser';
import { messageText } from '../send/message';
import { VERSION } from './software';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface Row {
  id: string;
  sequence: number;
  kind: string;
  invoice_id: string;
  xml: string;
  hash: string;
  previous_hash: string | null;
  number: string;
  status: string | null;
  message: string | null;
}

const chainOf = (person: Person): Promise<Row[]> =>
  app.services.db.read(person.tenantId, em =>
    em.query(
      `SELECT r.id, r.sequence, r.kind, r.invoice_id, r.xml, r.hash, r.previous_hash, r.number, s.status, s.message
     FROM records r
     LEFT JOIN submissions s ON s.record_id = r.id ORDER BY r.sequence`,
    ),
  );
const check = async (person: Person) => (await app.rest('GET', '/verifactu/chain', { token: person.token })).body.chain;
const lastOf = async (person: Person) => (await chainOf(person)).at(-1)!;

const buildSender = (given: Parameters<typeof senderOf>[1] = {}) => senderOf(app, given);

/** Messages of the records that were sealed so far, for the official schemas. */
const messages: string[] = [];
const keepForSchemas = (rows: Row[]) => {
  messages.push(
    messageText(
      { name: 'Empresa', nif: 'B98241573' },
      { incident: true, leavesWith: '2026' },
      rows.map(row => row.xml),
    ),
  );
};

const BY_GRAPHQL =
  'mutation($input: InvoiceInput!) { createInvoice(input: $input) { id qrUrl verifactu { hash environment } } }';
const INPUT = {
  date: '2026-11-20',
  customerManual: { name: 'Ana', nif: '48213960A' },
  lines: [{ description: 'Trabajo', quantity: '1', price: '10', ivaRate: 21 }],
};

test('a company that sends seals an alta in the transaction that issues, by either door', async () => {
  const ana = await buildSender();
  const first = await buildInvoice(app, ana);
  const { body } = await app.gql(BY_GRAPHQL, { input: INPUT }, { token: ana.token });
  const chain = await chainOf(ana);
  expect(chain.map(row => [row.sequence, row.kind, row.invoice_id, row.status])).toEqual([
    [1, 'alta', first.id, 'waiting'],
    [2, 'alta', body.data.createInvoice.id, 'waiting'],
  ]);
  expect(chain[1]!.previous_hash).toBe(chain[0]!.hash);
  expect(body.data.createInvoice).toMatchObject({
    verifactu: { hash: chain[1]!.hash, environment: 'sandbox' },
    qrUrl: expect.stringContaining('/ValidarQR?nif=B98241573&numserie=A-2026-0002&fecha=20-11-2026&importe=12.10'),
  });
  keepForSchemas(chain);
});

test('of a company that does not send an invoice is an ordinary one: no record, no QR, nothing to annul', async () => {
  const ana = await buildTenant(app);
  await setSubscription(app, ana, { plan: 'pro', status: 'active' });
  const { body } = await app.gql(BY_GRAPHQL, { input: INPUT }, { token: ana.token });
  expect(body.data.createInvoice).toMatchObject({ verifactu: null, qrUrl: null });
  // Asked to be sent all the same, the company reads how it can start.
  const asked = async () =>
    (await app.rest('POST', `/verifactu/invoices/${body.data.createInvoice.id}/send`, { token: ana.token })).body;
  const refused = (ways: string) => ({
    code: 'CONFLICT',
    error: `Tu empresa todavía no envía sus facturas a la AEAT. Para empezar, ${ways}, en Configuración › Verifactu.`,
  });
  expect(await asked()).toMatchObject(refused('sube tu certificado'));
  offerRepresentation(app);
  expect(await asked()).toMatchObject(refused('deja que Folio las presente por ti, o sube tu certificado'));
  app.services.operatorCertificate = null;
  expect(
    (await app.rest('POST', `/invoices/${body.data.createInvoice.id}/cancel`, { token: ana.token })).body.invoice,
  ).toMatchObject({ status: 'cancelled', verifactu: null });
  expect([await chainOf(ana), await check(ana)]).toEqual([
    [],
    { records: 0, intact: true, brokenAt: null, problem: null },
  ]);
  expect((await app.rest('GET', '/verifactu/status', { token: ana.token })).body.verifactu).toMatchObject({
    active: false,
    records: 0,
    waiting: 0,
    boundUntil: null,
  });
});

test('a draft has no record until it is issued; refused issues leave none', async () => {
  const ana = await buildSender();
  const draft = await buildInvoice(app, ana, { status: 'draft' });
  expect(await chainOf(ana)).toEqual([]);
  expect(
    (await app.rest('POST', '/invoices', { token: ana.token, body: invoicePayload({ date: '2126-01-01' }) })).status,
  ).toBe(400);
  expect(await chainOf(ana)).toEqual([]);
  await app.rest('POST', `/invoices/${draft.id}/issue`, { token: ana.token });
  expect((await chainOf(ana)).map(row => row.invoice_id)).toEqual([draft.id]);
});

test("the text of a record says what the invoice says, in the schema's order", async () => {
  const ana = await buildSender({ companyName: 'Cañas & Barro <S.L.>' });
  app.at(new Date('2026-11-20T09:15:30.500Z'));
  await buildInvoice(app, ana, {
    customerManual: { name: 'Ñoño "y" Cía', nif: 'B26304188' },
    lines: [
      { description: 'Diseño & maquetación', quantity: 3, price: 33.33, ivaRate: 21 },
      { description: 'Libro', quantity: 1, price: 10, ivaRate: 4 },
      { description: 'Exportación', quantity: 1, price: 50, ivaRate: 0, ivaCause: 'E2' },
      { description: 'Fuera', quantity: 1, price: 20, ivaRate: 0, ivaCause: 'N2' },
      { description: 'ISP', quantity: 1, price: 30, ivaRate: 0, ivaCause: 'S2' },
    ],
  });
  app.at(null);
  const { xml, id, hash } = await lastOf(ana);
  const neutral = xml
    .replace(id, 'ID')
    .replaceAll(hash, 'HASH')
    .replace(/(<sf:NumeroInstalacion>)[^<]+/, '$1INSTALACION')
    .replace(`<sf:Version>${VERSION}<`, '<sf:Version>V<');
  const expected = readFileSync(join(__dirname, 'sealing.record.xml'), 'utf8').trimEnd();
  expect(neutral.replaceAll('><', '>\n<').split('\n')).toEqual(expected.split('\n'));
  keepForSchemas(await chainOf(ana));
});

test('cancelling seals an anulación behind it', async () => {
  const ana = await buildSender();
  const invoice = await buildInvoice(app, ana);
  await app.rest('POST', `/invoices/${invoice.id}/cancel`, { token: ana.token });
  const [alta, anulacion] = await chainOf(ana);
  expect([anulacion!.kind, anulacion!.invoice_id, anulacion!.previous_hash, anulacion!.status]).toEqual([
    'anulacion',
    invoice.id,
    alta!.hash,
    'waiting',
  ]);
  expect(anulacion!.xml).toContain('<sf:NumSerieFacturaAnulada>A-2026-0001</sf:NumSerieFacturaAnulada>');
  expect(anulacion!.xml).not.toContain('SinRegistroPrevio');
  keepForSchemas([alta!, anulacion!]);
  expect(await check(ana)).toEqual({ records: 2, intact: true, brokenAt: null, problem: null });
});

describe('what is sent', () => {
  test('a company that has started to send goes on until 31 December, whatever becomes of plan and certificate', async () => {
    const ana = await buildSender({ companyNif: '33456781S' });
    await app.services.db.tx(ana.tenantId, em =>
      em.query(
        `UPDATE senders SET last_alta_at = '2026-03-01T10:00:00Z'
       WHERE tenant_id = $1`,
        [ana.tenantId],
      ),
    );
    await app.services.db.tx(ana.tenantId, em =>
      em.query('DELETE FROM certificates WHERE tenant_id = $1', [ana.tenantId]),
    );
    await setSubscription(app, ana, { plan: 'basic' });
    app.at(new Date('2026-12-31T22:59:00Z'));
    ana.token = (
      await app.rest('POST', '/auth/login', { body: { email: ana.email, password: 'secreta-123' } })
    ).body.token;
    await buildInvoice(app, ana);
    expect(await lastOf(ana)).toMatchObject({ sequence: 1, status: 'waiting' });
    expect((await app.rest('GET', '/verifactu/status', { token: ana.token })).body.verifactu).toMatchObject({
      active: true,
      boundUntil: '2026-12-31',
      waiting: 1,
    });
    app.at(new Date('2026-12-31T23:01:00Z'));
    expect((await buildInvoice(app, ana)).verifactu).toBeNull();
    expect(await lastOf(ana)).toMatchObject({ sequence: 1 });
    app.at(null);
  });

  test('as the year ends an invoice is sent or not by the very moment that its record contains', async () => {
    const ana = await buildTenant(app, { companyNif: '33456781S' });
    await app.services.db.tx(ana.tenantId, em =>
      em.query(
        `UPDATE senders SET last_alta_at = '2026-03-01T10:00:00Z'
       WHERE tenant_id = $1`,
        [ana.tenantId],
      ),
    );
    await setSubscription(app, ana, { plan: 'basic', status: 'active' });
    app.at(new Date('2026-12-31T22:59:59.900Z'));
    const { token } = (await app.rest('POST', '/auth/login', { body: { email: ana.email, password: 'secreta-123' } }))
      .body;
    const { now } = app.services;
    const seen: boolean[] = [];
    let looked = 0;
    for (let looks = 0; looks <= looked; looks += 1) {
      looked = 0;
      app.services.now = () => {
        looked += 1;
        return new Date(looked > looks ? '2026-12-31T23:00:00.100Z' : '2026-12-31T22:59:59.900Z');
      };
      const { status, body } = await app.rest('POST', '/invoices', { token, body: invoicePayload() });
      if (status === 201) seen.push(body.invoice.verifactu !== null);
    }
    app.services.now = now;
    app.at(null);
    expect([...new Set(seen)].sort()).toEqual([false, true]);
    for (const { xml } of await chainOf(ana))
      expect(xml).toContain('<sf:FechaHoraHusoGenRegistro>2026-12-31T23:59:59+01:00<');
  });

  test('a foreign customer goes by country, kind and number', async () => {
    const ana = await buildSender();
    const customer = await buildCustomer(app, ana, { name: 'Müller GmbH', nif: '123456789', country: 'de' });
    await buildInvoice(app, ana, { customerManual: undefined, customerId: customer.id });
    const row = await lastOf(ana);
    expect([row.status, row.xml]).toEqual([
      'waiting',
      expect.stringContaining(
        '<sf:IDOtro><sf:CodigoPais>DE</sf:CodigoPais><sf:IDType>02</sf:IDType><sf:ID>DE123456789</sf:ID></sf:IDOtro>',
      ),
    ]);
    keepForSchemas([row]);
  });

  test('names and descriptions are cut and cleaned to what the schema takes, amounts never', async () => {
    const ana = await buildSender({ companyName: `${'Ñ'.repeat(119)}&` });
    const lines = Array.from({ length: 4 }, () => ({
      description: `${'<&>"\u{1F600}'.repeat(80)}`,
      quantity: 1,
      price: 100_000_000,
      ivaRate: 21,
    }));
    await buildInvoice(app, ana, { customerManual: { name: '\u{1F600}'.repeat(120), nif: 'B26304188' }, lines });
    const row = await lastOf(ana);
    expect([row.status, row.xml]).toEqual(['waiting', expect.stringContaining('<sf:Macrodato>S</sf:Macrodato>')]);
    expect(row.xml).toContain('<sf:ImporteTotal>484000000.00</sf:ImporteTotal>');
    keepForSchemas([row]);
  });

  test('from 100,000,000 € on a record says so, below 0 too, and a cent less does not (codes 1138 and 1139)', async () => {
    const ana = await buildSender();
    const of = (price: number) => [{ description: 'Obra', quantity: 1, price, ivaRate: 0, ivaCause: 'E1' }];
    const large = await buildInvoice(app, ana, { lines: of(100_000_000) });
    const input = { kind: 'R1', cause: 'Desistimiento' };
    const credit = await app.rest('POST', `/invoices/${large.id}/rectify`, { token: ana.token, body: input });
    expect([credit.status, credit.body.invoice.total]).toEqual([201, -100_000_000]);
    await buildInvoice(app, ana, { lines: of(99_999_999.99) });
    const said = (await chainOf(ana)).map(({ xml }) => [
      /<sf:ImporteTotal>(.*?)</.exec(xml)![1],
      xml.includes('<sf:Macrodato>S</sf:Macrodato>'),
    ]);
    expect(said).toEqual([
      ['100000000.00', true],
      ['-100000000.00', true],
      ['99999999.99', false],
    ]);
  });
});

test('a chain whose end cannot be read fails the issue, and begins no other', async () => {
  const ana = await buildSender();
  await buildInvoice(app, ana);
  await asSuperuser(app.database, client =>
    client.query('DELETE FROM app.chains WHERE tenant_id = $1', [ana.tenantId]),
  );
  const refused = await app.rest('POST', '/invoices', { token: ana.token, body: invoicePayload() });
  expect([refused.status, refused.body.code]).toEqual([500, 'INTERNAL']);
  expect((await chainOf(ana)).length).toBe(1);
  expect((await app.rest('GET', '/invoices', { token: ana.token })).body.pagination.total).toBe(1);
});

test('a clock that goes back takes no record behind the one before it', async () => {
  const ana = await buildSender();
  app.at(new Date('2026-11-20T10:00:00Z'));
  await buildInvoice(app, ana);
  app.at(new Date('2026-11-20T09:59:00Z'));
  await buildInvoice(app, ana);
  app.at(null);
  for (const row of await chainOf(ana))
    expect(row.xml).toContain('<sf:FechaHoraHusoGenRegistro>2026-11-20T11:00:00+01:00<');
});

test('behind a record whose hour has not come issuing goes on, with that hour; log and overview warn until it has', async () => {
  const ana = await buildSender();
  app.at(new Date('2026-11-21T11:20:00Z'));
  const first = await buildInvoice(app, ana, { date: '2026-11-20' });
  app.at(new Date('2026-11-21T10:20:00Z'));
  const errors = jest.spyOn(app.services.log, 'error');
  const behind = async () =>
    (await app.rest('GET', '/verifactu/status', { token: ana.token })).body.verifactu.clockBehindUntil;
  expect((await buildInvoice(app, ana, { date: '2026-11-20' })).fullNumber).toBe('A-2026-0002');
  expect((await app.rest('POST', `/invoices/${first.id}/cancel`, { token: ana.token })).status).toBe(200);
  expect(errors.mock.calls.map(([, told]) => told)).toEqual(
    Array(2).fill(expect.stringMatching(/^reloj: el último registro sellado está en el futuro/)),
  );
  errors.mockRestore();
  expect(await behind()).toBe('2026-11-21T11:20:00.000Z');
  for (const row of await chainOf(ana))
    expect(row.xml).toContain('<sf:FechaHoraHusoGenRegistro>2026-11-21T12:20:00+01:00<');
  app.at(new Date('2026-11-21T11:19:00Z'));
  expect(await behind()).toBeNull();
  app.at(null);
});

test('records of another environment are not followed by others', async () => {
  const ana = await buildSender();
  await buildInvoice(app, ana);
  await asSuperuser(app.database, client =>
    client.query(
      `UPDATE app.chains SET environment = 'production'
     WHERE tenant_id = $1`,
      [ana.tenantId],
    ),
  );
  expect((await app.rest('POST', '/invoices', { token: ana.token, body: invoicePayload() })).status).toBe(409);
});

describe('walking the chain finds', () => {
  test.each<[string, string, string, number]>([
    [
      'a changed text',
      `UPDATE app.records SET xml = replace(xml, '121.00', '122.00') WHERE sequence = 2
       AND tenant_id = $1`,
      'Su huella no corresponde a su contenido.',
      2,
    ],
    [
      'a changed hash',
      `UPDATE app.records SET hash = repeat('A', 64) WHERE sequence = 2
       AND tenant_id = $1`,
      'Su huella no corresponde a su contenido.',
      2,
    ],
    ['a missing record', 'DELETE FROM app.records WHERE sequence = 2 AND tenant_id = $1', 'Falta un registro.', 2],
    [
      'a missing end',
      'DELETE FROM app.records WHERE sequence = 3 AND tenant_id = $1',
      'Falta el final de la cadena.',
      3,
    ],
    ['a missing whole', 'DELETE FROM app.records WHERE tenant_id = $1', 'Falta el final de la cadena.', 1],
  ])('%s', async (_name, sql, problem, brokenAt) => {
    const ana = await buildSender();
    for (let n = 0; n < 3; n += 1) await buildInvoice(app, ana);
    expect(await check(ana)).toEqual({ records: 3, intact: true, brokenAt: null, problem: null });
    for (const action of ['DELETE FROM app.submissions WHERE tenant_id = $1', sql])
      await asSuperuser(app.database, client => client.query(action, [ana.tenantId]));
    expect(await check(ana)).toEqual({ records: 3, intact: false, brokenAt, problem });
  });
});

test('the chain is listed newest first, filtered, and found by number, customer and huella', async () => {
  const ana = await buildSender();
  const first = await buildInvoice(app, ana, { customerManual: { name: 'Ñuñoa Ibérica', nif: 'B26304188' } });
  await buildInvoice(app, ana);
  await app.rest('POST', `/invoices/${first.id}/cancel`, { token: ana.token });
  const list = async (query = '') => (await app.rest('GET', `/verifactu/records${query}`, { token: ana.token })).body;
  const all = await list();
  const sequences = async (query: string) =>
    (await list(query)).records.map(({ sequence }: { sequence: number }) => sequence);
  expect([
    all.records.map(({ sequence, kind }: { sequence: number; kind: string }) => `${sequence} ${kind}`),
    all.pagination.total,
  ]).toEqual([['3 anulacion', '2 alta', '1 alta'], 3]);
  expect(await sequences('?search=nunoa')).toEqual([3, 1]);
  expect(await sequences('?search=B26304188')).toEqual([3, 1]);
  expect(await sequences('?search=a-2026-0002')).toEqual([2]);
  expect(await sequences(`?search=${all.records[1].hash.slice(0, 10).toLowerCase()}`)).toEqual([2]);
  expect(await sequences('?kind=anulacion')).toEqual([3]);
  expect(await sequences('?status=rejected')).toEqual([]);
  expect(await sequences('?status=waiting&limit=2&page=2')).toEqual([1]);
  expect(await sequences('?dateFrom=2026-01-01&dateTo=2026-01-31')).toEqual([]);
  const { record } = (await app.rest('GET', `/verifactu/records/${all.records[0].id}`, { token: ana.token })).body;
  expect(record).toMatchObject({
    number: 'A-2026-0001',
    xml: expect.stringContaining('<sf:RegistroAnulacion'),
    answers: [],
    previousHash: all.records[1].hash,
  });
});

test('the XML of a period comes as a ZIP, one file per record', async () => {
  const ana = await buildSender();
  for (let n = 0; n < 3; n += 1) await buildInvoice(app, ana);
  const get = (query: string) =>
    fetch(`${app.url}/api/verifactu/records/export${query}`, { headers: { authorization: `Bearer ${ana.token}` } });
  const answer = await get('');
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual([
    200,
    'application/zip',
    'attachment; filename="registros.zip"',
  ]);
  const bytes = Buffer.from(await answer.arrayBuffer()).toString('latin1');
  for (const name of ['000001-alta-A-2026-0001.xml', '000003-alta-A-2026-0003.xml']) expect(bytes).toContain(name);
  expect(Buffer.from(await (await get('?dateTo=2026-01-01')).arrayBuffer()).toString('latin1')).not.toContain('.xml');
});

test('without the PRO plan the chain does not open, nor is an invoice sent that has no record: 402 at both doors', async () => {
  const ana = await buildTenant(app);
  const invoice = await buildInvoice(app, ana);
  const calls: [string, string][] = [
    ['POST', `/verifactu/invoices/${invoice.id}/send`],
    ['POST', `/verifactu/invoices/${invoice.id}/correct`],
    ['GET', `/verifactu/invoices/${invoice.id}/correction`],
    ['GET', '/verifactu/records'],
    ['GET', `/verifactu/records/${invoice.id}`],
    ['GET', '/verifactu/records/export'],
    ['GET', '/verifactu/chain'],
  ];
  for (const [method, path] of calls)
    expect([
      path,
      (await app.rest(method, path, { token: ana.token, body: method === 'POST' ? {} : undefined })).status,
    ]).toEqual([path, 402]);
  const { body } = await app.gql(
    'mutation($id: ID!) { sendVerifactu(id: $id) { success } }',
    { id: invoice.id },
    { token: ana.token },
  );
  expect(body.errors[0].extensions.code).toBe('PLAN_REQUIRED');
  expect((await app.rest('GET', '/verifactu/status', { token: ana.token })).body.verifactu).toMatchObject({
    active: false,
    records: 0,
    waiting: 0,
  });
});

test('on any plan a record shows on its invoice, and what was refused can be put right', async () => {
  const ana = await buildTenant(app);
  await leaveRepresentation(app, ana);
  const { id } = await buildInvoice(app, ana);
  expect((await app.rest('GET', `/invoices/${id}`, { token: ana.token })).body.invoice.verifactu).toMatchObject({
    status: 'pending',
    hash: (await lastOf(ana)).hash,
  });
  await refuseRecord(app, ana, id, 1110);
  expect(
    (await app.rest('GET', `/verifactu/invoices/${id}/correction`, { token: ana.token })).body.correction,
  ).toMatchObject({ way: 'correct', subsanacion: true, rechazoPrevio: 'X' });
  expect((await app.rest('GET', '/verifactu/records', { token: ana.token })).status).toBe(402);
});

test("a draft is not sent, nor another company's invoice", async () => {
  const ana = await buildSender();
  const draft = await buildInvoice(app, ana, { status: 'draft' });
  for (const action of ['send', 'correct'])
    expect([
      action,
      (await app.rest('POST', `/verifactu/invoices/${draft.id}/${action}`, { token: ana.token })).status,
    ]).toEqual([action, 409]);
  const theirs = await buildInvoice(app, await buildTenant(app));
  expect((await app.rest('POST', `/verifactu/invoices/${theirs.id}/send`, { token: ana.token })).status).toBe(404);
});

test.each([['UK'], ['XX'], ['E1']])("a customer of no country of the AEAT's list is refused: %s", async country => {
  const ana = await buildTenant(app);
  const refused = await app.rest('POST', '/customers', { token: ana.token, body: { name: 'X', nif: '1', country } });
  expect([refused.status, refused.body.fields]).toEqual([400, { country: 'Elige un país' }]);
});

test("a company's NIF changed while its first invoice is issued: one of the two is refused", async () => {
  for (let round = 0; round < 5; round += 1) {
    const ana = await buildSender();
    const [issued, changed] = await Promise.all([
      app.rest('POST', '/invoices', { token: ana.token, body: invoicePayload() }),
      app.rest('PUT', '/settings', {
        token: ana.token,
        body: { companyName: 'Otra', companyNif: 'A58402165', companyAddress: null },
      }),
    ]);
    expect([
      [201, 200],
      [201, 409],
      [409, 200],
    ]).toContainEqual([issued.status, changed.status]);
    const [row] = await app.services.db.read(ana.tenantId, em =>
      em.query('SELECT t.nif, r.issuer_nif FROM tenants t LEFT JOIN records r ON r.tenant_id = t.tenant_id'),
    );
    if (row.issuer_nif !== null) expect(row.issuer_nif).toBe(row.nif);
  }
});

testWithSchemas('every record so far keeps to the official schema', async () => {
  expect(messages.length).toBeGreaterThan(3);
  expect(await schemaErrors(messages)).toEqual([]);
});
