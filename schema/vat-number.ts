interface Shape {
  lengths: readonly number[];
  letters: boolean;
}

const digits = (...lengths: number[]): Shape => ({ lengths, letters: false });
const mixed = (...lengths: number[]): Shape => ({ lengths, letters: true });

/**
 * What follows the two letters of a NIF-IVA, by these letters (AEAT, Validaciones, nota 1): Greece writes EL, Northern
 * Ireland XI, and GB is over.
 */
const SHAPES: Readonly<Record<string, Shape>> = {
  AT: mixed(9),
  BE: digits(10),
  BG: digits(9, 10),
  CY: mixed(9),
  CZ: digits(8, 9, 10),
  DE: digits(9),
  DK: digits(8),
  EE: digits(9),
  EL: digits(9),
  FI: digits(8),
  FR: mixed(11),
  HR: digits(11),
  HU: digits(8),
  IE: mixed(8, 9),
  IT: digits(11),
  LT: digits(9, 12),
  LU: digits(8),
  LV: digits(11),
  MT: digits(8),
  NL: mixed(12),
  PL: digits(10),
  PT: digits(9),
  RO: digits(2, 3, 4, 5, 6, 7, 8, 9, 10),
  SE: digits(12),
  SI: digits(8),
  SK: digits(10),
  XI: mixed(5, 9, 12),
};

const COUNTRIES: Readonly<Record<string, string>> = { EL: 'GR' };

/** The two letters before a country's VAT numbers, or before those of a country that has none. */
const prefixOf = (country: string): string => (country === 'GR' ? 'EL' : country);

/** The country whose VAT number this may be, by its first two letters; null: of none. Northern Ireland's is XI. */
export function countryOfVatNumber(id: string): string | null {
  const prefix = id.slice(0, 2);
  return SHAPES[prefix] ? (COUNTRIES[prefix] ?? prefix) : null;
}

const fits = (prefix: string, rest: string): boolean => {
  const shape = SHAPES[prefix];
  if (!shape || !shape.lengths.includes(rest.length) || (prefix === 'RO' && rest.startsWith('0'))) return false;
  return (shape.letters ? /^[A-Z\d]+$/ : /^\d+$/).test(rest);
};

/** Whether it has the shape of a VAT number of a country of the Union, with its prefix. */
export const isVatNumber = (id: string): boolean => fits(id.slice(0, 2), id.slice(2));

/**
 * A number with its country's prefix, which many leave out; Greece's GR becomes EL. One that is whole in another country
 * stays as it is: with a prefix before it, it would pass for a number that nobody has.
 */
export function withPrefix(country: string, bare: string): string {
  const prefix = prefixOf(country);
  const number = prefix === 'EL' && bare.startsWith('GR') ? bare.slice(2) : bare;
  if (isVatNumber(number) && !number.startsWith(prefix)) return number;
  // Only France's own numbers may begin with the letters of their country.
  return number.startsWith(prefix) && !(prefix === 'FR' && fits(prefix, number)) ? number : `${prefix}${number}`;
}

/** 'DE y 9 cifras', 'FR y 11 letras o cifras'; null for a country without VAT numbers of the Union. */
export function vatShapeText(country: string): string | null {
  const prefix = prefixOf(country);
  const shape = SHAPES[prefix];
  if (!shape) return null;
  const what = shape.letters ? 'letras o cifras' : 'cifras';
  if (prefix === 'RO') return 'RO y de 2 a 10 cifras, la primera no un 0';
  const [last, ...rest] = [...shape.lengths].reverse();
  return `${prefix} y ${rest.length ? `${rest.reverse().join(', ')} o ${last}` : last} ${what}`;
}
