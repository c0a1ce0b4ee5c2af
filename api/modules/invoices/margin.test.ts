import { schemaErrors, testWithSchemas } from '../../test/aeat-schema';
import { buildCustomer, buildPrepayment } from '../../test/build';
import { refusedByBoth } from '../../test/doors';
import type { TestApp } from '../../test/harness';
import { expectSameLedger, type AeatKit, type Sender } from '../../test/servers/aeat';
import { withSharedAeat } from '../../test/servers/with-aeat';
import { asSuperuser } from '../../test/superuser';
import { wholeInvoice } from '../../test/read/whole-invoice';
import { today } from '../../test/days';
import { sentBodies } from '../../test/read/sent';

let app: TestApp;
let aeat: AeatKit;
let eva: Sender;
withSharedAeat(async started => {
  ({ app, aeat } = started);
  eva = await aeat.buildSender();
});

const BUYER = { name: 'Ana Pérez', nif: '48213960A', address: 'Calle Mayor, 3, Haro' };
const MOTORBIKE = {
  description: 'Moto de segunda mano',
  quantity: 1,
  price: 2200,
  ivaRate: 21,
  ivaRegime: '03',
  cost: 1595,
};
const TRIP = { description: 'Viaje a Lisboa', quantity: 2, price: 605.5, ivaRate: 21, ivaRegime: '05', cost: '484.50' };
const call = (method: string, path: string, body?: object) => app.rest(method, path, { token: eva.token, body });
const create = (lines: object[], part: object = {}) =>
  call('POST', '/invoices', { date: today(), customerManual: BUYER, lines, ...part });
const made = async (lines: object[], part: object = {}) => {
  const { status, body } = await create(lines, part);
  expect([status, body.error]).toEqual([201, undefined]);
  return body.invoice;
};
const rectify = (id: string, body: object = {}) =>
  call('POST', `/invoices/${id}/rectify`, { kind: 'R1', cause: 'Devolución', ...body });
const ratesOf = async (id: string) =>
  (
    await app.gql(
      'query($id: ID!) { invoice(id: $id) { rates { ivaRate ivaRegime base quota cost } } }',
      { id },
      { token: eva.token },
    )
  ).body.data.invoice.rates;

async function allTaken(): Promise<void> {
  await aeat.drain(eva);
  expect((await aeat.statuses(eva)).filter(({ status }) => status !== 'accepted')).toEqual([]);
  await expectSameLedger(aeat, eva);
}
const rowOf = (record: string) =>
  /Desglose>(.*)<\/(?:\w+:)?Desglose>/s
    .exec(record)![1]!
    .replace(/<(\/?)\w+:/g, '<$1')
    .replace(/<\/\w+>/g, '');

