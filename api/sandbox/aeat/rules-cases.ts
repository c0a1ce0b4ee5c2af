import { detail, now, sealedAfter, today, vat, type Cancelling, type Parts } from './example';

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).split('-').reverse().join('-');
const customer = (id: string, name = 'Cliente, S.A.') => ({
  customers: `<sf:Destinatarios><sf:IDDestinatario><sf:NombreRazon>${name}</sf:NombreRazon>${id}</sf:IDDestinatario></sf:Destinatarios>`,
});
const nif = (text: string, name?: string) => customer(`<sf:NIF>${text}</sf:NIF>`, name);
const otherId = (type: string, id: string, country?: string) =>
  `<sf:IDOtro>${country ? `<sf:CodigoPais>${country}</sf:CodigoPais>` : ''}<sf:IDType>${type}</sf:IDType><sf:ID>${id}</sf:ID></sf:IDOtro>`;
const other = (type: string, id: string, country?: string) => customer(otherId(type, id, country));
const third = (id: string, by = 'T') => ({
  afterDescription: `<sf:EmitidaPorTerceroODestinatario>${by}</sf:EmitidaPorTerceroODestinatario><sf:Tercero><sf:NombreRazon>Otro</sf:NombreRazon>${id}</sf:Tercero>`,
});
const rectified = (issuer: string) =>
  `<sf:FacturasRectificadas><sf:IDFacturaRectificada><sf:IDEmisorFactura>${issuer}</sf:IDEmisorFactura><sf:NumSerieFactura>V-1</sf:NumSerieFactura><sf:FechaExpedicionFactura>01-02-2026</sf:FechaExpedicionFactura></sf:IDFacturaRectificada></sf:FacturasRectificadas>`;
const replaced = rectified('B98241573').replace(/Rectificada/g, 'Sustituida');
const AMOUNTS =
  '<sf:ImporteRectificacion><sf:BaseRectificada>1</sf:BaseRectificada><sf:CuotaRectificada>1</sf:CuotaRectificada></sf:ImporteRectificacion>';
const R4 = { kind: 'R4', afterKind: '<sf:TipoRectificativa>I</sf:TipoRectificativa>' };
const NOBODY = { customers: '' };

interface Line {
  tax?: string;
  regime?: string;
  as?: string;
  rate?: string;
  base?: string;
  cost?: string;
  quota?: string;
  surcharge?: [string, string] | [string];
}
const tag = (name: string, text: string | undefined) => (text === undefined ? '' : `<sf:${name}>${text}</sf:${name}>`);
function line({
  tax,
  regime = '01',
  as = 'S1',
  rate,
  base = '100.00',
  cost,
  quota,
  surcharge = ['', ''] as [string, string],
}: Line): Pick<Parts, 'details'> {
  return {
    details: detail(
      tag('Impuesto', tax) +
        tag('ClaveRegimen', regime || undefined) +
        tag(as.startsWith('E') ? 'OperacionExenta' : 'CalificacionOperacion', as) +
        tag('TipoImpositivo', rate) +
        tag('BaseImponibleOimporteNoSujeto', base) +
        tag('BaseImponibleACoste', cost) +
        tag('CuotaRepercutida', quota) +
        tag('TipoRecargoEquivalencia', surcharge[0] || undefined) +
        tag('CuotaRecargoEquivalencia', surcharge[1] || undefined),
    ),
  };
}
const S1 = { rate: '21', quota: '21.00' };
const exempt = (as: string, regime = '01') => ({ ...line({ as, regime }), quotaTotal: '0.00', total: '100.00' });
const previousOn = (date: string): Parts => ({
  previous: { nif: 'B98241573', number: 'F-0', date, hash: 'A'.repeat(64), xml: '' },
});
const marked = (name: string, text = 'S') => ({ afterDescription: tag(name, text) });
const huge = { details: vat('21', '100000000.00', '21000000.00'), quotaTotal: '21000000.00', total: '121000000.00' };

export const IPSI_WITHOUT_KEY = line({ tax: '02', regime: '', rate: '21', quota: '21.00' });

