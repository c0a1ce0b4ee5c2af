import { isUnionCountry } from './countries';
import { checkNif, normaliseNif } from './nif';
import { countryOfVatNumber, withPrefix } from './vat-number';

/** Whom an invoice is for, as far as the tax number goes; country null: Spain, or whatever the number says. */
export interface Numbered {
  nif: string;
  country: string | null;
  idKind: string | null;
}

/**
 * NIF, or an IDOtro: 02 NIF-IVA, 03 passport, 04 number of its country, 05 residence, 06 other, 07 not in the census.
 */
export type IdKind = 'NIF' | '02' | '03' | '04' | '05' | '06' | '07';
export interface Identity {
  kind: IdKind;
  country: string | null;
  id: string;
}

/**
 * A company of the Union goes by its VAT number, another by the number of its country. Without a country the number's
 * beginning shows.
 */
function usualKind(country: string | null, id: string): IdKind {
  if (country) return isUnionCountry(country) ? '02' : '04';
  return countryOfVatNumber(id) ? '02' : '06';
}

/** Foreigners and entities from abroad that have a Spanish NIF of their own go by it, wherever they live. */
const isSpanishAnyway = (nif: string): boolean => /^[NW]/.test(nif) && checkNif(nif).valid;

function foreign({ country, idKind }: Numbered, bare: string): Identity {
  const kind = (idKind as IdKind | null) ?? usualKind(country, bare);
  const land = country ?? (kind === '02' ? countryOfVatNumber(bare) : null);
  if (kind === '02') return { kind, country: land, id: land ? withPrefix(land, bare) : bare };
  // Northern Ireland has VAT numbers of its own and, for everything else, the country of the United Kingdom.
  return { kind, country: land === 'XI' ? 'GB' : land, id: bare };
}

/** How a record names a customer. */
export function identityOf(customer: Numbered): Identity {
  const nif = normaliseNif(customer.nif);
  if (customer.idKind === '07') return { kind: '07', country: customer.country ?? 'ES', id: nif };
  if (customer.idKind) return foreign(customer, nif);
  const atHome = !customer.country || customer.country === 'ES';
  if (atHome ? checkNif(nif).kind !== null : isSpanishAnyway(nif)) return { kind: 'NIF', country: 'ES', id: nif };
  return foreign(customer, nif);
}

/** By a NIF, wherever they live. */
export const isSpanish = ({ kind }: Identity): boolean => kind === 'NIF';

/** By a NIF, or here with another paper. */
export const isHere = ({ kind, country }: Identity): boolean => kind === 'NIF' || country === 'ES';

/** By a VAT number of another country of the Union, or from there with another paper. */
export const isInUnion = ({ kind, country }: Identity): boolean =>
  kind === '02' || (country !== null && isUnionCountry(country));

/** By a NIF that is no person's: companies, associations, public bodies. */
export const isEntity = ({ kind, id }: Identity): boolean => kind === 'NIF' && /^[A-HJNP-W]/.test(id);

/**
 * By a number of businesses abroad. By a passport, a residence or as not in the census go private persons, who pay tax as
 * people here do.
 */
export const isBusinessAbroad = ({ kind }: Identity): boolean => ['02', '04', '06'].includes(kind);
