import { schemaErrors, testWithSchemas } from '../../test/aeat-schema';
import { buildTenant, type Person } from '../../test/build';
import { refusedByBoth } from '../../test/doors';
import type { TestApp } from '../../test/harness';
import { expectSameLedger, type AeatKit } from '../../test/servers/aeat';
import { withSharedAeat } from '../../test/servers/with-aeat';
import { wholeInvoice } from '../../test/read/whole-invoice';
import { pdfText } from '../../test/read/pdf-text';
import { today } from '../../test/days';
import { sentBodies } from '../../test/read/sent';

let app: TestApp;
let aeat: AeatKit;
withSharedAeat(started => void ({ app, aeat } = started));

const yearsAgo = (years: number) =>
  `${Number(today().slice(0, 4)) - years}${today().slice(4).replace('02-29', '02-28')}`;

/** What the drawing of a freelancer's invoice says: 10 % off a line, 15 % withheld. */
const LINES = [
  { description: 'Dirección de arte, campaña de otoño', quantity: 1, price: 1400, ivaRate: 21, discountPercent: 10 },
  { description: 'Sesión de fotografía, media jornada', quantity: 2, price: 320, ivaRate: 21 },
  { description: 'Cesión de derechos, 1 año', quantity: 1, price: 537.19, ivaRate: 21 },
];
const COMPANY = { name: 'Bodegas Larrañaga, S.L.', nif: 'B26304188', address: 'Calle de la Vega, 14, Haro' };
const PERSON = { name: 'Ana Ruiz Gil', nif: '12345678Z', address: 'Calle Mayor, 1, Madrid' };
const body = (part: object = {}) => ({ date: today(), customerManual: COMPANY, lines: LINES, ...part });
const create = ({ token }: Person, part: object = {}) => app.rest('POST', '/invoices', { token, body: body(part) });
const made = async (by: Person, part: object = {}) => {
  const answer = await create(by, part);
  expect([answer.status, answer.body.error]).toEqual([201, undefined]);
  return answer.body.invoice;
};
const read = async ({ token }: Person, id: string) =>
  (await app.rest('GET', `/invoices/${id}`, { token })).body.invoice;

const paperOf = (by: Person, id: string) => pdfText(app, by, `/invoices/${id}/pdf`);

test('a freelancer takes 10 % off a line and has 15 % withheld: the total stays the AEAT’s, what is to be paid is less', async () => {
  const marta = await aeat.buildSender();
  const invoice = await made(marta, { withholdingPercent: 15 });
  expect(invoice).toMatchObject({
    subtotal: 2437.19,
    totalIva: 511.81,
    total: 2949,
    discount: 140,
    withholdingPercent: 15,
    withholding: 365.58,
    payable: 2583.42,
    lines: [{ discountPercent: 10, discountAmount: null, subtotal: 1260, total: 1524.6 }, { subtotal: 640 }, {}],
  });
  const withSuplidos = await made(marta, { suplidos: [{ description: 'Tasa del Registro', amount: 40.07 }] });
  expect(await read(marta, invoice.id)).toMatchObject({ withholding: 365.58, payable: 2583.42, discount: 140 });
  await aeat.drain(marta);
  await expectSameLedger(aeat, marta);
  const { record, text: paper } = await wholeInvoice({ app, aeat }, marta, invoice);
  const other = await wholeInvoice({ app, aeat }, marta, withSuplidos);
  // Neither is in the record, nor in the total of its code.
  for (const each of [record, other.record])
    expect(each).toMatch(/<\/DetalleDesglose><\/Desglose><CuotaTotal>511.81<\/CuotaTotal><ImporteTotal>2949.00</);
  for (const said of ['Total factura 2.949,00 €', 'Suplidos 40,07 €', 'Total a pagar 2.989,07 €'])
    expect(other.text).toContain(said);
  for (const said of [
    'Dto.',
    '10 %',
    'Descuento aplicado en las líneas: 140,00 € sobre 1.400,00 €.',
    'Total factura 2.949,00 €',
    'Retención IRPF 15 % −365,58 €',
    'Total a pagar 2.583,42 €',
  ])
    expect(paper).toContain(said);
});

