/**
 * Why a line carries no VAT, as the AEAT names it: exempt (E), not subject (N), declared by its recipient (S2), or taxed
 * at 0 % because the law says so (S1).
 */
export const CAUSES = ['E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'N1', 'N2', 'S1', 'S2'] as const;
export type Cause = (typeof CAUSES)[number];

/**
 * ClaveRegimen where it does not follow from the cause: 07, the company is under criterio de caja; 08, located in
 * Canarias, Ceuta or Melilla; 11, rent of business premises; 14, certificates of public works whose VAT is still to
 * accrue.
 */
export const REGIMES = ['07', '08', '11', '14'] as const;
export type Regime = (typeof REGIMES)[number];

/** Why a line has no VAT, and its regime. */
export interface Said {
  ivaCause?: string | null;
  ivaRegime?: string | null;
}
/** What says of a line, or of all lines of one kind, how it is taxed. */
export interface Taxed extends Said {
  ivaRate: number;
}

const GENERAL = '01';
const EXPORT = '02';

/** Exports (art. 21 and 22 LIVA) go under a regime of their own: the general one is refused for them (code 1199). */
export const regimeOf = ({ ivaCause, ivaRegime }: Said): string =>
  ivaRegime ?? (ivaCause === 'E2' || ivaCause === 'E3' ? EXPORT : GENERAL);

/** What keeps two lines apart in an invoice's table of VAT. */
export const taxKey = ({ ivaRate, ivaCause, ivaRegime }: Taxed): string =>
  `${ivaRate} ${ivaCause ?? ''}${ivaRegime ? ` ${ivaRegime}` : ''}`;

/** What a company under criterio de caja sells under it (LIVA, art. 163 duodecies; code 1203). */
const goesByCash = (ivaCause: string | null | undefined): boolean => !ivaCause || ['S1', 'E1', 'E6'].includes(ivaCause);

/** A line of a company under criterio de caja: under 07, unless it goes under another regime. */
export const byCash = <Line extends Said>(line: Line): Line =>
  line.ivaRegime || !goesByCash(line.ivaCause) ? line : { ...line, ivaRegime: '07' };

/** What is wrong with a line's regime beside its rate and cause; null: nothing. */
export function regimeProblem({ ivaRate, ivaCause, ivaRegime }: Taxed): string | null {
  if (ivaRegime === '08' && ivaCause !== 'N2')
    return 'La clave 08 es de operaciones no sujetas por localización: solo va con la causa N2';
  if (ivaRegime === '11' && ivaRate !== 21)
    return 'La clave 11 es de alquiler de local de negocio: solo va con el 21 %';
  if (ivaRegime === '07' && !goesByCash(ivaCause))
    return 'El criterio de caja (clave 07) no alcanza a esta causa: quita la clave de régimen';
  if (ivaRegime === '14' && ivaRate === 0)
    return 'La clave 14 es de obra pública con IVA pendiente: solo va con un tipo de IVA mayor que 0';
  return null;
}

// RD 1619/2012, art. 6.1.j and m: why an operation has no VAT. Articles are of Ley 37/1992 (LIVA); those of m) begin
// with its words.
const PHRASES: Record<Cause, string> = {
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

/**
 * A service to a business of another Member State is declared there by its recipient (LIVA 69; RD 1619/2012, art.
 * 6.1.m).
 */
const N2_IN_UNION =
  'Inversión del sujeto pasivo: servicio no sujeto al IVA español (artículo 69 de la Ley 37/1992), cuyo IVA declara el destinatario en su Estado miembro.';

const OF_REGIME: Record<Exclude<Regime, '07'>, string | null> = {
  '08': 'Operación no sujeta al IVA por reglas de localización (artículos 68 a 70 de la Ley 37/1992): se localiza en Canarias, Ceuta o Melilla.',
  '11': null,
  '14': 'IVA pendiente de devengo: certificación de obra para una Administración pública (artículo 75.Uno.2.º bis de la Ley 37/1992).',
};

/**
 * What the law wants on the paper; null: nothing. `inUnion`: the customer goes by a VAT number of another Member State.
 */
export function phraseOf({ ivaCause, ivaRegime }: Said, inUnion = false): string | null {
  const regime = REGIMES.find(known => known === ivaRegime);
  // Under criterio de caja a cause has its own phrase all the same.
  if (regime && regime !== '07') return OF_REGIME[regime];
  const cause = CAUSES.find(known => known === ivaCause);
  if (!cause) return null;
  return cause === 'N2' && inUnion ? N2_IN_UNION : PHRASES[cause];
}

/** RD 1619/2012, art. 6.1.p, of an invoice with anything under 07. */
export const CASH_PHRASE = 'Régimen especial del criterio de caja (artículo 163 decies de la Ley 37/1992).';
