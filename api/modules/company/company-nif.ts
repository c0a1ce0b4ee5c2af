import { normaliseNif } from '../../../schema/nif';
import { badField } from '../../platform/errors';

const COMPANY_NIF_MAX = 9;

/**
 * The company's NIF as it is kept: upper case, no dots or ES, at most 9 characters. A wrong check digit is not refused.
 */
export function companyNif(text: string, field = 'companyNif'): string {
  const nif = normaliseNif(text);
  if (!nif) throw badField(field, 'Escribe el NIF o CIF de la empresa');
  if (nif.length > COMPANY_NIF_MAX) throw badField(field, `El NIF tiene como mucho ${COMPANY_NIF_MAX} caracteres`);
  return nif;
}