test('a discount of the whole is shared out to the cent, and stands on paper between the sum and the base', async () => {
  const eva = await buildTenant(app);
  const lines = [10, 10, 10].map(price => ({ description: 'Hora', quantity: 1, price, ivaRate: 21 }));
  const invoice = await made(eva, { lines, discountAmount: 1 });
  expect(invoice).toMatchObject({ discountAmount: 1, discount: 1, subtotal: 29, totalIva: 6.09, total: 35.09 });
  expect(invoice.lines.map((line: { subtotal: number }) => line.subtotal)).toEqual([9.66, 9.67, 9.67]);
  const paper = await paperOf(eva, invoice.id);
  expect(paper).toContain('Suma 30,00 € Descuento −1,00 € Base imponible 29,00 € IVA 6,09 €');
  expect(paper).not.toContain('Total a pagar');
  expect(await made(eva, { lines, discountPercent: 50 })).toMatchObject({ discount: 15, subtotal: 15, payable: 18.15 });
});

test('suplidos are in what is to be paid and on the paper, never in the total', async () => {
  const eva = await buildTenant(app);
  const suplidos = [
    { description: 'Tasa del Registro Mercantil', amount: 40.07 },
    { description: ' Notaría ', amount: 12.3 },
  ];
  const invoice = await made(eva, { suplidos });
  expect(invoice).toMatchObject({ total: 2949, payable: 3001.37, suplidos: [suplidos[0], { description: 'Notaría' }] });
  const paper = await paperOf(eva, invoice.id);
  for (const said of ['Suplidos 52,37 €', 'Tasa del Registro Mercantil: 40,07 €', 'Total a pagar 3.001,37 €'])
    expect(paper).toContain(said);
});

describe('the date of the operation', () => {
  test('stands in the record and on the paper where it is another', async () => {
    const eva = await aeat.buildSender();
    const invoice = await made(eva, { operationDate: yearsAgo(1) });
    expect(invoice.operationDate).toBe(yearsAgo(1));
    expect(await paperOf(eva, invoice.id)).toContain(`Operación: ${Number(yearsAgo(1).slice(8))} de `);
    await aeat.drain(eva);
    expect(await aeat.statuses(eva)).toMatchObject([{ status: 'accepted' }]);
    const sent = await aeat.messages();
    expect(sent.at(-1)!.raw).toContain(`FechaOperacion>${yearsAgo(1).split('-').reverse().join('-')}<`);
  });

  test('that is the invoice’s own is none; 20 years is the most', async () => {
    const eva = await buildTenant(app);
    expect((await made(eva, { operationDate: today() })).operationDate).toBeNull();
    expect((await made(eva, { operationDate: yearsAgo(20) })).operationDate).toBe(yearsAgo(20));
    const beyond = await create(eva, { operationDate: yearsAgo(21) });
    expect([beyond.status, beyond.body.fields]).toMatchObject([400, { operationDate: expect.any(String) }]);
    const later = await create(eva, { date: yearsAgo(1), operationDate: today() });
    expect([later.status, later.body.fields]).toEqual([
      400,
      { operationDate: 'La fecha de la operación no puede ser posterior a la de la factura' },
    ]);
  });
});

testWithSchemas('the records of all of them keep to the official schema', async () => {
  const bodies = await sentBodies(aeat);
  expect(bodies.length).toBeGreaterThan(1);
  expect(await schemaErrors(bodies)).toEqual([]);
});

