import { buildCustomer, buildInvoice, buildTenant, setSubscription, type Person } from '../../test/build';
import { buildCertificate, buildSender as senderOf } from '../../test/certificate-upload';
import { sharedTestApp, type TestApp } from '../../test/harness';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(() => app.close());

const buildSender = () => senderOf(app);
const LINE = { description: 'Trabajo', quantity: 1, price: 100 };

test('its QR is drawn where somebody looks: not in lists, nor in the answer of a create', async () => {
  const ana = await buildSender();
  const made = await buildInvoice(app, ana);
  const picture = expect.stringMatching(/^data:image\/png;base64,/);
  expect(made.verifactu).toMatchObject({ hash: expect.any(String), qrCode: null });
  expect((await app.rest('GET', '/invoices', { token: ana.token })).body.invoices[0].verifactu).toMatchObject({
    hash: made.verifactu.hash,
    qrCode: null,
  });
  expect((await app.rest('GET', `/invoices/${made.id}`, { token: ana.token })).body.invoice.verifactu.qrCode).toEqual(
    picture,
  );
  const { data } = (
    await app.gql(
      `{ invoicesByIds(ids: ["${made.id}"]) { verifactu { qrCode } } a: invoice(id: "${made.id}") { verifactu { qrCode } } }`,
      {},
      { token: ana.token },
    )
  ).body;
  expect(data).toEqual({ invoicesByIds: [{ verifactu: { qrCode: null } }], a: { verifactu: { qrCode: picture } } });
  expect(
    (await app.rest('POST', '/invoices/pay', { token: ana.token, body: { ids: [made.id] } })).body.invoices[0].verifactu
      .qrCode,
  ).toBeNull();
});

test('what was just sealed, and is owed, is answered as it is read, without a statement', async () => {
  const ana = await buildSender();
  const customerId = (await buildCustomer(app, ana)).id;
  const fields = `id qrUrl collected owed verifactu { recordId sequence environment hash status byOperator aeatCsv errorMessage generatedAt
    sentAt answeredAt explanation { code } annulment { status } }`;
  const statementsOf = async (asked: string) => {
    const before = app.statements();
    const input = { date: '2026-03-01', customerId, lines: [LINE] };
    const mutation = `mutation($input: InvoiceInput!) { createInvoice(input: $input) { ${asked} } }`;
    const { body } = await app.gql(mutation, { input }, { token: ana.token });
    return { statements: app.statements() - before, made: body.data.createInvoice };
  };
  await statementsOf('id');
  const { statements, made } = await statementsOf(fields);
  const { body } = await app.gql(`{ invoice(id: "${made.id}") { ${fields} } }`, {}, { token: ana.token });
  expect(made).toEqual(body.data.invoice);
  expect(made.verifactu).toMatchObject({
    sequence: 2,
    status: 'pending',
    hash: expect.stringMatching(/^[0-9A-F]{64}$/),
  });
  expect(statements).toBe((await statementsOf('id')).statements);
});

test.each(['active', 'trial', 'cancelled', 'expired'])(
  'its record shows, also with a subscription that is %s',
  async status => {
    const ana = await buildSender();
    const {
      id,
      verifactu: { hash },
    } = await buildInvoice(app, ana);
    await setSubscription(app, ana, { plan: 'basic', status });
    expect((await app.rest('GET', `/invoices/${id}`, { token: ana.token })).body.invoice.verifactu).toMatchObject({
      hash,
    });
  },
);

const records = async ({ tenantId }: Person): Promise<unknown[]> =>
  app.services.db.read(tenantId, em =>
    em.query(
      'SELECT r.kind, r.subsanacion, r.rechazo_previo AS previous, s.status FROM records r JOIN submissions s ON s.record_id = r.id ORDER BY r.sequence',
    ),
  );

