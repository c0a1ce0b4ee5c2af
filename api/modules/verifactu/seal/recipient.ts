import { identityOf } from '../../../../schema/identity';
import type { Recipient } from './factura';
import { clean, leaf, node } from '../xml';

const LONGEST_ID = 20;

/** Name and number, as a record says them. */
export const recipientXml = (recipient: Recipient): string =>
  leaf('NombreRazon', clean(recipient.name, 120)) + identityXml(recipient);

/** How a record names a customer: NIF for a Spanish number, else IDOtro with country, kind and number. */
export function identityXml(recipient: Recipient): string {
  const { kind, country, id } = identityOf(recipient);
  if (kind === 'NIF') return leaf('NIF', id);
  // Northern Ireland's VAT numbers have no country of their own in the record, and need none.
  return node(
    'IDOtro',
    leaf('CodigoPais', country === 'XI' ? null : country),
    leaf('IDType', kind),
    leaf('ID', clean(id, LONGEST_ID)),
  );
}