describe('a draft', () => {
  test('read and put back as it was read changes nothing, and is issued with all of it', async () => {
    const eva = await buildTenant(app);
    const draft = await made(eva, {
      status: 'draft',
      discountPercent: 5,
      withholdingPercent: 7,
      operationDate: yearsAgo(1),
      suplidos: [{ description: 'Tasa', amount: 3 }],
    });
    const before = await read(eva, draft.id);
    const { status } = await app.rest('PUT', `/invoices/${draft.id}`, {
      token: eva.token,
      body: {
        ...Object.fromEntries(
          [
            ...['date', 'series', 'notes', 'status', 'customerManual', 'operationDate', 'discountPercent'],
            ...['discountAmount', 'withholdingPercent', 'suplidos'],
          ].map(name => [name, before[name]]),
        ),
        lines: before.lines.map(({ subtotal: _, total: __, ...line }: Record<string, unknown>) => line),
      },
    });
    expect(status).toBe(200);
    // It is another version of the draft, as whoever has it open is to know.
    expect(await read(eva, draft.id)).toEqual({ ...before, version: expect.any(String) });
    const { body: issued } = await app.rest('POST', `/invoices/${draft.id}/issue`, { token: eva.token });
    for (const name of ['operationDate', 'discountPercent', 'discount', 'withholding', 'suplidos', 'payable', 'total'])
      expect(issued.invoice[name]).toEqual(before[name]);
  });
});

describe('a credit of the whole', () => {
  test('is to the cent what its original says, with discounts, withholding and suplidos', async () => {
    const eva = await aeat.buildSender();
    const original = await made(eva, {
      lines: [...LINES, { description: 'Libro', quantity: 3, price: 9.99, ivaRate: 4, discountAmount: 1.01 }],
      discountAmount: 7.77,
      withholdingPercent: 15,
      suplidos: [{ description: 'Tasa', amount: 3 }],
    });
    const credit = async (id: string) => {
      const answer = await app.rest('POST', `/invoices/${id}/rectify`, {
        token: eva.token,
        body: { kind: 'R1', cause: 'Devolución de todo' },
      });
      expect([answer.status, answer.body.error]).toEqual([201, undefined]);
      return answer.body.invoice;
    };
    const first = await credit(original.id);
    const sums = ['subtotal', 'totalIva', 'total', 'discount', 'withholding', 'payable'];
    const of = (invoice: Record<string, number>, sign: number) => sums.map(name => sign * invoice[name]!);
    expect(of(first, -1)).toEqual(of(original, 1));
    expect(first.suplidos).toEqual([{ description: 'Tasa', amount: -3 }]);
    // And one that credits the credit is the original again.
    expect(of(await credit(first.id), 1)).toEqual(of(original, 1));
    await aeat.drain(eva);
    expect((await aeat.statuses(eva)).map(({ status }) => status)).toEqual(['accepted', 'accepted', 'accepted']);
    await expectSameLedger(aeat, eva);
  });

  test('takes back what was withheld, also where the customer turned out to be from abroad', async () => {
    const eva = await buildTenant(app);
    const { id } = await made(eva, { withholdingPercent: 15 });
    const rectify = async (part: object) =>
      (
        await app.rest('POST', `/invoices/${id}/rectify`, {
          token: eva.token,
          body: { kind: 'R4', cause: 'Datos', ...part },
        })
      ).body;
    const abroad = { name: 'Weber & Kraus GmbH', nif: 'DE299418732', country: 'DE', address: 'Berlin' };
    expect((await rectify({ dataOnly: true, customerManual: abroad })).invoice).toMatchObject({ withholding: null });
    expect((await rectify({})).invoice).toMatchObject({ customerNif: 'DE299418732', payable: -2583.42 });
  });

  test('of a part withholds as its original does', async () => {
    const eva = await buildTenant(app);
    const { id } = await made(eva, { withholdingPercent: 15 });
    const { body: answer } = await app.rest('POST', `/invoices/${id}/rectify`, {
      token: eva.token,
      body: {
        kind: 'R1',
        cause: 'Cambio de precio',
        lines: [{ description: 'Diferencia', quantity: 1, price: -100, ivaRate: 21 }],
      },
    });
    expect(answer.invoice).toMatchObject({ total: -121, withholdingPercent: 15, withholding: -15, payable: -106 });
  });
});