describe('an invoice issued before its company sent', () => {
  async function before(given: Record<string, unknown> = {}) {
    const ana = await buildTenant(app);
    await setSubscription(app, ana, { plan: 'pro', status: 'active' });
    const { id } = await buildInvoice(app, ana, given);
    return { ana, id, send: () => app.rest('POST', `/verifactu/invoices/${id}/send`, { token: ana.token }) };
  }

  test('is sealed and sent by hand once it does, once however many ask', async () => {
    const { ana, send } = await before();
    expect([(await send()).status, await records(ana)]).toEqual([409, []]);
    await buildCertificate(app, ana);
    const [first] = await Promise.all([send(), send(), send()]);
    expect(first!.body).toMatchObject({ success: true, csv: null });
    expect(await records(ana)).toEqual([{ kind: 'alta', subsanacion: false, previous: 'N', status: 'waiting' }]);
  });

  test('is not where it was cancelled', async () => {
    const { ana, id, send } = await before();
    await app.rest('POST', `/invoices/${id}/cancel`, { token: ana.token });
    await buildCertificate(app, ana);
    const { status, body } = await send();
    expect([status, body.error, await records(ana)]).toEqual([409, 'La factura está anulada: no se envía', []]);
  });

  test('is not where the AEAT would refuse it: the answer says why', async () => {
    const { ana, send } = await before({ customerManual: { name: 'Ana', nif: '48213960B' } });
    await buildCertificate(app, ana);
    const { body } = await send();
    expect([body.success, body.message, await records(ana)]).toEqual([
      false,
      expect.stringMatching(/^No se puede enviar: /),
      [],
    ]);
  });
});

test('a name without one character that can be written, kept from before, is reported and seals nothing', async () => {
  const ana = await buildSender();
  const { id: customerId } = await buildCustomer(app, ana, { name: 'Ana', nif: '48213960A' });
  const draft = await buildInvoice(app, ana, { status: 'draft', customerManual: undefined, customerId });
  await app.services.db.tx(ana.tenantId, em =>
    em.query(
      `UPDATE customers SET name = U&'\\FFFE' WHERE tenant_id = $1
     AND id = $2`,
      [ana.tenantId, customerId],
    ),
  );
  const { status, body } = await app.rest('POST', `/invoices/${draft.id}/issue`, { token: ana.token });
  expect([status, body.fields]).toEqual([
    400,
    { customerId: expect.stringMatching(/^El nombre del cliente no tiene ningún carácter/) },
  ]);
  expect((await app.rest('GET', '/verifactu/chain', { token: ana.token })).body.chain).toMatchObject({ records: 0 });
});

test("a company of Canarias reads its records' days and hours by its own clock: in the list, in their files, in the queue", async () => {
  const ana = await buildSender();
  const { token } = ana;
  const { companyName, companyNif, companyAddress } = (await app.rest('GET', '/settings', { token })).body.settings;
  const moved = { companyName, companyNif, companyAddress, territory: 'canarias' };
  expect((await app.rest('PUT', '/settings', { token, body: moved })).status).toBe(200);
  // The next day in Madrid.
  app.at(new Date('2026-11-20T23:30:00Z'));
  try {
    const { id } = await buildInvoice(app, ana, { date: '2026-11-20', lines: [{ ...LINE, ivaRate: 7 }] });
    const listed = async (query: string) =>
      (await app.rest('GET', `/verifactu/records?${query}`, { token })).body.records.length;
    const bytes = async (query: string) =>
      (
        await (
          await fetch(`${app.url}/api/verifactu/records/export?${query}`, {
            headers: { authorization: `Bearer ${token}` },
          })
        ).arrayBuffer()
      ).byteLength;
    const [today, tomorrow] = ['dateFrom=2026-11-20&dateTo=2026-11-20', 'dateFrom=2026-11-21'];
    expect([await listed(today), await listed(tomorrow)]).toEqual([1, 0]);
    expect(await bytes(today)).toBeGreaterThan(500);
    expect(await bytes(tomorrow)).toBeLessThan(100);
    await app.services.db.tx(ana.tenantId, em =>
      em.query("UPDATE senders SET next_at = '2026-11-20T23:45:00Z' WHERE tenant_id = $1", [ana.tenantId]),
    );
    const { body } = await app.rest('POST', `/verifactu/invoices/${id}/send`, { token });
    expect(body.message).toBe('En cola: la AEAT pide esperar entre envíos. Sale a las 23:45:00.');
  } finally {
    app.at(null);
  }
});
