import { readPdf } from '../../edges/pdf/read-back';
import { schemaErrors, testWithSchemas } from '../../test/aeat-schema';
import { buildCustomer, buildInvoice, buildTenant, invoicePayload, type Person } from '../../test/build';
import { refusedByBoth } from '../../test/doors';
import type { TestApp } from '../../test/harness';
import { scan } from '../../test/house/scan';
import { expectSameLedger, type AeatKit } from '../../test/servers/aeat';
import { withSharedAeat } from '../../test/servers/with-aeat';
import { sentBodies } from '../../test/read/sent';

let app: TestApp;
let aeat: AeatKit;
let ana: Person;
withSharedAeat(async started => {
  ({ app, aeat } = started);
  ana = await buildTenant(app);
});

const LINES = [
  { description: 'Novela, tapa blanda', quantity: 2, price: 19.13, ivaRate: 4 },
  { description: 'Pluma estilográfica', quantity: 1, price: 48.6, ivaRate: 21 },
];
const TICKET = { kind: 'F2', customerManual: null, lines: LINES };
const YEAR = '2026';
const of = (price: number, more: object = {}) => ({
  kind: 'F2',
  lines: [{ description: 'Cena', quantity: 1, price, ivaRate: 10, ...more }],
});
const ticket = (person: Person, given: Record<string, unknown> = {}) =>
  buildInvoice(app, person, { ...TICKET, ...given });
const create = ({ token }: Person, given: Record<string, unknown>) =>
  app.rest('POST', '/invoices', { token, body: invoicePayload({ ...TICKET, ...given }) });
const rectify = ({ token }: Person, id: string, body: object) =>
  app.rest('POST', `/invoices/${id}/rectify`, { token, body });
const all = async ({ token }: Person, query = '') =>
  (await app.rest('GET', `/invoices${query}`, { token })).body.invoices;
const paperOf = async ({ token }: Person, id: string) => {
  const answer = await fetch(`${app.url}/api/invoices/${id}/pdf`, { headers: { authorization: `Bearer ${token}` } });
  const { pages, drawings } = await readPdf(Buffer.from(await answer.arrayBuffer()), true);
  return { text: pages.join(' ').replace(/\s+/g, ' '), drawing: drawings[0]! };
};
const settings = (person: Person, simplifiedActivity?: string | null) =>
  app.rest('PUT', '/settings', {
    token: person.token,
    body: {
      companyName: 'Bar Sol',
      companyNif: 'B98241573',
      ...(simplifiedActivity !== undefined && { simplifiedActivity }),
    },
  });

