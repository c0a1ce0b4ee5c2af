import { buildCustomer, buildInvoice, buildTenant, setSubscription, type Person } from '../../test/build';
import { startTestApp, type TestApp } from '../../test/harness';

let app: TestApp;
beforeAll(async () => { app = await startTestApp(); });
afterAll(() => app.close());

/** A company on PRO with a certificate. */
async function buildSender(): Promise<Person> {
  const person = await buildTenant(app);
  await setSubscription(app, person, { plan: 'pro', status: 'active' });
  await app.services.db.tx(person.tenantId, em => em.query(
    `INSERT INTO certificates (tenant_id, sealed, key_id, holder_name, holder_nif, kind, issuer, serial, fingerprint, not_before, not_after, represents, uploaded_by, created_at)
     VALUES ($1, '', 'k', 'Ana', '48213960A', 'representative', 'CA', '1', 'f', now(), now() + interval '1 year', false, $2, now())`, [person.tenantId, person.userId]));
  return person;
}

test('its QR is drawn where somebody looks: not in lists, nor in the answer of a create', async () => {
  const ana = await buildSender();
  const made = await buildInvoice(app, ana);
  const picture = expect.stringMatching(/^data:image\/png;base64,/);
  expect(made.verifactu).toMatchObject({ hash: expect.any(String), qrCode: null });
  expect((await app.rest('GET', '/invoices', { token: ana.token })).body.invoices[0].verifactu).toMatchObject({ hash: made.verifactu.hash, qrCode: null });
  expect((await app.rest('GET', `/invoices/${made.id}`, { token: ana.token })).body.invoice.verifactu.qrCode).toEqual(picture);
  const { data } = (await app.gql(`{ invoicesByIds(ids: ["${made.id}"]) { verifactu { qrCode } } a: invoice(id: "${made.id}") { verifactu { qrCode } } }`, {}, { token: ana.token })).body;
  expect(data).toEqual({ invoicesByIds: [{ verifactu: { qrCode: null } }], a: { verifactu: { qrCode: picture } } });
  expect((await app.rest('POST', '/invoices/pay', { token: ana.token, body: { ids: [made.id] } })).body.invoices[0].verifactu.qrCode).toBeNull();
});

test.each([['active', true], ['trial', true], ['cancelled', false], ['expired', false]])('a subscription that is %s shows it: %s', async (status, shown) => {
  const ana = await buildSender();
  const { id } = await buildInvoice(app, ana);
  await setSubscription(app, ana, { status });
  const { verifactu } = (await app.rest('GET', `/invoices/${id}`, { token: ana.token })).body.invoice;
  expect(verifactu !== null).toBe(shown);
});

test('a name without one character that can be written, kept from before, is told and seals nothing', async () => {
  const ana = await buildSender();
  const { id: customerId } = await buildCustomer(app, ana, { name: 'Ana', nif: '48213960A' });
  const draft = await buildInvoice(app, ana, { status: 'draft', customerManual: undefined, customerId });
  await app.services.db.tx(ana.tenantId, em => em.query(`UPDATE customers SET name = U&'\\FFFE' WHERE tenant_id = $1 AND id = $2`, [ana.tenantId, customerId]));
  const { status, body } = await app.rest('POST', `/invoices/${draft.id}/issue`, { token: ana.token });
  expect([status, body.fields]).toEqual([400, { customerId: expect.stringMatching(/^El nombre del cliente no tiene ningún carácter/) }]);
  expect((await app.rest('GET', '/verifactu/chain', { token: ana.token })).body.chain).toMatchObject({ records: 0 });
});
