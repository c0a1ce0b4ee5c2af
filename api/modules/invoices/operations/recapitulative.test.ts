import { buildCustomer, buildInvoice, buildTenant, type Person } from '../../../test/build';
import { refusedByBoth } from '../../../test/doors';
import type { TestApp } from '../../../test/harness';
import { schemaErrors, testWithSchemas } from '../../../test/aeat-schema';
import { expectSameLedger, type AeatKit, type Sender } from '../../../test/servers/aeat';
import { withSharedAeat } from '../../../test/servers/with-aeat';
import { wholeInvoice } from '../../../test/read/whole-invoice';
import { recordOf, sentBodies } from '../../../test/read/sent';

let app: TestApp;
let aeat: AeatKit;
let ana: Sender;
withSharedAeat(async started => {
  ({ app, aeat } = started);
  ana = await aeat.buildSender();
  const body = { companyName: 'Reparto, S.L.', companyNif: ana.nif, companyAddress: 'Plaza de la Paz, 3, Haro' };
  expect((await app.rest('PUT', '/settings', { token: ana.token, body })).status).toBe(200);
});
afterEach(() => app.at(null));

const BUYER = { name: 'Bodegas Larrañaga, S.L.', nif: 'B26304188', address: 'Calle de la Vega, 14' };
const PERSON = { name: 'Ana Pérez', nif: '48213960A', address: 'Calle Mayor, 1' };
const on = (operationDate: string | null, more: object = {}) => ({
  description: 'Reparto',
  quantity: 1,
  price: 100,
  ivaRate: 21,
  operationDate,
  ...more,
});
const LINES = [on('2026-10-05'), on('2026-10-28', { price: 50 })];
/** In time for a company. */
const DATE = '2026-11-10';
const bodyOf = (more: object) => ({ date: DATE, customerManual: BUYER, lines: LINES, ...more });
const create = ({ token }: Person, more: object = {}) => app.rest('POST', '/invoices', { token, body: bodyOf(more) });
const made = async (by: Person, more: object = {}) => {
  const { status, body } = await create(by, more);
  expect([status, body.error, body.fields]).toEqual([201, undefined, undefined]);
  return body.invoice;
};
const count = async ({ token }: Person) => (await app.rest('GET', '/invoices', { token })).body.pagination.total;
const daysOf = ({ lines }: { lines: { operationDate: string | null }[] }) =>
  lines.map(({ operationDate }) => operationDate);

test('says the day of each operation on its paper, and to the AEAT the last day of their month', async () => {
  const invoice = await made(ana);
  expect(invoice).toMatchObject({ kind: 'F1', operationDate: '2026-10-31', total: 181.5, warnings: [] });
  expect(daysOf(invoice)).toEqual(['2026-10-05', '2026-10-28']);
  await aeat.drain(ana);
  const { record, text } = await wholeInvoice({ app, aeat }, ana, invoice);
  expect(record).toContain('<FechaOperacion>31-10-2026</FechaOperacion>');
  for (const phrase of ['Factura recapitulativa', 'Operaciones de octubre de 2026', '05/10/2026', '28/10/2026'])
    expect(text).toContain(phrase);
  const csv = (await app.rest('GET', '/invoices/export/csv', { token: ana.token })).text.split('\r\n');
  expect(csv.find(row => row.startsWith(invoice.fullNumber))).toContain(';31/10/2026;');
}, 60_000);

test('issued before the month ends it says the last operation, and on the last day nothing besides its date', async () => {
  const before = await made(ana, { date: '2026-10-30' });
  const atEnd = await made(ana, { date: '2026-10-31' });
  const sameDay = await made(ana, { date: '2026-10-28' });
  expect([before, atEnd, sameDay].map(({ operationDate }) => operationDate)).toEqual(['2026-10-28', null, null]);
  await aeat.drain(ana);
  expect((await aeat.statuses(ana)).filter(({ status }) => status !== 'accepted')).toEqual([]);
  await expectSameLedger(aeat, ana);
  expect(await recordOf(aeat, before.fullNumber)).toContain('<FechaOperacion>28-10-2026</FechaOperacion>');
  expect(await recordOf(aeat, atEnd.fullNumber)).not.toContain('FechaOperacion');
}, 60_000);

test('lines of one and the same day are no months: it is that day', async () => {
  const invoice = await made(ana, { lines: [on('2026-10-05'), on('2026-10-05')] });
  expect(invoice).toMatchObject({ operationDate: '2026-10-05', warnings: [] });
});

testWithSchemas('its records keep to the official schema', async () => {
  const bodies = await sentBodies(aeat);
  expect(bodies.length).toBeGreaterThan(0);
  expect(await schemaErrors(bodies)).toEqual([]);
});