describe('a simplified invoice', () => {
  test('is issued for nobody in a series of its own, and the AEAT takes it; what rectifies it is an R5, for any cause', async () => {
    const shop = await aeat.buildSender();
    const first = await ticket(shop);
    expect(first).toMatchObject({
      kind: 'F2',
      fullNumber: `T-${YEAR}-0001`,
      customer: null,
      customerManual: null,
      customerName: null,
      customerNif: null,
      subtotal: 86.86,
      totalIva: 11.74,
      total: 98.6,
      warnings: [expect.stringMatching(/./)].slice(1),
    });
    const part = { description: 'Pluma, devolución', quantity: -1, price: 48.6, ivaRate: 21 };
    const back = await rectify(shop, first.id, { kind: 'R5', cause: 'Devolución', lines: [part] });
    expect([back.status, back.body.invoice]).toMatchObject([
      201,
      { kind: 'R5', fullNumber: expect.stringMatching(/^RT-\d{4}-0001$/), total: -58.81, customerName: null },
    ]);
    const second = await ticket(shop, of(20));
    expect((await rectify(shop, second.id, { kind: 'R5', cause: 'Otro error' })).body.invoice).toMatchObject({
      fullNumber: expect.stringMatching(/^RT-\d{4}-0002$/),
      total: -22,
    });
    const named = await ticket(shop, {
      ...of(5),
      customerId: (await buildCustomer(app, shop, { name: 'Bar Paco' })).id,
    });
    expect(named).toMatchObject({ customer: { name: 'Bar Paco' }, fullNumber: `T-${YEAR}-0003` });
    await app.rest('POST', `/invoices/${named.id}/cancel`, { token: shop.token });
    await aeat.drain(shop);
    expect((await aeat.statuses(shop)).map(each => each.status)).toEqual(Array(6).fill('accepted'));
    await expectSameLedger(aeat, shop);
  });

  testWithSchemas(
    'its records keep to the official schema, name nobody, and an R5 says what it rectifies',
    async () => {
      const bodies = await sentBodies(aeat);
      const whole = bodies.join('');
      expect(whole.match(/TipoFactura>(F2|R5)</g)).toHaveLength(5);
      expect(whole).not.toContain('Destinatarios');
      expect(whole).toContain('FacturasRectificadas');
      expect(await schemaErrors(bodies)).toEqual([]);
    },
  );

  test('its paper says what art. 7.1 wants, and its QR is that of its record; an R5 says what it modifies', async () => {
    const shop = await aeat.buildSender();
    const { id, fullNumber } = await ticket(shop);
    const { text, drawing } = await paperOf(shop, id);
    for (const said of ['Factura simplificada', fullNumber, '20 de noviembre de 2026', shop.nif, 'Novela, tapa blanda'])
      expect(text).toContain(said);
    for (const said of ['4 %', '38,26 €', '1,53 €', '21 %', '48,60 €', '10,21 €', 'Total, IVA incluido', '98,60 €'])
      expect(text).toContain(said);
    expect(text).not.toContain('Cliente');
    const { qrUrl } = (await app.gql('query ($id: ID!) { invoice(id: $id) { qrUrl } }', { id }, { token: shop.token }))
      .body.data.invoice;
    expect([scan(drawing), new URL(qrUrl).searchParams.get('importe')]).toEqual([qrUrl, '98.60']);
    const r5 = (await rectify(shop, id, { kind: 'R5', cause: 'Devolución de todo' })).body.invoice;
    const back = (await paperOf(shop, r5.id)).text;
    for (const said of ['Factura rectificativa', `Factura simplificada ${fullNumber}`, 'Devolución de todo', '-98,60'])
      expect(back.replaceAll('−', '-')).toContain(said);
    expect(back).toContain('Se modifican los importes de la original');
  });

  describe('whose prices were written with VAT', () => {
    const GROSS = [
      { description: 'Novela, tapa blanda', quantity: 2, grossPrice: '19.90', ivaRate: 4 },
      { description: 'Cuaderno de papel reciclado', quantity: 3, grossPrice: '8.47', ivaRate: 21 },
      { description: 'Pluma estilográfica', quantity: 1, grossPrice: '48.60', ivaRate: 21, discountPercent: 10 },
    ];
    const NET = { description: 'Lápiz', quantity: 1, price: '1.00', ivaRate: 21 };
    const made = async (person: Person, lines: object[], more: object = {}) =>
      (await paperOf(person, (await ticket(person, { lines, ...more })).id)).text;

    test('says them so on its paper, and base and quota of each rate; what gives it all back does too', async () => {
      const shop = await buildTenant(app);
      const { id } = await ticket(shop, { lines: GROSS });
      const { text } = await paperOf(shop, id);
      for (const said of [
        'Cantidad Precio, IVA incluido Dto. IVA Importe, IVA incluido',
        'Novela, tapa blanda 2 19,90 € 4 % 39,80 €',
        'Cuaderno de papel reciclado 3 8,47 € 21 % 25,41 €',
        'Pluma estilográfica 1 48,60 € 10 % 21 % 43,74 €',
        'Descuento aplicado en las líneas: 4,86 € sobre 48,60 €.',
        '21 % 57,15 € 12,00 €',
        '4 % 38,27 € 1,53 €',
        'Base imponible 95,42 € IVA incluido 13,53 € Total 108,95 €',
      ])
        expect(text).toContain(said);
      expect(text).not.toContain('sin IVA');
      const back = (await rectify(shop, id, { kind: 'R5', cause: 'Devolución de todo' })).body.invoice;
      const turned = (await paperOf(shop, back.id)).text;
      for (const said of ['Precio, IVA incluido', 'blanda −2 19,90 € 4 % −39,80 €', 'Total −108,95 €'])
        expect(turned).toContain(said);
    });

    test('takes a discount of the whole off the sum with VAT, and names the tax of the company', async () => {
      const shop = await buildTenant(app);
      const text = await made(shop, GROSS.slice(0, 2), { discountPercent: 10 });
      expect(text).toContain('19,90 € 4 % 39,80 €');
      expect(text).toMatch(/Suma, IVA incluido 65,21 € Descuento 10 % −6,5\d € Base imponible/);
      const { token } = shop;
      const { companyName, companyNif, companyAddress } = (await app.rest('GET', '/settings', { token })).body.settings;
      const body = { companyName, companyNif, companyAddress, territory: 'canarias' };
      expect((await app.rest('PUT', '/settings', { token, body })).status).toBe(200);
      const igic = await made(shop, [{ ...GROSS[1], ivaRate: 7 }]);
      for (const said of ['Precio, IGIC incluido IGIC Importe, IGIC incluido', 'IGIC incluido 1,66 € Total 25,41 €'])
        expect(igic).toContain(said);
    });

    test('says prices without VAT where one was written so, and on every complete invoice, its exchange too', async () => {
      const shop = await buildTenant(app);
      const mixed = await made(shop, [GROSS[1]!, NET]);
      for (const said of ['Precio sin IVA', 'Importe sin IVA', 'Total, IVA incluido']) expect(mixed).toContain(said);
      const { id } = await ticket(shop, { lines: GROSS });
      const buyer = { customerManual: { name: 'Ana Pérez', nif: '48213960A', address: 'Calle Mayor, 1' } };
      const { body } = await app.rest('POST', '/invoices/exchange', {
        token: shop.token,
        body: { ids: [id], ...buyer },
      });
      const whole = await paperOf(shop, body.invoice.id);
      const full = await paperOf(shop, (await create(shop, { kind: 'F1', lines: GROSS, ...buyer })).body.invoice.id);
      for (const { text } of [whole, full]) {
        expect(text).toContain('Precio sin IVA');
        expect(text).not.toContain('IVA incluido');
      }
      const named = await made(shop, GROSS, { qualified: true, ...buyer });
      for (const said of ['Factura simplificada', 'Ana Pérez', 'Precio, IVA incluido']) expect(named).toContain(said);
    });
  });

  test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['more than 400 € with VAT', of(363.65), { lines: expect.stringContaining('llega a 400 €') }],
    ['E5', of(10, { ivaRate: 0, ivaCause: 'E5' }), { 'lines.0.ivaCause': expect.stringContaining('E5') }],
    ['S1', of(10, { ivaRate: 0, ivaCause: 'S1' }), { 'lines.0.ivaCause': expect.stringContaining('S1') }],
    [
      'public works',
      { ...of(10, { ivaRegime: '14' }), operationDate: '2027-03-01' },
      { 'lines.0.ivaCause': expect.stringContaining('obra pública') },
    ],
    [
      'what is due by periods',
      { ...of(10, { ivaRegime: '15' }), operationDate: '2027-03-01' },
      { 'lines.0.ivaCause': expect.stringContaining('factura completa') },
    ],
    ['S2', of(10, { ivaRate: 0, ivaCause: 'S2' }), { 'lines.0.ivaCause': expect.stringContaining('S2') }],
    [
      'a sale at a distance to another country of the Union',
      {
        ...of(10, { ivaRate: 0, ivaCause: 'N2' }),
        customerManual: { name: 'Jean', nif: '123', country: 'FR', idKind: '03' },
      },
      { 'lines.0.ivaCause': expect.stringContaining('venta a distancia') },
    ],
    ['withheld IRPF', { withholdingPercent: 15 }, { withholdingPercent: expect.stringContaining('completa') }],
    ['suplidos', { suplidos: [{ description: 'Tasa', amount: 3 }] }, { suplidos: expect.stringContaining('completa') }],
    ['a kind that follows from another', { kind: 'R5' }, { kind: expect.any(String) }],
    ['F3', { kind: 'F3' }, { kind: expect.any(String) }],
  ])('of %s is refused on its field, as a draft too, and nothing is changed', async (_what, given, fields) => {
    for (const status of ['issued', 'draft']) {
      const input = invoicePayload({ ...TICKET, ...given, status });
      expect(await refusedByBoth(app, ana, 'createInvoice', { input })).toEqual([400, fields]);
    }
    expect(await all(ana)).toEqual([]);
  });

  test('of the activities of art. 4.2 goes up to 3,000 €; the setting stays where it is not said', async () => {
    const bar = await buildTenant(app);
    expect((await settings(bar, 'e')).body.settings.simplifiedActivity).toBe('e');
    expect((await settings(bar)).body.settings.simplifiedActivity).toBe('e');
    expect((await create(bar, of(2727.27))).body.invoice).toMatchObject({ total: 3000 });
    expect((await create(bar, of(2727.28))).body.fields).toEqual({ lines: expect.stringContaining('3.000 €') });
    expect((await settings(bar, 'z')).body.fields).toEqual({ simplifiedActivity: expect.any(String) });
    expect((await settings(bar, null)).body.settings.simplifiedActivity).toBeNull();
    expect((await create(bar, of(400))).body.fields).toEqual({ lines: expect.stringContaining('400 €') });
  });

  test('a draft of one is issued as one, within the limit of that day', async () => {
    const bar = await buildTenant(app);
    await settings(bar, 'e');
    const draft = await ticket(bar, { ...of(1000), status: 'draft' });
    expect(draft).toMatchObject({ kind: 'F2', series: 'T', fullNumber: null });
    await settings(bar, null);
    const issue = () => app.rest('POST', `/invoices/${draft.id}/issue`, { token: bar.token });
    expect((await issue()).body.fields).toEqual({ lines: expect.stringContaining('400 €') });
    const put = await app.rest('PUT', `/invoices/${draft.id}`, { token: bar.token, body: invoicePayload(of(30)) });
    expect(put.body.invoice).toMatchObject({ kind: 'F2', series: 'T', total: 33 });
    expect((await issue()).body.invoice).toMatchObject({ kind: 'F2', fullNumber: `T-${YEAR}-0001` });
  });
});

