import { checkNif } from '../../../schema/nif';

/** A hint, never a wall: there are foreign customers and test data. */
export function nifWarning(nif: string): string | undefined {
  if (!nif) return undefined;
  const { kind, valid } = checkNif(nif);
  if (!kind || valid) return undefined;
  return kind === 'CIF' ? 'El dígito de control no cuadra. Puedes guardar igual.' : 'La letra no cuadra. Puedes guardar igual.';
}