describe('used goods (03) and travel (05) are taxed on what is earned', () => {
  test('record, QR and total; the paper says the price and the regime, and neither VAT nor what it cost', async () => {
    const [bike, trip] = [await made([MOTORBIKE]), await made([TRIP])];
    // Of 605 that are earned 500 are the base; of 242 likewise 200.
    expect(bike).toMatchObject({ subtotal: 2095, totalIva: 105, total: 2200, lines: [{ cost: 1595, total: 2200 }] });
    expect(trip).toMatchObject({ subtotal: 1169, totalIva: 42, total: 1211, lines: [{ cost: 484.5, subtotal: 1169 }] });
    expect(await ratesOf(bike.id)).toEqual([
      { ivaRate: 21, ivaRegime: '03', base: '500.00', quota: '105.00', cost: '1595.00' },
    ]);
    await allTaken();
    for (const [invoice, regime, base, quota, phrase] of [
      [bike, '03', '500.00', '105.00', 'Régimen especial de los bienes usados.'],
      [trip, '05', '200.00', '42.00', 'Régimen especial de las agencias de viajes.'],
    ] as const) {
      const { record, text } = await wholeInvoice({ app, aeat }, eva, invoice);
      expect(rowOf(record)).toBe(
        `<DetalleDesglose><Impuesto>01<ClaveRegimen>${regime}<CalificacionOperacion>S1<TipoImpositivo>21.00<BaseImponibleOimporteNoSujeto>${base}<CuotaRepercutida>${quota}`,
      );
      expect(text).toContain(phrase);
      for (const unsaid of [
        'Base imponible',
        'Cuota',
        '21 %',
        'sin IVA',
        `${quota.replace('.', ',')} €`,
        '1.595',
        '484,5',
      ])
        expect(text).not.toContain(unsaid);
    }
  });

  test('a loss is no base, nor does it lower that of the rest; discounts of lines lower what is earned', async () => {
    const lines = [
      { ...MOTORBIKE, price: 1000 },
      { ...MOTORBIKE, price: 200, cost: 0, ivaRate: 10, discountPercent: 45 },
      { ...MOTORBIKE, price: 1.21, cost: 1 },
      { ...MOTORBIKE, price: 1595.01 },
    ];
    const { id, total } = await made(lines);
    expect(total).toBe(2706.22);
    expect(await ratesOf(id)).toEqual([
      { ivaRate: 21, ivaRegime: '03', base: '0.18', quota: '0.04', cost: '2596.00' },
      { ivaRate: 10, ivaRegime: '03', base: '100.00', quota: '10.00', cost: '0.00' },
    ]);
    await allTaken();
  });

  test('what comes back is rectified by differences, whole or in part, with its cost', async () => {
    const { id, fullNumber } = await made([{ ...MOTORBIKE, quantity: 2 }]);
    const one = (await rectify(id, { lines: [{ ...MOTORBIKE, quantity: -1 }] })).body.invoice;
    expect(one).toMatchObject({ subtotal: -2095, totalIva: -105, total: -2200 });
    const less = (await rectify(id, { lines: [{ ...MOTORBIKE, quantity: -1, price: 121, cost: 0 }] })).body.invoice;
    expect(less).toMatchObject({ totalIva: -21, total: -121 });
    expect((await call('GET', `/invoices/${id}`)).body.invoice.remaining).toMatchObject([{ base: 400, quota: 84 }]);
    const whole = await made([TRIP]);
    const credit = (await rectify(whole.id)).body.invoice;
    expect(credit).toMatchObject({ total: -1211, totalIva: -42, lines: [{ quantity: -2, cost: 484.5 }] });
    expect(await ratesOf(credit.id)).toMatchObject([{ base: '-200.00', quota: '-42.00', cost: '-969.00' }]);
    expect((await rectify(whole.id, { kind: 'R4', dataOnly: true })).body.invoice).toMatchObject({ total: 0 });
    await allTaken();
    const { text } = await wholeInvoice({ app, aeat }, eva, one);
    expect(text).toContain(`Factura ${fullNumber}`);
    // How it leaves the original would say its VAT apart (LIVA, art. 138).
    for (const said of ['Base imponible', 'Cómo queda', 'Cuota']) expect(text).not.toContain(said);
    expect((await call('GET', `/invoices/${one.id}`)).body.invoice.rectification.left).toBeNull();
  });

  test('a simplified one is exchanged for a complete one that says no VAT either, and is rectified by an R5', async () => {
    const ticket = await made([{ ...MOTORBIKE, price: 221, cost: 100 }], { kind: 'F2', customerManual: undefined });
    expect(ticket).toMatchObject({ kind: 'F2', total: 221, totalIva: 21 });
    const { body } = await call('POST', '/invoices/exchange', { ids: [ticket.id], customerManual: BUYER });
    expect(body.invoice).toMatchObject({ kind: 'F3', total: 221, totalIva: 21, lines: [{ cost: 100 }] });
    expect(await ratesOf(body.invoice.id)).toMatchObject([{ ivaRegime: '03', base: '100.00', cost: '100.00' }]);
    const search = encodeURIComponent(body.invoice.fullNumber);
    const answer = await fetch(`${app.url}/api/invoices/export/csv?search=${search}`, {
      headers: { authorization: `Bearer ${eva.token}` },
    });
    const [head, row] = (await answer.text()).split('\r\n').map(text => text.split(';'));
    const columns = ['Base 21 %', 'Cuota 21 %', 'Total', 'Base sustituida', 'Cuota sustituida', 'No gravado (margen)'];
    expect(columns.map(name => row![head!.indexOf(name)])).toEqual([
      ...['100,00', '21,00', '221,00', '100,00', '21,00', '100,00'],
    ]);
    // A complete one of both would say no VAT of what is taxed whole (RD 1619/2012, art. 6.1.g and h).
    const bought = { ...MOTORBIKE, price: 50, cost: 10 };
    const [used, trip, plain] = await Promise.all(
      [bought, { ...TRIP, price: 50, cost: 10 }, { ...bought, ivaRegime: null, cost: null }].map(line =>
        made([line], { kind: 'F2', customerManual: undefined }),
      ),
    );
    for (const other of [trip, plain]) {
      const ids = [used.id, other.id];
      const mixed = await call('POST', '/invoices/exchange', { ids, customerManual: BUYER });
      expect([mixed.status, mixed.body.fields]).toEqual([400, { ids: expect.stringContaining('canjéalas aparte') }]);
    }
    expect((await rectify(ticket.id, { kind: 'R5' })).body.invoice).toMatchObject({ kind: 'R5', total: -221 });
    await allTaken();
    for (const each of [ticket, body.invoice]) {
      const { text } = await wholeInvoice({ app, aeat }, eva, each);
      expect(text).toContain('Régimen especial de los bienes usados.');
      expect(text).not.toContain(' 21,00 €');
    }
  });
});