describe('a qualified simplified invoice', () => {
  const buyer = { name: 'Ana Pérez', nif: '48213960A', address: 'Calle Mayor, 1' };
  const qualified = { qualified: true, customerManual: buyer };

  test('says whose it is, as a complete one in the series of the simplified; what rectifies it is marked too', async () => {
    const shop = await aeat.buildSender();
    const first = await ticket(shop, qualified);
    expect(first).toMatchObject({
      kind: 'F1',
      qualified: true,
      fullNumber: `T-${YEAR}-0001`,
      customerManual: buyer,
      warnings: [],
    });
    const { text } = await paperOf(shop, first.id);
    for (const said of ['Factura simplificada', 'Ana Pérez', '48213960A', 'Calle Mayor, 1', '10,21 €'])
      expect(text).toContain(said);
    const back = await rectify(shop, first.id, { kind: 'R1', cause: 'Devolución' });
    expect([back.status, back.body.invoice]).toMatchObject([
      201,
      { kind: 'R1', qualified: true, fullNumber: expect.stringMatching(/^RT-/), total: -98.6 },
    ]);
    await aeat.drain(shop);
    expect((await aeat.statuses(shop)).map(each => each.status)).toEqual(['accepted', 'accepted']);
  });

  testWithSchemas('its records keep to the official schema, with the mark and whose it is', async () => {
    const bodies = await sentBodies(aeat);
    const marked = bodies.filter(body => body.includes('FacturaSimplificadaArt7273>S<'));
    expect(marked.join('').match(/FacturaSimplificadaArt7273>S<.*?<(?:\w+:)?Destinatarios>/gs)).toHaveLength(2);
    expect(await schemaErrors(marked)).toEqual([]);
  });

  test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['without a customer', { customerManual: null }, { customerId: expect.stringContaining('Elige el cliente') }],
    ['beyond the limit', of(400), { lines: expect.stringContaining('llega a 400 €') }],
    ['in the series of complete ones', { series: 'A' }, { series: expect.stringContaining('completas') }],
    [
      'of IRPF withheld',
      { withholdingPercent: 15, customerManual: { name: 'Bar', nif: 'B26304188' } },
      { withholdingPercent: expect.any(String) },
    ],
  ])('%s is refused, and nothing is changed', async (_what, given, fields) => {
    const shop = await buildTenant(app);
    await buildInvoice(app, shop);
    const input = invoicePayload({ ...TICKET, ...qualified, customerManual: buyer, ...given });
    const refused = await refusedByBoth(app, shop, 'createInvoice', { input });
    expect([...refused, (await all(shop)).length]).toEqual([400, fields, 1]);
  });

  test('as a draft is put back as it was read', async () => {
    const shop = await buildTenant(app);
    const draft = await ticket(shop, { ...qualified, status: 'draft' });
    const { kind, series, date, lines, customerManual } = draft;
    const body = { kind, qualified: draft.qualified, series, date, lines, customerManual };
    const put = (await app.rest('PUT', `/invoices/${draft.id}`, { token: shop.token, body })).body.invoice;
    expect(put).toMatchObject({ kind: 'F1', qualified: true, series: 'T', total: draft.total });
    const { body: issued } = await app.rest('POST', `/invoices/${draft.id}/issue`, { token: shop.token });
    expect(issued.invoice).toMatchObject({ qualified: true, fullNumber: `T-${YEAR}-0001` });
  });
});

