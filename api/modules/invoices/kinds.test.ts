import { schemaErrors, testWithSchemas } from '../../test/aeat-schema';
import { buildCustomer, buildInvoice, buildTicket } from '../../test/build';
import { refusedByBoth } from '../../test/doors';
import type { TestApp } from '../../test/harness';
import { expectSameLedger, type AeatKit, type Sender } from '../../test/servers/aeat';
import { withSharedAeat } from '../../test/servers/with-aeat';
import { wholeInvoice } from '../../test/read/whole-invoice';
import { today } from '../../test/days';
import { sentBodies } from '../../test/read/sent';

let app: TestApp;
let aeat: AeatKit;
let ana: Sender;
withSharedAeat(async started => {
  ({ app, aeat } = started);
  ana = await aeat.buildSender();
  const { token, nif: companyNif } = ana;
  const body = { companyName: 'Loza de Haro, S.L.', companyNif, companyAddress: OWN_ADDRESS };
  expect((await app.rest('PUT', '/settings', { token, body })).status).toBe(200);
});

const OWN_ADDRESS = 'Plaza de la Paz, 3, Haro';

interface Made {
  id: string;
  fullNumber: string;
  date: string;
  kind: string;
}
const BUYER = { name: 'Bodegas Larrañaga, S.L.', nif: 'B26304188', address: 'Calle de la Vega, 14, Haro' };
const PERSON = { name: 'Ana Pérez', nif: '48213960A', address: 'Calle Mayor, 1, Haro' };
const line = (price: number, more: object = {}) => [
  { description: 'Vajilla', quantity: 1, price, ivaRate: 21, ...more },
];
const post = async (path: string, body: object = {}): Promise<Made> => {
  const answer = await app.rest('POST', path, { token: ana.token, body });
  expect([path, answer.status, answer.body.error, answer.body.fields]).toEqual([path, 201, undefined, undefined]);
  return answer.body.invoice;
};
const complete = (more: object = {}): Promise<Made> =>
  buildInvoice(app, ana, { customerManual: BUYER, lines: line(200), ...more }) as Promise<Made>;
const ticket = (more: object = {}) => buildTicket(app, ana, { lines: line(200), ...more }) as Promise<Made>;
const rectify = ({ id }: Made, body: object) => post(`/invoices/${id}/rectify`, { cause: 'Por acuerdo', ...body });
const exchange = (...tickets: Made[]) =>
  post('/invoices/exchange', { ids: tickets.map(({ id }) => id), customerManual: PERSON });
const GERMAN = { name: 'Weber & Kraus GmbH', nif: 'DE299418732', country: 'DE', address: 'Torstraße 140, Berlin' };
const day = (date: string) => date.split('-').reverse().join('/');

/** What it is called, how it comes about (with what came before it), what its record says and what its paper does. */
type Case = [
  name: string,
  make: () => Promise<{ of: Made; from?: Made[] }>,
  kind: string,
  record: string[],
  phrases: string[],
];
const rectified = async (original: Promise<Made>, body: object) => {
  const from = await original;
  return { of: await rectify(from, body), from: [from] };
};
const way = (said: 'I' | 'S', base: string, total: string) => [
  `<TipoRectificativa>${said}</TipoRectificativa>`,
  '<FacturasRectificadas>',
  `<BaseImponibleOimporteNoSujeto>${base}</BaseImponibleOimporteNoSujeto>`,
  `<ImporteTotal>${total}</ImporteTotal>`,
];
const REPLACED =
  '<ImporteRectificacion><BaseRectificada>200.00</BaseRectificada><CuotaRectificada>42.00</CuotaRectificada></ImporteRectificacion>';
