import { createHash } from 'node:crypto';
import { ALTA, ANULACION, hashedText, type AltaFields, type AnulacionFields } from '../../../../schema/huella';

export const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex').toUpperCase();

/**
 * SHA-256 of the record's fields as its XML writes them, 64 upper-case hexadecimal digits. Huella: the previous one, ''
 * for the first.
 */
export const huellaAlta = (fields: AltaFields): string => sha256(hashedText(ALTA, { ...fields }));
export const huellaAnulacion = (fields: AnulacionFields): string => sha256(hashedText(ANULACION, { ...fields }));