describe('series', () => {
  test('of one kind take no other, and the usual code goes on where the first is taken', async () => {
    const shop = await buildTenant(app);
    await buildInvoice(app, shop, { series: 'T' });
    expect(await ticket(shop)).toMatchObject({ fullNumber: `TI-${YEAR}-0001` });
    const refused = async (given: Record<string, unknown>) => (await create(shop, given)).body.fields;
    expect(await refused({ series: 'T' })).toEqual({
      series: 'La serie T ya tiene facturas completas: elige otra, que la ley pide una propia',
    });
    expect(await refused({ ...invoicePayload(), kind: 'F1', series: 'TI' })).toEqual({
      series: 'La serie TI es la de tus facturas simplificadas: elige otra',
    });
    const { id } = await ticket(shop, { series: 'caja1' });
    expect((await rectify(shop, id, { kind: 'R5', cause: 'Otra', series: 'CAJA1' })).body.fields).toEqual({
      series: expect.stringContaining('facturas simplificadas'),
    });
    const next = await app.gql(
      'query { f2: nextNumber(date: "2026-11-20", kind: F2) { series fullNumber } f1: nextNumber(date: "2026-11-20") { series } r5: nextRectifyingNumber(date: "2026-11-20", kind: R5) { series } }',
      {},
      { token: shop.token },
    );
    expect(next.body.data).toEqual({
      f2: { series: 'TI', fullNumber: `TI-${YEAR}-0002` },
      f1: { series: 'A' },
      r5: { series: 'RT' },
    });
  });
});

