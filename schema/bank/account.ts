import { plainIban } from '../collect/means';
import { tidy } from './statement';

/** Characters of an account: those of the longest IBAN. A name that a company gives it is no longer. */
export const LONGEST_ACCOUNT = 34;
const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** Whether an account is named by its IBAN: the name that a company gives it may be any. */
export const isIbanText = (account: string): boolean => IBAN.test(account);

/** An account as somebody writes it: an IBAN without blanks, or a name on one line. Long ones are cut before. */
export function accountText(text: string): string {
  const plain = plainIban(text);
  return isIbanText(plain) ? plain : tidy(text);
}
