import { compare, parseDecimal } from '../../../../schema/decimal';
import { desgloseOf } from './desglose';
import type { Factura, FacturaId, Replaced } from './factura';
import { huellaAlta, huellaAnulacion } from './huella';
import { recipientXml } from './recipient';
import { aeatDate } from './timestamp';
import type { Software } from './software';
import { clean, leaf, node, root } from '../xml';

/** The record before it in the chain; null for the first. */
export interface Link extends FacturaId {
  hash: string;
}

/** What a record says besides its invoice. */
export interface Stamp {
  recordId: string;
  previous: Link | null;
  /** With the offset where the company is. */
  moment: string;
  software: Software;
  installation: string;
}

/** Which of the AEAT's ways a new record takes (its table of operations). */
export interface Flags {
  subsanacion: boolean;
  rechazoPrevio: 'N' | 'S' | 'X';
  sinRegistroPrevio: boolean;
}
export const PLAIN: Flags = { subsanacion: false, rechazoPrevio: 'N', sinRegistroPrevio: false };

export interface Sealed {
  xml: string;
  hash: string;
}

const VERSION = '1.0';
const SHA_256 = '01';
const MACRODATO = parseDecimal('100000000');

/** An invoice's three names; `of`: 'Anulada' where it is the one that is annulled. */
const ids = ({ issuerNif, number, date }: FacturaId, of = '') => [
  leaf(`IDEmisorFactura${of}`, issuerNif),
  leaf(`NumSerieFactura${of}`, number),
  leaf(`FechaExpedicionFactura${of}`, aeatDate(date)),
];

const chaining = (previous: Link | null) =>
  node(
    'Encadenamiento',
    previous ? node('RegistroAnterior', ...ids(previous), leaf('Huella', previous.hash)) : leaf('PrimerRegistro', 'S'),
  );

const system = ({ software, installation }: Stamp) =>
  node(
    'SistemaInformatico',
    leaf('NombreRazon', clean(software.producerName, 120)),
    leaf('NIF', software.producerNif),
    leaf('NombreSistemaInformatico', software.name),
    leaf('IdSistemaInformatico', software.id),
    leaf('Version', software.version),
    leaf('NumeroInstalacion', installation),
    leaf('TipoUsoPosibleSoloVerifactu', software.soloVerifactu),
    leaf('TipoUsoPosibleMultiOT', software.multiOT),
    leaf('IndicadorMultiplesOT', software.indicadorMultiples),
  );

const ending = (stamp: Stamp, hash: string) => [
  chaining(stamp.previous),
  system(stamp),
  leaf('FechaHoraHusoGenRegistro', stamp.moment),
  leaf('TipoHuella', SHA_256),
  leaf('Huella', hash),
];

const macrodato = (total: string) => (compare(parseDecimal(total.replace('-', '')), MACRODATO) >= 0 ? 'S' : null);

const replaced = (amounts: Replaced | null) =>
  amounts
    ? node(
        'ImporteRectificacion',
        leaf('BaseRectificada', amounts.base),
        leaf('CuotaRectificada', amounts.quota),
        leaf('CuotaRecargoRectificado', amounts.recargo),
      )
    : '';

const rectified = ({ rectifies }: Factura) =>
  rectifies && [
    leaf('TipoRectificativa', rectifies.way),
    // A rebate names the period of its invoices, none of them (RD 1619/2012, art. 15.4).
    rectifies.invoices.length > 0
      ? node('FacturasRectificadas', ...rectifies.invoices.map(each => node('IDFacturaRectificada', ...ids(each))))
      : '',
    replaced(rectifies.replaced),
  ];

const exchanged = ({ replaces }: Factura) =>
  replaces && node('FacturasSustituidas', ...replaces.map(each => node('IDFacturaSustituida', ...ids(each))));

/** The literal text of a registro de alta and its hash, made of the same strings. */
export function altaText(factura: Factura, stamp: Stamp, { subsanacion, rechazoPrevio }: Flags): Sealed {
  const hash = huellaAlta({
    IDEmisorFactura: factura.issuerNif,
    NumSerieFactura: factura.number,
    FechaExpedicionFactura: aeatDate(factura.date),
    TipoFactura: factura.kind,
    CuotaTotal: factura.totalIva,
    ImporteTotal: factura.total,
    Huella: stamp.previous?.hash ?? '',
    FechaHoraHusoGenRegistro: stamp.moment,
  });
  const { recipient, issuedBy } = factura;
  const xml = root(
    'RegistroAlta',
    leaf('IDVersion', VERSION),
    node('IDFactura', ...ids(factura)),
    leaf('RefExterna', stamp.recordId),
    leaf('NombreRazonEmisor', clean(factura.issuerName, 120)),
    leaf('Subsanacion', subsanacion ? 'S' : null),
    leaf('RechazoPrevio', rechazoPrevio === 'N' ? null : rechazoPrevio),
    leaf('TipoFactura', factura.kind),
    ...(rectified(factura) ?? []),
    exchanged(factura) ?? '',
    leaf('FechaOperacion', factura.operationDate && aeatDate(factura.operationDate)),
    leaf('DescripcionOperacion', clean(factura.description, 500)),
    leaf('FacturaSimplificadaArt7273', factura.qualified ? 'S' : null),
    leaf('Macrodato', macrodato(factura.total)),
    leaf('EmitidaPorTerceroODestinatario', issuedBy?.code ?? null),
    issuedBy?.third ? node('Tercero', recipientXml(issuedBy.third)) : '',
    recipient ? node('Destinatarios', node('IDDestinatario', recipientXml(recipient))) : '',
    desgloseOf(factura.rates, factura.tax),
    leaf('CuotaTotal', factura.totalIva),
    leaf('ImporteTotal', factura.total),
    ...ending(stamp, hash),
  );
  return { xml, hash };
}

/** The literal text of a registro de anulación and its hash. */
export function anulacionText(factura: FacturaId, stamp: Stamp, { sinRegistroPrevio, rechazoPrevio }: Flags): Sealed {
  const hash = huellaAnulacion({
    IDEmisorFacturaAnulada: factura.issuerNif,
    NumSerieFacturaAnulada: factura.number,
    FechaExpedicionFacturaAnulada: aeatDate(factura.date),
    Huella: stamp.previous?.hash ?? '',
    FechaHoraHusoGenRegistro: stamp.moment,
  });
  const xml = root(
    'RegistroAnulacion',
    leaf('IDVersion', VERSION),
    node('IDFactura', ...ids(factura, 'Anulada')),
    leaf('RefExterna', stamp.recordId),
    leaf('SinRegistroPrevio', sinRegistroPrevio ? 'S' : null),
    leaf('RechazoPrevio', rechazoPrevio === 'N' ? null : rechazoPrevio),
    ...ending(stamp, hash),
  );
  return { xml, hash };
}