describe('what rectifies', () => {
  test('a simplified invoice is an R5 that names nobody; a complete one takes none', async () => {
    const shop = await buildTenant(app);
    const [t, f1] = [await ticket(shop), await buildInvoice(app, shop)];
    const cause = { cause: 'Otra' };
    const fields = async (id: string, body: object) => (await rectify(shop, id, { ...cause, ...body })).body.fields;
    expect(await fields(t.id, { kind: 'R1' })).toEqual({ kind: expect.stringContaining('R5') });
    expect(await fields(f1.id, { kind: 'R5' })).toEqual({ kind: expect.stringContaining('simplificadas') });
    const customerManual = { name: 'Eva', nif: '48213960A' };
    expect(await fields(t.id, { kind: 'R5', dataOnly: true, customerManual })).toEqual({
      customerManual: expect.stringContaining('quita el cliente'),
    });
    const because = { wrong: 'customer', happened: 'yes', handedOver: true };
    const told = await rectify(shop, t.id, { ...cause, kind: 'R5', because });
    expect([told.status, told.body.error]).toEqual([409, expect.stringContaining('no hay nada que corregir')]);
    expect(await all(shop)).toHaveLength(2);
    expect((await rectify(shop, t.id, { ...cause, kind: 'R5', dataOnly: true })).body.invoice).toMatchObject({
      total: 0,
    });
  });
});

