import { buildCustomer, buildTenant, type Person } from '../../../test/build';
import { refusedByBoth } from '../../../test/doors';
import type { TestApp } from '../../../test/harness';
import { schemaErrors, testWithSchemas } from '../../../test/aeat-schema';
import { expectSameLedger, type AeatKit, type Sender } from '../../../test/servers/aeat';
import { withSharedAeat } from '../../../test/servers/with-aeat';
import { wholeInvoice } from '../../../test/read/whole-invoice';
import { sentBodies } from '../../../test/read/sent';

let app: TestApp;
let aeat: AeatKit;
let ana: Sender;
withSharedAeat(async started => {
  ({ app, aeat } = started);
  ana = await aeat.buildSender();
  const body = { companyName: 'Viñas, S.L.', companyNif: ana.nif, companyAddress: 'Plaza de la Paz, 3, Haro' };
  expect((await app.rest('PUT', '/settings', { token: ana.token, body })).status).toBe(200);
});

const BUYER = { name: 'Bodegas Larrañaga, S.L.', nif: 'B26304188', address: 'Calle de la Vega, 14' };
const OTHER = { name: 'Cooperativa de Haro', nif: 'F26000257', address: 'Calle Larga, 2' };
const BY_CUSTOMER = { party: 'customer', agreedOn: '2026-01-15' };
const OFFICE = { party: 'third', agreedOn: '2026-01-15', name: 'Gestoría Ríos, S.L.', nif: 'B26304196' };
const LINE = { description: 'Uva', quantity: 1, price: 100, ivaRate: 21 };
const bodyOf = (more: object) => ({ date: '2026-11-20', customerManual: BUYER, lines: [LINE], ...more });
const create = ({ token }: Person, more: object) => app.rest('POST', '/invoices', { token, body: bodyOf(more) });
const made = async (by: Person, more: object) => {
  const { status, body } = await create(by, more);
  expect([status, body.error, body.fields]).toEqual([201, undefined, undefined]);
  return body.invoice;
};
const post = ({ token }: Person, path: string, body: object = {}) => app.rest('POST', path, { token, body });
const count = async ({ token }: Person) => (await app.rest('GET', '/invoices', { token })).body.pagination.total;

test('its customer issues it: so its record, its paper, the list and the file say, in a series of theirs', async () => {
  const invoice = await made(ana, { issuedBy: BY_CUSTOMER });
  expect(invoice).toMatchObject({
    fullNumber: 'X-2026-0001',
    warnings: [],
    issuedBy: { ...BY_CUSTOMER, name: null, nif: null, country: null, idKind: null },
  });
  await aeat.drain(ana);
  const { record, text } = await wholeInvoice({ app, aeat }, ana, invoice);
  expect(record).toContain('<EmitidaPorTerceroODestinatario>D</EmitidaPorTerceroODestinatario><Destinatarios>');
  expect(record).toContain(`<IDEmisorFactura>${ana.nif}<`);
  expect(record).not.toContain('<Tercero>');
  expect(text).toContain('Facturación por el destinatario');
  const csv = (await app.rest('GET', '/invoices/export/csv', { token: ana.token })).text.split('\r\n');
  expect(csv.find(row => row.startsWith('X-'))).toContain(';El destinatario;');
}, 60_000);