/** Each is the example with one thing wrong, and the code that says so. */
export const REFUSED: [code: number, what: string, parts: Parts][] = [
  [1108, 'another issuer', { nif: 'A58818501' }],
  [1100, 'a NIF of ten characters', { nif: 'ESB9824157' }],
  [1104, 'an empty number', { number: '' }],
  [1130, 'a number with an ñ', { number: 'AÑO-1' }],
  [1287, 'a number with =', { number: 'A=1' }],
  [1105, 'a day that does not exist', { date: '31-02-2026' }],
  [1105, 'a date the other way round', { date: '2026-02-01' }],
  [1112, 'tomorrow', { date: inDays(2) }],
  [1152, 'before the order', { date: '27-10-2024' }],
  [1145, 'an operation on no day', { operationDate: '30-02-2026' }],
  [1134, 'a very old operation', { operationDate: '01-01-2000' }],
  [1125, 'an operation far ahead', { operationDate: inDays(800) }],
  [1173, 'an operation tomorrow', { operationDate: inDays(2) }],
  [1146, 'issued before the operation', { date: inDays(-5), operationDate: inDays(-2) }],
  [1171, 'a correction of no kind', { flags: '<sf:Subsanacion>X</sf:Subsanacion>' }],
  [1153, 'N/X', { flags: '<sf:RechazoPrevio>X</sf:RechazoPrevio>' }],
  [1161, 'N/S', { flags: '<sf:RechazoPrevio>S</sf:RechazoPrevio>' }],
  [1106, 'no such kind', { kind: 'F9' }],
  [1107, 'no such rectification', { kind: 'R4', afterKind: '<sf:TipoRectificativa>D</sf:TipoRectificativa>' }],
  [1114, 'R4 without its way', { kind: 'R4' }],
  [1115, 'F1 with a way', { afterKind: R4.afterKind }],
  [1117, 'F1 that rectifies', { afterKind: rectified('B98241573') }],
  [1116, 'F1 that replaces', { afterKind: replaced }],
  [1118, 'S without amounts', { kind: 'R4', afterKind: '<sf:TipoRectificativa>S</sf:TipoRectificativa>' }],
  [1119, 'I with amounts', { ...R4, afterKind: R4.afterKind + AMOUNTS }],
  [1154, 'rectifies one of nobody', { ...R4, afterKind: R4.afterKind + rectified('B28015865') }],
  [1183, 'F2 with the mark of a full one', { kind: 'F2', ...NOBODY, ...marked('FacturaSimplificadaArt7273') }],
  [1185, 'F1 without who it is for', marked('FacturaSinIdentifDestinatarioArt61d')],
  [1157, 'F1 with a coupon', { coupon: '<sf:Cupon>S</sf:Cupon>' }],
  [1138, 'Macrodato on a small one', marked('Macrodato')],
  [1139, 'a huge one without Macrodato', huge],
  [1151, 'issued by X', marked('EmitidaPorTerceroODestinatario', 'X')],
  [1186, 'by a third not named', marked('EmitidaPorTerceroODestinatario', 'T')],
  [1159, 'a third although the customer issues', third('<sf:NIF>A58818501</sf:NIF>', 'D')],
  [1158, 'by a customer not named', { kind: 'F2', ...NOBODY, ...marked('EmitidaPorTerceroODestinatario', 'D') }],
  [
    1155,
    'a third for no reason',
    {
      afterDescription: third('<sf:NIF>A58818501</sf:NIF>').afterDescription.replace(
        /^<sf:Emitida.*?Destinatario>T<.*?>/,
        '',
      ),
    },
  ],
  [1188, 'oneself as a third', third('<sf:NIF>B98241573</sf:NIF>')],
  [1211, 'a third of type 07', third(otherId('07', '12345678Z', 'ES'))],
  [1232, 'a Spanish third of type 04', third(otherId('04', 'X1', 'ES'))],
  [1189, 'F1 for nobody', NOBODY],
  [1190, 'F2 for somebody', { kind: 'F2' }],
  [1123, 'a wrong check letter', nif('12345678A')],
  [1123, 'a wrong check digit', nif('A58818502')],
  [1110, 'a NIF that is not in the census', nif('B28015865')],
  [1193, 'the company itself', nif('B98241573')],
  [1283, 'a person without a name', nif('12345678Z', '')],
  [1111, 'no country', other('04', 'US-1')],
  [1101, 'no such country', other('04', 'X', 'ZZ')],
  [1102, 'no such kind of id', other('09', 'X', 'US')],
  [1126, 'Spain with type 04', other('04', 'X', 'ES')],
  [1126, '07 of another country', other('07', '12345678Z', 'FR')],
  [1290, '07 with a wrong NIF', other('07', '12345678A', 'ES')],
  [1131, '07 of a company', other('07', 'A58818501', 'ES')],
  [1103, 'a VAT number without prefix', other('02', '123456789')],
  [1103, 'a German number that is too short', other('02', 'DE12345678', 'DE')],
  [1103, 'Greece as GR', other('02', 'GR123456789', 'GR')],
  [1122, 'a prefix of another country', other('02', 'DE123456789', 'FR')],
  [1121, 'a VAT number that nobody has', other('02', 'DE999999999', 'DE')],
  [1255, 'GB after it left', other('02', 'GB123456789', 'GB')],
  [1191, 'R3 for a passport', { kind: 'R3', afterKind: R4.afterKind, ...other('03', 'X1', 'US') }],
  [1192, 'R2 for a passport', { kind: 'R2', afterKind: R4.afterKind, ...other('03', 'X1', 'US') }],
  [1218, 'no such tax', line({ ...S1, tax: '04' })],
  [1245, 'no regime', line({ ...S1, regime: '' })],
  [1246, 'no such regime', line({ ...S1, regime: '12' })],
  [1246, 'a regime of IGIC', line({ ...S1, regime: '21' })],
  [1260, 'a regime for another tax', line({ tax: '05', as: 'N1' })],
  [1286, 'export that is qualified', line({ regime: '02', as: 'N2' })],
  [1199, 'export under 01', exempt('E2')],
  [1199, 'E3 under 01', exempt('E3')],
  [1200, '03 with S2', line({ regime: '03', as: 'S2', rate: '0', quota: '0' })],
  [1201, '04 with S1', line({ ...S1, regime: '04' })],
  [1202, '06 without cost', line({ ...S1, regime: '06' })],
  [1203, '07 with N1', line({ regime: '07', as: 'N1' })],
  [1252, '08 with S1', line({ ...S1, regime: '08' })],
  [1205, '10 with S1', line({ ...S1, regime: '10' })],
  [1206, '11 at 10 %', line({ regime: '11', rate: '10', quota: '10.00' })],
  [1147, '14 without a day', line({ ...S1, regime: '14' })],
  [1149, '14 for a company', { ...line({ ...S1, regime: '14' }), operationDate: inDays(40) }],
  [1293, '20 of IGIC with S1', line({ tax: '03', regime: '20', rate: '7', quota: '7.00' })],
  [1181, 'no such qualification', line({ ...S1, as: 'S3' })],
  [1182, 'no such exemption', exempt('E9')],
  [1182, 'E7 with VAT', exempt('E7')],
  [1238, 'exempt with zeros', line({ as: 'E1', rate: '0', quota: '0' })],
  [1237, 'not subject with zeros', line({ as: 'N2', rate: '0', quota: '0' })],
  [1197, 'S2 in a simplified one', { kind: 'F2', ...NOBODY, ...line({ as: 'S2', rate: '0', quota: '0' }) }],
  [1198, 'S2 without zeros', line({ as: 'S2' })],
  [1198, 'S2 with a rate', line({ as: 'S2', rate: '21', quota: '0' })],
  [1207, 'a quota on N1 of IPSI', line({ tax: '02', as: 'N1', quota: '1.00' })],
  [1208, 'S1 without a rate', line({ quota: '21.00' })],
  [1208, 'S1 without a quota', line({ rate: '21' })],
  [1284, 'half a surcharge', line({ ...S1, surcharge: ['5.2'] })],
  [1281, 'a surcharge on S2', line({ as: 'S2', rate: '0', quota: '0', surcharge: ['5.2', '5.20'] })],
  [1257, 'a cost under 01', line({ ...S1, cost: '50.00' })],
  [1124, 'a rate of 16', line({ rate: '16', quota: '16.00' })],
  [1194, 'a rate of 5', line({ rate: '5', quota: '5.00' })],
  [1235, 'a rate of 2', line({ rate: '2', quota: '2.00' })],
  [1236, 'a rate of 7.5', line({ rate: '7.5', quota: '7.50' })],
  [1127, 'no such surcharge', line({ ...S1, surcharge: ['3', '3.00'] })],
  [1162, '21 with 1.4', line({ ...S1, surcharge: ['1.4', '1.40'] })],
  [1163, '10 with 5.2', line({ rate: '10', quota: '10.00', surcharge: ['5.2', '5.20'] })],
  [1164, '4 with 1.4', line({ rate: '4', quota: '4.00', surcharge: ['1.4', '1.40'] })],
  [1142, 'a quota eleven euros off', line({ rate: '21', quota: '32.01' })],
  [1143, 'a quota of the other sign', line({ rate: '21', quota: '-21.00' })],
  [1144, 'a quota off its cost', line({ ...S1, regime: '06', cost: '500.00' })],
  [1140, 'a quota and a cost of two signs', line({ ...S1, regime: '06', cost: '-100.00' })],
  [1289, 'E5 for a Spanish NIF', exempt('E5')],
  [
    1150,
    'a simplified one of 3011',
    { kind: 'F2', ...NOBODY, details: vat('21', '2488.44', '522.57'), quotaTotal: '522.57', total: '3011.01' },
  ],
  [
    1148,
    '14 in an F3',
    { ...line({ ...S1, regime: '14' }), kind: 'F3', operationDate: inDays(40), ...nif('Q2826000H') },
  ],
  [1209, '06 without a rate', line({ regime: '06', cost: '100.00', quota: '21.00' })],
  [1170, '0 with 0 today', line({ rate: '0', quota: '0', surcharge: ['0', '0'] })],
  [
    1165,
    '0 with 0.5 in 2023',
    { ...line({ rate: '0', quota: '0', surcharge: ['0.5', '0.50'] }), operationDate: '15-03-2023' },
  ],
  [
    1277,
    '0 with 0.5 in 2022',
    { ...line({ rate: '0', quota: '0', surcharge: ['0.5', '0.50'] }), operationDate: '15-03-2022' },
  ],
  [
    1167,
    '5 with 0.62 in 2022',
    { ...line({ rate: '5', quota: '5.00', surcharge: ['0.62', '0.62'] }), operationDate: '15-08-2022' },
  ],
  [
    1168,
    '5 with 0.5 in 2023',
    { ...line({ rate: '5', quota: '5.00', surcharge: ['0.5', '0.50'] }), operationDate: '15-03-2023' },
  ],
  [1166, '2 with 1', { ...line({ rate: '2', quota: '2.00', surcharge: ['1', '1.00'] }), operationDate: '15-11-2024' }],
  [
    1169,
    '7.5 with 0.5',
    { ...line({ rate: '7.5', quota: '7.50', surcharge: ['0.5', '0.50'] }), operationDate: '15-11-2024' },
  ],
  [1254, 'XI before its time', { ...other('02', 'XI123456789'), operationDate: '15-11-2020' }],
  [1274, 'a first record that is none', { chain: '<sf:PrimerRegistro>N</sf:PrimerRegistro>' }],
  [1174, 'a record before on no day', previousOn('31-02-2026')],
  [1221, 'a producer of type 07', { producer: otherId('07', '12345678Z', 'ES') }],
  [1232, 'a Spanish producer of type 04', { producer: otherId('04', 'X', 'ES') }],
  [1220, 'a system of a long name', { producer: '<sf:NIF>B98241573</sf:NIF>', systemName: 'x'.repeat(31) }],
  [1177, 'a system of small letters', { systemId: 'fo' }],
  [1100, 'a system of three letters', { systemId: 'FOL' }],
  [1244, 'a fraction of a second', { generatedAt: now().replace('+', '.5+') }],
  [1244, 'an offset without colon', { generatedAt: now().replace(/:(\d\d)$/, '$1') }],
  [1100, 'an amount with a comma', { total: '121,00' }],
  [1100, 'three decimals', { total: '121.000' }],
  [1262, 'a hash that is too long', { hash: 'A'.repeat(65) }],
  [3002, 'correcting what is not kept', { flags: '<sf:Subsanacion>S</sf:Subsanacion>' }],
  [3002, 'S/S of nothing kept', { flags: '<sf:Subsanacion>S</sf:Subsanacion><sf:RechazoPrevio>S</sf:RechazoPrevio>' }],
];

