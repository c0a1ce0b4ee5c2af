import type { TestApp } from '../../test/harness';
import {
  BY_CUSTOMER,
  expectRefused,
  expectRules,
  exchanges,
  GERMAN,
  line,
  OFFICE,
  PERSON,
  post,
  rebates,
  rectifies,
  sells,
  sellsTicket,
  standing,
  zero,
  type RecordRule,
  type Refused,
  type Stands,
} from '../../test/read/refused';
import { inDays } from '../../test/days';
import { recordsOf } from '../../test/read/sent';
import type { AeatKit, Sender } from '../../test/servers/aeat';
import { withSharedAeat } from '../../test/servers/with-aeat';

let app: TestApp;
let aeat: AeatKit;
let ana: Sender;
let of: Stands;
withSharedAeat(async started => {
  ({ app, aeat } = started);
  ana = await aeat.buildSender();
  of = await standing(app, ana);
});

const CAUSE = 'lines.0.ivaCause';
const RATE = 'lines.0.ivaRate';
const because = (wrong: string) => ({ wrong, happened: 'yes', handedOver: true });

const REFUSED: Refused[] = [
  // A1: rules for every kind.
  [
    'A1',
    '13 rows of the breakdown',
    [],
    sells(
      [
        ...[21, 10, 4].map(ivaRate => line({ ivaRate })),
        ...[null, 'E1', 'E2', 'E3', 'E4', 'E6', 'N1', 'N2', 'S1', 'S2'].map(ivaCause => line({ ivaRate: 0, ivaCause })),
        line(zero('N2', { ivaRegime: '08' })),
      ].slice(0, 14),
    ),
    'lines',
    /como mucho 12 combinaciones/,
  ],
  [
    'A1',
    'an operation of more than 20 years ago',
    [1134],
    sells({}, { operationDate: '2006-01-01' }),
    'operationDate',
    /20 años/,
  ],
  [
    'A1',
    'an operation to come',
    [1125, 1173, 1146],
    sells({}, { operationDate: inDays(1) }),
    'operationDate',
    /no puede ser/,
  ],
  ['A1', 'a quantity below 0', [1142, 1143], sells({ quantity: -1 }), 'lines.0.quantity', /mayor que 0/],
  ['A1', 'a complete invoice in the series of tickets', [], sells({}, { series: 'T' }), 'series', /simplificadas/],
  ['A1', 'a ticket in the series of complete ones', [], sellsTicket({}, { series: 'A' }), 'series', /completas/],
  ['A1', 'an ordinary one in the series of what rectifies', [], sells({}, { series: 'R' }), 'series', /rectificativas/],
  [
    'A1',
    'what rectifies in an ordinary series',
    [],
    rectifies('full', { series: 'A' }),
    'series',
    /no son rectificativas/,
  ],
  [
    'A1',
    'what rectifies a ticket among tickets',
    [],
    rectifies('ticket', { kind: 'R5', series: 'T' }),
    'series',
    /simplificadas/,
  ],
  [
    'A1',
    'phones that are exempt, in the series of those under reverse charge',
    [],
    sells(zero('E1'), { devicesOrMetals: true }),
    'devicesOrMetals',
    /Ninguna línea va con inversión/,
  ],
  [
    'A1',
    'phones under reverse charge in an ordinary series',
    [],
    sells(zero('S2'), { devicesOrMetals: true, series: 'A' }),
    'series',
    /./,
  ],
  [
    'A1',
    'an invoice of the customer in the series of the company',
    [],
    sells({}, { issuedBy: BY_CUSTOMER, series: 'A' }),
    'series',
    /expide otro/,
  ],
  [
    'A1',
    'an own invoice in the series of the customer',
    [],
    sells({}, { series: 'SUYA' }),
    'series',
    /expide facturas en tu nombre/,
  ],
  // A2: kinds.
  ['A2 F1', 'a complete one for nobody', [1189], sells({}, { customerManual: null }), 'customerId', /cliente/],
  ['A2 F2', 'more than 400 €', [], sellsTicket({ price: 330.59 }), 'lines', /llega a 400 €/],
  ['A2 F2', 'more than 3,000 €', [1150], sellsTicket({ price: 3000 }), 'lines', /400 €/],
  ['A2 F2', 'goods to the Union', [1156], sellsTicket(zero('E5'), { customerManual: GERMAN }), CAUSE, /E5/],
  ['A2 F2', 'reverse charge', [1197], sellsTicket(zero('S2')), CAUSE, /S2/],
  [
    'A2 F2',
    'a sale at a distance',
    [],
    sellsTicket(zero('N2'), { customerManual: { name: 'Jean', nif: '123', country: 'FR', idKind: '03' } }),
    CAUSE,
    /venta a distancia/,
  ],
  ['A2 qualified', 'for nobody', [1183], sellsTicket({}, { qualified: true }), 'customerId', /Elige el cliente/],
  ['A2 qualified', 'what is an exchange', [1183], sells({}, { qualified: true, kind: 'F3' }), 'kind', /./],
  [
    'A2 without identified customer',
    'a complete one',
    [1185],
    sells({}, { customerManual: null }),
    'customerId',
    /cliente/,
  ],
  ['A2 F3', 'written without its tickets', [1116], sells({}, { kind: 'F3' }), 'kind', /./],
  ['A2 F3', 'of no ticket', [], exchanges(), 'ids', /de 1 a 1\.000/],
  ['A2 F3', 'for nobody', [1189], exchanges({ customerManual: null }, 'ticket'), 'customerId', /cliente/],
  ['A2 F3', 'of a complete invoice', [1154], exchanges({}, 'full'), 'ids.0', /Solo se canjean facturas simplificadas/],
  ['A2 F3', 'of a ticket that has one', [], exchanges({}, 'exchangedTicket'), 'ids.0', /ya está canjeada/],
  ['A2 wrong F3', 'rectified', [], rectifies('exchange', {}), null, /no se rectifica/],
  ['A2 return after F3', 'of an R5 whose ticket has none', [], exchanges({}, 'back'), 'ids.0', /no está canjeada/],
  [
    'A2 prepayment',
    'of goods to the Union',
    [],
    sells(zero('E5'), { prepayment: true, customerManual: GERMAN }),
    CAUSE,
    /intracomunitaria/,
  ],
  [
    'A2 prepayment',
    'taken off at another rate',
    [],
    sells({ price: 900, ivaRate: 10 }, of => ({ prepayments: [of.prepayment] })),
    'prepayments',
    /Al 21 %/,
  ],
  [
    'A2 prepayment',
    'taken off less',
    [],
    sells({ price: 99 }, of => ({ prepayments: [of.prepayment] })),
    'prepayments',
    /suman más que esta factura/,
  ],
  [
    'A2 prepayment',
    'of another customer',
    [],
    sells({}, of => ({ customerManual: PERSON, prepayments: [of.prepayment] })),
    'prepayments.0',
    /otro cliente/,
  ],
  [
    'A2 prepayment',
    'that is none',
    [],
    sells({}, of => ({ prepayments: [of.full] })),
    'prepayments.0',
    /no es una factura de/,
  ],
  [
    'A2 prepayment',
    'a negative line by hand',
    [],
    sells([line(), line({ quantity: -1, price: 10 })]),
    'lines.1.quantity',
    /mayor que 0/,
  ],
  [
    'A2 recapitulative',
    'lines of two months',
    [],
    sells([line({ operationDate: '2026-10-05' }), line({ operationDate: '2026-11-02' })]),
    'lines.1.operationDate',
    /un solo mes/,
  ],
  [
    'A2 recapitulative',
    'a line without its day',
    [],
    sells([line({ operationDate: '2026-10-05' }), line()]),
    'lines.1.operationDate',
    /Escribe la fecha/,
  ],
  [
    'A2 issued by another',
    'by whom nobody knows',
    [1151],
    sells({}, { issuedBy: { ...BY_CUSTOMER, party: 'agent' } }),
    'issuedBy.party',
    /./,
  ],
  [
    'A2 issued by another',
    'the customer, named as a third party',
    [1155, 1159, 1187],
    sells({}, { issuedBy: { ...BY_CUSTOMER, nif: 'B26304196' } }),
    'issuedBy.nif',
    /no los repitas/,
  ],
  [
    'A2 issued by another',
    'the customer of a ticket for nobody',
    [1158],
    sellsTicket({}, { issuedBy: BY_CUSTOMER }),
    'issuedBy.party',
    /completa/,
  ],
  [
    'A2 issued by another',
    'a third party without a name',
    [1186],
    sells({}, { issuedBy: { ...OFFICE, name: ' ' } }),
    'issuedBy.name',
    /Escribe el nombre/,
  ],
  [
    'A2 issued by another',
    'a third party without a number',
    [1186],
    sells({}, { issuedBy: { ...OFFICE, nif: '' } }),
    'issuedBy.nif',
    /Escribe el NIF/,
  ],
  [
    'A2 issued by another',
    'the company itself',
    [1188],
    sells({}, (_, { nif }) => ({ issuedBy: { ...OFFICE, nif } })),
    'issuedBy.nif',
    /tu empresa/,
  ],
  [
    'A2 issued by another',
    'who is not in the census',
    [1211],
    sells({}, { issuedBy: { ...OFFICE, nif: '48213960A', idKind: '07' } }),
    'issuedBy.idKind',
    /está censado/,
  ],
  // A3: rectifying invoices.
  ['A3', 'in a way that there is not', [1107], rectifies('private', { way: 'D' }), 'way', /./],
  [
    'A3',
    'by substitution without its lines',
    [1118],
    rectifies('private', { way: 'S', lines: null }),
    'lines',
    /se repite entera/,
  ],
  ['A3', 'by substitution what has differences', [1119], rectifies('full', { way: 'S' }), null, /por diferencias/],
  [
    'A3',
    'an invoice that was written as one that rectifies',
    [1114, 1115, 1117],
    sells({}, { kind: 'R1' }),
    'kind',
    /./,
  ],
  ['A3', 'R5 of a complete invoice', [], rectifies('full', { kind: 'R5' }), 'kind', /simplificadas/],
  ['A3', 'R1 of a ticket', [1189], rectifies('ticket', { kind: 'R1' }), 'kind', /R5/],
  [
    'A3',
    'R5 that names somebody',
    [1190],
    rectifies('ticket', { kind: 'R5', lines: null, dataOnly: true, customerManual: PERSON }),
    'customerManual',
    /quita el cliente/,
  ],
  ['A3', 'insolvency of who is beyond the Union', [1192], rectifies('abroad', { kind: 'R2' }), 'kind', /80\.Cinco/],
  ['A3', 'a bad debt of the Union', [1191], rectifies('german', { kind: 'R3' }), 'kind', /80\.Cinco/],
  ...['R2', 'R3'].flatMap((kind): Refused[] => [
    [
      'A3',
      `a debt that grows (${kind})`,
      [],
      rectifies('full', { kind, lines: [line()] }),
      'lines',
      /solo baja la base/,
    ],
    [
      'A3',
      `a debt that takes nothing off (${kind})`,
      [],
      rectifies('full', { kind, lines: [line({ price: -10 }), line({ price: 10 })] }),
      'lines',
      /solo baja la base/,
    ],
    ['A3', `a debt by substitution (${kind})`, [], rectifies('private', { kind, way: 'S' }), 'way', /por diferencias/],
  ]),
  ['A3', 'no cause for the paper', [], rectifies('full', { cause: ' ' }), 'cause', /por qué se rectifica/],
  [
    'A3',
    'more VAT of a consumer by an error (89.Tres)',
    [],
    rectifies('private', { kind: 'R4', lines: [line({ ivaRate: 10 })], consumer: true, because: because('amount') }),
    'consumer',
    /no se le sube el IVA/,
  ],
  ['A3', 'data of the customer in an R1', [], rectifies('full', { customerManual: PERSON }), 'customerManual', /R4/],
  ['A3', 'a rebate that adds', [], rebates({ lines: [line()] }), 'lines', /solo devuelve/],
  ['A3', 'a rebate of a period to come', [], rebates({ to: inDays(1) }), 'to', /haber acabado/],
  [
    'A3',
    'goods returned at another rate',
    [],
    sells([line(), line({ ivaRate: 10, returned: true })]),
    RATE,
    /mismo tipo/,
  ],
  ['A3', 'goods returned alone', [], sells({ returned: true }), 'lines.0.returned', /entrega nueva/],
  [
    'A3',
    'goods returned by nobody',
    [],
    sells([line(), line({ returned: true })], { kind: 'F2', customerManual: null }),
    'lines.1.returned',
    /de quién es/,
  ],
  [
    'A3',
    'what the wrong instrument is for',
    [],
    rectifies('full', { because: { ...because('whole'), happened: 'no', handedOver: false } }),
    null,
    /anul/,
  ],
  [
    'A3',
    'before its original',
    [],
    rectifies('full', { date: '2026-11-19' }),
    'date',
    /anterior a la factura que rectifica/,
  ],
];

