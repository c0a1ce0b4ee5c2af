import { rulesOf } from '../../../schema/tax/territory';
import { schemaErrors, testWithSchemas } from '../../test/aeat-schema';
import { buildCustomer } from '../../test/build';
import { inDays, today } from '../../test/days';
import type { TestApp } from '../../test/harness';
import {
  COMPANY,
  COUNCIL,
  expectRefused,
  expectRules,
  GERMAN,
  line,
  PERSON,
  post,
  rectifies,
  sells,
  sellsTicket,
  standing,
  SWISS,
  zero,
  type RecordRule,
  type Refused,
  type Stands,
} from '../../test/read/refused';
import { recordsOf, sentBodies } from '../../test/read/sent';
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

const NIF = 'customerManual.nif';
const KIND = 'customerManual.idKind';
const CAUSE = 'lines.0.ivaCause';
const REGIME = 'lines.0.ivaRegime';
const RATE = 'lines.0.ivaRate';

const REFUSED: Refused[] = [
  // A4: taxes and regimes.
  ['A4 general', 'a rate that is none', [1208], sells({ ivaRate: 5 }), RATE, /./],
  ['A4 donation', 'at 21 %', [1208], sells({ ivaCause: 'S1' }), CAUSE, /Solo una línea al 0 %/],
  ['A4 donation', 'without a NIF', [], sells(zero('S1'), { customerManual: SWISS }), NIF, /Ley 49\/2002/],
  ...['E1', 'E2', 'E3', 'E4', 'E5', 'E6'].map((ivaCause): Refused => [
    `A4 ${ivaCause}`,
    `${ivaCause} at 21 %`,
    [1238, 1286],
    sells({ ivaCause }),
    CAUSE,
    /Solo una línea al 0 %/,
  ]),
  [
    'A4 E2',
    'under a regime that is written by hand',
    [1199],
    sells(zero('E2', { ivaRegime: '01' })),
    REGIME,
    /una de 03/,
  ],
  ['A4 E5', 'for a NIF of Spain', [1289], sells(zero('E5')), NIF, /NIF-IVA de ese país/],
  [
    'A4 E5',
    'for a number that is none there',
    [1103],
    sells(zero('E5'), { customerManual: { ...GERMAN, nif: 'DE1' } }),
    NIF,
    /DE y 9 cifras/,
  ],
  [
    'A4 E5',
    'for a person of the Union',
    [1156],
    sells(zero('E5'), { customerManual: { ...GERMAN, idKind: '03' } }),
    NIF,
    /NIF-IVA de ese país/,
  ],
  ['A4 N1, N2', 'N2 at 21 %', [1237], sells({ ivaCause: 'N2' }), CAUSE, /Solo una línea al 0 %/],
  ['A4 N1, N2', 'N1 at 21 %', [1237], sells({ ivaCause: 'N1' }), CAUSE, /Solo una línea al 0 %/],
  [
    'A4 N1, N2',
    'N2 for a person of the Union',
    [],
    sells(zero('N2'), { customerManual: { ...GERMAN, idKind: '03' } }),
    NIF,
    /NIF-IVA/,
  ],
  ['A4 08', 'with N1', [1252], sells(zero('N1', { ivaRegime: '08' })), REGIME, /solo va con la causa N2/],
  ['A4 08', 'at 21 %', [1252], sells({ ivaRegime: '08' }), REGIME, /solo va con la causa N2/],
  [
    'A4 08',
    'without a NIF',
    [],
    sells(zero('N2', { ivaRegime: '08' }), { customerManual: GERMAN }),
    NIF,
    /con NIF español/,
  ],
  ['A4 S2', 'at 21 %', [1198], sells({ ivaCause: 'S2' }), CAUSE, /Solo una línea al 0 %/],
  ['A4 S2', 'of a ticket', [1197], sellsTicket(zero('S2')), CAUSE, /S2/],
  ['A4 S2', 'without a NIF', [], sells(zero('S2'), { customerManual: GERMAN }), NIF, /sujeto pasivo \(S2\)/],
  ['A4 recargo', 'of who has not accredited it', [], sells({}, { recargo: true }), 'recargo', /no ha acreditado/],
  ['A4 07', 'of a company without it', [1203], sells({ ivaRegime: '07' }), REGIME, /no está en el criterio/],
  [
    'A4 07',
    'with what is not subject',
    [1203],
    sells(zero('N1', { ivaRegime: '07' })),
    REGIME,
    /no alcanza a esta causa/,
  ],
  ['A4 11', 'at 10 %', [1206], sells({ ivaRate: 10, ivaRegime: '11' }), REGIME, /solo va con el 21 %/],
  [
    'A4 03, 05',
    'under reverse charge',
    [1200],
    sells(zero('S2', { ivaRegime: '03', cost: 10 })),
    REGIME,
    /mayor que 0/,
  ],
  ['A4 03, 05', 'not subject', [1200], sells(zero('N1', { ivaRegime: '05', cost: 10 })), REGIME, /solo va con el 21 %/],
  [
    'A4 03, 05',
    'in a body that sells what is taxed whole',
    [1200],
    sells([line({ ivaRegime: '03', cost: 10 }), line()]),
    'lines.1.ivaRegime',
    /su propia factura/,
  ],
  ['A4 14', 'for a company', [1149], sells({ ivaRegime: '14' }, { operationDate: inDays(30) }), NIF, /P, Q, S o V/],
  [
    'A4 14',
    'without a day to come',
    [1146, 1147],
    sells({ ivaRegime: '14' }, { customerManual: COUNCIL }),
    'operationDate',
    /posterior a la factura/,
  ],
  [
    'A4 14',
    'of a ticket',
    [1148],
    sellsTicket({ ivaRegime: '14', price: 10 }, { operationDate: inDays(30) }),
    CAUSE,
    /obra pública/,
  ],
  [
    'A4 14',
    'rectified among other lines',
    [1147],
    rectifies('works', { lines: [line({ price: -1, ivaRegime: '14' }), line({ price: -1, ...zero('E1') })] }),
    'lines.1.ivaRegime',
    /./,
  ],
  [
    'A4 15',
    'of a day that is over',
    [1146],
    sells({ ivaRegime: '15' }, { operationDate: inDays(-1) }),
    'operationDate',
    /fecha de operación posterior/,
  ],
  // A4, last lines: who the customer is.
  [
    'A4 customer',
    'the company itself',
    [1193],
    sells({}, (_, { nif }) => ({ customerManual: { ...COMPANY, nif } })),
    NIF,
    /tu propia empresa/,
  ],
  [
    'A4 customer',
    'a company that is not in the census',
    [1131],
    sells({}, { customerManual: { ...COMPANY, idKind: '07' } }),
    KIND,
    /personas físicas/,
  ],
  [
    'A4 customer',
    'a VAT number of another country than theirs',
    [1122],
    sells({}, { customerManual: { ...GERMAN, country: 'FR', idKind: '02' } }),
    NIF,
    /es de otro país \(DE\) que el suyo \(FR\)/,
  ],
  [
    'A4 customer',
    'of Spain by a document from abroad',
    [1126],
    sells({}, { customerManual: { ...PERSON, country: 'ES', idKind: '04' } }),
    KIND,
    /es de España/,
  ],
  [
    'A4 customer',
    'a VAT number of the United Kingdom',
    [1255],
    sells({}, { customerManual: { name: 'Ltd', nif: 'GB123456789', country: 'GB', idKind: '02' } }),
    KIND,
    /Reino Unido/,
  ],
  [
    'A4 customer',
    'a VAT number of another form',
    [1103],
    sells({}, { customerManual: { name: 'SARL', nif: 'FR1', country: 'FR' } }),
    NIF,
    /FR/,
  ],
  // A5 and A6.
  ['A5', 'a discount beyond the line', [], sells({ discountAmount: 100.01 }), 'lines.0.discountAmount', /mayor que/],
  ['A6', 'a percentage of IRPF that is none', [], sells({}, { withholdingPercent: 16 }), 'withholdingPercent', /./],
  [
    'A6',
    'IRPF of who has no Spanish number',
    [],
    sells({}, { customerManual: SWISS, withholdingPercent: 15 }),
    'withholdingPercent',
    /./,
  ],
  ['A6', 'IRPF of a ticket', [], sellsTicket({}, { withholdingPercent: 15 }), 'withholdingPercent', /completa/],
  [
    'A6',
    'suplidos of a ticket',
    [],
    sellsTicket({}, { suplidos: [{ description: 'Tasa', amount: 3 }] }),
    'suplidos',
    /completa/,
  ],
];

