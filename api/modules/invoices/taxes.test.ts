import { schemaErrors, testWithSchemas } from '../../test/aeat-schema';
import { buildTenant, type Person } from '../../test/build';
import { refusedByBoth } from '../../test/doors';
import type { TestApp } from '../../test/harness';
import { expectSameLedger, type AeatKit, type Sender } from '../../test/servers/aeat';
import { withSharedAeat } from '../../test/servers/with-aeat';
import { wholeInvoice } from '../../test/read/whole-invoice';
import { pdfText } from '../../test/read/pdf-text';
import { inDays, today } from '../../test/days';
import { breakdownOf, recordOf, sentBodies } from '../../test/read/sent';

let app: TestApp;
let aeat: AeatKit;
let eva: Sender;
withSharedAeat(async started => {
  ({ app, aeat } = started);
  eva = await aeat.buildSender();
});

const SPANISH = { name: 'Bodegas Larrañaga, S.L.', nif: 'B26304188', address: 'Calle de la Vega, 14, Haro' };
const GERMAN = { name: 'Weber & Kraus GmbH', nif: 'DE299418732', country: 'DE', address: 'Torstraße 140, Berlin' };
const GERMAN_PERSON = { name: 'Max Weber', nif: 'L01X00T47', country: 'DE', idKind: '03', address: 'Torstraße 1' };
const SWISS = { name: 'Alpen AG', nif: 'CHE123456789', country: 'CH', address: 'Bahnhofstrasse 1, Zürich' };
const COUNCIL = { name: 'Ayuntamiento de Haro', nif: 'P2607100A', address: 'Plaza de la Paz, 1, Haro' };

const line = (part: object = {}) => ({ description: 'Servicio', quantity: 1, price: 100, ivaRate: 0, ...part });
const create = ({ token }: Person, lines: object[], part: object = {}) =>
  app.rest('POST', '/invoices', { token, body: { date: today(), customerManual: SPANISH, lines, ...part } });
const made = async (by: Person, lines: object[], part: object = {}) => {
  const answer = await create(by, lines, part);
  expect([answer.status, answer.body.error]).toEqual([201, undefined]);
  return answer.body.invoice;
};

const paperOf = (by: Person, id: string) => pdfText(app, by, `/invoices/${id}/pdf`);

const tag = (name: string, text: string) => `<${name}>${text}</${name}>`;
const row = (regime: string, ...rest: [name: string, text: string][]) =>
  [['Impuesto', '01'], ['ClaveRegimen', regime], ...rest].map(([name, text]) => tag(name!, text!)).join('');
const BASE: [string, string] = ['BaseImponibleOimporteNoSujeto', '100.00'];
const exempt = (cause: string, regime = '01') => row(regime, ['OperacionExenta', cause], BASE);
const notSubject = (cause: string, regime = '01') => row(regime, ['CalificacionOperacion', cause], BASE);
const taxed = (as: string, regime: string, rate: string, quota: string) =>
  row(regime, ['CalificacionOperacion', as], ['TipoImpositivo', rate], BASE, ['CuotaRepercutida', quota]);

