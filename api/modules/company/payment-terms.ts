import { registerEnumType } from 'type-graphql';
import { MEANS } from '../../../schema/collect/means';
import { parseTerms } from '../../../schema/collect/terms';
import { badField } from '../../platform/errors';

export const PaymentMeans = Object.fromEntries(Object.keys(MEANS).map(name => [name, name]));
registerEnumType(PaymentMeans, {
  name: 'PaymentMeans',
  description: 'How an invoice is paid.',
  valuesConfig: Object.fromEntries(Object.entries(MEANS).map(([name, text]) => [name, { description: `${text}.` }])),
});

export const TERMS =
  'When to be paid: 30 is thirty days after the date, M30 thirty days after the end of its month, 30@25 the first 25th from thirty days on, 0 on receipt; 365 days at most. null: nothing is agreed.';

const NO_TERMS = 'Escribe el plazo así: 30 (días), M30 (desde fin de mes), 30@25 (el día 25) o 0 (al recibirla)';

/** Terms as they are kept; '' and blanks are none. Throws where they are not terms. */
export function termsOf(text: string | null | undefined): string | null {
  const terms = (text ?? '').slice(0, 20).replace(/\s/g, '').toUpperCase();
  if (terms === '') return null;
  if (!parseTerms(terms)) throw badField('paymentTerms', NO_TERMS);
  return terms;
}
