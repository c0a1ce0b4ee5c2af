import { schemaErrors, testWithSchemas } from '../../../test/aeat-schema';
import { buildCustomer, buildInvoice, buildTenant, type Person } from '../../../test/build';
import { refusedByBoth } from '../../../test/doors';
import type { TestApp } from '../../../test/harness';
import { expectSameLedger, type AeatKit } from '../../../test/servers/aeat';
import { withSharedAeat } from '../../../test/servers/with-aeat';
import { pdfText } from '../../../test/read/pdf-text';
import { wholeInvoice } from '../../../test/read/whole-invoice';
import { inDays } from '../../../test/days';
import { sentBodies } from '../../../test/read/sent';

let app: TestApp;
let aeat: AeatKit;
withSharedAeat(started => void ({ app, aeat } = started));

const PERIOD = { from: '2026-01-01', to: '2026-10-31' };
const LINE = { description: 'Rappel, 3 % de las compras', quantity: 1, price: -90, ivaRate: 21 };
const rebate = ({ token }: Person, body: object, key?: string) =>
  app.rest('POST', '/invoices/rebate', { token, body, headers: key ? { 'idempotency-key': key } : {} });

test('is an R1 by differences that names the period and no invoice, taken by the AEAT', async () => {
  const ana = await aeat.buildSender();
  const { id: customerId } = await buildCustomer(app, ana, { name: 'Bodegas Larrañaga, S.L.', nif: 'B26304188' });
  const { status, body } = await rebate(ana, { customerId, ...PERIOD, lines: [LINE] });
  const cause =
    'Rappel por el volumen de compras del 01/01/2026 al 31/10/2026 (artículo 80.Uno.2.º de la Ley del IVA).';
  expect([status, body.invoice]).toMatchObject([
    201,
    {
      ...{ kind: 'R1', series: 'R', subtotal: -90, totalIva: -18.9, total: -108.9, operationDate: null },
      rectification: { way: 'I', cause, replaced: null, invoices: [] },
      customer: { id: customerId, nif: 'B26304188' },
    },
  ]);
  await aeat.drain(ana);
  expect((await aeat.statuses(ana)).map(each => each.status)).toEqual(['accepted']);
  await expectSameLedger(aeat, ana);
  const [xml] = await sentBodies(aeat);
  expect(xml).toContain('>I</');
  expect(xml).not.toContain('FacturasRectificadas');
  const text = await pdfText(app, ana, `/invoices/${body.invoice.id}/pdf`);
  for (const said of ['Factura rectificativa', 'Las facturas del periodo.', cause]) expect(text).toContain(said);
  // It is rectified as any other is.
  const back = await app.rest('POST', `/invoices/${body.invoice.id}/rectify`, {
    token: ana.token,
    body: { kind: 'R4', cause: 'No era de este cliente' },
  });
  expect([back.status, back.body.invoice.total]).toEqual([201, 108.9]);
});

testWithSchemas('its record keeps to the official schema', async () => {
  expect(await schemaErrors(await sentBodies(aeat))).toEqual([]);
});

test('of a retailer gives back the recargo de equivalencia too', async () => {
  const ana = await buildTenant(app);
  const { id: customerId } = await buildCustomer(app, ana, { nif: '12345678Z', recargo: true });
  const { invoice } = (await rebate(ana, { customerId, ...PERIOD, lines: [LINE] })).body;
  expect(invoice).toMatchObject({ subtotal: -90, totalIva: -18.9, recargo: -4.68, total: -113.58 });
});

test('of a company under criterio de caja goes by it, in its record and on its paper', async () => {
  const ana = await aeat.buildSender();
  const { settings } = (await app.rest('GET', '/settings', { token: ana.token })).body;
  const body = { ...settings, cashBasis: true };
  expect((await app.rest('PUT', '/settings', { token: ana.token, body })).status).toBe(200);
  const { id: customerId } = await buildCustomer(app, ana, { nif: 'B26304188' });
  const { invoice } = (await rebate(ana, { customerId, ...PERIOD, lines: [LINE] })).body;
  await aeat.drain(ana);
  const { record, text } = await wholeInvoice({ app, aeat }, ana, invoice);
  expect(record).toContain('<ClaveRegimen>07</ClaveRegimen>');
  expect(text).toContain('Régimen especial del criterio de caja');
});

