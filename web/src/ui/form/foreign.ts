import { checkNif } from '../../../../schema/nif';
import { identityRefusal } from '../../../../schema/sendable';
import { countryName, isUnionCountry } from '../../../../schema/countries';
import { countryOfVatNumber, isVatNumber } from '../../../../schema/vat-number';
import { NO_NIF, nifWarning } from '../nif';

/** '' is Spain, and the usual kind of number there. */
export interface Abroad {
  country: string;
  idKind: string;
}

/** As the server keeps it: a Spanish number of another kind names its country. */
export const toAbroad = ({ country, idKind }: Abroad) => ({
  country: country || (idKind ? 'ES' : null),
  idKind: idKind || null,
});

/** As the fields show it. */
export const fromAbroad = ({ country, idKind }: { country: string | null; idKind: string | null }): Abroad => ({
  country: country === 'ES' ? '' : (country ?? ''),
  idKind: idKind ?? '',
});

const KINDS: Record<string, string> = {
  '02': 'NIF-IVA (empresa de la Unión Europea)',
  '03': 'Pasaporte',
  '04': 'Documento oficial de su país',
  '05': 'Certificado de residencia',
  '06': 'Otro documento',
  '07': 'No censado (NIF español)',
};

const HINTS: Record<string, string> = {
  '02': 'Su número de IVA; el prefijo del país se añade si falta',
  '03': 'Número de su pasaporte',
  '04': 'Número oficial de su país',
  '05': 'Número del certificado de residencia',
  '06': 'Número del documento',
  '07': 'Su NIF español, aunque aún no esté en el censo',
};

const kindOf = ({ country, idKind }: Abroad) => idKind || (!country ? '' : isUnionCountry(country) ? '02' : '04');

/** What the country allows: a Spanish number is a NIF, a passport, or a NIF that the census does not have yet. */
export function kindOptions({ country, idKind }: Abroad) {
  const usual = !country
    ? 'El habitual: NIF'
    : isUnionCountry(country)
      ? 'El habitual: NIF-IVA'
      : 'El habitual: el de su país';
  const allowed = !country
    ? ['03', '07']
    : isUnionCountry(country)
      ? ['02', '03', '04', '05', '06']
      : ['03', '04', '05', '06'];
  const kinds = idKind && !allowed.includes(idKind) ? [...allowed, idKind] : allowed;
  return [{ value: '', label: usual }, ...kinds.map(value => ({ value, label: KINDS[value] ?? value }))];
}

/** 'NIF', 'Pasaporte', 'NIF-IVA (empresa de la Unión Europea)' */
export const documentText = (abroad: Abroad) => KINDS[kindOf(abroad)] ?? 'NIF';

/** As long as a Spanish number, and not of its shape. */
export const looksForeign = (nif: string): boolean => nif.length >= 9 && !checkNif(nif).kind;

/** The country of a number that was written without one, where its letters and length show it. */
function countryAsked(nif: string): string {
  const country = isVatNumber(nif) ? countryOfVatNumber(nif) : null;
  return country
    ? `Parece un NIF-IVA de ${countryName(country)}: elige abajo su país.`
    : 'No parece un NIF español. Si es extranjero, di abajo de qué país es.';
}

/** Hint or warning below the number, as its country and kind ask for; `left`: nobody is typing it. */
export function nifNote(nif: string, abroad: Abroad, left: boolean): { hint?: string; warning?: string } {
  const kind = kindOf(abroad);
  if (kind && (kind !== '07' || checkNif(nif).valid))
    return {
      hint: HINTS[kind],
      warning: nif.length < 8 ? undefined : identityRefusal({ nif, ...toAbroad(abroad) })?.text,
    };
  const hint = kind ? HINTS[kind] : looksForeign(nif) ? countryAsked(nif) : undefined;
  const short = left && nif !== '' && !kind && !hint && !checkNif(nif).kind;
  return { hint, warning: short ? NO_NIF : nifWarning(nif) };
}