const previous = (hash: string) => ({ previous: { nif: 'B98241573', number: 'F-0', date: today(), hash, xml: '' } });
/** Taken, with a note or without. */
export const NOTED: [code: number | null, what: string, parts: Parts][] = [
  [2000, 'a hash of something else', { hash: 'A'.repeat(64) }],
  [2001, 'a customer of type 07', other('07', '12345678Z', 'ES')],
  [2002, 'a short hash before', previous('ABC')],
  [2003, 'a hash before in small letters', previous('a'.repeat(64))],
  [2004, 'ten minutes late', sealedAfter(-600)],
  [2004, 'ten minutes early', sealedAfter(600)],
  [2005, 'a total eleven euros off', { total: '132.01' }],
  [2006, 'a quota eleven euros off', { quotaTotal: '32.01' }],
  [null, 'ten euros off', { total: '131.00' }],
  [
    null,
    'a quota of the rate ten euros off',
    { ...line({ rate: '21', quota: '31.00' }), quotaTotal: '31.00', total: '131.00' },
  ],
  [null, 'export', exempt('E2', '02')],
  [null, 'exempt', exempt('E1')],
  [
    null,
    'services abroad',
    { ...line({ as: 'N2' }), quotaTotal: '0.00', total: '100.00', ...other('02', 'FRXX123456789', 'FR') },
  ],
  [null, 'goods to Greece', { ...exempt('E5'), ...other('02', 'EL123456789', 'GR') }],
  [null, 'a passport', other('03', 'P-1', 'US')],
  [null, 'reverse charge', { ...line({ as: 'S2', rate: '0', quota: '0' }), quotaTotal: '0.00', total: '100.00' }],
  [null, 'a surcharge', { ...line({ ...S1, surcharge: ['5.2', '5.20'] }), quotaTotal: '26.20', total: '126.20' }],
  [null, 'a simplified one', { kind: 'F2', ...NOBODY }],
  [null, 'R4 by differences', R4],
  [null, 'a number with &', { number: 'A&B/1' }],
  [null, 'the hour of Greenwich', sealedAfter(0)],
  [
    null,
    'S/X of what is not kept',
    { flags: '<sf:Subsanacion>S</sf:Subsanacion><sf:RechazoPrevio>X</sf:RechazoPrevio>' },
  ],
  [null, 'rent', line({ ...S1, regime: '11' })],
  [null, 'a huge one', { ...huge, ...marked('Macrodato') }],
];