test('of IGIC names no article of the law of IVA, nor does what is refused of a debt there', async () => {
  const ana = await buildTenant(app);
  const { token } = ana;
  const { settings } = (await app.rest('GET', '/settings', { token })).body;
  await app.rest('PUT', '/settings', { token, body: { ...settings, territory: 'canarias' } });
  const { id: customerId } = await buildCustomer(app, ana, { nif: 'DE299418732', country: 'DE' });
  const { invoice } = (await rebate(ana, { customerId, ...PERIOD, lines: [{ ...LINE, ivaRate: 7 }] })).body;
  expect(invoice).toMatchObject({
    totalIva: -6.3,
    rectification: { cause: 'Rappel por el volumen de compras del 01/01/2026 al 31/10/2026.' },
  });
  const lines = [{ description: 'Obra', quantity: 1, price: 100, ivaRate: 7 }];
  const unpaid = await buildInvoice(app, ana, { customerManual: undefined, customerId, lines });
  const debt = { kind: 'R3', cause: 'Impagada' };
  const { status, body } = await app.rest('POST', `/invoices/${unpaid.id}/rectify`, { token, body: debt });
  expect([status, body.fields]).toEqual([
    400,
    { kind: 'Una deuda impagada solo se rectifica así si el cliente está en España' },
  ]);
});

test('asked for twice with one key is one', async () => {
  const ana = await buildTenant(app);
  const { id: customerId } = await buildCustomer(app, ana);
  const [key, body] = [crypto.randomUUID(), { customerId, ...PERIOD, lines: [LINE] }];
  const [first, second] = [await rebate(ana, body, key), await rebate(ana, body, key)];
  expect([second.status, second.body.invoice.id]).toEqual([201, first.body.invoice.id]);
});

test.each<[string, object, number, object]>([
  ['what adds', { lines: [{ ...LINE, price: 90 }] }, 400, { lines: expect.stringContaining('solo devuelve') }],
  [
    'what adds at one rate',
    { lines: [LINE, { ...LINE, price: 1, ivaRate: 10 }] },
    400,
    { lines: 'Un rappel solo devuelve: escribe sus importes en negativo' },
  ],
  ['a period backwards', { from: '2026-11-01' }, 400, { to: 'El periodo acaba antes de empezar' }],
  ['a period to come', { to: inDays(1) }, 400, { to: 'El periodo tiene que haber acabado el día de la factura' }],
  ['a date to come', { date: inDays(1) }, 400, { date: expect.any(String) }],
  [
    'criterio de caja that the company has not',
    { lines: [{ ...LINE, ivaRegime: '07' }] },
    400,
    { 'lines.0.ivaRegime': expect.any(String) },
  ],
  ...['14', '15'].map((ivaRegime): [string, object, number, object] => [
    `VAT that is pending (${ivaRegime})`,
    { lines: [{ ...LINE, ivaRegime }] },
    400,
    { 'lines.0.ivaRegime': expect.stringContaining('se rectifica en su factura') },
  ]),
  ...['03', '05'].map((ivaRegime): [string, object, number, object] => [
    `what is taxed on the margin (${ivaRegime})`,
    { lines: [{ ...LINE, ivaRegime, cost: 1 }] },
    400,
    { 'lines.0.ivaRegime': expect.stringContaining('tiene su coste') },
  ]),
  [
    'a day of a line',
    { lines: [LINE, { ...LINE, operationDate: '2026-05-04' }] },
    400,
    { 'lines.1.operationDate': expect.stringContaining('dice su periodo') },
  ],
  ['the series of other invoices', { series: 'A' }, 400, { series: expect.any(String) }],
])('%s is refused, and no number is taken', async (_, change, status, fields) => {
  const ana = await buildTenant(app);
  await buildInvoice(app, ana, { lines: [{ ...LINE, price: 90 }] });
  const { id: customerId } = await buildCustomer(app, ana, { nif: 'B26304188' });
  const input = { customerId, ...PERIOD, lines: [LINE], ...change };
  expect(await refusedByBoth(app, ana, 'createRebate', { input })).toEqual([status, fields]);
  const { invoices } = (await app.rest('GET', '/invoices', { token: ana.token })).body;
  expect(invoices).toHaveLength(1);
});

test("another company's customer is not there", async () => {
  const [ana, eva] = [await buildTenant(app), await buildTenant(app)];
  const { id: customerId } = await buildCustomer(app, ana);
  expect((await rebate(eva, { customerId, ...PERIOD, lines: [LINE] })).status).toBe(404);
});