describe('another price of what is taxed on what is earned', () => {
  const quotaOf = async (answer: ReturnType<typeof call>) => {
    const { status, body } = await answer;
    return [status, body.fields ?? (await ratesOf(body.invoice.id))[0].quota];
  };
  const changed = (part: object, quantity = -1) => ({ ...MOTORBIKE, quantity, ...part });
  const two = (price: number, part: object = {}) => [changed(part), changed({ ...part, price }, 1)];
  const LOSS = { ...MOTORBIKE, price: 1500, cost: 1595 };

  test('is two lines, or a line of no cost that lowers it: VAT is what the difference of what was earned has in it', async () => {
    const standing = async (lines: object[], changes: object[][]) => {
      const { id } = await made(lines);
      const quotas = [];
      for (const each of changes) quotas.push((await quotaOf(rectify(id, { lines: each })))[1]);
      const { remaining } = (await call('GET', `/invoices/${id}`)).body.invoice;
      return [...quotas, remaining.map(({ quota }: { quota: number }) => quota)];
    };
    // 2,200 of 605 earned (VAT 105): 2,100 leaves 505 (87.64), 1,400 a loss, which has none.
    expect(await standing([MOTORBIKE], [two(2100)])).toEqual(['-17.36', [87.64]]);
    expect(await standing([MOTORBIKE], [two(1400)])).toEqual(['-105.00', [0]]);
    expect(await standing([MOTORBIKE], [[changed({ price: 100, cost: 0 })]])).toEqual(['-17.36', [87.64]]);
    expect(await standing([MOTORBIKE], [two(2321)])).toEqual(['21.00', [126]]);
    // What has become a loss comes back as one; so does what was sold as one, and one more of it.
    expect(await standing([MOTORBIKE], [two(1400), [changed({ price: 1400 })]])).toEqual(['-105.00', '0.00', [0]]);
    expect(await standing([LOSS], [[{ ...LOSS, quantity: 1 }], [{ ...LOSS, quantity: -2 }]])).toEqual([
      '0.00',
      '0.00',
      [0],
    ]);
    // What cost nothing, beside what was a loss.
    const found = { ...MOTORBIKE, price: 121, cost: 0 };
    const dearer = [
      { ...found, quantity: -1 },
      { ...found, price: 242 },
    ];
    expect(await standing([found, LOSS], [dearer])).toEqual(['21.00', [42]]);
    // Though all of it was taken off twice.
    const twice = await made([MOTORBIKE]);
    for (let time = 0; time < 2; time += 1) await rectify(twice.id);
    expect(await quotaOf(rectify(twice.id, { lines: two(3600) }))).toEqual([201, '242.98']);
    // To another rate, and at another cost.
    expect(await standing([MOTORBIKE], [[changed({}), changed({ ivaRate: 10 }, 1)]])).toEqual(['-105.00', [0, 55]]);
    expect(await standing([MOTORBIKE], [[changed({}), changed({ cost: 1474 }, 1)]])).toEqual(['21.00', [126]]);
    // What takes a rectifying invoice back is the other way round.
    const { id } = await made([MOTORBIKE]);
    const back = (await rectify(id, { lines: [changed({})] })).body.invoice;
    expect(await quotaOf(rectify(back.id, { lines: [changed({}, 1)] }))).toEqual([201, '105.00']);
    await allTaken();
  });

  test.each<[string, object[], object[], string, RegExp]>([
    ['lower in one line beside its cost', [MOTORBIKE], [changed({ price: 100 })], 'lines.0.cost', /dos líneas/],
    ['higher likewise', [MOTORBIKE], [changed({ price: 100 }, 1)], 'lines.0.cost', /dos líneas/],
    ['down to a loss', [MOTORBIKE], [changed({ price: 800, cost: 0 })], 'lines.0.price', /dos líneas/],
    ['a cent more than was earned', [MOTORBIKE], [changed({ price: 605.01, cost: 0 })], 'lines.0.price', /dos líneas/],
    [
      'beyond what one of two goods earned',
      [MOTORBIKE, MOTORBIKE],
      [changed({ price: 606, cost: 0 })],
      'lines.0.price',
      /cualquiera/,
    ],
    ['lower of what was a loss', [LOSS], [changed({ price: 1, cost: 0 })], 'lines.0.price', /dos líneas/],
    ['higher of what was a loss', [LOSS], [changed({ price: 200, cost: 0 }, 1)], 'lines.0.cost', /a pérdida/],
    ['twice what was earned', [MOTORBIKE], [changed({}), changed({})], 'lines', /lo que queda ganado/],
  ])('is refused, with nothing made, where the VAT would be another: %s', async (_, lines, change, field, text) => {
    const { id } = await made(lines);
    expect(await quotaOf(rectify(id, { lines: change }))).toEqual([400, { [field]: expect.stringMatching(text) }]);
    expect((await call('GET', `/invoices/${id}`)).body.invoice.rectifiedBy).toEqual([]);
  });

  test('a trip is one service: what one of its lines loses lowers what it earned, and is taken back with it', async () => {
    const trip = (price: number, cost: number, quantity = 1) => ({ ...TRIP, quantity, price, cost });
    const [hotel, flight] = [trip(500, 550), trip(300, 200)];
    const { id, lines } = await made([hotel, flight]);
    // 50 are earned of both.
    expect(await ratesOf(id)).toEqual([{ ivaRate: 21, ivaRegime: '05', base: '41.32', quota: '8.68', cost: '750.00' }]);
    expect(lines).toMatchObject([
      { subtotal: 500, total: 500 },
      { subtotal: 291.32, total: 300 },
    ]);
    // Without the flight nothing is earned: that is 8.68 less, and no line of the flight says so.
    const [status, refused] = await quotaOf(rectify(id, { lines: [{ ...flight, quantity: -1 }] }));
    expect([status, refused]).toEqual([400, { lines: expect.stringContaining('abona la factura entera') }]);
    expect(await quotaOf(rectify(id, { lines: [trip(10, 0, -1)] }))).toEqual([201, '-1.74']);
    expect(await quotaOf(rectify(id, { lines: [trip(300, 200, -1), trip(305, 200)] }))).toEqual([201, '0.87']);
    expect((await quotaOf(rectify(id, { lines: [trip(100, 200, -1)] })))[0]).toBe(400);
    expect((await quotaOf(rectify(id, { lines: [trip(46, 0, -1)] })))[0]).toBe(400);
    const loss = await made([hotel]);
    expect((await ratesOf(loss.id))[0]).toMatchObject({ base: '0.00', quota: '0.00', cost: '500.00' });
    expect(await quotaOf(rectify(loss.id))).toEqual([201, '0.00']);
    await allTaken();
  });
});