test('is late for a company from the 16th of the next month on, for a person who is none from the first', async () => {
  const warned = async (more: object) => (await made(ana, { series: 'TARDE', ...more })).warnings;
  const september = [on('2026-09-03'), on('2026-09-30')];
  const law = 'artículo 13 del Reglamento de facturación';
  expect(await warned({ date: '2026-10-15', lines: september })).toEqual([]);
  expect(await warned({ date: '2026-10-16', lines: september })).toEqual([
    `Esta factura recapitulativa llega tarde: era hasta el 15/10/2026 (${law}).`,
  ]);
  const [late] = (await warned({ date: '2026-11-10', customerManual: PERSON })) as string[];
  expect(late).toContain(
    'Si Ana Pérez es un particular, esta factura recapitulativa llega tarde: era hasta el 31/10/2026',
  );
  expect(
    await warned({ date: '2026-11-10', lines: [on('2026-11-03'), on('2026-11-10')], customerManual: PERSON }),
  ).toEqual([]);
});

test('what the law does not let share an invoice is refused on its line, and nothing is issued', async () => {
  const before = await count(ana);
  const refused = async (more: object, fields: object) => {
    expect(await refusedByBoth(app, ana, 'createInvoice', { input: bodyOf(more) })).toEqual([400, fields]);
  };
  await refused(
    { lines: [on('2026-10-05'), on('2026-11-02')] },
    {
      'lines.1.operationDate':
        'Una factura reúne operaciones de un solo mes: esta es del 02/11/2026 y la primera, del 05/10/2026',
    },
  );
  await refused(
    { lines: [on('2025-10-05'), on('2026-10-05')] },
    { 'lines.1.operationDate': expect.stringContaining('un solo mes') },
  );
  await refused(
    { lines: [on('2026-10-05'), on(null), on('2026-10-07')] },
    { 'lines.1.operationDate': 'Escribe la fecha de esta operación: las otras líneas llevan la suya' },
  );
  await refused(
    { lines: [on('2026-11-05'), on('2026-11-11')] },
    { 'lines.1.operationDate': 'La operación no puede ser posterior a la factura' },
  );
  await refused({ lines: [on('2006-11-09')] }, { 'lines.0.operationDate': expect.stringContaining('20 años') });
  await made(ana, { lines: [on('2006-11-10')], status: 'draft' });
  await refused({ lines: [on('2026-02-30')] }, { 'lines.0.operationDate': expect.any(String) });
  const simple = 'Una factura simplificada no reúne operaciones de varios días: haz una completa, o una por cada día';
  await refused({ kind: 'F2' }, { 'lines.0.operationDate': simple });
  await refused({ qualified: true }, { 'lines.0.operationDate': simple });
  await refused(
    { prepayment: true },
    { 'lines.0.operationDate': 'Un anticipo lleva un solo día, el del cobro: quita las fechas de sus líneas' },
  );
  await refused(
    { lines: [on('2026-10-05'), on('2026-10-06', { ivaRegime: '14' })], operationDate: '2027-01-31' },
    { 'lines.1.ivaRegime': expect.stringContaining('se devenga un solo día') },
  );
  await refused(
    { operationDate: '2026-10-28' },
    { operationDate: 'La fecha de la operación sale de las fechas de las líneas: no la escribas' },
  );
  // The draft that was right.
  expect(await count(ana)).toBe(before + 1);
});

test('a draft is read, put back as it is, changed and issued', async () => {
  const draft = await made(ana, { status: 'draft' });
  const read = (await app.rest('GET', `/invoices/${draft.id}`, { token: ana.token })).body.invoice;
  const lines = read.lines.map(
    ({ subtotal: _s, total: _t, prepaymentId: _p, ...line }: Record<string, unknown>) => line,
  );
  const put = (more: object) =>
    app.rest('PUT', `/invoices/${draft.id}`, {
      token: ana.token,
      body: bodyOf({ lines, operationDate: read.operationDate, ...more }),
    });
  const same = await put({});
  expect([same.status, daysOf(same.body.invoice)]).toEqual([200, ['2026-10-05', '2026-10-28']]);
  expect((await put({ date: '2026-10-30' })).body.fields).toEqual({ operationDate: expect.any(String) });
  const changed = await put({ date: '2026-10-30', operationDate: null });
  expect([changed.status, changed.body.invoice.operationDate]).toEqual([200, '2026-10-28']);
  const issued = await app.rest('POST', `/invoices/${draft.id}/issue`, { token: ana.token });
  expect([issued.status, issued.body.invoice.operationDate, daysOf(issued.body.invoice)]).toEqual([
    200,
    '2026-10-28',
    ['2026-10-05', '2026-10-28'],
  ]);
});