describe('who withholds', () => {
  const warned = async (by: Person, part: object) => (await made(by, part)).warnings.join(' ');

  test('a company always does, of a person Folio warns, whoever has no Spanish number is refused', async () => {
    const eva = await buildTenant(app);
    const ONLY = 'Ana Ruiz Gil es una persona: solo retiene IRPF como empresa o profesional, nunca un particular.';
    expect(await warned(eva, { withholdingPercent: 15 })).not.toContain('es una persona');
    expect(await warned(eva, { withholdingPercent: 15, customerManual: PERSON })).toContain(ONLY);
    expect(await warned(eva, { customerManual: PERSON })).not.toContain('es una persona');
    const abroad = { name: 'Weber & Kraus GmbH', nif: 'DE299418732', country: 'DE', address: 'Berlin' };
    for (const status of ['issued', 'draft']) {
      const refused = await create(eva, { withholdingPercent: 15, customerManual: abroad, status });
      expect([refused.status, refused.body.fields]).toEqual([
        400,
        { withholdingPercent: 'Un cliente sin NIF español no retiene IRPF: quita la retención' },
      ]);
    }
  });

  test('the percentage of the last invoice to a company is remembered, of a person it is not', async () => {
    const eva = await buildTenant(app);
    const usual = async () =>
      (await app.gql('{ me { tenant { defaultWithholding } } }', {}, { token: eva.token })).body.data.me.tenant
        .defaultWithholding;
    expect(await usual()).toBeNull();
    await made(eva, { withholdingPercent: 15, customerManual: PERSON });
    expect(await usual()).toBeNull();
    const { id } = await made(eva, { withholdingPercent: 7 });
    expect(await usual()).toBe('7.00');
    await made(eva, { customerManual: PERSON });
    expect(await usual()).toBe('7.00');
    await made(eva, { status: 'draft' });
    expect(await usual()).toBeNull();
    await app.rest('POST', `/invoices/${id}/rectify`, { token: eva.token, body: { kind: 'R1', cause: 'Devolución' } });
    expect(await usual()).toBeNull();
  });
});

