import { useState } from 'react';
import { checkNif } from '../../../schema/nif';

const WHOLE = 9;

/** Of what has no such shape. */
export const NO_NIF =
  'No parece un NIF español: tiene 9 caracteres, con una letra al principio o al final. Puedes guardar igual.';

/** A hint, never a wall: there are foreign customers and test data. */
export function nifWarning(nif: string): string | undefined {
  if (!nif) return undefined;
  const { kind, valid } = checkNif(nif);
  if (!kind || valid) return undefined;
  return kind === 'CIF'
    ? 'El dígito de control no cuadra. Puedes guardar igual.'
    : 'La letra no cuadra. Puedes guardar igual.';
}

/**
 * The company's own, which is a Spanish one: what has no such shape is odd too, once it is as long as one or was left.
 */
export function useCompanyNifWarning(nif: string, advice: string) {
  const [left, setLeft] = useState(nif !== '');
  const odd = nif !== '' && !checkNif(nif).kind && (left || nif.length >= WHOLE);
  const said = odd ? NO_NIF : nifWarning(nif);
  return {
    warning: said?.replace('Puedes guardar igual.', advice),
    onFocus: () => setLeft(false),
    onBlur: () => setLeft(true),
  };
}
