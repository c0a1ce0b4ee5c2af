import { schemaErrors, testWithSchemas } from '../../test/aeat-schema';
import { buildCustomer, buildTenant, buildUser, type Person } from '../../test/build';
import { refusedByBoth } from '../../test/doors';
import type { TestApp } from '../../test/harness';
import { momentOf } from '../verifactu/seal/timestamp';
import { expectSameLedger, type AeatKit, type Sender } from '../../test/servers/aeat';
import { withSharedAeat } from '../../test/servers/with-aeat';
import { wholeInvoice } from '../../test/read/whole-invoice';
import { pdfText } from '../../test/read/pdf-text';
import { sentBodies } from '../../test/read/sent';

let app: TestApp;
let aeat: AeatKit;
let guacimara: Sender;
let ceuta: Sender;
withSharedAeat(async started => {
  ({ app, aeat } = started);
  guacimara = await aeat.buildSender();
  ceuta = await aeat.buildSender();
  await move(guacimara, 'canarias');
  await move(ceuta, 'ceuta');
});
afterEach(() => app.at(null));

const settingsOf = async ({ token }: Person) => (await app.rest('GET', '/settings', { token })).body.settings;
async function put(by: Person, part: object) {
  const { companyName, companyNif, companyAddress } = await settingsOf(by);
  return app.rest('PUT', '/settings', {
    token: by.token,
    body: { companyName, companyNif, companyAddress, ...part },
  });
}
async function move(by: Person, territory: string): Promise<void> {
  const { status, body } = await put(by, { territory });
  expect([status, body.settings.territory]).toEqual([200, territory]);
}

const yesterday = () => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
const CUSTOMER = { name: 'Bodegas Larrañaga, S.L.', nif: 'B26304188', address: 'Calle de la Vega, 14, Haro' };
const COUNCIL = { name: 'Ayuntamiento de Teror', nif: 'P2607100A', address: 'Plaza, 1, Teror' };
const line = (part: object = {}) => ({ description: 'Servicio', quantity: 1, price: 100, ivaRate: 0, ...part });
const create = ({ token }: Person, lines: object[], part: object = {}) =>
  app.rest('POST', '/invoices', { token, body: { date: yesterday(), customerManual: CUSTOMER, lines, ...part } });
const made = async (by: Person, lines: object[], part: object = {}) => {
  const answer = await create(by, lines, part);
  expect([answer.status, answer.body.error, answer.body.fields]).toEqual([201, undefined, undefined]);
  return answer.body.invoice;
};

const paperOf = (by: Person, id: string) => pdfText(app, by, `/invoices/${id}/pdf`);

/** The row or rows of a record's breakdown. */
const breakdownOf = (record: string) => /<Desglose>(.*)<\/Desglose>/s.exec(record)![1]!;

const tag = (name: string, text: string) => `<${name}>${text}</${name}>`;
const row = (tax: string, regime: string, ...rest: [name: string, text: string][]) =>
  tag(
    'DetalleDesglose',
    [['Impuesto', tax], ['ClaveRegimen', regime], ...rest].map(([name, text]) => tag(name!, text!)).join(''),
  );
const BASE: [string, string] = ['BaseImponibleOimporteNoSujeto', '100.00'];
const exempt = (tax: string, cause: string, regime: string) => row(tax, regime, ['OperacionExenta', cause], BASE);
const notSubject = (tax: string, cause: string, regime: string) =>
  row(tax, regime, ['CalificacionOperacion', cause], BASE);
const taxed = (tax: string, rate: string, quota: string, as = 'S1', regime = '01') =>
  row(tax, regime, ['CalificacionOperacion', as], ['TipoImpositivo', rate], BASE, ['CuotaRepercutida', quota]);