describe('prices that were agreed with VAT included', () => {
  const gross = (grossPrice: number, quantity = 1, more: object = {}) => ({
    description: 'Corte y color',
    quantity,
    grossPrice,
    ivaRate: 21,
    ...more,
  });

  test('are what the invoice comes to, in the record, in the QR and on paper', async () => {
    const eva = await aeat.buildSender();
    const lines = [gross(65), gross(9.99, 1, { ivaRate: 10 }), gross(758, 1, { ivaRate: 4 }), gross(10, 3)];
    const invoice = await made(eva, { lines });
    expect(invoice).toMatchObject({ subtotal: 816.44, totalIva: 46.55, total: 862.99 });
    expect(invoice.lines).toMatchObject([
      { price: 53.72, grossPrice: 65, total: 65 },
      { price: 9.08, total: 9.99 },
      { price: 728.85, total: 758 },
      { price: 8.264, total: 30 },
    ]);
    await aeat.drain(eva);
    expect(await aeat.statuses(eva)).toMatchObject([{ status: 'accepted' }]);
    await expectSameLedger(aeat, eva);
    const paper = await paperOf(eva, invoice.id);
    expect(paper).toContain('Total 862,99 €');
    const query = 'query ($id: ID!) { invoice(id: $id) { qrUrl } }';
    const { body: seen } = await app.gql(query, { id: invoice.id }, { token: eva.token });
    expect(seen.data.invoice.qrUrl).toContain('importe=862.99');
  });

  test('are kept with a draft, which says the same once it is written back', async () => {
    const eva = await buildTenant(app);
    const lines = [gross(121, 2, { discountPercent: 10 }), LINES[1]];
    const draft = await made(eva, { lines, status: 'draft' });
    expect(draft).toMatchObject({ lines: [{ price: 100, grossPrice: 121, total: 217.8 }, {}], total: 992.2 });
    const { id, customer, ...rest } = await read(eva, draft.id);
    expect(customer).toBeNull();
    const again = await app.rest('PUT', `/invoices/${id}`, {
      token: eva.token,
      body: body({ status: 'draft', lines: rest.lines }),
    });
    expect([again.status, again.body.invoice]).toMatchObject([200, { lines: rest.lines, total: 992.2 }]);
  });

  test('a total that was agreed changes all prices in proportion', async () => {
    const eva = await buildTenant(app);
    const invoice = await made(eva, { lines: LINES, agreedTotal: 3000 });
    expect(invoice).toMatchObject({ total: 3000, lines: [{ discountPercent: 10, grossPrice: null }, {}, {}] });
    const [first, , third] = invoice.lines;
    expect(first.price / third.price).toBeCloseTo(1400 / 537.19, 3);
  });

  test('a total that was agreed is kept to where a rate goes under two regimes', async () => {
    const eva = await buildTenant(app);
    const lines = [LINES[1], { ...LINES[1], ivaRegime: '11' }];
    const invoice = await made(eva, { lines, agreedTotal: 242 });
    expect(invoice).toMatchObject({ subtotal: 200, total: 242, lines: [{ price: 50 }, { price: 50 }] });
  });

  test('what VAT rounds away is refused with the nearest, and nothing is made', async () => {
    const eva = await buildTenant(app);
    const cases: [object, string, string][] = [
      [{ lines: [gross(0.03)] }, 'lines.0.grossPrice', 'lo más cercano es 0,02 € o 0,04 €'],
      [{ lines: [gross(1)], agreedTotal: 1.01 }, 'agreedTotal', 'lo más cercano es 1,00 € o 1,02 €'],
      [{ lines: [gross(121, 1, { price: 99 })] }, 'lines.0.grossPrice', 'deja solo uno'],
      [{ lines: [gross(121, 1, { discountAmount: 1 })] }, 'lines.0.discountAmount', 'se escribe en porcentaje'],
      [{ lines: [gross(0)] }, 'lines.0.grossPrice', 'mayor que 0'],
      [{ lines: [{ ...gross(1), grossPrice: '0.0000001' }] }, 'lines.0.grossPrice', '6 decimales'],
      [{ lines: [gross(0.000123, 999_999.999)] }, 'lines.0.grossPrice', 'escribe el precio sin impuesto'],
      [{ lines: [{ description: 'Nada', quantity: 1, ivaRate: 21 }] }, 'lines.0.price', 'mayor que 0'],
      [{ agreedTotal: 3000, discountPercent: 5 }, 'agreedTotal', 'quita uno de los dos'],
      [{ agreedTotal: 0 }, 'agreedTotal', 'mayor que 0'],
      [{ agreedTotal: 1, lines: [{ ...LINES[1], quantity: 999_999 }] }, 'lines.0.price', 'cambia su cantidad'],
      [
        { agreedTotal: 10, lines: [gross(10, 1, { discountPercent: 100 })] },
        'agreedTotal',
        'todas las líneas tienen que sumar más de 0',
      ],
    ];
    for (const [part, field, said] of cases) {
      const { status, body: answer } = await create(eva, part);
      expect([status, answer.fields]).toEqual([400, { [field]: expect.stringContaining(said) }]);
    }
    expect((await app.rest('GET', '/invoices', { token: eva.token })).body.pagination.total).toBe(0);
  });
});

const HUGE = { ...LINES[1], quantity: 999_999_999, price: 999_999_999 };

