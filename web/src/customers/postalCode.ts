const SPANISH = /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/;

/** A hint, never a wall, and only where the address is Spanish ('' as a country). */
export const postalWarning = (code: string, country: string): string | undefined =>
  country || !code.trim() || SPANISH.test(code.trim()) ? undefined : 'En España son 5 cifras. Puedes guardar igual.';
