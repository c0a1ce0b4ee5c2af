import { COUNTRIES, countryName, UNION } from '../../../schema/countries';

/** Whose companies go by a VAT number that the AEAT can look up. */
export const isInUnion = (code: string) => UNION.includes(code);

/** Spain first, which is nothing; the others by their Spanish names. */
export const COUNTRY_OPTIONS = [
  { value: '', label: 'España' },
  ...[...COUNTRIES, 'XI']
    .filter(code => code !== 'ES')
    .map(value => ({ value, label: countryName(value) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'es')),
];
