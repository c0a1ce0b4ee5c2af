/**
 * Fields of a registro de alta that its huella is made of, as its XML writes them. Huella: the previous one, '' for the
 * first.
 */
export interface AltaFields {
  IDEmisorFactura: string;
  NumSerieFactura: string;
  FechaExpedicionFactura: string;
  TipoFactura: string;
  CuotaTotal: string;
  ImporteTotal: string;
  Huella: string;
  FechaHoraHusoGenRegistro: string;
}
/** The same of a registro de anulación. */
export interface AnulacionFields {
  IDEmisorFacturaAnulada: string;
  NumSerieFacturaAnulada: string;
  FechaExpedicionFacturaAnulada: string;
  Huella: string;
  FechaHoraHusoGenRegistro: string;
}

export const ALTA: (keyof AltaFields)[] = [
  'IDEmisorFactura',
  'NumSerieFactura',
  'FechaExpedicionFactura',
  'TipoFactura',
  'CuotaTotal',
  'ImporteTotal',
  'Huella',
  'FechaHoraHusoGenRegistro',
];
export const ANULACION: (keyof AnulacionFields)[] = [
  'IDEmisorFacturaAnulada',
  'NumSerieFacturaAnulada',
  'FechaExpedicionFacturaAnulada',
  'Huella',
  'FechaHoraHusoGenRegistro',
];

/** Outer characters up to the space count for nothing (AEAT, detail of the hash §3). */
const bare = (value: string) => value.replace(/^[\u0000-\u0020]+|[\u0000-\u0020]+$/g, '');

/** The text whose SHA-256, in upper-case hexadecimal digits, is the huella. */
export const hashedText = <Name extends string>(names: Name[], fields: Record<Name, string>): string =>
  names.map(name => `${name}=${bare(fields[name])}`).join('&');
