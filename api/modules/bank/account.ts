import { isIBAN } from 'class-validator';
import type { EntityManager } from 'typeorm';
import { accountText, isIbanText, LONGEST_ACCOUNT } from '../../../schema/bank/account';
import { saysNothing } from '../../../schema/text/visible';
import { badField } from '../../platform/errors';

/** As many as a person may type of an IBAN, with its blanks. */
const LONGEST_TYPED = 100;
export const NO_ACCOUNT =
  'El archivo no dice de qué cuenta es: escribe su IBAN o un nombre, el mismo cada vez que subas un extracto suyo';

/**
 * The account that somebody names for a table that does not say it. Without one, equal movements of two accounts would
 * count as one. Empty: nobody named it.
 */
export function accountSaid(text: string | null | undefined): string {
  if (text != null && text.length > LONGEST_TYPED)
    throw badField('account', `La cuenta tiene como mucho ${LONGEST_ACCOUNT} caracteres`);
  const account = accountText(text ?? '');
  if (account.length > LONGEST_ACCOUNT)
    throw badField('account', `La cuenta tiene como mucho ${LONGEST_ACCOUNT} caracteres`);
  if (isIbanText(account) && !isIBAN(account)) throw badField('account', 'Este IBAN no es válido: revisa sus cifras');
  return saysNothing(account) ? '' : account;
}

const SPELLED = 'SELECT account FROM bank_movements WHERE tenant_id = $1 AND lower(account) = lower($2) LIMIT 1';

/** The name as the company wrote it first: other capitals make no other account. */
export async function accountKnown(em: EntityManager, tenantId: string, account: string): Promise<string> {
  const [known]: { account: string }[] = await em.query(SPELLED, [tenantId, account]);
  return known?.account ?? account;
}