test.each(REFUSED)('%s: %s (%j) is refused by both doors on its field, and nothing is changed', async (...asked) => {
  await expectRefused(app, ana, of, asked);
});

/** What no caller writes: the server says it in the record, and never so that the AEAT refuses it. */
const type = (record: string) => /<TipoFactura>(..)</.exec(record)![1]!;
const names = (record: string) => record.includes('<Destinatarios>');
const RULES: RecordRule[] = [
  [[1189], /<TipoFactura>(F1|F3|R[1-4])</, names],
  [[1190], /<TipoFactura>(F2|R5)</, record => !names(record)],
  [[1183], /<FacturaSimplificadaArt7273>S</, record => /^(F1|R[1-4])$/.test(type(record))],
  [[1185, 1157], /./, record => !/FacturaSinIdentifDestinatarioArt61d|<Cupon>/.test(record)],
  [[1116], /<FacturasSustituidas>/, record => type(record) === 'F3'],
  [
    [1154],
    /<(FacturasSustituidas|FacturasRectificadas)>/,
    record => {
      const cited = /<(FacturasSustituidas|FacturasRectificadas)>.*<\/\1>/s.exec(record)![0];
      return [...cited.matchAll(/<IDEmisorFactura>([^<]*)</g)].every(([, nif]) => nif === ana.nif);
    },
  ],
  [[1114], /<TipoFactura>R/, record => /<TipoRectificativa>[IS]</.test(record)],
  [[1115, 1117], /<TipoFactura>F/, record => !/<TipoRectificativa>|<FacturasRectificadas>/.test(record)],
  [[1118], /<TipoRectificativa>S</, record => record.includes('<ImporteRectificacion>')],
  [[1119], /<TipoRectificativa>I</, record => !record.includes('<ImporteRectificacion>')],
  [[1186], /<EmitidaPorTerceroODestinatario>T</, record => record.includes('<Tercero>')],
  [[1155, 1159, 1187], /<EmitidaPorTerceroODestinatario>D</, record => !record.includes('<Tercero>')],
  [[1158], /<EmitidaPorTerceroODestinatario>/, names],
];

