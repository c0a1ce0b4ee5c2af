import type { Cause, Regime, Said } from './causes';
import type { Tax } from './territory';

// RD 1619/2012, art. 6.1.j and m: why an operation has no tax; those of m) begin with its words. Articles of IVA are of
// Ley 37/1992 (LIVA); those of IGIC and IPSI are the ones that the AEAT's validations name (version 1.2.2, chapter 5).
const IVA: Record<Exclude<Cause, 'E7' | 'E8'>, string> = {
  E1: 'Operación exenta de IVA: artículo 20 de la Ley 37/1992 (operaciones interiores).',
  E2: 'Operación exenta de IVA: artículo 21 de la Ley 37/1992 (exportación).',
  E3: 'Operación exenta de IVA: artículo 22 de la Ley 37/1992 (operación asimilada a la exportación).',
  E4: 'Operación exenta de IVA: artículos 23 y 24 de la Ley 37/1992 (zonas francas, depósitos y regímenes aduaneros).',
  E5: 'Operación exenta de IVA: artículo 25 de la Ley 37/1992 (entrega a otro Estado miembro de la Unión Europea).',
  E6: 'Operación exenta de IVA por una disposición distinta de los artículos 20 a 25 de la Ley 37/1992.',
  N1: 'Operación no sujeta al IVA: artículos 7 y 14 de la Ley 37/1992 u otros supuestos de no sujeción.',
  N2: 'Operación no sujeta al IVA español por reglas de localización: artículos 68 a 70 de la Ley 37/1992.',
  S1: 'Tipo del 0 %: donación a una entidad sin fines lucrativos de la Ley 49/2002 (artículo 91.Cuatro de la Ley 37/1992).',
  S2: 'Inversión del sujeto pasivo: el IVA lo declara e ingresa el destinatario (artículo 84.Uno.2.º de la Ley 37/1992).',
};

const IGIC: Partial<Record<Cause, string>> = {
  E1: 'Operación exenta de IGIC: capítulo I del Decreto Legislativo 1/2025, de 13 de octubre, de Canarias.',
  E2: 'Operación exenta de IGIC: artículo 11 de la Ley 20/1991 (exportación).',
  E3: 'Operación exenta de IGIC: artículo 12 de la Ley 20/1991 (operación asimilada a la exportación).',
  E4: 'Operación exenta de IGIC: artículo 13 de la Ley 20/1991.',
  E6: 'Operación exenta de IGIC: artículo 47 de la Ley 19/1994 (Zona Especial Canaria).',
  E7: 'Operación exenta de IGIC: régimen especial del pequeño empresario o profesional (artículo 90 del Decreto Legislativo 1/2025 de Canarias).',
  E8: 'Operación exenta de IGIC por otra disposición de la Ley 20/1991.',
  N1: 'Operación no sujeta al IGIC: artículo 9 de la Ley 20/1991 u otros supuestos de no sujeción.',
  N2: 'Operación no sujeta al IGIC por reglas de localización (Ley 20/1991).',
  S1: 'Operación sujeta al tipo cero del IGIC.',
  S2: 'Inversión del sujeto pasivo: el IGIC lo declara e ingresa el destinatario (Ley 20/1991).',
};

const IPSI: Partial<Record<Cause, string>> = {
  E1: 'Operación exenta de IPSI: artículo 7 de la Ley 8/1991 (operaciones interiores).',
  E2: 'Operación exenta de IPSI: artículo 8 de la Ley 8/1991 (exportación).',
  E3: 'Operación exenta de IPSI: artículo 8 de la Ley 8/1991 (operación asimilada a la exportación).',
  E6: 'Operación exenta de IPSI por otra disposición de la Ley 8/1991.',
  N1: 'Operación no sujeta al IPSI: artículo 6 de la Ley 8/1991 u otros supuestos de no sujeción.',
  N2: 'Operación no sujeta al IPSI por reglas de localización (Ley 8/1991).',
};