testWithSchemas('the records of all of them keep to the official schema', async () => {
  const bodies = await sentBodies(aeat);
  expect(bodies.length).toBeGreaterThan(1);
  expect(await schemaErrors(bodies)).toEqual([]);
});

test.each<[string, object[], object, string, RegExp]>([
  ['without what it cost', [{ ...MOTORBIKE, cost: null }], {}, 'lines.0.cost', /lo que te costó/],
  ['a cost below 0', [{ ...MOTORBIKE, cost: -1 }], {}, 'lines.0.cost', /0 o más/],
  ['a cost of 7 decimals', [{ ...MOTORBIKE, cost: '0.0000001' }], {}, 'lines.0.cost', /6 decimales/],
  ['a cost too large', [{ ...MOTORBIKE, cost: '1000000000' }], {}, 'lines.0.cost', /demasiado grande/],
  ['the cost of what is taxed whole', [{ ...MOTORBIKE, ivaRegime: null }], {}, 'lines.0.cost', /claves 03 y 05/],
  ['both in one', [MOTORBIKE, TRIP], {}, 'lines.1.ivaRegime', /su propia factura/],
  [
    'beside what is taxed whole',
    [MOTORBIKE, { ...MOTORBIKE, ivaRegime: null, cost: null }],
    {},
    'lines.1.ivaRegime',
    /su propia factura/,
  ],
  ['a price with VAT', [{ ...MOTORBIKE, price: null, grossPrice: 100 }], {}, 'lines.0.grossPrice', /todo lo que paga/],
  ['at 0 %', [{ ...MOTORBIKE, ivaRate: 0 }], {}, 'lines.0.ivaRegime', /mayor que 0/],
  ['travel at 10 %', [{ ...TRIP, ivaRate: 10 }], {}, 'lines.0.ivaRegime', /solo va con el 21 %/],
  ['a discount of the whole', [MOTORBIKE], { discountAmount: 10 }, 'discountAmount', /en cada línea/],
  ['a percentage off the whole', [MOTORBIKE], { discountPercent: 10 }, 'discountPercent', /en cada línea/],
  ['an agreed total', [MOTORBIKE], { agreedTotal: 100 }, 'agreedTotal', /ya lo que paga/],
  ['IRPF', [MOTORBIKE], { withholdingPercent: 15 }, 'withholdingPercent', /no lleva retención/],
  ['a prepayment', [TRIP], { prepayment: true }, 'prepayment', /no se sabe aún/],
])('refused, on its field, with nothing made: %s', async (_, lines, part, field, text) => {
  const count = async () => (await call('GET', '/invoices')).body.pagination.total;
  const before = await count();
  const input = { date: today(), customerManual: BUYER, lines, ...part };
  const refused = [400, { [field]: expect.stringMatching(text) }];
  expect(await refusedByBoth(app, eva, 'createInvoice', { input })).toEqual(refused);
  expect(await count()).toBe(before);
});