const maker = (by: string, id: string) => ({
  maker: `<sf:GeneradoPor>${by}</sf:GeneradoPor><sf:Generador><sf:NombreRazon>Quien</sf:NombreRazon>${id}</sf:Generador>`,
});
export const REFUSED_ANULACION: [code: number, what: string, parts: Cancelling][] = [
  [0, 'what is kept', {}],
  [3002, 'what is not kept', { number: 'F-9' }],
  [3000, 'without a record before, although there is one', { flags: '<sf:SinRegistroPrevio>S</sf:SinRegistroPrevio>' }],
  [0, 'without a record before', { number: 'F-9', flags: '<sf:SinRegistroPrevio>S</sf:SinRegistroPrevio>' }],
  [1276, 'no such mark', { flags: '<sf:SinRegistroPrevio>X</sf:SinRegistroPrevio>' }],
  [1275, 'X in an anulación', { flags: '<sf:RechazoPrevio>X</sf:RechazoPrevio>' }],
  [1224, 'made by nobody', { maker: '<sf:GeneradoPor>E</sf:GeneradoPor>' }],
  [1227, 'the issuer without NIF', maker('E', otherId('03', 'X', 'US'))],
  [1229, 'a third of type 07', maker('T', otherId('07', '12345678Z', 'ES'))],
  [1230, 'a Spanish customer of type 04', maker('D', otherId('04', 'X', 'ES'))],
  [1259, 'oneself as a third', maker('T', '<sf:NIF>B98241573</sf:NIF>')],
  [1108, 'another issuer', { nif: 'A58818501' }],
  [1130, 'a number with an ñ', { number: 'Ñ' }],
];
