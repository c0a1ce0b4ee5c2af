import type { Alta, Anulacion, Detail, InvoiceRecord, Party, Previous, System } from './record';
import { hundredths } from './values/amounts';
import { dayOf } from './values/days';
import { digestOf, hashOf } from './values/hash';
import type { XmlElement } from './xml/parse';

type Wrong = { path: string; code: number } | null;

const child = (element: XmlElement | undefined, name: string) => element?.children.find(each => each.name === name);
const textOf = (element: XmlElement | undefined, name: string) => child(element, name)?.text ?? null;
const must = (element: XmlElement | undefined, name: string) => textOf(element, name) ?? '';
const cents = (element: XmlElement, name: string) => {
  const text = textOf(element, name);
  return text === null ? null : hundredths(text);
};

function party(element: XmlElement): Party {
  const other = child(element, 'IDOtro');
  return {
    name: must(element, 'NombreRazon'),
    nif: textOf(element, 'NIF'),
    other: other ? { country: textOf(other, 'CodigoPais'), type: must(other, 'IDType'), id: must(other, 'ID') } : null,
  };
}

const maybeParty = (element: XmlElement | undefined) => (element ? party(element) : null);
/** Invoices of others are only looked up by who issued them. */
const issuers = (element: XmlElement | undefined): Party[] | null =>
  element?.children.map(each => ({ name: '', nif: must(each, 'IDEmisorFactura'), other: null })) ?? null;

function systemOf(element: XmlElement | undefined): System {
  return {
    producer: party(element!),
    name: must(element, 'NombreSistemaInformatico'),
    id: must(element, 'IdSistemaInformatico'),
    installation: must(element, 'NumeroInstalacion'),
  };
}

function previousOf(element: XmlElement): Previous | null {
  const before = child(child(element, 'Encadenamiento'), 'RegistroAnterior');
  return before
    ? {
        nif: must(before, 'IDEmisorFactura'),
        number: must(before, 'NumSerieFactura'),
        day: dayOf(must(before, 'FechaExpedicionFactura')),
        hash: must(before, 'Huella'),
      }
    : null;
}

function sealed(element: XmlElement, suffix: '' | 'Anulada', literal: string, wrong: Wrong) {
  const id = child(element, 'IDFactura');
  const [nif, number, date] = ['IDEmisorFactura', 'NumSerieFactura', 'FechaExpedicionFactura'].map(name =>
    must(id, name + suffix),
  );
  const previous = previousOf(element);
  const generatedAt = must(element, 'FechaHoraHusoGenRegistro');
  const middle: [string, string][] = suffix
    ? []
    : ['TipoFactura', 'CuotaTotal', 'ImporteTotal'].map(name => [name, must(element, name)]);
  const computed = hashOf([
    [`IDEmisorFactura${suffix}`, nif],
    [`NumSerieFactura${suffix}`, number],
    [`FechaExpedicionFactura${suffix}`, date],
    ...middle,
    ['Huella', previous?.hash ?? ''],
    ['FechaHoraHusoGenRegistro', generatedAt],
  ]);
  return {
    nif,
    number,
    date,
    day: dayOf(date),
    ref: textOf(element, 'RefExterna'),
    rejectedBefore: textOf(element, 'RechazoPrevio') ?? 'N',
    previous,
    system: systemOf(child(element, 'SistemaInformatico')),
    generatedAt,
    hash: must(element, 'Huella'),
    computed,
    digest: digestOf(literal),
    wrong,
  };
}

function detailOf(element: XmlElement): Detail {
  return {
    tax: textOf(element, 'Impuesto') ?? '01',
    regime: textOf(element, 'ClaveRegimen'),
    qualification: textOf(element, 'CalificacionOperacion'),
    exemption: textOf(element, 'OperacionExenta'),
    rate: cents(element, 'TipoImpositivo'),
    base: cents(element, 'BaseImponibleOimporteNoSujeto') ?? 0,
    atCost: cents(element, 'BaseImponibleACoste'),
    quota: cents(element, 'CuotaRepercutida'),
    surchargeRate: cents(element, 'TipoRecargoEquivalencia'),
    surcharge: cents(element, 'CuotaRecargoEquivalencia'),
  };
}

function altaOf(element: XmlElement, literal: string, wrong: Wrong): Alta {
  const customers = child(element, 'Destinatarios');
  const operationDate = textOf(element, 'FechaOperacion');
  return {
    ...sealed(element, '', literal, wrong),
    operation: 'Alta',
    correction: textOf(element, 'Subsanacion') ?? 'N',
    kind: must(element, 'TipoFactura'),
    rectification: textOf(element, 'TipoRectificativa'),
    rectified: issuers(child(element, 'FacturasRectificadas')),
    replaced: issuers(child(element, 'FacturasSustituidas')),
    hasRectifiedAmounts: !!child(element, 'ImporteRectificacion'),
    operationDate,
    operationDay: operationDate && dayOf(operationDate),
    simplified: textOf(element, 'FacturaSimplificadaArt7273') === 'S',
    unidentified: textOf(element, 'FacturaSinIdentifDestinatarioArt61d') === 'S',
    huge: textOf(element, 'Macrodato'),
    issuedBy: textOf(element, 'EmitidaPorTerceroODestinatario'),
    third: maybeParty(child(element, 'Tercero')),
    customers: customers?.children.map(party) ?? [],
    hasCustomers: !!customers,
    coupon: textOf(element, 'Cupon') === 'S',
    details: child(element, 'Desglose')?.children.map(detailOf) ?? [],
    quotaTotal: cents(element, 'CuotaTotal') ?? 0,
    total: cents(element, 'ImporteTotal') ?? 0,
    agreement: !!textOf(element, 'NumRegistroAcuerdoFacturacion'),
  };
}

function anulacionOf(element: XmlElement, literal: string, wrong: Wrong): Anulacion {
  return {
    ...sealed(element, 'Anulada', literal, wrong),
    operation: 'Anulacion',
    unknownBefore: textOf(element, 'SinRegistroPrevio') ?? 'N',
    madeBy: textOf(element, 'GeneradoPor'),
    maker: maybeParty(child(element, 'Generador')),
  };
}

export const recordOf = (element: XmlElement, literal: string, wrong: Wrong): InvoiceRecord =>
  element.name === 'RegistroAlta' ? altaOf(element, literal, wrong) : anulacionOf(element, literal, wrong);
