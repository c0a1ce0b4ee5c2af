import { INFO, LR, SOAP } from './schema/namespaces';
import { inMadrid } from './values/days';
import { hashOf } from './values/hash';
import { escapeXml } from './xml/escape';

export const COMPANY = { nif: 'B98241573', name: 'Estudio Marea, S.L.' };
const CUSTOMER =
  '<sf:Destinatarios><sf:IDDestinatario><sf:NombreRazon>Cliente, S.A.</sf:NombreRazon><sf:NIF>A58818501</sf:NIF></sf:IDDestinatario></sf:Destinatarios>';

/** What an example says; each part that the schema leaves optional is XML, so that a test can put anything there. */
export interface Parts {
  nif?: string;
  number?: string;
  date?: string;
  ref?: string;
  flags?: string;
  kind?: string;
  afterKind?: string;
  operationDate?: string;
  afterDescription?: string;
  customers?: string;
  coupon?: string;
  details?: string;
  quotaTotal?: string;
  total?: string;
  previous?: Sealed | null;
  chain?: string;
  producer?: string;
  systemId?: string;
  systemName?: string;
  installation?: string;
  generatedAt?: string;
  acuerdo?: string;
  hash?: string;
}
export interface Sealed {
  nif: string;
  number: string;
  date: string;
  hash: string;
  xml: string;
}

export const today = (): string => inMadrid(new Date()).day.split('-').reverse().join('-');
export const now = (): string => inMadrid(new Date()).stamp;

/** `seconds` from now, in UTC. A getter, because the test may run minutes after this file is loaded. */
export const sealedAfter = (seconds: number): Parts => ({
  get generatedAt() {
    return new Date(Date.now() + seconds * 1000).toISOString().replace(/\.\d+/, '');
  },
});
export const detail = (inside: string): string => `<sf:DetalleDesglose>${inside}</sf:DetalleDesglose>`;
export const vat = (rate: string, base: string, quota: string): string =>
  detail(
    `<sf:Impuesto>01</sf:Impuesto><sf:ClaveRegimen>01</sf:ClaveRegimen><sf:CalificacionOperacion>S1</sf:CalificacionOperacion><sf:TipoImpositivo>${rate}</sf:TipoImpositivo><sf:BaseImponibleOimporteNoSujeto>${base}</sf:BaseImponibleOimporteNoSujeto><sf:CuotaRepercutida>${quota}</sf:CuotaRepercutida>`,
  );

function tail(
  {
    previous = null,
    chain,
    producer = '<sf:NIF>B98241573</sf:NIF>',
    systemId = 'FO',
    systemName = 'Ejemplo',
    installation = 'una',
    generatedAt = now(),
    acuerdo = '',
  }: Parts,
  hash: string,
): string {
  const link =
    chain ??
    (previous
      ? `<sf:RegistroAnterior><sf:IDEmisorFactura>${previous.nif}</sf:IDEmisorFactura><sf:NumSerieFactura>${escapeXml(previous.number)}</sf:NumSerieFactura><sf:FechaExpedicionFactura>${previous.date}</sf:FechaExpedicionFactura><sf:Huella>${previous.hash}</sf:Huella></sf:RegistroAnterior>`
      : '<sf:PrimerRegistro>S</sf:PrimerRegistro>');
  return `<sf:Encadenamiento>${link}</sf:Encadenamiento><sf:SistemaInformatico><sf:NombreRazon>Quien lo hizo</sf:NombreRazon>${producer}<sf:NombreSistemaInformatico>${systemName}</sf:NombreSistemaInformatico><sf:IdSistemaInformatico>${systemId}</sf:IdSistemaInformatico><sf:Version>1.0</sf:Version><sf:NumeroInstalacion>${installation}</sf:NumeroInstalacion><sf:TipoUsoPosibleSoloVerifactu>S</sf:TipoUsoPosibleSoloVerifactu><sf:TipoUsoPosibleMultiOT>S</sf:TipoUsoPosibleMultiOT><sf:IndicadorMultiplesOT>N</sf:IndicadorMultiplesOT></sf:SistemaInformatico><sf:FechaHoraHusoGenRegistro>${generatedAt}</sf:FechaHoraHusoGenRegistro>${acuerdo}<sf:TipoHuella>01</sf:TipoHuella><sf:Huella>${hash}</sf:Huella>`;
}

