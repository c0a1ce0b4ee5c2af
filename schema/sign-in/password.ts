/** Characters of a new password, of any kind. */
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 128;

/** A character counts once, whatever it takes in memory: an emoji is one. */
export const isShortPassword = (password: string): boolean => [...password].length < PASSWORD_MIN;

export const PASSWORD_HINT = `Mínimo ${PASSWORD_MIN} caracteres`;
export const SHORT_PASSWORD = `La contraseña debe tener al menos ${PASSWORD_MIN} caracteres`;
export const SHORT_NEW_PASSWORD = `La nueva contraseña debe tener al menos ${PASSWORD_MIN} caracteres`;
