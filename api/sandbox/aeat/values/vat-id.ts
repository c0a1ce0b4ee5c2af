const digits = (...lengths: number[]) => new RegExp(`^(${lengths.map(length => `\\d{${length}}`).join('|')})$`);
const mixed = (...lengths: number[]) => new RegExp(`^(${lengths.map(length => `[A-Z\\d]{${length}}`).join('|')})$`);

/** How each state writes its number after the two letters, as the note at the end of the AEAT's validations has it. */
const FORMS: Record<string, RegExp> = {
  DE: digits(9),
  AT: mixed(9),
  BE: digits(10),
  CY: mixed(9),
  CZ: digits(8, 9, 10),
  HR: digits(11),
  DK: digits(8),
  SK: digits(10),
  SI: digits(8),
  EE: digits(9),
  FI: digits(8),
  FR: mixed(11),
  EL: digits(9),
  GB: mixed(5, 9, 12),
  XI: mixed(5, 9, 12),
  NL: mixed(12),
  HU: digits(8),
  IT: digits(11),
  IE: mixed(8, 9),
  LV: digits(11),
  LT: digits(9, 12),
  LU: digits(8),
  MT: digits(8),
  PL: digits(10),
  PT: digits(9),
  SE: digits(12),
  BG: digits(9, 10),
  RO: /^[1-9]\d{1,9}$/,
};

export const isVatId = (id: string): boolean => FORMS[id.slice(0, 2)]?.test(id.slice(2)) ?? false;

/** The country that a number's prefix stands for: Greece writes EL, Northern Ireland XI. */
export const countryOfVatId = (id: string): string => ({ EL: 'GR', XI: 'GB' })[id.slice(0, 2)] ?? id.slice(0, 2);