/** A record of alta that the service takes, unless a test says otherwise. */
export function alta(given: Parts = {}): Sealed {
  const parts = { ...given, generatedAt: given.generatedAt ?? now() };
  const {
    nif = COMPANY.nif,
    number = 'F-1',
    date = today(),
    ref,
    flags = '',
    kind = 'F1',
    afterKind = '',
    operationDate,
    afterDescription = '',
    customers = CUSTOMER,
    coupon = '',
    details = vat('21', '100.00', '21.00'),
    quotaTotal = '21.00',
    total = '121.00',
  } = parts;
  const hash =
    given.hash ??
    hashOf([
      ['IDEmisorFactura', nif],
      ['NumSerieFactura', number],
      ['FechaExpedicionFactura', date],
      ['TipoFactura', kind],
      ['CuotaTotal', quotaTotal],
      ['ImporteTotal', total],
      ['Huella', parts.previous?.hash ?? ''],
      ['FechaHoraHusoGenRegistro', parts.generatedAt],
    ]);
  const xml = `<sf:RegistroAlta><sf:IDVersion>1.0</sf:IDVersion><sf:IDFactura><sf:IDEmisorFactura>${nif}</sf:IDEmisorFactura><sf:NumSerieFactura>${escapeXml(number)}</sf:NumSerieFactura><sf:FechaExpedicionFactura>${date}</sf:FechaExpedicionFactura></sf:IDFactura>${ref === undefined ? '' : `<sf:RefExterna>${ref}</sf:RefExterna>`}<sf:NombreRazonEmisor>Estudio Marea, S.L.</sf:NombreRazonEmisor>${flags}<sf:TipoFactura>${kind}</sf:TipoFactura>${afterKind}${operationDate === undefined ? '' : `<sf:FechaOperacion>${operationDate}</sf:FechaOperacion>`}<sf:DescripcionOperacion>Trabajos</sf:DescripcionOperacion>${afterDescription}${customers}${coupon}<sf:Desglose>${details}</sf:Desglose><sf:CuotaTotal>${quotaTotal}</sf:CuotaTotal><sf:ImporteTotal>${total}</sf:ImporteTotal>${tail(parts, hash)}</sf:RegistroAlta>`;
  return { nif, number, date, hash, xml };
}

export interface Cancelling extends Pick<
  Parts,
  | 'nif'
  | 'number'
  | 'date'
  | 'ref'
  | 'flags'
  | 'previous'
  | 'chain'
  | 'generatedAt'
  | 'hash'
  | 'installation'
  | 'systemId'
  | 'producer'
> {
  maker?: string;
}

export function anulacion(given: Cancelling = {}): Sealed {
  const parts = { ...given, generatedAt: given.generatedAt ?? now() };
  const { nif = COMPANY.nif, number = 'F-1', date = today(), ref, flags = '', maker = '' } = parts;
  const hash =
    given.hash ??
    hashOf([
      ['IDEmisorFacturaAnulada', nif],
      ['NumSerieFacturaAnulada', number],
      ['FechaExpedicionFacturaAnulada', date],
      ['Huella', parts.previous?.hash ?? ''],
      ['FechaHoraHusoGenRegistro', parts.generatedAt],
    ]);
  const xml = `<sf:RegistroAnulacion><sf:IDVersion>1.0</sf:IDVersion><sf:IDFactura><sf:IDEmisorFacturaAnulada>${nif}</sf:IDEmisorFacturaAnulada><sf:NumSerieFacturaAnulada>${escapeXml(number)}</sf:NumSerieFacturaAnulada><sf:FechaExpedicionFacturaAnulada>${date}</sf:FechaExpedicionFacturaAnulada></sf:IDFactura>${ref === undefined ? '' : `<sf:RefExterna>${ref}</sf:RefExterna>`}${flags}${maker}${tail(parts, hash)}</sf:RegistroAnulacion>`;
  return { nif, number, date, hash, xml };
}

interface Envelope {
  nif?: string;
  name?: string;
  header?: string;
}

export function message(
  records: Sealed[],
  { nif = COMPANY.nif, name = COMPANY.name, header = '' }: Envelope = {},
): string {
  const blocks = records.map(({ xml }) => `<lr:RegistroFactura>${xml}</lr:RegistroFactura>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?><soapenv:Envelope xmlns:soapenv="${SOAP}" xmlns:lr="${LR}" xmlns:sf="${INFO}"><soapenv:Header/><soapenv:Body><lr:RegFactuSistemaFacturacion><lr:Cabecera><sf:ObligadoEmision><sf:NombreRazon>${escapeXml(name)}</sf:NombreRazon><sf:NIF>${nif}</sf:NIF></sf:ObligadoEmision>${header}</lr:Cabecera>${blocks}</lr:RegFactuSistemaFacturacion></soapenv:Body></soapenv:Envelope>`;
}