type Case = [name: string, line: object, part: object, breakdown: string, phrase: RegExp | null];
const CASES: Case[] = [
  ...[21, 10, 4].map((ivaRate): Case => [
    `the general regime at ${ivaRate} %`,
    { ivaRate },
    {},
    taxed('S1', '01', `${ivaRate}.00`, `${ivaRate}.00`),
    null,
  ]),
  [
    'a donation',
    { ivaCause: 'S1' },
    {},
    taxed('S1', '01', '0.00', '0.00'),
    /Tipo del 0 %: donación a una entidad sin fines lucrativos .* \(artículo 91\.Cuatro/,
  ],
  ['what is exempt', { ivaCause: 'E1' }, {}, exempt('E1'), /exenta de IVA: artículo 20 /],
  ['an export', { ivaCause: 'E2' }, { customerManual: SWISS }, exempt('E2', '02'), /exenta de IVA: artículo 21 /],
  ['goods to Canarias', { ivaCause: 'E2' }, {}, exempt('E2', '02'), /artículo 21 .*\(exportación\)/],
  ['what is like an export', { ivaCause: 'E3' }, {}, exempt('E3', '02'), /artículo 22 /],
  ['a customs warehouse', { ivaCause: 'E4' }, {}, exempt('E4'), /artículos 23 y 24 /],
  ['goods to the Union', { ivaCause: 'E5' }, { customerManual: GERMAN }, exempt('E5'), /artículo 25 /],
  ['another exemption', { ivaCause: 'E6' }, {}, exempt('E6'), /exenta de IVA por una disposición distinta/],
  ['no sale', { ivaCause: 'N1' }, {}, notSubject('N1'), /no sujeta al IVA: artículos 7 y 14/],
  [
    'a service to the Union',
    { ivaCause: 'N2' },
    { customerManual: GERMAN },
    notSubject('N2'),
    /Inversión del sujeto pasivo: servicio no sujeto .* \(artículo 69/,
  ],
  [
    'a service outside the Union',
    { ivaCause: 'N2' },
    { customerManual: SWISS },
    notSubject('N2'),
    /no sujeta al IVA español por reglas de localización: artículos 68 a 70/,
  ],
  [
    'a service outside the Union to whoever has another document',
    { ivaCause: 'N2' },
    { customerManual: { ...SWISS, idKind: '06' } },
    notSubject('N2'),
    /no sujeta al IVA español por reglas de localización: artículos 68 a 70/,
  ],
  [
    'a service in Canarias, Ceuta or Melilla',
    { ivaCause: 'N2', ivaRegime: '08' },
    {},
    notSubject('N2', '08'),
    /No sujeta \(Canarias, Ceuta o Melilla\).*artículos 68 a 70 .*se localiza en Canarias, Ceuta o Melilla/s,
  ],
  [
    'reverse charge at home',
    { ivaCause: 'S2' },
    {},
    taxed('S2', '01', '0.00', '0.00'),
    /Inversión del sujeto pasivo: .*artículo 84\.Uno\.2\.º/,
  ],
  ['business premises that are let', { ivaRate: 21, ivaRegime: '11' }, {}, taxed('S1', '11', '21.00', '21.00'), null],
  [
    'public works whose VAT is pending',
    { ivaRate: 21, ivaRegime: '14' },
    { customerManual: COUNCIL, operationDate: inDays(30) },
    taxed('S1', '14', '21.00', '21.00'),
    /IVA pendiente de devengo: .*\(artículo 75\.Uno\.2\.º bis/,
  ],
  [
    'successive tract whose VAT is pending',
    { ivaRate: 21, ivaRegime: '15' },
    { operationDate: inDays(30) },
    taxed('S1', '15', '21.00', '21.00'),
    /IVA pendiente de devengo: operación de tracto sucesivo \(artículo 75\.Uno\.7\.º/,
  ],
];

/** As whom the record names its customer. */
function whose({ customerManual: { nif, country, idKind } = SPANISH }: { customerManual?: Who }): string {
  if (!country) return `<NIF>${nif}</NIF></IDDestinatario>`;
  const kind = idKind ?? (country === 'DE' ? '02' : '04');
  return `<IDOtro><CodigoPais>${country}</CodigoPais><IDType>${kind}</IDType><ID>${nif}</ID></IDOtro></IDDestinatario>`;
}
interface Who {
  nif: string;
  country?: string;
  idKind?: string;
}

test('each cause and regime is issued, taken by the AEAT, and said on its paper', async () => {
  const invoices = [];
  for (const [, of, part] of CASES) invoices.push(await made(eva, [line(of)], part));
  await aeat.drain(eva);
  expect((await aeat.statuses(eva)).filter(({ status }) => status !== 'accepted')).toEqual([]);
  await expectSameLedger(aeat, eva);
  for (const [i, [name, of, , breakdown, phrase]] of CASES.entries()) {
    const { fullNumber, lines } = invoices[i]!;
    expect([name, await breakdownOf(aeat, fullNumber)]).toEqual([name, tag('DetalleDesglose', breakdown)]);
    expect([name, lines[0]]).toMatchObject([name, { ivaRegime: (of as { ivaRegime?: string }).ivaRegime ?? null }]);
    const { text: paper, record } = await wholeInvoice({ app, aeat }, eva, invoices[i]!);
    expect(paper).not.toMatch(/\b[ENS][1-8]\b/);
    expect([name, record]).toEqual([name, expect.stringContaining(whose(CASES[i]![2]))]);
    if (phrase) expect([name, paper]).toEqual([name, expect.stringMatching(phrase)]);
    else expect([name, paper]).toEqual([name, expect.not.stringContaining('Menciones legales')]);
  }
}, 60_000);

test('a rate under two regimes is two rows, and what credits it has both', async () => {
  const lines = [line({ ivaCause: 'N2' }), line({ ivaCause: 'N2', ivaRegime: '08' })];
  const { id, fullNumber } = await made(eva, lines);
  const answer = await app.rest('POST', `/invoices/${id}/rectify`, {
    token: eva.token,
    body: { kind: 'R1', cause: 'Devolución de todo' },
  });
  expect(answer.body.invoice.lines).toMatchObject([{ ivaRegime: null }, { ivaRegime: '08' }]);
  await aeat.drain(eva);
  const both = await breakdownOf(aeat, fullNumber);
  expect(both.match(/ClaveRegimen>\d\d/g)).toEqual(['ClaveRegimen>01', 'ClaveRegimen>08']);
  expect(await breakdownOf(aeat, answer.body.invoice.fullNumber)).toBe(both.replaceAll('>100.00<', '>-100.00<'));
});

describe('recargo de equivalencia', () => {
  const LINES = [
    line({ description: 'Hilo', ivaRate: 21 }),
    line({ description: 'Queso', price: 33.33, ivaRate: 4 }),
    line({ description: 'Galletas', quantity: 3, price: 9.99, ivaRate: 10 }),
  ];
  const shop = async (by: Person, part: object = {}) => {
    const body = { name: 'Mercería Ruiz', nif: '12345678Z', address: 'Calle Mayor, 1, Haro', recargo: true, ...part };
    return (await app.rest('POST', '/customers', { token: by.token, body })).body.customer.id as string;
  };
  const to = (customerId: string, part: object = {}) => ({ customerManual: undefined, customerId, ...part });

  test('is in the total, the record, the QR, the paper and the CSV of what a retailer buys', async () => {
    const own = await aeat.buildSender();
    const customerId = await shop(own);
    const invoice = await made(own, LINES, to(customerId, { series: 'MER' }));
    // 100 × 5.2 %, 33.33 × 0.5 %, 29.97 × 1.4 %, each rounded once.
    expect(invoice).toMatchObject({ subtotal: 163.3, totalIva: 25.33, recargo: 5.79, total: 194.42, payable: 194.42 });
    const { rates, qrUrl } = (
      await app.gql(
        'query($id: ID!) { invoice(id: $id) { qrUrl rates { ivaRate recargoRate recargo } } }',
        { id: invoice.id },
        { token: own.token },
      )
    ).body.data.invoice;
    expect(rates).toEqual([
      { ivaRate: 21, recargoRate: '5.20', recargo: '5.20' },
      { ivaRate: 10, recargoRate: '1.40', recargo: '0.42' },
      { ivaRate: 4, recargoRate: '0.50', recargo: '0.17' },
    ]);
    expect(new URL(qrUrl).searchParams.get('importe')).toBe('194.42');
    const paper = await paperOf(own, invoice.id);
    for (const said of [
      '21 % 100,00 € 21,00 € Recargo 5,2 % 100,00 € 5,20 €',
      'Recargo 0,5 % 33,33 € 0,17 €',
      'Recargo de equivalencia 5,79 €',
    ])
      expect(paper).toContain(said);
    const csv = await fetch(`${app.url}/api/invoices/export/csv`, {
      headers: { authorization: `Bearer ${own.token}` },
    });
    expect(await csv.text()).toContain(';194,42;Emitida;5,79');
    // What credits it turns all of it, to the cent; what rectifies a part carries it too.
    const rectify = async (body: object) =>
      (
        await app.rest('POST', `/invoices/${invoice.id}/rectify`, {
          token: own.token,
          body: { ...body, series: 'RMER' },
        })
      ).body.invoice;
    const part = { kind: 'R1', cause: 'Cambio de precio', lines: [line({ price: -10, ivaRate: 21 })] };
    expect(await rectify(part)).toMatchObject({ recargo: -0.52, total: -12.62 });
    const credit = await rectify({ kind: 'R1', cause: 'Devolución' });
    expect(credit).toMatchObject({ subtotal: -163.3, totalIva: -25.33, recargo: -5.79, total: -194.42 });
    await aeat.drain(own);
    expect((await aeat.statuses(own)).map(({ status }) => status)).toEqual(Array(3).fill('accepted'));
    await expectSameLedger(aeat, own);
    expect(await recordOf(aeat, invoice.fullNumber)).toMatch(/CuotaTotal>31\.12<.*ImporteTotal>194\.42</);
    const row = await breakdownOf(aeat, invoice.fullNumber);
    expect(row).toContain(
      '<CuotaRepercutida>21.00</CuotaRepercutida><TipoRecargoEquivalencia>5.20</TipoRecargoEquivalencia><CuotaRecargoEquivalencia>5.20</CuotaRecargoEquivalencia>',
    );
    expect((await breakdownOf(aeat, credit.fullNumber)).replaceAll('>-', '>')).toBe(row);
    for (const each of [invoice, credit]) await wholeInvoice({ app, aeat }, own, each);
  });

  test('a price agreed with all of it included is found with it', async () => {
    const own = await buildTenant(app);
    const lines = [{ description: 'Hilo', quantity: 1, grossPrice: 126.2, ivaRate: 21 }];
    expect(await made(own, lines, to(await shop(own)))).toMatchObject({ subtotal: 100, recargo: 5.2, total: 126.2 });
  });

  test('of a qualified simplified invoice says prices without VAT, as the surcharge is in them too', async () => {
    const customerId = await shop(eva);
    const lines = [line({ description: 'Hilo', price: undefined, grossPrice: '12.62', ivaRate: 21 })];
    const qualified = to(customerId, { qualified: true });
    const { id, total } = await made(eva, lines, qualified);
    expect(total).toBe(12.62);
    const paper = await paperOf(eva, id);
    for (const said of ['Factura simplificada', 'Precio sin IVA', 'Hilo 1 10,00 €', 'Recargo de equivalencia 0,52 €'])
      expect(paper).toContain(said);
    const plain = await paperOf(eva, (await made(eva, lines, { ...qualified, recargo: false })).id);
    expect(plain).toContain('Precio, IVA incluido');
  });

  test('what is a service is invoiced without; a draft keeps what was said', async () => {
    const own = await buildTenant(app);
    const customerId = await shop(own);
    expect(await made(own, LINES, to(customerId, { recargo: false }))).toMatchObject({ recargo: null, total: 188.63 });
    const draft = await made(own, LINES, to(customerId, { status: 'draft' }));
    expect(draft).toMatchObject({ recargo: 5.79 });
    const issued = await app.rest('POST', `/invoices/${draft.id}/issue`, { token: own.token });
    expect(issued.body.invoice).toMatchObject({ recargo: 5.79, total: 194.42, number: 2 });
  });

  test('is said of a draft as it is read, an amount or null, at both doors; of another customer by the card', async () => {
    const own = await buildTenant(app);
    const { token } = own;
    const [customerId, other] = [await shop(own), await shop(own, { name: 'Otra mercería', nif: '48213960A' })];
    const put = async (id: string, body: object) =>
      (await app.rest('PUT', `/invoices/${id}`, { token, body: { date: '2026-11-20', lines: LINES, ...body } })).body;
    const [carries, service] = [
      await made(own, LINES, to(customerId, { status: 'draft' })),
      await made(own, LINES, to(customerId, { status: 'draft', recargo: false })),
    ];
    // The amount is computed anew, whatever it was.
    for (const recargo of [5.79, '1.00', true, null, undefined])
      expect((await put(carries.id, { customerId, recargo })).invoice.recargo).toBe(5.79);
    // 0 says neither, as null.
    for (const recargo of [0, '0.00'])
      expect((await put(carries.id, { customerId, recargo })).invoice.recargo).toBe(5.79);
    for (const recargo of [null, undefined, false, 0, '0.00'])
      expect((await put(service.id, { customerId, recargo })).invoice.recargo).toBeNull();
    expect((await put(service.id, { customerId: other, recargo: null })).invoice.recargo).toBe(5.79);
    const wrong = await put(carries.id, { customerId, recargo: 'no' });
    expect(wrong.fields).toEqual({ recargo: 'Escribe true o false' });
    // A variable of it is a Boolean, as it always was; a whole input may have the amount.
    const change = async (declared: string, said: string, variables: object) =>
      (
        await app.gql(
          `mutation($id: ID!, $customerId: ID!, $lines: [InvoiceLineInput!]!, ${declared}) {
            updateInvoice(id: $id, input: ${said}) { recargo } }`,
          { id: carries.id, customerId, lines: LINES, ...variables },
          { token },
        )
      ).body.data.updateInvoice.recargo as string | null;
    const inline = '{ date: "2026-11-20", customerId: $customerId, lines: $lines, recargo: $recargo }';
    expect(await change('$recargo: Boolean', inline, { recargo: false })).toBeNull();
    expect(await change('$recargo: Boolean', inline, { recargo: true })).toBe('5.79');
    expect(await change('$recargo: Boolean!', inline, { recargo: true })).toBe('5.79');
    const input = { date: '2026-11-20', customerId, lines: LINES, recargo: '5.79' };
    const whole = await app.gql(
      'mutation($id: ID!, $input: InvoiceInput!) { updateInvoice(id: $id, input: $input) { recargo } }',
      { id: carries.id, input },
      { token },
    );
    expect(whole.body.data.updateInvoice.recargo).toBe('5.79');
  });

  test('is not put on a draft without it that is written again, though the card has it by now', async () => {
    const own = await buildTenant(app);
    const { token } = own;
    const card = { name: 'Mercería Ruiz', nif: '12345678Z', address: 'Calle Mayor, 1', recargo: false };
    const customerId = await shop(own, card);
    const draft = await made(own, LINES, to(customerId, { status: 'draft' }));
    const changed = await app.rest('PUT', `/customers/${customerId}`, { token, body: { ...card, recargo: true } });
    expect(changed.status).toBe(200);
    const put = async (more: object) =>
      (
        await app.rest('PUT', `/invoices/${draft.id}`, {
          token,
          body: { date: '2026-11-20', customerId, lines: LINES, ...more },
        })
      ).body.invoice.recargo as number | null;
    expect([await put({}), await put({ recargo: null })]).toEqual([null, null]);
    // Whoever says so puts it on, and a new one has it by the card.
    expect(await put({ recargo: true })).toBe(5.79);
    expect((await made(own, LINES, to(customerId, { status: 'draft' }))).recargo).toBe(5.79);
  });

  test('is not issued of a draft whose customer is no retailer any more', async () => {
    const own = await buildTenant(app);
    const customerId = await shop(own);
    const { id } = await made(own, LINES, to(customerId, { status: 'draft' }));
    const card = { name: 'Mercería Ruiz', nif: '12345678Z', recargo: false };
    await app.rest('PUT', `/customers/${customerId}`, { token: own.token, body: card });
    const { status, body } = await app.rest('POST', `/invoices/${id}/issue`, { token: own.token });
    expect([status, body.fields]).toEqual([400, { recargo: expect.stringContaining('no ha acreditado') }]);
    expect((await app.rest('GET', `/invoices/${id}`, { token: own.token })).body.invoice.status).toBe('draft');
  });

  test('has an invoice of its own, and is of who has accredited it alone', async () => {
    const own = await buildTenant(app);
    const mixed = await create(own, [...LINES, line({ ivaCause: 'E1' })], to(await shop(own)));
    expect([mixed.status, mixed.body.fields]).toEqual([
      400,
      { 'lines.3.ivaRate': expect.stringContaining('va en su propia factura') },
    ]);
    const refused = { recargo: expect.stringContaining('no ha acreditado') };
    const plain = await create(own, LINES, to(await shop(own, { recargo: false }), { recargo: true }));
    expect([plain.status, plain.body.fields]).toEqual([400, refused]);
    const manual = await create(own, LINES, { recargo: true });
    expect([manual.status, manual.body.fields]).toEqual([400, refused]);
  });
});

testWithSchemas('the records of all of them keep to the official schema', async () => {
  const bodies = await sentBodies(aeat);
  expect(bodies.length).toBeGreaterThan(1);
  expect(await schemaErrors(bodies)).toEqual([]);
});

const NIF = 'customerManual.nif';
test.each<[string, object, object, string, RegExp]>([
  ['goods to the Union for a Spaniard', { ivaCause: 'E5' }, {}, NIF, /NIF-IVA de ese país/],
  ['goods to a person of the Union', { ivaCause: 'E5' }, { customerManual: GERMAN_PERSON }, NIF, /NIF-IVA de ese país/],
  ['goods to the Union for a Swiss', { ivaCause: 'E5' }, { customerManual: SWISS }, NIF, /NIF-IVA de ese país/],
  ['a service to a person of the Union', { ivaCause: 'N2' }, { customerManual: GERMAN_PERSON }, NIF, /NIF-IVA/],
  [
    'Canarias for a German',
    { ivaCause: 'N2', ivaRegime: '08' },
    { customerManual: GERMAN },
    NIF,
    /Canarias.*con NIF español/,
  ],
  ['reverse charge for a German', { ivaCause: 'S2' }, { customerManual: GERMAN }, NIF, /sujeto pasivo \(S2\)/],
  ['a donation to a Swiss', { ivaCause: 'S1' }, { customerManual: SWISS }, NIF, /Ley 49\/2002/],
  [
    'public works for a company',
    { ivaRate: 21, ivaRegime: '14' },
    { operationDate: inDays(30) },
    NIF,
    /empieza por P, Q, S o V/,
  ],
  [
    'public works that took place already',
    { ivaRate: 21, ivaRegime: '14' },
    { customerManual: COUNCIL },
    'operationDate',
    /posterior a la factura/,
  ],
  [
    'public works in more than a year',
    { ivaRate: 21, ivaRegime: '14' },
    { customerManual: COUNCIL, operationDate: inDays(370) },
    'operationDate',
    /como mucho, un año/,
  ],
  [
    'a period that is due already',
    { ivaRate: 21, ivaRegime: '15' },
    { operationDate: inDays(-1) },
    'operationDate',
    /tracto sucesivo con IVA pendiente lleva una fecha de operación posterior/,
  ],
  ['anything else that is to come', { ivaRate: 21 }, { operationDate: inDays(1) }, 'operationDate', /no puede ser/],
  ['08 without N2', { ivaCause: 'N1', ivaRegime: '08' }, {}, 'lines.0.ivaRegime', /solo va con la causa N2/],
  ['08 at 21 %', { ivaRate: 21, ivaRegime: '08' }, {}, 'lines.0.ivaRegime', /solo va con la causa N2/],
  ['14 at 0 %', { ivaRegime: '14' }, { operationDate: inDays(1) }, 'lines.0.ivaRegime', /mayor que 0/],
  ['15 at 0 %', { ivaRegime: '15' }, { operationDate: inDays(1) }, 'lines.0.ivaRegime', /mayor que 0/],
  ['11 at 10 %', { ivaRate: 10, ivaRegime: '11' }, {}, 'lines.0.ivaRegime', /solo va con el 21 %/],
  ['07 with N1', { ivaCause: 'N1', ivaRegime: '07' }, {}, 'lines.0.ivaRegime', /no alcanza a esta causa/],
  ['07 of a company without it', { ivaRate: 21, ivaRegime: '07' }, {}, 'lines.0.ivaRegime', /no está en el criterio/],
  [
    'a regime that nobody has',
    { ivaRate: 21, ivaRegime: '99' },
    {},
    'lines.0.ivaRegime',
    /una de 03, 05, 07, 08, 11, 14, 15/,
  ],
  ['a donation at 21 %', { ivaRate: 21, ivaCause: 'S1' }, {}, 'lines.0.ivaCause', /Solo una línea al 0 %/],
])('refused, on its field, with nothing made: %s', async (_, of, part, field, text) => {
  const count = async () => (await app.rest('GET', '/invoices', { token: eva.token })).body.pagination.total;
  const before = await count();
  const input = { date: today(), customerManual: SPANISH, lines: [line(of)], ...part };
  const refused = [400, { [field]: expect.stringMatching(text) }];
  expect(await refusedByBoth(app, eva, 'createInvoice', { input })).toEqual(refused);
  expect(await count()).toBe(before);
});

test('a company that does not send is warned of what the law refuses', async () => {
  const own = await buildTenant(app);
  const { warnings } = await made(own, [line({ ivaCause: 'S2' })], { customerManual: GERMAN });
  expect(warnings.join(' ')).toContain('La inversión del sujeto pasivo (S2) es para');
});

test('what is remembered for the next line is a cause that goes with any customer', async () => {
  const own = await buildTenant(app);
  const usual = async () =>
    (await app.gql('{ me { tenant { defaultCause } } }', {}, { token: own.token })).body.data.me.tenant.defaultCause;
  await made(own, [line({ ivaCause: 'E1' })]);
  expect(await usual()).toBe('E1');
  await made(own, [line({ ivaCause: 'N2', ivaRegime: '08' }), line({ ivaCause: 'S1' })]);
  expect(await usual()).toBe('E1');
});
