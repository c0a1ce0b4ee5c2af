import { COUNTRIES, countryName } from '../../../schema/countries';

/** Spain first, kept as ''; the others in the order of their Spanish names. */
export const COUNTRY_OPTIONS = [
  { value: '', label: 'España' },
  ...[...COUNTRIES, 'XI']
    .filter(code => code !== 'ES')
    .map(value => ({ value, label: countryName(value) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'es')),
];