const IGIC = '03';
const IPSI = '02';
type Case = [where: 'canarias' | 'ceuta', name: string, line: object, breakdown: string, phrase: string, part?: object];
const later = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
const CASES: Case[] = [
  ...([3, 5, 7, 9.5, 15, 20] as const).map((ivaRate): Case => [
    'canarias',
    `IGIC at ${ivaRate} %`,
    { ivaRate },
    taxed(IGIC, ivaRate.toFixed(2), ivaRate.toFixed(2)),
    `IGIC ${ivaRate.toFixed(2).replace('.', ',')} €`,
  ]),
  ['canarias', 'tipo cero', { ivaCause: 'S1' }, taxed(IGIC, '0.00', '0.00'), 'tipo cero del IGIC'],
  [
    'canarias',
    'tipo cero for somebody abroad, which is no donation',
    { ivaCause: 'S1' },
    taxed(IGIC, '0.00', '0.00'),
    'tipo cero del IGIC',
    { customerManual: { name: 'Alpen AG', nif: 'CHE123456789', country: 'CH', address: 'Bahnhofstrasse 1, Zürich' } },
  ],
  ['canarias', 'exempt', { ivaCause: 'E1' }, exempt(IGIC, 'E1', '01'), 'capítulo I del Decreto Legislativo 1/2025'],
  ['canarias', 'exports', { ivaCause: 'E2' }, exempt(IGIC, 'E2', '02'), 'artículo 11 de la Ley 20/1991'],
  ['canarias', 'like exports', { ivaCause: 'E3' }, exempt(IGIC, 'E3', '02'), 'artículo 12 de la Ley 20/1991'],
  ['canarias', 'free zones', { ivaCause: 'E4' }, exempt(IGIC, 'E4', '01'), 'artículo 13 de la Ley 20/1991'],
  ['canarias', 'ZEC', { ivaCause: 'E6' }, exempt(IGIC, 'E6', '01'), 'artículo 47 de la Ley 19/1994'],
  ['canarias', 'small businesses', { ivaCause: 'E7' }, exempt(IGIC, 'E7', '18'), 'pequeño empresario o profesional'],
  ['canarias', 'other exemptions', { ivaCause: 'E8' }, exempt(IGIC, 'E8', '01'), 'exenta de IGIC por otra disposición'],
  ['canarias', 'not subject', { ivaCause: 'N1' }, notSubject(IGIC, 'N1', '01'), 'artículo 9 de la Ley 20/1991'],
  ['canarias', 'abroad', { ivaCause: 'N2' }, notSubject(IGIC, 'N2', '01'), 'no sujeta al IGIC por reglas'],
  [
    'canarias',
    'in the peninsula',
    { ivaCause: 'N2', ivaRegime: '08' },
    notSubject(IGIC, 'N2', '08'),
    'Inversión del sujeto pasivo: operación no sujeta al IGIC, que se localiza en la Península',
  ],
  ['canarias', 'reverse charge', { ivaCause: 'S2' }, taxed(IGIC, '0.00', '0.00', 'S2'), 'el IGIC lo declara'],
  ['canarias', 'rent', { ivaRate: 7, ivaRegime: '11' }, taxed(IGIC, '7.00', '7.00', 'S1', '11'), 'Tipo de IGIC'],
  [
    'canarias',
    'public works',
    { ivaRate: 7, ivaRegime: '14' },
    taxed(IGIC, '7.00', '7.00', 'S1', '14'),
    'IGIC pendiente de devengo',
    { customerManual: COUNCIL, operationDate: later() },
  ],
  [
    'canarias',
    'successive tract',
    { ivaRate: 7, ivaRegime: '15' },
    taxed(IGIC, '7.00', '7.00', 'S1', '15'),
    'IGIC pendiente de devengo: operación de tracto sucesivo',
    { operationDate: later() },
  ],
  ...([0.5, 1, 2, 3, 4, 10] as const).map((ivaRate): Case => [
    'ceuta',
    `IPSI at ${ivaRate} %`,
    { ivaRate },
    taxed(IPSI, ivaRate.toFixed(2), ivaRate.toFixed(2)),
    `IPSI ${ivaRate.toFixed(2).replace('.', ',')} €`,
  ]),
  ['ceuta', 'exempt', { ivaCause: 'E1' }, exempt(IPSI, 'E1', '19'), 'artículo 7 de la Ley 8/1991'],
  ['ceuta', 'exports', { ivaCause: 'E2' }, exempt(IPSI, 'E2', '01'), 'artículo 8 de la Ley 8/1991'],
  ['ceuta', 'other exemptions', { ivaCause: 'E6' }, exempt(IPSI, 'E6', '01'), 'exenta de IPSI por otra disposición'],
  ['ceuta', 'not subject', { ivaCause: 'N1' }, notSubject(IPSI, 'N1', '01'), 'artículo 6 de la Ley 8/1991'],
  ['ceuta', 'elsewhere', { ivaCause: 'N2', ivaRegime: '08' }, notSubject(IPSI, 'N2', '08'), 'no sujeta al IPSI'],
  ['ceuta', 'rent', { ivaRate: 4, ivaRegime: '11' }, taxed(IPSI, '4.00', '4.00', 'S1', '11'), 'Tipo de IPSI'],
];