test.each([
  [
    'a line that is all given away, beyond what an invoice may be',
    { lines: [{ ...HUGE, discountPercent: 100 }] },
    'lines.0.price',
  ],
  [
    'a line beyond it of an invoice that is given away',
    { discountPercent: 100, lines: [LINES[1], HUGE] },
    'lines.1.price',
  ],
  [
    'an agreed total that asks for too large a price',
    { agreedTotal: 1_210_000, lines: [{ ...LINES[1], quantity: '0.000001', price: 999_999_999 }] },
    'lines.0.price',
  ],
  ['both discounts of a line', { lines: [{ ...LINES[0], discountAmount: 1 }] }, 'lines.0.discountAmount'],
  ['a line’s discount beyond it', { lines: [{ ...LINES[1], discountAmount: 640.01 }] }, 'lines.0.discountAmount'],
  ['a line’s discount below 0', { lines: [{ ...LINES[1], discountAmount: -1 }] }, 'lines.0.discountAmount'],
  ['a line’s discount of 3 decimals', { lines: [{ ...LINES[1], discountAmount: 0.001 }] }, 'lines.0.discountAmount'],
  ['a line’s percentage beyond 100', { lines: [{ ...LINES[1], discountPercent: 100.01 }] }, 'lines.0.discountPercent'],
  ['both discounts of the whole', { discountPercent: 1, discountAmount: 1 }, 'discountAmount'],
  ['a discount beyond the whole', { discountAmount: 2437.2 }, 'discountAmount'],
  ['a percentage below 0', { discountPercent: -1 }, 'discountPercent'],
  [
    'a percentage of the whole where its lines are given away',
    {
      lines: [{ ...LINES[1], discountPercent: 100 }],
      discountPercent: 10,
    },
    'discountPercent',
  ],
  ['a percentage that nobody withholds', { withholdingPercent: 16 }, 'withholdingPercent'],
  ['a withholding below 0', { withholdingPercent: -15 }, 'withholdingPercent'],
  ['a suplido without a name', { suplidos: [{ description: ' ', amount: 1 }] }, 'suplidos.0.description'],
  ['a suplido of nothing', { suplidos: [{ description: 'Tasa', amount: 0 }] }, 'suplidos.0.amount'],
  ['51 suplidos', { suplidos: Array(51).fill({ description: 'Tasa', amount: 1 }) }, 'suplidos'],
  [
    'suplidos beyond what an invoice may be',
    {
      suplidos: Array(50).fill({ description: 'Tasa', amount: 999_999_999 }),
    },
    'lines',
  ],
])('refused, on its field, with nothing made: %s', async (_, part, field) => {
  const eva = await buildTenant(app);
  const refused = await refusedByBoth(app, eva, 'createInvoice', { input: body(part) });
  expect(refused).toEqual([400, { [field]: expect.any(String) }]);
  expect((await app.rest('GET', '/invoices', { token: eva.token })).body.pagination.total).toBe(0);
});

test('each percentage of IRPF that there is is taken, with two decimals too (RIRPF, arts. 95 and 100)', async () => {
  const eva = await buildTenant(app);
  const lines = [{ ...LINES[2], price: 1000 }];
  for (const percent of ['15', '7', '19', '2', '1', '6', '2.8', '7.60'])
    expect(await made(eva, { lines, withholdingPercent: percent })).toMatchObject({
      withholdingPercent: Number(percent),
      withholding: Number(percent) * 10,
      payable: 1210 - Number(percent) * 10,
    });
});

test('50 suplidos, all of a line taken off, and a discount of nothing are taken', async () => {
  const eva = await buildTenant(app);
  const suplidos = Array(50).fill({ description: 'Tasa', amount: 1 });
  expect(await made(eva, { suplidos })).toMatchObject({ payable: 2999 });
  const lines = [{ ...LINES[1], discountAmount: 640 }, LINES[2]];
  expect(await made(eva, { lines })).toMatchObject({ subtotal: 537.19, discount: 640 });
  expect(await made(eva, { discountPercent: 0, discountAmount: 0, withholdingPercent: 0 })).toMatchObject({
    discountPercent: null,
    discountAmount: null,
    withholding: null,
    payable: 2949,
  });
});
