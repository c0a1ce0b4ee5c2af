import { schemaErrors, testWithSchemas } from '../../../test/aeat-schema';
import { buildCustomer, buildInvoice, buildPrepayment, buildTenant, type Person } from '../../../test/build';
import { refusedByBoth } from '../../../test/doors';
import type { TestApp } from '../../../test/harness';
import { expectSameLedger, type AeatKit } from '../../../test/servers/aeat';
import { withSharedAeat } from '../../../test/servers/with-aeat';
import { pdfText } from '../../../test/read/pdf-text';
import { sentBodies } from '../../../test/read/sent';

let app: TestApp;
let aeat: AeatKit;
withSharedAeat(started => void ({ app, aeat } = started));

const CATERING = [{ description: 'Catering de la presentación', quantity: 1, price: 850, ivaRate: 21 }];
const RIGHT = {
  kind: 'R1',
  way: 'S',
  cause: 'Tipo de IVA equivocado: el catering tributa al 10 % y se facturó al 21 %.',
  lines: [{ ...CATERING[0], ivaRate: 10 }],
};
const BY_DIFFERENCES = {
  kind: 'R1',
  cause: 'Descuento posterior',
  lines: [{ description: 'Descuento posterior', quantity: 1, price: -50, ivaRate: 21 }],
};
const rectify = ({ token }: Person, id: string, body: object = RIGHT, key?: string) =>
  app.rest('POST', `/invoices/${id}/rectify`, { token, body, headers: key ? { 'idempotency-key': key } : {} });
const read = async ({ token }: Person, id: string) =>
  (await app.rest('GET', `/invoices/${id}`, { token })).body.invoice;
const records = () => sentBodies(aeat);
const leaf = (xml: string, name: string) => new RegExp(`<(?:\\w+:)?${name}>([^<]*)<`).exec(xml)?.[1];

const textOf = (by: Person, id: string) => pdfText(app, by, `/invoices/${id}/pdf`);

const dashboard = async ({ token }: Person) =>
  (
    await app.gql(
      '{ dashboard { overview { totalInvoices totalRevenue pendingRevenue } topCustomers { invoiceCount totalRevenue } } }',
      {},
      { token },
    )
  ).body.data.dashboard;