test('refused: less a prepayment, and with recargo de equivalencia, which a retailer’s card puts unless it is said', async () => {
  const { id: customerId } = await buildCustomer(app, eva, { nif: '12345678Z', recargo: true });
  const { id: prepaid } = await buildPrepayment(app, eva, { customerManual: BUYER });
  const refused = async (part: object) => {
    const { status, body } = await create([MOTORBIKE], part);
    return [status, body.fields];
  };
  expect(await refused({ prepayments: [prepaid] })).toEqual([
    400,
    { prepayments: expect.stringContaining('no resta anticipos') },
  ]);
  const retailer = { customerManual: null, customerId };
  const carried = [400, { recargo: expect.stringContaining('no lleva recargo de equivalencia') }];
  expect(await refused(retailer)).toEqual(carried);
  expect(await refused({ ...retailer, recargo: true })).toEqual(carried);
  expect(await made([MOTORBIKE], { ...retailer, recargo: false })).toMatchObject({ total: 2200, recargo: null });
});

test('the database keeps no line of them without its cost, and no cost of another', async () => {
  const draft = { status: 'draft' };
  const [bike, other] = [
    await made([MOTORBIKE], draft),
    await made([{ ...MOTORBIKE, ivaRegime: null, cost: null }], draft),
  ];
  for (const [{ id }, change] of [
    [bike, 'cost = NULL'],
    [bike, 'cost = -1'],
    [bike, 'iva_regime = NULL'],
    [other, 'cost = 1'],
  ])
    await expect(
      asSuperuser(app.database, client =>
        client.query(`UPDATE app.invoice_lines SET ${change} WHERE tenant_id = $1 AND invoice_id = $2`, [
          eva.tenantId,
          id,
        ]),
      ),
    ).rejects.toThrow('invoice_lines_cost');
});

