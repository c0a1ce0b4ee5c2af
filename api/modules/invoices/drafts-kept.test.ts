import { buildInvoice, buildTenant, type Person } from '../../test/build';
import { startTestApp, type TestApp } from '../../test/harness';
import { asSuperuser } from '../../test/superuser';
import { DRAFTS, RECTIFYING_DRAFTS } from './drafts-kept';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
}, 60_000);
afterAll(() => app.close());

const BODY = {
  ...{ date: '2026-11-20', status: 'draft' },
  customerManual: { name: 'Bodegas Larrañaga, S.L.', nif: 'B26304188', address: 'Calle de la Vega, 14' },
  lines: [{ description: 'Catálogo', quantity: 2, price: 100, ivaRate: 21 }],
};
const draft = ({ token }: Person) => app.rest('POST', '/invoices', { token, body: BODY });

/** A draft as often again as it takes to have so many. */
const COPIED = `
  WITH made AS (
    INSERT INTO app.invoices SELECT (jsonb_populate_record(i, jsonb_build_object('id', gen_random_uuid()))).*
      FROM app.invoices i, generate_series(2, $2::int) WHERE i.id = $1 RETURNING tenant_id, id)
  INSERT INTO app.rectifying_drafts (tenant_id, invoice_id, original_id, input)
    SELECT made.tenant_id, made.id, d.original_id, d.input FROM made JOIN app.rectifying_drafts d ON d.invoice_id = $1`;
const copy = (id: string, upTo: number) => asSuperuser(app.database, client => client.query(COPIED, [id, upTo]));

test('a company keeps 5,000 drafts and no more, and one that is there is changed and issued all the same', async () => {
  const ana = await buildTenant(app);
  const { id } = (await draft(ana)).body.invoice;
  await copy(id, DRAFTS.most - 1);
  expect((await draft(ana)).status).toBe(201);
  const over = await draft(ana);
  expect([over.status, over.body.error]).toEqual([409, DRAFTS.text]);
  // Of another company they are none.
  expect((await draft(await buildTenant(app))).status).toBe(201);
  const { token } = ana;
  expect((await app.rest('PUT', `/invoices/${id}`, { token, body: { ...BODY, notes: 'Otra' } })).status).toBe(200);
  expect((await app.rest('POST', `/invoices/${id}/issue`, { token, body: {} })).status).toBe(200);
  expect((await draft(ana)).status).toBe(201);
});

test('of them 500 rectify, and what goes on from one of these takes its place', async () => {
  const eva = await buildTenant(app);
  const original = await buildInvoice(app, eva, { lines: BODY.lines });
  const lines = [{ description: 'Rebaja', quantity: 1, price: -1, ivaRate: 21 }];
  const rectify = (more: object = {}) =>
    app.rest('POST', `/invoices/${original.id}/rectify`, {
      token: eva.token,
      body: { kind: 'R1', cause: 'Rebaja', lines, status: 'draft', ...more },
    });
  const { id } = (await rectify()).body.invoice;
  await copy(id, RECTIFYING_DRAFTS.most);
  const over = await rectify();
  expect([over.status, over.body.error]).toEqual([409, RECTIFYING_DRAFTS.text]);
  expect((await rectify({ draftId: id })).status).toBe(201);
  expect((await draft(eva)).status).toBe(201);
});