const RECTIFYING = ['Factura rectificativa', ', del 20 de noviembre de 2026', 'Causa: Por acuerdo'];
const CREDIT = [...RECTIFYING, '−48,40 €'];
const REPEATED = [...RECTIFYING, 'Rectifica y sustituye', 'Por sustitución', 'Importe de la rectificación'];
const LESS = line(-40);
const CASES: Case[] = [
  [
    'F1',
    async () => ({ of: await complete() }),
    'F1',
    ['<Destinatarios>', '<NIF>B26304188</NIF>'],
    [
      '20 de noviembre de 2026',
      'Vajilla 1 200,00 € 21 % 200,00 €',
      'NIF B26304188',
      'Base imponible 200,00 €',
      'Loza de Haro, S.L.',
      OWN_ADDRESS,
      'Bodegas Larrañaga, S.L.',
      'Calle de la Vega, 14, Haro',
      'IVA 42,00 €',
      'Total 242,00 €',
    ],
  ],
  ['F2', async () => ({ of: await ticket() }), 'F2', [], ['Factura simplificada', 'Total, IVA incluido 242,00 €']],
  [
    'qualified',
    async () => ({ of: await ticket({ qualified: true, customerManual: PERSON }) }),
    'F1',
    ['<FacturaSimplificadaArt7273>S<', '<NIF>48213960A</NIF>'],
    ['Factura simplificada', 'Ana Pérez', '48213960A', 'Calle Mayor, 1, Haro', '42,00 €'],
  ],
  [
    'F3',
    async () => {
      const from = [await ticket(), await ticket()];
      return { of: await exchange(...from), from };
    },
    'F3',
    [
      ...['<BaseImponibleOimporteNoSujeto>400.00<', '<CuotaRepercutida>84.00<', '<ImporteTotal>484.00<'],
      '<NIF>48213960A</NIF>',
    ],
    ['Ana Pérez', '48213960A', 'Calle Mayor, 1, Haro', 'Sustituye a', '484,00 €'],
  ],
  [
    'F3 that takes back a wrong one',
    async () => {
      const from = await ticket();
      const wrong = await exchange(from);
      return { of: await post(`/invoices/${wrong.id}/take-back`), from: [from, wrong] };
    },
    'F3',
    ['<NIF>48213960A</NIF>', '<ImporteTotal>-242.00<'],
    ['Deja sin efecto', '−242,00 €'],
  ],
  [
    'F3 of what a return after an exchange gives back',
    async () => {
      const sold = await ticket();
      await exchange(sold);
      const back = await rectify(sold, { kind: 'R5', lines: LESS });
      return { of: await exchange(back), from: [back] };
    },
    'F3',
    ['<NIF>48213960A</NIF>', '<ImporteTotal>-48.40<'],
    ['Sustituye a', '−48,40 €'],
  ],
  [
    'prepayment',
    async () => ({ of: await complete({ date: today(), prepayment: true, operationDate: '2026-11-19' }) }),
    'F1',
    ['<FechaOperacion>19-11-2026</FechaOperacion>', '<DescripcionOperacion>Anticipo'],
    ['Factura de anticipo', 'Anticipo: Vajilla', '19 de noviembre de 2026'],
  ],
  [
    'settlement',
    async () => {
      const from = await complete({ date: today(), prepayment: true });
      return { of: await complete({ date: today(), lines: line(500), prepayments: [from.id] }), from: [from] };
    },
    'F1',
    ['<BaseImponibleOimporteNoSujeto>300.00<', '<ImporteTotal>363.00<'],
    [`del ${day(today())}`, '−200,00 €', '363,00 €'],
  ],
  [
    'goods returned with a later supply',
    async () => ({
      of: await complete({ lines: [...line(50), ...line(80, { description: 'Palés', quantity: 2, returned: true })] }),
    }),
    'F1',
    [
      '<DescripcionOperacion>Vajilla; Devolución: Palés</DescripcionOperacion>',
      '<BaseImponibleOimporteNoSujeto>-110.00<',
      '<CuotaRepercutida>-23.10<',
      '<ImporteTotal>-133.10<',
    ],
    ['Devolución: Palés', '−2', '−160,00 €', 'IVA −23,10 €', 'Total −133,10 €'],
  ],
  [
    'recapitulative',
    async () => ({
      of: await complete({
        date: '2026-11-10',
        lines: [...line(200, { operationDate: '2026-10-05' }), ...line(100, { operationDate: '2026-10-28' })],
      }),
    }),
    'F1',
    ['<FechaOperacion>31-10-2026</FechaOperacion>', '<NIF>B26304188</NIF>', '<ImporteTotal>363.00<'],
    ['Factura recapitulativa', 'Operaciones de octubre de 2026', '05/10/2026', '28/10/2026'],
  ],
  [
    'issued by its customer',
    async () => ({ of: await complete({ issuedBy: { party: 'customer', agreedOn: '2026-01-15' } }) }),
    'F1',
    ['<EmitidaPorTerceroODestinatario>D<', '<NIF>B26304188</NIF>'],
    ['Facturación por el destinatario'],
  ],
  [
    'issued by a third party',
    async () => ({
      of: await complete({
        issuedBy: { party: 'third', agreedOn: '2026-01-15', name: 'Gestoría Ríos, S.L.', nif: 'B26304196' },
      }),
    }),
    'F1',
    [
      '<EmitidaPorTerceroODestinatario>T<',
      '<Tercero><NombreRazon>Gestoría Ríos, S.L.</NombreRazon><NIF>B26304196</NIF>',
    ],
    ['Factura expedida por Gestoría Ríos, S.L. (NIF B26304196), en nombre y por cuenta de Loza de Haro, S.L.'],
  ],
  ...['R1', 'R2', 'R3', 'R4'].map((kind): Case => [
    `${kind} by differences`,
    () => rectified(complete(), { kind, lines: LESS }),
    kind,
    [...way('I', '-40.00', '-48.40'), '<NIF>B26304188</NIF>'],
    CREDIT,
  ]),
  // What is 1,000 and should have been 900, as the specification says it.
  [
    'R1 of a price, by differences',
    () => rectified(complete({ lines: line(1000) }), { kind: 'R1', lines: line(-100) }),
    'R1',
    [...way('I', '-100.00', '-121.00'), '<CuotaRepercutida>-21.00<'],
    [...RECTIFYING, 'Base imponible −100,00 € IVA −21,00 € Total −121,00 €'],
  ],
  [
    'R1 of a price, by substitution',
    () => rectified(complete({ lines: line(1000) }), { kind: 'R1', way: 'S', lines: line(900) }),
    'R1',
    [
      ...[...way('S', '900.00', '1089.00'), '<CuotaRepercutida>189.00<'],
      '<BaseRectificada>1000.00</BaseRectificada><CuotaRectificada>210.00<',
    ],
    [...RECTIFYING, 'Total 1.089,00 €', 'Diferencia −100,00 € −21,00 € −121,00 €'],
  ],
  [
    'R2 of a debtor of the Union',
    () => rectified(complete({ customerManual: GERMAN }), { kind: 'R2', lines: LESS }),
    'R2',
    [...way('I', '-40.00', '-48.40'), '<IDType>02</IDType><ID>DE299418732</ID>'],
    [...CREDIT, 'NIF-IVA DE299418732'],
  ],
  [
    'R5 by differences',
    () => rectified(ticket(), { kind: 'R5', lines: LESS }),
    'R5',
    way('I', '-40.00', '-48.40'),
    [...CREDIT, 'Se modifican los importes de la original'],
  ],
  ...['R1', 'R4'].map((kind): Case => [
    `${kind} by substitution`,
    () => rectified(complete(), { kind, way: 'S', lines: line(160) }),
    kind,
    [...way('S', '160.00', '193.60'), REPLACED],
    [...REPEATED, '193,60 €', '−48,40 €'],
  ]),
  [
    'R5 by substitution',
    () => rectified(ticket(), { kind: 'R5', way: 'S', lines: line(160) }),
    'R5',
    [...way('S', '160.00', '193.60'), REPLACED],
    [...REPEATED, '193,60 €', '−48,40 €'],
  ],
  [
    'R4 of whose it is',
    () => rectified(complete(), { kind: 'R4', way: 'S', dataOnly: true, customerManual: PERSON }),
    'R4',
    [...way('S', '200.00', '242.00'), REPLACED, '<NIF>48213960A</NIF>'],
    [...REPEATED, 'Ana Pérez', 'Calle Mayor, 1, Haro', '242,00 €'],
  ],
  [
    'R4 of whose it is, without amounts',
    () => rectified(complete(), { kind: 'R4', dataOnly: true, customerManual: PERSON }),
    'R4',
    [...way('I', '0.00', '0.00'), '<NIF>48213960A</NIF>'],
    [...RECTIFYING, 'Ana Pérez', 'Calle Mayor, 1, Haro', 'los importes no cambian'],
  ],
  [
    'R1 of all of it',
    () => rectified(complete(), { kind: 'R1' }),
    'R1',
    way('I', '-200.00', '-242.00'),
    [...RECTIFYING, '−242,00 €'],
  ],
  [
    'R1 that is a rebate',
    async () => {
      const { id: customerId } = await buildCustomer(app, ana, { nif: 'B26304188' });
      return {
        of: await post('/invoices/rebate', { customerId, from: '2026-01-01', to: '2026-10-31', lines: LESS }),
      };
    },
    'R1',
    ['<TipoRectificativa>I</TipoRectificativa>', '<ImporteTotal>-48.40<'],
    ['Factura rectificativa', 'del 01/01/2026 al 31/10/2026', '−48,40 €'],
  ],
];