describe('a rectifying invoice by substitution', () => {
  test('says the right amounts whole, and to the AEAT and on its paper what the original said', async () => {
    const ana = await aeat.buildSender();
    const original = await buildInvoice(app, ana, { lines: CATERING });
    const { status, body } = await rectify(ana, original.id);
    expect([status, body.invoice]).toMatchObject([
      201,
      {
        kind: 'R1',
        subtotal: 850,
        totalIva: 85,
        total: 935,
        payable: 935,
        rectification: {
          way: 'S',
          cause: RIGHT.cause,
          replaced: { subtotal: 850, totalIva: 178.5, recargo: null, total: 1028.5 },
          invoices: [{ id: original.id }],
        },
      },
    ]);
    const { rectifiedBy, remaining } = await read(ana, original.id);
    expect(rectifiedBy).toMatchObject([{ id: body.invoice.id, way: 'S', total: 935 }]);
    expect(remaining).toMatchObject([
      { ivaRate: 21, base: 0, quota: 0 },
      { ivaRate: 10, base: 850, quota: 85 },
    ]);
    await aeat.drain(ana);
    expect((await aeat.statuses(ana)).map(each => each.status)).toEqual(['accepted', 'accepted']);
    await expectSameLedger(aeat, ana);
    const xml = (await records()).find(each => each.includes('ImporteRectificacion'))!;
    const said = /<(\w+:)?ImporteRectificacion>.*<\/(\w+:)?ImporteRectificacion>/s.exec(xml)![0];
    expect([
      leaf(xml, 'TipoRectificativa'),
      leaf(said, 'BaseRectificada'),
      leaf(said, 'CuotaRectificada'),
      leaf(said, 'CuotaRecargoRectificado'),
      leaf(xml.slice(xml.indexOf('ImporteRectificacion')), 'ImporteTotal'),
    ]).toEqual(['S', '850.00', '178.50', undefined, '935.00']);
    const text = await textOf(ana, body.invoice.id);
    for (const words of [
      'Factura rectificativa',
      'Rectifica y sustituye',
      original.fullNumber,
      RIGHT.cause,
      'Por sustitución',
      'Importe de la rectificación',
      `Factura ${original.fullNumber}, rectificada 850,00 € 178,50 € 1.028,50 €`,
      'Esta factura, corregida 850,00 € 85,00 € 935,00 €',
      'Diferencia 0,00 € −93,50 € −93,50 €',
    ])
      expect(text.replace(/[\u00a0\u202f]/g, ' ')).toContain(words);
    const { qrUrl } = (
      await app.gql('query ($id: ID!) { invoice(id: $id) { qrUrl } }', { id: body.invoice.id }, { token: ana.token })
    ).body.data.invoice;
    expect(qrUrl).toContain('importe=935.00');
  });

  test('its recargo de equivalencia, its withholding and its suplidos are those of the original', async () => {
    const ana = await aeat.buildSender();
    const retailer = await buildCustomer(app, ana, { nif: '12345678Z', recargo: true });
    const lines = [{ description: 'Género', quantity: 10, price: 20, ivaRate: 21 }];
    const original = await buildInvoice(app, ana, { customerManual: undefined, customerId: retailer.id, lines });
    const { body } = await rectify(ana, original.id, { ...RIGHT, lines: [{ ...lines[0], quantity: 9 }] });
    expect(body.invoice).toMatchObject({
      subtotal: 180,
      totalIva: 37.8,
      recargo: 9.36,
      total: 227.16,
      rectification: { replaced: { subtotal: 200, totalIva: 42, recargo: 10.4, total: 252.4 } },
    });
    expect(await textOf(ana, body.invoice.id)).toMatch(/Diferencia −20,00\s€ −4,20\s€ −1,04\s€ −25,24\s€/);
    const withheld = await buildInvoice(app, ana, {
      lines: CATERING,
      withholdingPercent: 15,
      suplidos: [{ description: 'Tasa municipal', amount: 30 }],
    });
    expect((await rectify(ana, withheld.id)).body.invoice).toMatchObject({
      total: 935,
      withholding: 127.5,
      suplidos: [{ description: 'Tasa municipal', amount: 30 }],
      payable: 837.5,
    });
    await aeat.drain(ana);
    expect(new Set((await aeat.statuses(ana)).map(each => each.status))).toEqual(new Set(['accepted']));
    expect((await records()).some(each => each.includes('CuotaRecargoRectificado'))).toBe(true);
  });

  test('with the right data of the customer repeats the original to the cent', async () => {
    const ana = await aeat.buildSender();
    const original = await buildInvoice(app, ana, {
      lines: [
        { description: 'Tarta', quantity: 3, price: 11.115, ivaRate: 10, discountPercent: 5 },
        { description: 'Velas', quantity: 7, price: 0.335, ivaRate: 21 },
      ],
      discountAmount: 1.01,
    });
    const { status, body } = await rectify(ana, original.id, {
      kind: 'R4',
      way: 'S',
      cause: 'Los datos del destinatario no eran los correctos.',
      because: { wrong: 'customer', happened: 'yes', handedOver: true },
      dataOnly: true,
      customerManual: { name: 'Bodegas Larrañaga, S.L.', nif: 'B26304188', address: 'Calle de la Vega, 14' },
    });
    expect(status).toBe(201);
    const { lines, subtotal, totalIva, total, discountAmount } = original;
    expect(body.invoice).toMatchObject({
      ...{ subtotal, totalIva, total, discountAmount, customerNif: 'B26304188' },
      lines: lines.map(({ description, quantity, price, subtotal: of }: { [field: string]: unknown }) => ({
        ...{ description, quantity, price, subtotal: of },
      })),
      rectification: { replaced: { subtotal, totalIva, total } },
    });
    await aeat.drain(ana);
    expect((await aeat.statuses(ana)).map(each => each.status)).toEqual(['accepted', 'accepted']);
  });

  test('with the right data stands in the place of a prepayment and of what takes it off', async () => {
    const ana = await aeat.buildSender();
    const customerManual = { name: 'Bodegas Larrañaga, S.L.', nif: 'B26304188', address: 'Calle de la Vega, 14' };
    const right = (id: string) =>
      rectify(ana, id, {
        ...{ kind: 'R4', way: 'S', cause: 'El nombre', dataOnly: true },
        customerManual: { ...customerManual, name: 'Bodegas Larrañaga, S.A.' },
      });
    const prepayment = await buildPrepayment(app, ana, { customerManual, lines: [{ ...CATERING[0], price: 100 }] });
    const final = await buildInvoice(app, ana, { customerManual, lines: CATERING, prepayments: [prepayment.id] });
    for (const { id, total } of [prepayment, final]) {
      const { status, body } = await right(id);
      expect([status, body.invoice?.total ?? body.error]).toEqual([201, total]);
    }
    await aeat.drain(ana);
    expect((await aeat.statuses(ana)).map(each => each.status)).toEqual(Array(4).fill('accepted'));
  });

  test('of a simplified invoice is an R5 that names nobody', async () => {
    const shop = await aeat.buildSender();
    const lines = [{ description: 'Menú', quantity: 2, price: 15, ivaRate: 10 }];
    const ticket = await buildInvoice(app, shop, { kind: 'F2', customerManual: undefined, lines });
    const { status, body } = await rectify(shop, ticket.id, {
      ...RIGHT,
      kind: 'R5',
      lines: [{ ...lines[0], quantity: 1 }],
    });
    expect([status, body.invoice]).toMatchObject([201, { kind: 'R5', total: 16.5, customerName: null }]);
    await aeat.drain(shop);
    expect((await aeat.statuses(shop)).map(each => each.status)).toEqual(['accepted', 'accepted']);
  });

  testWithSchemas('its record keeps to the official schema', async () => {
    const bodies = await records();
    expect(bodies.filter(body => body.includes('CuotaRecargoRectificado')).length).toBeGreaterThan(0);
    expect(await schemaErrors(bodies)).toEqual([]);
  });

  test('counts by what lies between it and the original, in every sum', async () => {
    const ana = await buildTenant(app);
    const original = await buildInvoice(app, ana, { lines: CATERING });
    const counted = async (revenue: string, pending: string, invoices: number) =>
      expect(await dashboard(ana)).toMatchObject({
        overview: { totalInvoices: invoices, totalRevenue: revenue, pendingRevenue: pending },
        topCustomers: [{ invoiceCount: invoices, totalRevenue: revenue }],
      });
    await counted('1028.50', '1028.50', 1);
    const { id } = (await rectify(ana, original.id)).body.invoice;
    await counted('935.00', '935.00', 2);
    await app.rest('POST', `/invoices/${original.id}/pay`, { token: ana.token });
    await counted('935.00', '-93.50', 2);
    const csv = (await app.rest('GET', '/invoices/export/csv', { token: ana.token })).text.split('\r\n');
    const row = csv.find(each => each.startsWith('R-'));
    expect(csv[0]).toMatch(
      /;Base sustituida;Cuota sustituida;Recargo sustituido;Canjea;Canjeada por;Fecha de operación;Expedida por;Vencimiento;Forma de pago;Cobrado;Pendiente;Rectifica;No gravado \(margen\);Clase;Retención;Suplidos;Total a pagar$/,
    );
    expect(row).toMatch(
      /;935,00;Emitida;0,00;850,00;178,50;0,00;;;20\/11\/2026;;;;0,00;-93,50;A-\d{4}-\d{4};0,00;R1;0,00;0,00;935,00$/,
    );
    // One more replaces the first one: what it replaces is what that one says.
    const again = (await rectify(ana, id, { ...RIGHT, lines: [{ ...RIGHT.lines[0], price: 800 }] })).body.invoice;
    expect(again).toMatchObject({ total: 880, rectification: { replaced: { total: 935 }, invoices: [{ id }] } });
    await counted('880.00', '-148.50', 3);
    await app.rest('POST', `/invoices/${again.id}/cancel`, { token: ana.token });
    await counted('935.00', '-93.50', 2);
    // All of it taken back: nothing is left of the original either.
    const whole = { kind: 'R1', cause: 'Devolución de todo' };
    expect((await rectify(ana, id, whole)).body.invoice.total).toBe(-935);
    await counted('0.00', '-1028.50', 3);
  });
});

