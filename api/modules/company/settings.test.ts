import { buildInvoice, buildTenant, buildUser } from '../../test/build';
import { startTestApp, type TestApp } from '../../test/harness';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
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
