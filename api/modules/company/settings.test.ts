import { buildInvoice, buildTenant, buildUser } from '../../test/build';
import { sharedTestApp, type TestApp } from '../../test/harness';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(() => app.close());

const company = (given: Record<string, unknown> = {}) => ({
  companyName: 'Marea Nueva',
  companyNif: 'b-98241573',
  companyAddress: 'Calle Sorní 18',
  ...given,
});

test('an admin changes the company; a user reads it; each look leaves its trace', async () => {
  const ana = await buildTenant(app, { companyName: 'Marea' });
  const pau = await buildUser(app, ana);
  const put = await app.rest('PUT', '/settings', { token: ana.token, body: company() });
  expect([put.status, put.body]).toEqual([
    200,
    {
      settings: {
        companyName: 'Marea Nueva',
        companyNif: 'B98241573',
        companyAddress: 'Calle Sorní 18',
        simplifiedActivity: null,
        cashBasis: false,
        territory: 'peninsula',
        paymentTerms: null,
        paymentMeans: null,
        iban: null,
      },
    },
  ]);
  expect((await app.rest('GET', '/settings', { token: pau.token })).body).toEqual(put.body);
  const refused = await app.rest('PUT', '/settings', { token: pau.token, body: company({ companyName: 'Mía' }) });
  expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN']);
  expect(
    (await app.rest('PUT', '/settings', { token: ana.token, body: { companyName: 'Marea', companyNif: 'B98241573' } }))
      .body.settings.companyAddress,
  ).toBeNull();
  const trace = await app.services.db.read(ana.tenantId, em =>
    em.query(`SELECT user_id, action FROM activities
     WHERE entity_type = 'settings' ORDER BY id`),
  );
  expect(trace).toEqual([
    { user_id: ana.userId, action: 'update' },
    { user_id: pau.userId, action: 'view' },
    { user_id: ana.userId, action: 'update' },
  ]);
});

test('all that is wrong is reported at once', async () => {
  const ana = await buildTenant(app);
  const put = await app.rest('PUT', '/settings', {
    token: ana.token,
    body: { companyName: ' ', companyNif: 'B982415731', companyAddress: 'x'.repeat(201) },
  });
  expect([put.status, put.body.fields]).toEqual([
    400,
    {
      companyName: 'Escribe el nombre de la empresa',
      companyNif: 'El NIF tiene como mucho 9 caracteres',
      companyAddress: 'Escribe como mucho 200 caracteres',
    },
  ]);
  const types = await app.rest('PUT', '/settings', { token: ana.token, body: { companyName: 7, companyAddress: [] } });
  expect([types.status, types.body.fields]).toEqual([
    400,
    { companyName: 'Escribe un texto', companyNif: 'Este campo es obligatorio', companyAddress: 'Escribe un texto' },
  ]);
});

test('the NIF has at most 9 characters and stands once an invoice was issued', async () => {
  const ana = await buildTenant(app);
  const put = (body: Record<string, unknown>) => app.rest('PUT', '/settings', { token: ana.token, body });
  expect((await put(company({ companyNif: 'B982415731' }))).body.fields).toEqual({
    companyNif: 'El NIF tiene como mucho 9 caracteres',
  });
  expect((await put(company({ companyNif: 'A58402165' }))).body.settings.companyNif).toBe('A58402165');
  const invoice = await buildInvoice(app, ana);
  const locked = await put(company({ companyNif: 'B98241573' }));
  expect([locked.status, locked.body.fields]).toEqual([
    409,
    { companyNif: 'El NIF ya no se puede cambiar: hay facturas emitidas con él' },
  ]);
  expect((await put(company({ companyNif: 'A58402165', companyName: 'Con otro nombre' }))).status).toBe(200);
  const { body } = await app.gql(
    'query($id: ID!) { settings { companyNifLocked } invoice(id: $id) { issuer { name } } }',
    { id: invoice.id },
    { token: ana.token },
  );
  expect(body.data).toEqual({ settings: { companyNifLocked: true }, invoice: { issuer: { name: 'Marea Nueva' } } });
});

test('a NIF whose check digit is wrong is put right though invoices were issued with it, and stands then', async () => {
  const ana = await buildTenant(app);
  const put = (companyNif: string) => app.rest('PUT', '/settings', { token: ana.token, body: company({ companyNif }) });
  const locked = async () =>
    (await app.gql('{ settings { companyNifLocked } }', {}, { token: ana.token })).body.data.settings.companyNifLocked;
  expect((await put('12345671Y')).status).toBe(200);
  const { id } = await buildInvoice(app, ana);
  expect(await locked()).toBe(false);
  expect((await put('12345672Y')).status).toBe(409);
  expect((await put('12345678Z')).body.settings.companyNif).toBe('12345678Z');
  expect([await locked(), (await put('B98241573')).status]).toEqual([true, 409]);
  // What was issued keeps what it said.
  const said = await app.gql('query($id: ID!) { invoice(id: $id) { issuer { nif } } }', { id }, { token: ana.token });
  expect(said.body.data.invoice.issuer.nif).toBe('12345671Y');
});

describe('how the company is paid', () => {
  const USUAL = { paymentTerms: '30@25', paymentMeans: 'transfer', iban: 'es91 2100-0418 4502 0005 1332' };

  test('is kept as it is read, stays where a body does not say it, and goes where it says null', async () => {
    const ana = await buildTenant(app);
    const put = (body: object) => app.rest('PUT', '/settings', { token: ana.token, body: company(body as never) });
    const kept = { paymentTerms: '30@25', paymentMeans: 'transfer', iban: 'ES9121000418450200051332' };
    expect((await put(USUAL)).body.settings).toMatchObject(kept);
    expect((await put({})).body.settings).toMatchObject(kept);
    expect((await put({ paymentTerms: ' ', paymentMeans: null, iban: '' })).body.settings).toMatchObject({
      paymentTerms: null,
      paymentMeans: null,
      iban: null,
    });
    expect((await put({ paymentTerms: ' m 30 ' })).body.settings.paymentTerms).toBe('M30');
  });

  test.each([
    ['iban', 'ES9121000418450200051333', /^Este IBAN no es válido/],
    ['iban', 'ES91210004184502000513', /^Este IBAN no es válido/],
    ['iban', 'XX9121000418450200051332', /^Este IBAN no es válido/],
    ['iban', 'x'.repeat(51), /^Escribe como mucho 50 caracteres/],
    ['iban', 'ES91\u00002100', /^Quita los caracteres/],
    ['paymentTerms', '366', /^Escribe el plazo así/],
    ['paymentTerms', '30@32', /^Escribe el plazo así/],
    ['paymentTerms', 'pronto', /^Escribe el plazo así/],
    ['paymentMeans', 'shells', /./],
  ])('%s cannot be %j', async (field, value, said) => {
    const ana = await buildTenant(app);
    await app.rest('PUT', '/settings', { token: ana.token, body: company(USUAL) });
    const { status, body } = await app.rest('PUT', '/settings', {
      token: ana.token,
      body: company({ [field]: value }),
    });
    expect([status, body.fields]).toEqual([400, { [field]: expect.stringMatching(said) }]);
    const { settings } = (await app.rest('GET', '/settings', { token: ana.token })).body;
    expect(settings).toMatchObject({
      paymentTerms: '30@25',
      paymentMeans: 'transfer',
      iban: 'ES9121000418450200051332',
    });
  });
});