test('a third party issues it, which is named; one from abroad by its own number', async () => {
  const invoice = await made(ana, { issuedBy: OFFICE });
  expect(invoice).toMatchObject({ fullNumber: 'X2-2026-0001', issuedBy: { ...OFFICE, country: null, idKind: null } });
  const abroad = { ...OFFICE, name: 'Buchhaltung Weber', nif: 'DE136695976', country: 'DE' };
  const other = await made(ana, { issuedBy: abroad });
  expect(other).toMatchObject({ fullNumber: 'X3-2026-0001', warnings: [] });
  await aeat.drain(ana);
  const { record, text } = await wholeInvoice({ app, aeat }, ana, invoice);
  expect(record).toContain(
    '<EmitidaPorTerceroODestinatario>T</EmitidaPorTerceroODestinatario><Tercero><NombreRazon>Gestoría Ríos, S.L.</NombreRazon><NIF>B26304196</NIF></Tercero><Destinatarios>',
  );
  expect(text).toContain(
    'Factura expedida por Gestoría Ríos, S.L. (NIF B26304196), en nombre y por cuenta de Viñas, S.L.',
  );
  const whole = await wholeInvoice({ app, aeat }, ana, other);
  expect(whole.record).toContain('<IDType>02</IDType><ID>DE136695976</ID></IDOtro></Tercero>');
  const csv = (await app.rest('GET', '/invoices/export/csv', { token: ana.token })).text.split('\r\n');
  expect(csv.find(row => row.startsWith('X2-'))).toContain(';Gestoría Ríos, S.L., B26304196;');
  await expectSameLedger(aeat, ana);
}, 60_000);

test('each party has series of its own, which take no other’s, and the company’s take none of theirs', async () => {
  const eva = await buildTenant(app);
  const numbers: string[] = [];
  for (const more of [
    {},
    { issuedBy: BY_CUSTOMER },
    { issuedBy: BY_CUSTOMER },
    { issuedBy: BY_CUSTOMER, customerManual: OTHER },
    { issuedBy: OFFICE, customerManual: OTHER },
    { issuedBy: OFFICE },
    { issuedBy: OFFICE, kind: 'F2' },
    { issuedBy: BY_CUSTOMER, kind: 'F2', qualified: true },
    {},
  ])
    numbers.push((await made(eva, more)).fullNumber);
  expect(numbers).toEqual([
    'A-2026-0001',
    'X-2026-0001',
    'X-2026-0002',
    'X2-2026-0001',
    'X3-2026-0001',
    'X3-2026-0002',
    'TX-2026-0001',
    'TX2-2026-0001',
    'A-2026-0002',
  ]);
  const next = async (query: string) =>
    (await app.gql(`{ nextNumber(date: "2026-11-20", ${query}) { fullNumber } }`, {}, { token: eva.token })).body.data
      .nextNumber.fullNumber;
  expect(await next('issuedByNif: "b-26304188"')).toBe('X-2026-0003');
  expect(await next('issuedByNif: "B00000000"')).toBe('X4-2026-0001');
  const before = await count(eva);
  const refused = async (more: object, text: RegExp) => {
    const said = [400, { series: expect.stringMatching(text) }];
    expect(await refusedByBoth(app, eva, 'createInvoice', { input: bodyOf(more) })).toEqual(said);
  };
  await refused({ series: 'X' }, /es la de quien expide facturas en tu nombre/);
  await refused({ series: 'A', issuedBy: BY_CUSTOMER }, /ya tiene facturas que expide otro/);
  await refused({ series: 'X', issuedBy: OFFICE }, /quien expide en tu nombre lleva una propia/);
  await refused({ series: 'X', issuedBy: BY_CUSTOMER, kind: 'F2', qualified: true }, /facturas completas/);
  expect(await count(eva)).toBe(before);
  // A series that nobody has may be named by hand.
  expect(
    (await made(eva, { series: 'VEGA', customerManual: { ...BUYER, nif: 'B26304204' }, issuedBy: BY_CUSTOMER }))
      .fullNumber,
  ).toBe('VEGA-2026-0001');
});