const PHRASES: Record<Tax, Partial<Record<Cause, string>>> = { IVA, IGIC, IPSI };

/** The causes of each tax. What its law says of another one is not known well enough to be offered. */
export const CAUSES_OF: Record<Tax, readonly string[]> = {
  IVA: Object.keys(IVA),
  IGIC: Object.keys(IGIC),
  IPSI: Object.keys(IPSI),
};

/** Why a line cannot have a cause under a tax; null: it can. */
export const causeProblem = (cause: string | null | undefined, tax: Tax): string | null =>
  cause && !CAUSES_OF[tax].includes(cause) ? `La causa ${cause} no es del ${tax}: elige otra` : null;

/**
 * A service to a business of another Member State is declared there by its recipient (LIVA 69; RD 1619/2012, art.
 * 6.1.m).
 */
const N2_IN_UNION =
  'Inversión del sujeto pasivo: servicio no sujeto al IVA español (artículo 69 de la Ley 37/1992), cuyo IVA declara el destinatario en su Estado miembro.';

/** N2 under 08, by the tax of who issues it: FAQ 24 of the AEAT for IGIC, where the recipient declares it. */
const ELSEWHERE: Record<Tax, string> = {
  IVA: 'Operación no sujeta al IVA por reglas de localización (artículos 68 a 70 de la Ley 37/1992): se localiza en Canarias, Ceuta o Melilla.',
  IGIC: 'Inversión del sujeto pasivo: operación no sujeta al IGIC, que se localiza en la Península, Baleares, Ceuta o Melilla.',
  IPSI: 'Operación no sujeta al IPSI por reglas de localización: se localiza en la Península, Baleares o Canarias.',
};

const works = (tax: Tax) =>
  tax === 'IVA'
    ? 'IVA pendiente de devengo: certificación de obra para una Administración pública (artículo 75.Uno.2.º bis de la Ley 37/1992).'
    : `${tax} pendiente de devengo: certificación de obra para una Administración pública.`;

/** What is due by periods accrues when its price can be asked (LIVA, art. 75.Uno.7.º). */
const byPeriods = (tax: Tax) =>
  `${tax} pendiente de devengo: operación de tracto sucesivo${tax === 'IVA' ? ' (artículo 75.Uno.7.º de la Ley 37/1992)' : ''}.`;

/** RD 1619/2012, art. 6.1.n and o, in its words; that the VAT is in the price: LIVA, arts. 142 and 138. */
const USED =
  'Régimen especial de los bienes usados. El IVA va incluido en el precio y no es deducible (artículo 138 de la Ley 37/1992).';
const TRAVEL =
  'Régimen especial de las agencias de viajes. El IVA va incluido en el precio (artículo 142 de la Ley 37/1992).';

const ofRegime = (regime: string | null | undefined, tax: Tax): string | null | undefined =>
  ({ '03': USED, '05': TRAVEL, '08': ELSEWHERE[tax], '11': null, '14': works(tax), '15': byPeriods(tax) })[
    regime as Exclude<Regime, '07'>
  ];

/**
 * What the law wants on the paper; null: nothing. `inUnion`: the customer goes by a VAT number of another Member State.
 */
export function phraseOf({ ivaCause, ivaRegime }: Said, inUnion = false, tax: Tax = 'IVA'): string | null {
  // Under criterio de caja a cause has its own phrase all the same.
  const said = ofRegime(ivaRegime, tax);
  if (said !== undefined) return said;
  if (ivaCause === 'N2' && inUnion && tax === 'IVA') return N2_IN_UNION;
  return PHRASES[tax][ivaCause as Cause] ?? null;
}

/** RD 1619/2012, art. 6.1.p, of an invoice with anything under 07. */
export const cashPhrase = (tax: Tax): string =>
  `Régimen especial del criterio de caja${tax === 'IVA' ? ' (artículo 163 decies de la Ley 37/1992)' : ''}.`;