test.each(REFUSED)('%s: %s (%j) is refused by both doors on its field, and nothing is changed', async (...asked) => {
  await expectRefused(app, ana, of, asked);
});

const rowsOf = (record: string) => record.match(/<DetalleDesglose>.*?<\/DetalleDesglose>/gs)!;
/** A rule for each row of a breakdown that is of some kind. */
const eachRow = (codes: number[], of: RegExp, keeps: (row: string) => boolean): RecordRule => [
  codes,
  of,
  record => rowsOf(record).every(row => !of.test(row) || keeps(row)),
];
const value = (row: string, name: string) => new RegExp(`<${name}>([^<]*)<`).exec(row)?.[1];
const RECARGO: Record<string, string> = { '21.00': '5.20', '10.00': '1.40', '4.00': '0.50' };
/** What no caller writes: the server says it in each row, and never so that the AEAT refuses it. */
const RULES: RecordRule[] = [
  eachRow([1245, 2009], /<DetalleDesglose>/, row => /<Impuesto>0[123]<.*<ClaveRegimen>\d\d</s.test(row)),
  eachRow(
    [1208],
    />S1</,
    row => value(row, 'TipoImpositivo') !== undefined && value(row, 'CuotaRepercutida') !== undefined,
  ),
  eachRow([1198], />S2</, row => value(row, 'TipoImpositivo') === '0.00' && value(row, 'CuotaRepercutida') === '0.00'),
  eachRow([1238, 1237], /<OperacionExenta>|>N[12]</, row => !/TipoImpositivo|CuotaRepercutida/.test(row)),
  eachRow([1199], />E[23]</, row => value(row, 'ClaveRegimen') === '02'),
  eachRow([1286], /<ClaveRegimen>02</, row => row.includes('<OperacionExenta>')),
  eachRow([1252], /<ClaveRegimen>08</, row => row.includes('>N2<')),
  eachRow([1206], /<ClaveRegimen>11</, row => value(row, 'TipoImpositivo') === '21.00'),
  eachRow([1203], /<ClaveRegimen>07</, row => />(S1|E1|E6)</.test(row)),
  eachRow([1200], /<ClaveRegimen>03</, row => row.includes('>S1<')),
  eachRow([1281], /<TipoRecargoEquivalencia>/, row => row.includes('>S1<')),
  eachRow(
    [1284, 1127, 1277, 1160, 1162, 1163, 1164, 1165, 1166, 1167, 1168, 1169, 1170],
    /RecargoEquivalencia>/,
    row =>
      value(row, 'CuotaRecargoEquivalencia') !== undefined &&
      value(row, 'TipoRecargoEquivalencia') === RECARGO[value(row, 'TipoImpositivo')!],
  ),
  eachRow([1142, 1143], /<CuotaRepercutida>/, row => {
    const [base, quota, rate] = ['BaseImponibleOimporteNoSujeto', 'CuotaRepercutida', 'TipoImpositivo'].map(name =>
      Number(value(row, name)),
    ) as [number, number, number];
    return base * quota >= 0 && Math.abs((base * rate) / 100 - quota) < 0.005 + 1e-9;
  }),
  [
    [1103, 1122, 1255],
    /<IDType>02</,
    record => /<CodigoPais>(..)<\/CodigoPais><IDType>02<\/IDType><ID>\1/.test(record),
  ],
  [
    [1126, 1131],
    /<IDType>07</,
    record => /<CodigoPais>ES<\/CodigoPais><IDType>07<\/IDType><ID>\d{8}[A-Z]</.test(record),
  ],
];