test('what rectifies it is issued by the same, in a series of theirs, and says so; the company’s own series is refused', async () => {
  const invoice = await made(ana, { issuedBy: OFFICE });
  const { status, body } = await post(ana, `/invoices/${invoice.id}/rectify`, { kind: 'R1', cause: 'Devolución' });
  expect([status, body.invoice.issuedBy, body.invoice.series]).toEqual([201, invoice.issuedBy, 'RX']);
  expect(body.invoice.warnings).toEqual([
    `La ${invoice.fullNumber} la expide Gestoría Ríos, S.L. en tu nombre: también su rectificativa, en una serie suya.`,
  ]);
  const mine = await made(ana, {});
  expect((await post(ana, `/invoices/${mine.id}/rectify`, { kind: 'R1', cause: 'Parte' })).body.invoice.series).toBe(
    'R',
  );
  const inOwn = await post(ana, `/invoices/${invoice.id}/rectify`, { kind: 'R1', cause: 'Parte', series: 'R' });
  expect([inOwn.status, inOwn.body.fields]).toEqual([400, { series: expect.stringMatching(/expide|propia/) }]);
  const own = await made(ana, { issuedBy: BY_CUSTOMER });
  const data = { kind: 'R4', cause: 'Otro NIF', dataOnly: true, customerManual: OTHER };
  const corrected = await post(ana, `/invoices/${own.id}/rectify`, data);
  expect([corrected.status, corrected.body.invoice.series, corrected.body.invoice.issuedBy.party]).toEqual([
    201,
    'RX2',
    'customer',
  ]);
  await aeat.drain(ana);
  expect((await aeat.statuses(ana)).filter(({ status: said }) => said !== 'accepted')).toEqual([]);
  const { record, text } = await wholeInvoice({ app, aeat }, ana, body.invoice);
  expect(record).toContain('<Tercero><NombreRazon>Gestoría Ríos, S.L.</NombreRazon>');
  expect(text).toContain('expedida por Gestoría Ríos, S.L.');
}, 60_000);

testWithSchemas('the records of all of them keep to the official schema', async () => {
  const bodies = await sentBodies(aeat);
  expect(bodies.join('')).toContain('EmitidaPorTerceroODestinatario>T<');
  expect(await schemaErrors(bodies)).toEqual([]);
});

const REFUSED: [what: string, more: object, field: string, text: RegExp][] = [
  [
    'the customer of a simplified one',
    { kind: 'F2', customerManual: null, issuedBy: BY_CUSTOMER },
    'issuedBy.party',
    /haz una completa/,
  ],
  [
    'an agreement of after the invoice',
    { issuedBy: { ...BY_CUSTOMER, agreedOn: '2026-11-21' } },
    'issuedBy.agreedOn',
    /anterior a la factura/,
  ],
  [
    'the data of a customer once more',
    { issuedBy: { ...BY_CUSTOMER, nif: 'B26304188' } },
    'issuedBy.nif',
    /no los repitas/,
  ],
  ['a third party without a name', { issuedBy: { ...OFFICE, name: ' ' } }, 'issuedBy.name', /Escribe el nombre/],
  ['a third party without a number', { issuedBy: { ...OFFICE, nif: '' } }, 'issuedBy.nif', /Escribe el NIF/],
  [
    'a third party of a wrong number',
    { issuedBy: { ...OFFICE, nif: 'B26304189' } },
    'issuedBy.nif',
    /El NIF del tercero/,
  ],
  [
    'a third party that is not in the census',
    { issuedBy: { ...OFFICE, nif: '48213960A', idKind: '07' } },
    'issuedBy.idKind',
    /está censado/,
  ],
  [
    'a third party of Spain by a foreign document',
    { issuedBy: { ...OFFICE, country: 'ES', idKind: '04' } },
    'issuedBy.idKind',
    /tercero es de España/,
  ],
  [
    'a third party that is the customer',
    { issuedBy: { ...OFFICE, nif: 'B26304188' } },
    'issuedBy.nif',
    /Es tu cliente/,
  ],
  ['a name of 121 characters', { issuedBy: { ...OFFICE, name: 'x'.repeat(121) } }, 'issuedBy.name', /./],
  ['a number of 21 characters', { issuedBy: { ...OFFICE, nif: '1'.repeat(21) } }, 'issuedBy.nif', /./],
  ['a day that is none', { issuedBy: { ...OFFICE, agreedOn: '2026-02-30' } }, 'issuedBy.agreedOn', /./],
  ['no agreement', { issuedBy: { party: 'customer' } }, 'issuedBy.agreedOn', /./],
  ['nobody that there is', { issuedBy: { ...BY_CUSTOMER, party: 'agent' } }, 'issuedBy.party', /./],
];
test.each(REFUSED)('%s is refused on its field, as a draft too, and nothing is made', async (_, more, field, text) => {
  const before = await count(ana);
  for (const status of ['issued', 'draft']) {
    const refused = [400, { [field]: expect.stringMatching(text) }];
    const input = bodyOf({ ...more, status });
    expect(await refusedByBoth(app, ana, 'createInvoice', { input })).toEqual(refused);
  }
  expect(await count(ana)).toBe(before);
});

