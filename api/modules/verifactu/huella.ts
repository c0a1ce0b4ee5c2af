import { createHash } from 'node:crypto';

export interface AltaFields {
  IDEmisorFactura: string; NumSerieFactura: string; FechaExpedicionFactura: string; TipoFactura: string; CuotaTotal: string; ImporteTotal: string;
  Huella: string; FechaHoraHusoGenRegistro: string;
}
export interface AnulacionFields {
  IDEmisorFacturaAnulada: string; NumSerieFacturaAnulada: string; FechaExpedicionFacturaAnulada: string; Huella: string; FechaHoraHusoGenRegistro: string;
}

const ALTA: (keyof AltaFields)[] = [
  'IDEmisorFactura', 'NumSerieFactura', 'FechaExpedicionFactura', 'TipoFactura', 'CuotaTotal', 'ImporteTotal', 'Huella', 'FechaHoraHusoGenRegistro'];
const ANULACION: (keyof AnulacionFields)[] = [
  'IDEmisorFacturaAnulada', 'NumSerieFacturaAnulada', 'FechaExpedicionFacturaAnulada', 'Huella', 'FechaHoraHusoGenRegistro'];

/** Outer characters up to the space count for nothing (AEAT, detail of the hash §3). */
const bare = (value: string) => value.replace(/^[\u0000-\u0020]+|[\u0000-\u0020]+$/g, '');

function hash<T>(names: (keyof T & string)[], fields: T): string {
  const text = names.map(name => `${name}=${bare(fields[name] as string)}`).join('&');
  return createHash('sha256').update(text, 'utf8').digest('hex').toUpperCase();
}

/** SHA-256 of the record's fields as its XML writes them, 64 upper-case hexadecimal digits. Huella: the previous one, '' for the first. */
export const huellaAlta = (fields: AltaFields): string => hash(ALTA, fields);
export const huellaAnulacion = (fields: AnulacionFields): string => hash(ANULACION, fields);
