import { addressesIn, MOST_ADDRESSES } from '../../../../schema/delivery';
import { emailProblem } from '../../ui/form/checks';

/** What is wrong with the addresses, in words that name the one. */
export function toProblem(text: string): string | undefined {
  const addresses = addressesIn(text);
  if (addresses.length === 0) return 'Escribe al menos una dirección.';
  if (addresses.length > MOST_ADDRESSES) return `Escribe como mucho ${MOST_ADDRESSES} direcciones.`;
  const wrong = addresses.find(emailProblem);
  return wrong && `«${wrong}» no es una dirección: escríbela completa, como nombre@empresa.es.`;
}

/** The server names the address by its place. */
export const PLACES = Object.fromEntries(
  Array.from({ length: MOST_ADDRESSES }, (_, at) => [`to.${at}`, 'to' as const]),
);