test('the company is no third party, also where it becomes one before a draft is issued', async () => {
  const own = { ...OFFICE, nif: ana.nif };
  const refused = await create(ana, { issuedBy: own });
  expect([refused.status, refused.body.fields]).toEqual([
    400,
    { 'issuedBy.nif': 'Es el NIF de tu empresa: un tercero es otra persona o empresa' },
  ]);
  const eva = await buildTenant(app);
  const draft = await made(eva, { issuedBy: OFFICE, status: 'draft' });
  const body = { companyName: 'Gestoría Ríos, S.L.', companyNif: OFFICE.nif, companyAddress: 'Calle Mayor, 1' };
  expect((await app.rest('PUT', '/settings', { token: eva.token, body })).status).toBe(200);
  const issued = await post(eva, `/invoices/${draft.id}/issue`);
  expect([issued.status, Object.keys(issued.body.fields)]).toEqual([400, ['issuedBy.nif']]);
});

test('a party from outside the Union is told what the AEAT wants to know before', async () => {
  const abroad = { ...OFFICE, name: 'Ledger LLC', nif: '12-3456789', country: 'US' };
  const { warnings } = await made(ana, { issuedBy: abroad });
  expect(warnings).toEqual([
    expect.stringMatching(/no está establecido en la Unión Europea.*comunicarlo antes a la AEAT/),
  ]);
});

test('a draft is read, put back as it is and issued; drafts of two parties wait with two series', async () => {
  const eva = await buildTenant(app);
  const customer = await buildCustomer(app, eva, { nif: 'B26304188' });
  const draft = await made(eva, {
    customerManual: null,
    customerId: customer.id,
    issuedBy: BY_CUSTOMER,
    status: 'draft',
  });
  const second = await made(eva, { issuedBy: OFFICE, status: 'draft' });
  expect([draft.series, second.series]).toEqual(['X', 'X2']);
  const read = (await app.rest('GET', `/invoices/${second.id}`, { token: eva.token })).body.invoice;
  const put = await app.rest('PUT', `/invoices/${second.id}`, {
    token: eva.token,
    body: bodyOf({ issuedBy: read.issuedBy, series: read.series }),
  });
  expect([put.status, put.body.invoice.issuedBy]).toEqual([200, read.issuedBy]);
  const numbers = [];
  for (const { id } of [second, draft])
    numbers.push((await post(eva, `/invoices/${id}/issue`)).body.invoice.fullNumber);
  expect(numbers).toEqual(['X2-2026-0001', 'X-2026-0001']);
});

test('who says nothing of it issues as before, and another company sees nothing of it', async () => {
  const { id, issuedBy } = await made(ana, {});
  expect(issuedBy).toBeNull();
  const eva = await buildTenant(app);
  expect((await app.rest('GET', `/invoices/${id}`, { token: eva.token })).status).toBe(404);
  const { body } = await app.gql('{ invoices { items { fullNumber issuedBy { party } } } }', {}, { token: ana.token });
  expect(body.data.invoices.items).toContainEqual({ fullNumber: 'X-2026-0001', issuedBy: { party: 'customer' } });
});
