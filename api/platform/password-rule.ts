import { isCommonPassword } from './common-passwords';

export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 128;

/** What is wrong with a new password, or null: 6 to 128 characters of any kind, none of the most common ones. */
export function passwordProblem(
  password: string,
  tooShort = 'La contraseña debe tener al menos 6 caracteres',
): string | null {
  // A character takes at most two units: a megabyte is not taken apart to be counted.
  const length = password.length > 2 * PASSWORD_MAX ? Infinity : [...password].length;
  if (length < PASSWORD_MIN) return tooShort;
  if (length > PASSWORD_MAX) return 'La contraseña debe tener como mucho 128 caracteres';
  return isCommonPassword(password) ? 'Esta contraseña es de las más usadas y se adivina enseguida: elige otra' : null;
}