test('each rate and cause of IGIC and IPSI: record, QR, paper, ledger', async () => {
  const by = { canarias: guacimara, ceuta };
  const issued = [];
  for (const [where, , its, , , part] of CASES) issued.push(await made(by[where], [line(its)], part));
  for (const each of Object.values(by)) {
    await aeat.drain(each);
    expect(new Set((await aeat.statuses(each)).map(({ status }) => status))).toEqual(new Set(['accepted']));
  }
  for (const [at, [where, name, , breakdown, phrase]] of CASES.entries()) {
    const { id } = issued[at];
    const { record, text: paper } = await wholeInvoice({ app, aeat }, by[where], issued[at]);
    expect([name, breakdownOf(record)]).toEqual([name, breakdown]);
    expect([name, paper]).toEqual([name, expect.stringContaining(phrase)]);
    for (const said of ['IVA', 'donación']) expect(paper).not.toContain(said);
    const { body } = await app.gql('query($id: ID!) { invoice(id: $id) { tax } }', { id }, { token: by[where].token });
    expect(body.data.invoice.tax).toBe(where === 'canarias' ? 'IGIC' : 'IPSI');
  }
  for (const each of Object.values(by)) await expectSameLedger(aeat, each);
}, 120_000);

testWithSchemas('the records of all of them keep to the official schema', async () => {
  const bodies = await sentBodies(aeat);
  expect(bodies.length).toBeGreaterThan(1);
  expect(await schemaErrors(bodies)).toEqual([]);
});

test('a price with IGIC included comes to exactly that, also at 9,5 %', async () => {
  const { total, lines } = await made(guacimara, [
    { description: 'Reloj', quantity: 1, grossPrice: 109.5, ivaRate: 9.5 },
  ]);
  expect([total, lines[0].price, lines[0].ivaRate]).toEqual([109.5, 100, 9.5]);
});

test.each<[string, string, object, object, string, RegExp]>([
  [
    '21 % in Canarias',
    'canarias',
    { ivaRate: 21 },
    {},
    'lines.0.ivaRate',
    /^El IGIC es uno de 0; 3; 5; 7; 9,5; 15 o 20/,
  ],
  ['9,5 % in Ceuta', 'ceuta', { ivaRate: 9.5 }, {}, 'lines.0.ivaRate', /^El IPSI es uno de 0; 0,5; 1/],
  ['a rate that is none', 'canarias', { ivaRate: 7.25 }, {}, 'lines.0.ivaRate', /^El IGIC/],
  ['E5 in Canarias', 'canarias', { ivaCause: 'E5' }, {}, 'lines.0.ivaCause', /no es del IGIC/],
  ['S2 in Ceuta', 'ceuta', { ivaCause: 'S2' }, {}, 'lines.0.ivaCause', /no es del IPSI/],
  ['E7 in Ceuta', 'ceuta', { ivaCause: 'E7' }, {}, 'lines.0.ivaCause', /no es del IPSI/],
  [
    'public works in Ceuta',
    'ceuta',
    { ivaRate: 4, ivaRegime: '14' },
    { operationDate: later() },
    'lines.0.ivaRegime',
    /no tiene/,
  ],
  ['rent at 0 %', 'canarias', { ivaRegime: '11' }, {}, 'lines.0.ivaRegime', /mayor que 0/],
  ['08 with S1', 'canarias', { ivaRate: 7, ivaRegime: '08' }, {}, 'lines.0.ivaRegime', /N2/],
  ['recargo', 'canarias', { ivaRate: 7 }, { recargo: true }, 'recargo', /no tiene recargo/],
  [
    '08 for a German',
    'canarias',
    { ivaCause: 'N2', ivaRegime: '08' },
    { customerManual: { ...CUSTOMER, nif: 'DE299418732', country: 'DE' } },
    'customerManual.nif',
    /la Península, Baleares, Ceuta o Melilla/,
  ],
])('%s is refused on its field', async (_, where, its, part, field, text) => {
  const input = { date: yesterday(), customerManual: CUSTOMER, lines: [line(its)], ...part };
  const refused = await refusedByBoth(app, where === 'ceuta' ? ceuta : guacimara, 'createInvoice', { input });
  expect(refused).toEqual([400, { [field]: expect.stringMatching(text) }]);
});

test('IVA keeps its rates and causes: those of the others are refused', async () => {
  const own = await buildTenant(app);
  for (const ivaRate of [7, 9.5, 0.5])
    expect((await create(own, [line({ ivaRate })])).body.fields).toEqual({
      'lines.0.ivaRate': 'El IVA es uno de 0, 4, 10 o 21',
    });
  expect((await create(own, [line({ ivaCause: 'E7' })])).body.fields).toEqual({
    'lines.0.ivaCause': 'La causa E7 no es del IVA: elige otra',
  });
  const { lines } = await made(own, [line({ ivaRate: 21 })]);
  expect(lines[0]).toMatchObject({ ivaRate: 21, total: 121 });
});