test('what one that stands replaces is named so in lists, and read alone', async () => {
  const ana = await buildTenant(app);
  const original = await buildInvoice(app, ana, { lines: CATERING });
  const listed = async (which = 'status: issued') => {
    const query = `{ invoices(${which}) { items { id replacedBy } } invoice(id: "${original.id}") { replacedBy } }`;
    const { data } = (await app.gql(query, {}, { token: ana.token })).body;
    const row = data.invoices.items.find(({ id }: { id: string }) => id === original.id);
    expect(data.invoice.replacedBy).toBe(row.replacedBy);
    return row.replacedBy;
  };
  expect(await listed()).toBeNull();
  const { id, fullNumber } = (await rectify(ana, original.id)).body.invoice;
  expect(await listed()).toBe(fullNumber);
  expect(await listed(`search: "${original.fullNumber}"`)).toBe(fullNumber);
  const again = (await rectify(ana, id, { ...RIGHT, lines: [{ ...RIGHT.lines[0], price: 800 }] })).body.invoice;
  expect(await listed()).toBe(fullNumber);
  for (const made of [again.id, id]) await app.rest('POST', `/invoices/${made}/cancel`, { token: ana.token });
  expect(await listed()).toBeNull();
});

describe('refused, and nothing changes', () => {
  const refused = async (person: Person, id: string, body: object, status: number, said: object) => {
    const before = (await dashboard(person)).overview.totalInvoices;
    const answer = await rectify(person, id, body);
    expect([answer.status, answer.body]).toMatchObject([status, said]);
    await refusedByBoth(app, person, 'rectifyInvoice', { id, input: body });
    expect((await dashboard(person)).overview.totalInvoices).toBe(before);
  };

  test('without its lines, for a debt, and in no way that there is', async () => {
    const ana = await buildTenant(app);
    const { id } = await buildInvoice(app, ana, { lines: CATERING });
    const { lines: _lines, ...without } = RIGHT;
    await refused(ana, id, without, 400, {
      fields: { lines: 'Por sustitución la factura se repite entera: escribe sus líneas, ya bien' },
    });
    for (const kind of ['R2', 'R3'])
      await refused(ana, id, { ...RIGHT, kind }, 400, {
        fields: { way: 'Una deuda que no se cobra se rectifica por diferencias, no por sustitución' },
      });
    await refused(ana, id, { ...RIGHT, way: 'D' }, 400, { fields: { way: expect.any(String) } });
  });

  test('what has differences already, and differences of what was replaced', async () => {
    const ana = await buildTenant(app);
    const first = await buildInvoice(app, ana, { lines: CATERING });
    const difference = (await rectify(ana, first.id, BY_DIFFERENCES)).body.invoice;
    await refused(ana, first.id, RIGHT, 409, {
      error: `La factura tiene una rectificativa por diferencias, ${difference.fullNumber}: corrige lo que falte también por diferencias`,
    });
    await app.rest('POST', `/invoices/${difference.id}/cancel`, { token: ana.token });
    const replacing = (await rectify(ana, first.id)).body.invoice;
    for (const body of [BY_DIFFERENCES, RIGHT])
      await refused(ana, first.id, body, 409, {
        error: `La ${replacing.fullNumber} sustituye a esta factura: rectifica esa, que es la que vale`,
      });
    const because = { wrong: 'amount', happened: 'yes', handedOver: true };
    await refused(ana, first.id, { ...BY_DIFFERENCES, because }, 409, {
      error: expect.stringContaining(`La ${replacing.fullNumber} sustituye a esta factura`),
    });
    // What is replaced is not annulled before what replaces it.
    const { status } = await app.rest('POST', `/invoices/${first.id}/cancel`, { token: ana.token });
    expect(status).toBe(409);
  });

  test("another company's invoice, which is not there", async () => {
    const [ana, eva] = [await buildTenant(app), await buildTenant(app)];
    const { id } = await buildInvoice(app, ana, { lines: CATERING });
    await refused(eva, id, RIGHT, 404, {});
  });
});

test('asked for twice with one key is one', async () => {
  const ana = await buildTenant(app);
  const { id } = await buildInvoice(app, ana, { lines: CATERING });
  const key = crypto.randomUUID();
  const [first, second] = [await rectify(ana, id, RIGHT, key), await rectify(ana, id, RIGHT, key)];
  expect([second.status, second.body.invoice.id]).toEqual([201, first.body.invoice.id]);
  expect(second.body.invoice.warnings).toEqual(first.body.invoice.warnings);
});