test('refused of what rectifies: by substitution, under another regime, together, as a rebate; and in Canarias', async () => {
  const { id } = await made([MOTORBIKE]);
  const other = await made([{ ...MOTORBIKE, ivaRegime: null, cost: null }]);
  const refused = async (answer: ReturnType<typeof call>) => {
    const { status, body } = await answer;
    return [status, body.fields];
  };
  expect(await refused(rectify(id, { way: 'S', lines: [MOTORBIKE] }))).toEqual([
    400,
    { way: expect.stringContaining('por diferencias') },
  ]);
  const plain = { ...MOTORBIKE, quantity: -1, ivaRegime: null, cost: null };
  expect(await refused(rectify(id, { lines: [plain] }))).toEqual([
    400,
    { 'lines.0.ivaRegime': expect.stringContaining('pon en la línea la clave 03') },
  ]);
  expect(await refused(rectify(other.id, { lines: [{ ...MOTORBIKE, quantity: -1 }] }))).toEqual([
    400,
    { 'lines.0.ivaRegime': expect.stringContaining('quita la clave') },
  ]);
  const together = { kind: 'R1', cause: 'Devolución', originals: [{ id }, { id: other.id }] };
  expect(await refused(call('POST', '/invoices/rectify', together))).toEqual([
    400,
    { 'originals.0.id': expect.stringContaining('rectifícala aparte') },
  ]);
  const guacimara = await aeat.buildSender();
  const settings = {
    companyName: 'Guacimara',
    companyNif: guacimara.nif,
    companyAddress: 'Calle 1',
    territory: 'canarias',
  };
  expect((await app.rest('PUT', '/settings', { token: guacimara.token, body: settings })).status).toBe(200);
  const there = { date: today('Atlantic/Canary'), customerManual: BUYER, lines: [{ ...MOTORBIKE, ivaRate: 7 }] };
  const { status, body } = await app.rest('POST', '/invoices', { token: guacimara.token, body: there });
  expect([status, body.fields]).toEqual([400, { 'lines.0.ivaRegime': expect.stringContaining('se ofrece en el IVA') }]);
});