test('a company that moves keeps what it issued; a draft keeps its lines, and is issued once they are changed', async () => {
  const own = await buildTenant(app);
  const before = await made(own, [line({ ivaRate: 21 })]);
  const draft = await made(own, [line({ ivaRate: 10 })], { status: 'draft' });
  const exempt = await made(own, [line({ ivaRate: 0, ivaCause: 'E1' })], { status: 'draft' });
  await move(own, 'canarias');
  const { token } = own;
  expect((await app.rest('GET', `/invoices/${draft.id}`, { token })).body.invoice.lines[0].ivaRate).toBe(10);
  const refused = await app.rest('POST', `/invoices/${draft.id}/issue`, { token });
  expect([refused.status, refused.body.fields]).toEqual([
    400,
    { 'lines.0.ivaRate': 'El IGIC es uno de 0; 3; 5; 7; 9,5; 15 o 20: tu empresa está en Canarias' },
  ]);
  // What both taxes have is not issued as another one than its draft shows.
  const unseen = await app.rest('POST', `/invoices/${exempt.id}/issue`, { token });
  expect([unseen.status, unseen.body.fields]).toEqual([
    400,
    { lines: 'Este borrador se escribió con IVA y tu empresa está en Canarias: ábrelo y guárdalo con IGIC' },
  ]);
  const body = { date: yesterday(), customerManual: CUSTOMER, lines: [line({ ivaRate: 7 })] };
  expect((await app.rest('PUT', `/invoices/${draft.id}`, { token, body })).status).toBe(200);
  const issued = await app.rest('POST', `/invoices/${draft.id}/issue`, { token });
  expect([issued.status, issued.body.invoice.total]).toEqual([200, 107]);
  expect(await paperOf(own, before.id)).toContain('IVA 21,00 €');
  // A form that is open since before is told so, also where both taxes have its rate.
  for (const ivaRate of [21, 0]) {
    const stale = { ...body, lines: [line({ ivaRate, ...(ivaRate === 0 && { ivaCause: 'E1' }) })], expectedTax: 'IVA' };
    const told = await app.rest('POST', '/invoices', { token, body: stale });
    expect([told.status, told.body.fields]).toEqual([
      409,
      { expectedTax: expect.stringContaining('tu empresa está ahora en Canarias, donde se factura con IGIC: recarga') },
    ]);
    const kept = await app.rest('PUT', `/invoices/${exempt.id}`, { token, body: stale });
    expect(kept.status).toBe(409);
  }
  const seen = await app.rest('POST', '/invoices', { token, body: { ...body, expectedTax: 'IGIC', status: 'draft' } });
  expect(seen.status).toBe(201);
  const { pagination } = (await app.rest('GET', '/invoices', { token })).body;
  expect(pagination.total).toBe(4);
  // What rectifies goes by the tax of its original.
  const rectify = (lines: object[]) =>
    app.rest('POST', `/invoices/${before.id}/rectify`, { token, body: { kind: 'R1', cause: 'Precio', lines } });
  expect((await rectify([line({ price: -10, ivaRate: 7 })])).body.fields).toEqual({
    'lines.0.ivaRate': 'El IVA es uno de 0, 4, 10 o 21',
  });
  const { invoice: less } = (await rectify([line({ price: -10, ivaRate: 21 })])).body;
  expect(await paperOf(own, less.id)).toContain('IVA −2,10 €');
  const csv = await fetch(`${app.url}/api/invoices/export/csv`, { headers: { authorization: `Bearer ${token}` } });
  const [head, ...rows] = (await csv.text())
    .trim()
    .split('\r\n')
    .map(each => each.split(';'));
  expect(head!.slice(4, 8)).toEqual(['Base IGIC 20 %', 'Cuota IGIC 20 %', 'Base IGIC 15 %', 'Cuota IGIC 15 %']);
  const of = (number: string, name: string) => rows.find(([first]) => first === number)![head!.indexOf(name)];
  expect([of(issued.body.invoice.fullNumber, 'Cuota IGIC 7 %'), of(before.fullNumber, 'Cuota 21 %')]).toEqual([
    '7,00',
    '21,00',
  ]);
  expect(of(before.fullNumber, 'Cuota IGIC 7 %')).toBe('0,00');
});

test('a customer with recargo de equivalencia is invoiced without it where the tax has none', async () => {
  const saved = await buildCustomer(app, guacimara, { nif: '12345678Z', recargo: true });
  const { total } = await made(guacimara, [line({ ivaRate: 7 })], { customerManual: undefined, customerId: saved.id });
  expect(total).toBe(107);
});