test('what no caller writes is right in every record that is sent, of all kinds', async () => {
  const rectify = (id: string, body: object) => post(app, ana, `/invoices/${id}/rectify`, { cause: 'Otra', ...body });
  await rectify(of.private, { kind: 'R1', way: 'S', lines: [line({ price: 90, ivaRate: 10 })] });
  await rectify(of.abroad, { kind: 'R4', dataOnly: true });
  const named = { date: inDays(0), customerManual: PERSON, lines: [line()], kind: 'F2' };
  const { id } = await post(app, ana, '/invoices', { ...named, qualified: true });
  await post(app, ana, '/invoices', named);
  await rectify(id, { kind: 'R1' });
  await post(app, ana, '/invoices', { ...named, kind: 'F1', issuedBy: OFFICE });
  await aeat.drain(ana, 60_000);
  expect((await aeat.statuses(ana)).filter(({ status }) => status !== 'accepted')).toEqual([]);
  expectRules(RULES, await recordsOf(aeat));
}, 90_000);

test('every code that part A names for a kind or for what rectifies is refused here, or no record brings it', () => {
  const A2 = [1189, 1190, 1150, 1197, 1183, 1185, 1116, 1154, 1151, 1155, 1158, 1159, 1211, 1186, 1187, 1188];
  const A1_A3 = [1142, 1143, 1134, 1125, 1173, 1146, 1107, 1114, 1115, 1119, 1118, 1117, 1192, 1191, 1157];
  const held = new Set([...REFUSED.flatMap(([, , codes]) => codes), ...RULES.flatMap(([codes]) => codes)]);
  expect([...A2, ...A1_A3].filter(code => !held.has(code))).toEqual([]);
});
