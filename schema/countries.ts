/**
 * Countries of a record, by ISO 3166-1, as the AEAT's schema lists them. Northern Ireland has VAT numbers of its own
 * (XI) and no place in that list.
 */
export const COUNTRIES: readonly string[] =
  `AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AZ BA BB BD BE BF BG BH BI BJ BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK
CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FK FM FO FR GA GB GD GE GG GH GI GL GM GN GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL
IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MP MR MS MT MU MV MW MX MY MZ NA
NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG
TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW`.split(/\s+/);

/** Whose companies go by a VAT number that the AEAT looks up; XI is Northern Ireland. */
export const UNION: readonly string[] =
  'AT BE BG CY CZ DE DK EE FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' ');

/** Whether a country is another of the Union, or Northern Ireland: Spain is none of them. */
export const isUnionCountry = (code: string): boolean => UNION.includes(code);

const made = new Map<string, Intl.DisplayNames>();
function namesIn(tag: string): Intl.DisplayNames {
  const names = made.get(tag) ?? new Intl.DisplayNames([tag, 'es'], { type: 'region' });
  made.set(tag, names);
  return names;
}

/** Northern Ireland is no country of ISO 3166-1. */
const NORTHERN_IRELAND: Record<string, string> = {
  es: 'Irlanda del Norte',
  ca: 'Irlanda del Nord',
  gl: 'Irlanda do Norte',
  eu: 'Ipar Irlanda',
  en: 'Northern Ireland',
};

/**
 * A country in Spanish or in another language, by its two letters; what is no code stays as it is, because a name of it
 * would be an error.
 */
export const countryName = (code: string, tag = 'es'): string =>
  code === 'XI'
    ? (NORTHERN_IRELAND[tag.slice(0, 2)] ?? NORTHERN_IRELAND.es!)
    : /^[A-Z]{2}$/.test(code)
      ? (namesIn(tag).of(code) ?? code)
      : code;

/** As an address ends: nothing of Spain, which null is too. */
export const abroadName = (code: string | null | undefined, tag = 'es'): string | null =>
  code && code !== 'ES' ? countryName(code, tag) : null;

/** Where a country may be chosen for a customer. */
export const isCountry = (code: string): boolean => code === 'XI' || COUNTRIES.includes(code);