test('products have the rates of where the company is; one of before keeps its own until it is changed', async () => {
  const own = await buildTenant(app);
  const { token } = own;
  const write = (method: string, path: string, body: object) =>
    app.rest(method, path, { token, body: { name: 'Clase', price: 10, ...body } });
  const { product } = (await write('POST', '/products', { ivaRate: 21 })).body;
  await move(own, 'melilla');
  expect((await app.rest('GET', '/products', { token })).body.products[0].ivaRate).toBe(21);
  const refused = await write('PUT', `/products/${product.id}`, { ivaRate: 21 });
  expect([refused.status, refused.body.fields]).toEqual([
    400,
    { ivaRate: expect.stringMatching(/^El IPSI es uno de 0; 0,5; .* o 10: tu empresa está en Melilla$/) },
  ]);
  expect((await write('PUT', `/products/${product.id}`, { ivaRate: 0.5 })).body.product.ivaRate).toBe(0.5);
});

describe('the setting', () => {
  test('is an admin’s, one of four, and stays where it is not said', async () => {
    const own = await buildTenant(app);
    const pau = await buildUser(app, own);
    expect((await settingsOf(own)).territory).toBe('peninsula');
    expect((await put(pau, { territory: 'canarias' })).status).toBe(403);
    const wrong = await put(own, { territory: 'azores' });
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['territory']]);
    await move(own, 'melilla');
    expect((await put(own, {})).body.settings.territory).toBe('melilla');
  });

  test('IPSI has no criterio de caja', async () => {
    const own = await buildTenant(app);
    expect((await put(own, { cashBasis: true })).status).toBe(200);
    const { status, body } = await put(own, { territory: 'ceuta' });
    expect([status, body.fields]).toEqual([400, { cashBasis: expect.stringContaining('no tiene criterio de caja') }]);
  });

  test('IGIC under criterio de caja says so without an article of IVA', async () => {
    const own = await buildTenant(app);
    await move(own, 'canarias');
    expect((await put(own, { cashBasis: true })).status).toBe(200);
    const { id, lines } = await made(own, [line({ ivaRate: 7 }), line({ ivaCause: 'E7' })]);
    expect(lines.map((each: { ivaRegime: string }) => each.ivaRegime)).toEqual(['07', '07']);
    expect(await paperOf(own, id)).toContain('Régimen especial del criterio de caja.');
  });
});

test('in the last hour of the year in Canarias it is still that year: date, number, record', async () => {
  // 23:30 there, 00:30 in Madrid.
  app.at(new Date('2026-12-31T23:30:00Z'));
  const canary = await aeat.buildSender();
  const madrid = await aeat.buildSender();
  await move(canary, 'canarias');
  const ask = (by: Person, date: string) => create(by, [line({ ivaRate: by === canary ? 7 : 21 })], { date });
  const refused = await ask(canary, '2027-01-01');
  expect(refused.body.fields).toEqual({ date: 'La fecha de una factura emitida no puede ser futura' });
  const old = (await ask(canary, '2026-12-31')).body.invoice;
  const young = (await ask(madrid, '2027-01-01')).body.invoice;
  expect([old.fullNumber, young.fullNumber]).toEqual(['A-2026-0001', 'A-2027-0001']);
  const xmlOf = (by: Person): Promise<{ xml: string }[]> =>
    app.services.db.read(by.tenantId, em => em.query('SELECT xml FROM records ORDER BY sequence DESC LIMIT 1'));
  const momentIn = ({ xml }: { xml: string }) => /FechaHoraHusoGenRegistro>([^<]*)</.exec(xml)![1];
  expect(momentIn((await xmlOf(canary))[0]!)).toBe('2026-12-31T23:30:00+00:00');
  expect(momentIn((await xmlOf(madrid))[0]!)).toBe('2027-01-01T00:30:00+01:00');
  // An hour later it is the new year there too.
  app.at(new Date('2027-01-01T00:00:00Z'));
  expect((await ask(canary, '2027-01-01')).body.invoice.fullNumber).toBe('A-2027-0001');
  expect(momentIn((await xmlOf(canary))[0]!)).toBe('2027-01-01T00:00:00+00:00');
});

test('in summer the clock of Canarias is one hour from UTC, and that of the cities is Madrid’s', () => {
  const july = new Date('2027-07-01T10:00:00.900Z');
  expect(momentOf(july, 'canarias')).toBe('2027-07-01T11:00:00+01:00');
  expect([momentOf(july, 'melilla'), momentOf(july)]).toEqual(Array(2).fill('2027-07-01T12:00:00+02:00'));
});