test('what no caller writes is right in every record that is sent, of all taxes and regimes', async () => {
  const customerId = (await buildCustomer(app, ana, { nif: '12345678Z', recargo: true, address: 'Calle Mayor, 1' })).id;
  const settings = async (by: Sender, part: object) => {
    const body = { companyName: 'Empresa, S.L.', companyNif: by.nif, companyAddress: 'Calle Mayor, 1', ...part };
    expect((await app.rest('PUT', '/settings', { token: by.token, body })).status).toBe(200);
  };
  const issue = (by: Sender, its: object, part: object = {}) =>
    post(app, by, '/invoices', { date: today(), customerManual: COMPANY, lines: [line(its)], ...part });
  for (const cause of ['E1', 'E2', 'E3', 'E4', 'E6', 'N1', 'N2', 'S1', 'S2']) await issue(ana, zero(cause));
  for (const cause of ['E5', 'N2']) await issue(ana, zero(cause), { customerManual: GERMAN });
  await issue(ana, zero('N2', { ivaRegime: '08' }));
  await issue(ana, { ivaRegime: '11' });
  await issue(ana, { ivaRegime: '03', cost: 40 });
  await issue(ana, {}, { customerManual: { ...PERSON, idKind: '07' } });
  for (const ivaRate of [21, 10, 4]) await issue(ana, { ivaRate, price: 33.33 }, { customerManual: null, customerId });
  const senders = [ana];
  for (const [territory, ivaRate, cashBasis] of [
    ['canarias', 7, true],
    ['ceuta', 4, false],
  ] as const) {
    const date = today(rulesOf(territory).zone);
    const by = await aeat.buildSender();
    senders.push(by);
    await settings(by, { territory, cashBasis });
    await issue(by, { ivaRate }, { date });
    await issue(by, zero('E1'), { date });
  }
  for (const by of senders) {
    await aeat.drain(by, 60_000);
    expect((await aeat.statuses(by)).filter(({ status, code }) => status !== 'accepted' && code !== 2001)).toEqual([]);
  }
  expectRules(RULES, await recordsOf(aeat));
}, 120_000);

testWithSchemas('the records of all of them keep to the official schema', async () => {
  expect(await schemaErrors(await sentBodies(aeat))).toEqual([]);
});

test('every code that part A names for taxes, regimes and customers is refused here, or no record brings it', () => {
  const RECARGOS = [1127, 1160, 1162, 1163, 1164, 1165, 1166, 1167, 1168, 1169, 1170, 1277, 1281, 1284];
  const CAUSES = [1208, 1238, 1199, 1286, 1289, 1103, 1156, 1237, 1252, 1197, 1198, 1203, 1206, 1200, 1245, 2009];
  const REST = [1146, 1147, 1148, 1149, 1193, 1126, 1131, 1255, 1122];
  const held = new Set([...REFUSED.flatMap(([, , codes]) => codes), ...RULES.flatMap(([codes]) => codes)]);
  expect([...RECARGOS, ...CAUSES, ...REST].filter(code => !held.has(code))).toEqual([]);
});
