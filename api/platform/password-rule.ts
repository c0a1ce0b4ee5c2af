import { isShortPassword, PASSWORD_MAX, SHORT_PASSWORD } from '../../schema/sign-in/password';
import { isCommonPassword } from './common-passwords';

/** What is wrong with a new password, or null: not too short or too long, none of the most common ones. */
export function passwordProblem(password: string, tooShort = SHORT_PASSWORD): string | null {
  // A character takes at most two units: a megabyte is not taken apart to be counted.
  if (password.length > 2 * PASSWORD_MAX || [...password].length > PASSWORD_MAX)
    return `La contraseña debe tener como mucho ${PASSWORD_MAX} caracteres`;
  if (isShortPassword(password)) return tooShort;
  return isCommonPassword(password) ? 'Esta contraseña es de las más usadas y se adivina enseguida: elige otra' : null;
}