describe('what rectifies it', () => {
  const rectify = (by: Person, id: string, body: object) =>
    app.rest('POST', `/invoices/${id}/rectify`, { token: by.token, body: { cause: 'Por acuerdo', ...body } });

  test('repeats the days of a whole credit, and is of the day that the original says', async () => {
    const { id } = await made(ana);
    const { status, body } = await rectify(ana, id, { kind: 'R1' });
    expect([status, body.invoice.operationDate, daysOf(body.invoice)]).toEqual([
      201,
      '2026-10-31',
      ['2026-10-05', '2026-10-28'],
    ]);
    expect(body.invoice.warnings).toEqual([]);
    await aeat.drain(ana);
    expect((await aeat.statuses(ana)).filter(({ status: said }) => said !== 'accepted')).toEqual([]);
  }, 60_000);

  test('says the right days where they were wrong, those of one month', async () => {
    const { id } = await made(ana);
    const wrong = await rectify(ana, id, { kind: 'R4', way: 'S', lines: [on('2026-10-05'), on('2026-09-28')] });
    expect([wrong.status, wrong.body.fields]).toEqual([
      400,
      { 'lines.1.operationDate': expect.stringContaining('un solo mes') },
    ]);
    const late = await rectify(ana, id, { kind: 'R4', date: DATE, lines: [on('2026-11-11')] });
    expect(late.body.fields).toEqual({ 'lines.0.operationDate': 'La operación no puede ser posterior a la factura' });
    const right = await rectify(ana, id, {
      kind: 'R4',
      way: 'S',
      lines: [on('2026-10-06'), on('2026-10-28', { price: 50 }), on(null, { price: 1 })],
    });
    expect([right.status, daysOf(right.body.invoice)]).toEqual([201, ['2026-10-06', '2026-10-28', null]]);
  });

  test('of a simplified invoice has no such days', async () => {
    const ticket = await made(ana, { kind: 'F2', customerManual: null, lines: [on(null)] });
    const { status, body } = await rectify(ana, ticket.id, { kind: 'R5', lines: [on('2026-11-05', { quantity: -1 })] });
    expect([status, body.fields]).toEqual([
      400,
      { 'lines.0.operationDate': expect.stringContaining('no reúne operaciones de varios días') },
    ]);
  });
});

test('takes prepayments off by lines that have no day', async () => {
  const prepaid = await made(ana, { prepayment: true, lines: [on(null, { description: 'Anticipo', price: 40 })] });
  const invoice = await made(ana, { prepayments: [prepaid.id] });
  expect([invoice.total, daysOf(invoice)]).toEqual([133.1, ['2026-10-05', '2026-10-28', null]]);
});

test('goes under criterio de caja, and by the tax and the clock of Canarias', async () => {
  const eva = await buildTenant(app);
  const settings = (await app.rest('GET', '/settings', { token: eva.token })).body.settings;
  const { companyName, companyNif, companyAddress } = settings;
  const put = (part: object) =>
    app.rest('PUT', '/settings', { token: eva.token, body: { companyName, companyNif, companyAddress, ...part } });
  expect((await put({ cashBasis: true })).status).toBe(200);
  expect((await made(eva)).lines[0]).toMatchObject({ ivaRegime: '07', operationDate: '2026-10-05' });
  expect((await put({ cashBasis: false, territory: 'canarias' })).status).toBe(200);
  // Half past twelve at night in Madrid is the day before in Canarias.
  app.at(new Date('2026-10-31T23:30:00Z'));
  const night = [on('2026-10-30', { ivaRate: 7 }), on('2026-10-31', { ivaRate: 7 })];
  expect(await made(eva, { date: '2026-10-31', lines: night })).toMatchObject({ operationDate: null, total: 214 });
  const tomorrow = await create(eva, { date: '2026-11-01', lines: night });
  expect(tomorrow.body.fields).toEqual({ date: 'La fecha de una factura emitida no puede ser futura' });
});

test('both doors take and give the days, and a copy of nobody sees them', async () => {
  const customer = await buildCustomer(app, ana, { nif: 'B26304188' });
  const { body } = await app.gql(
    `mutation M($input: InvoiceInput!) { createInvoice(input: $input) { id operationDate lines { operationDate } } }`,
    {
      input: {
        date: DATE,
        customerId: customer.id,
        lines: LINES.map(line => ({ ...line, quantity: '1', price: '10' })),
      },
    },
    { token: ana.token },
  );
  expect([body.errors, body.data.createInvoice.operationDate, daysOf(body.data.createInvoice)]).toEqual([
    undefined,
    '2026-10-31',
    ['2026-10-05', '2026-10-28'],
  ]);
  const eva = await buildTenant(app);
  const other = await app.rest('GET', `/invoices/${body.data.createInvoice.id}`, { token: eva.token });
  expect(other.status).toBe(404);
  // Who says no day has an invoice as before.
  expect((await buildInvoice(app, eva)).lines[0].operationDate).toBeNull();
});