test.each([
  ['reverse charge', { ivaRate: 0, ivaCause: 'S2' }, 'lines.0.ivaCause'],
  ['a delivery to the Union', { ivaRate: 0, ivaCause: 'E5' }, 'lines.0.ivaCause'],
  ['public works', { ivaRate: 21, ivaRegime: '14' }, 'lines.0.ivaRegime'],
])('what rectifies a simplified invoice is refused what asks for a complete one: %s', async (_, part, field) => {
  const shop = await buildTenant(app);
  const qualified = { qualified: true, customerManual: { name: 'Eva', nif: '48213960A' } };
  for (const [{ id }, kind] of [
    [await ticket(shop), 'R5'],
    [await ticket(shop, qualified), 'R1'],
  ]) {
    const input = { kind, cause: 'Otra', lines: [{ description: 'Obra', quantity: 1, price: 10, ...part }] };
    const refused = [400, { [field]: expect.any(String) }];
    expect(await refusedByBoth(app, shop, 'rectifyInvoice', { id, input })).toEqual(refused);
  }
  expect(await all(shop)).toHaveLength(2);
});

test('is shown, searched, filtered, counted and exported with the others; of nobody no customer is made', async () => {
  const shop = await buildTenant(app);
  const [t] = [await ticket(shop), await buildInvoice(app, shop)];
  const list = await all(shop);
  expect(list.map((each: { kind: string }) => each.kind).sort()).toEqual(['F1', 'F2']);
  for (const query of ['?kind=F2', '?search=t-2026'])
    expect((await all(shop, query)).map((each: { id: string }) => each.id)).toEqual([t.id]);
  expect((await app.rest('GET', '/invoices?kind=F9', { token: shop.token })).status).toBe(400);
  const csv = await app.rest('GET', '/invoices/export/csv?kind=F2', { token: shop.token });
  expect(csv.text.split('\r\n')[1]).toBe(
    `T-${YEAR}-0001;20/11/2026;;;48,60;10,21;0,00;0,00;38,26;1,53;0,00;0,00;98,60;Emitida;0,00;0,00;0,00;0,00;;;;;;;0,00;98,60;;0,00;F2;0,00;0,00;98,60`,
  );
  const { overview, topCustomers } = (await app.rest('GET', '/stats/dashboard', { token: shop.token })).body;
  expect([overview.totalInvoices, overview.totalRevenue]).toEqual([2, 219.6]);
  expect(topCustomers.map((each: { name: string }) => each.name)).toEqual(['Ana Pérez']);
});

test('the form proposes the kind of the last, once a company has issued any', async () => {
  const shop = await buildTenant(app);
  const usual = async () =>
    (await app.gql('{ me { tenant { defaultKind } } }', {}, { token: shop.token })).body.data.me.tenant.defaultKind;
  await buildInvoice(app, shop);
  expect(await usual()).toBeNull();
  await ticket(shop);
  expect(await usual()).toBe('F2');
  await buildInvoice(app, shop);
  expect(await usual()).toBe('F1');
});

test('a key of before there were kinds still finds its invoice', async () => {
  const body = invoicePayload({ series: 'A' });
  const send = (given: object) =>
    app.rest('POST', '/invoices', { token: ana.token, body: given, headers: { 'idempotency-key': 'vieja' } });
  const { series: _, ...absent } = body;
  const [first, second] = [await send(body), await send(absent)];
  expect([second.status, second.body.invoice.id]).toEqual([201, first.body.invoice.id]);
});
