import { isIBAN } from 'class-validator';
import { plainIban } from '../../../schema/collect/means';
import { badField } from '../../platform/errors';

const NO_IBAN = 'Este IBAN no es válido: revisa sus cifras';
/** The longest IBAN has 34 characters, in fours 42. */
const LONGEST_IBAN = 50;

/** An IBAN as it is kept: country, length and check digits are right. Throws where they are not. */
export function ibanOf(text: string | null | undefined): string | null {
  if (!text?.trim()) return null;
  const iban = text.length > LONGEST_IBAN ? null : plainIban(text);
  if (!iban || !isIBAN(iban)) throw badField('iban', NO_IBAN);
  return iban;
}