/** Kinds whose record names no customer. */
const NOBODY = ['F2', 'R5'];

test('each kind and each way of rectifying is issued, taken by the AEAT, said on its paper, and its code is its record', async () => {
  const made = [];
  for (const [, make] of CASES) made.push(await make());
  await aeat.drain(ana, 60_000);
  expect((await aeat.statuses(ana)).filter(({ status }) => status !== 'accepted')).toEqual([]);
  await expectSameLedger(aeat, ana);
  for (const [at, [name, , kind, fields, phrases]] of CASES.entries()) {
    const { of, from = [] } = made[at]!;
    const { record, text } = await wholeInvoice({ app, aeat }, ana, of);
    expect([name, record]).toEqual([name, expect.stringContaining(`<TipoFactura>${kind}</TipoFactura>`)]);
    const rectifies = /^R\d$/.test(kind);
    const blocks = ['Destinatarios', 'TipoRectificativa', 'FacturasRectificadas', 'FacturasSustituidas'];
    expect([name, ...[...blocks, 'ImporteRectificacion'].map(block => record.includes(`<${block}>`))]).toEqual([
      ...[name, !NOBODY.includes(kind), rectifies, rectifies && from.length > 0, kind === 'F3'],
      record.includes('<TipoRectificativa>S<'),
    ]);
    // What is taken back, or taken off, is named by its paper alone.
    if (rectifies || kind === 'F3')
      for (const each of from.filter(one => one.kind !== 'F3'))
        expect([name, record]).toEqual([
          name,
          expect.stringContaining(
            `<IDEmisorFactura>${ana.nif}</IDEmisorFactura><NumSerieFactura>${each.fullNumber}</NumSerieFactura><FechaExpedicionFactura>${day(each.date).replaceAll('/', '-')}<`,
          ),
        ]);
    for (const field of fields) expect([name, record]).toEqual([name, expect.stringContaining(field)]);
    for (const phrase of [of.fullNumber, ana.nif, ...from.map(each => each.fullNumber), ...phrases])
      expect([name, text]).toEqual([name, expect.stringContaining(phrase)]);
  }
}, 120_000);

test('for nobody (art. 6.1.d) none is offered: a complete one is refused, by both doors, and no record says so', async () => {
  const input = { date: today(), lines: line(200) };
  const fields = { customerId: expect.any(String) };
  expect(await refusedByBoth(app, ana, 'createInvoice', { input })).toEqual([400, fields]);
  const messages = await aeat.messages();
  expect(messages.some(({ raw }) => raw.includes('SinIdentifDestinatario'))).toBe(false);
});

testWithSchemas('the records of all of them keep to the official schema', async () => {
  const bodies = await sentBodies(aeat);
  expect(bodies.join('').match(/<(?:\w+:)?TipoFactura>/g)!.length).toBeGreaterThan(CASES.length);
  expect(await schemaErrors(bodies)).toEqual([]);
});
