import { marginName } from './margin';
import type { Tax } from './territory';

/**
 * Why a line carries no tax, as the AEAT names it: exempt (E; E7 and E8 of IGIC alone), not subject (N), declared by its
 * recipient (S2), or taxed at 0 % because the law says so (S1).
 */
export const CAUSES = ['E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'E7', 'E8', 'N1', 'N2', 'S1', 'S2'] as const;
export type Cause = (typeof CAUSES)[number];

/**
 * ClaveRegimen where it does not follow from the cause: 03 and 05, taxed on the margin; 07, the company is under criterio de caja; 08, located where
 * another of the three taxes is: of IVA in Canarias, Ceuta or Melilla; 11, rent of business premises; 14 and 15, the VAT
 * is still to accrue: of certificates of public works, and of what is due by periods (successive tract).
 */
export const REGIMES = ['03', '05', '07', '08', '11', '14', '15'] as const;
export type Regime = (typeof REGIMES)[number];

/** Why a line has no VAT, and its regime. */
export interface Said {
  ivaCause?: string | null;
  ivaRegime?: string | null;
  /** Under criterio de caja as well, where its row goes under another regime. */
  cashBasis?: boolean;
}
/** What says of a line, or of all lines of one kind, how it is taxed. */
export interface Taxed extends Said {
  ivaRate: number;
}

const GENERAL = '01';
const EXPORT = '02';

/**
 * Where the cause says it. Exports of IVA and IGIC: the general one is refused for them (code 1199). Of IGIC the small
 * businesses of E7 (list L8B); of IPSI what is exempt inside the city (V§ 15.6), whose list has no 02.
 */
const BY_CAUSE: Record<Tax, Record<string, string>> = {
  IVA: { E2: EXPORT, E3: EXPORT },
  IGIC: { E2: EXPORT, E3: EXPORT, E7: '18' },
  IPSI: { E1: '19' },
};

/** ClaveRegimen of a line, or of all lines of one kind. */
export const regimeOf = ({ ivaCause, ivaRegime }: Said, tax: Tax = 'IVA'): string =>
  ivaRegime ?? BY_CAUSE[tax][ivaCause ?? ''] ?? GENERAL;

/** Why the VAT of what goes under a regime is pending until the day of the operation; undefined: it is not. */
export const pendingText = (ivaRegime: string | null | undefined): string | undefined =>
  ({ '14': 'obra pública', '15': 'tracto sucesivo' })[ivaRegime as string];

/** What keeps two lines apart in an invoice's table of VAT. */
export const taxKey = ({ ivaRate, ivaCause, ivaRegime }: Taxed): string =>
  `${ivaRate} ${ivaCause ?? ''}${ivaRegime ? ` ${ivaRegime}` : ''}`;

/** What a company under criterio de caja sells under it (LIVA, art. 163 duodecies; code 1203). */
const goesByCash = (ivaCause: string | null | undefined): boolean =>
  !ivaCause || ['S1', 'E1', 'E6', 'E7', 'E8'].includes(ivaCause);

/** Regimes that criterio de caja leaves in (LIVA, art. 163 duodecies.Dos): they keep their row, which has one clave alone. */
const BESIDE_CASH: readonly unknown[] = ['03', '05', '11'] satisfies Regime[];

/** A line of a company under criterio de caja: under 07, or under its own regime and that one, unless it is left out. */
export function byCash<Line extends Said>(line: Line): Line {
  if (!goesByCash(line.ivaCause)) return line;
  if (!line.ivaRegime) return { ...line, ivaRegime: '07' };
  return BESIDE_CASH.includes(line.ivaRegime) && !line.cashBasis ? { ...line, cashBasis: true } : line;
}

/** Some of it goes by criterio de caja. */
export const underCash = (all: readonly Said[]): boolean =>
  all.some(({ ivaRegime, cashBasis }) => ivaRegime === '07' || cashBasis === true);

/** A line of a company that is not, or not any more, under criterio de caja. */
export const withoutCash = <Line extends Said>(line: Line): Line =>
  underCash([line]) ? { ...line, ivaRegime: line.ivaRegime === '07' ? null : line.ivaRegime, cashBasis: false } : line;

/** Why a company under criterio de caja does not sell under a regime: its VAT accrues as it is paid, on no day to come. */
export const cashProblem = ({ ivaRegime }: Said, tax: Tax): string | null =>
  pendingText(ivaRegime)
    ? `Tu empresa va por el criterio de caja y su ${tax} se devenga al cobrar: quita la clave ${ivaRegime} y la fecha de la operación`
    : null;

/** What is wrong with a line's regime beside its rate and cause; null: nothing. */
export function regimeProblem({ ivaRate, ivaCause, ivaRegime }: Taxed, tax: Tax = 'IVA'): string | null {
  if (marginName(ivaRegime) && tax !== 'IVA')
    return `El régimen de ${marginName(ivaRegime)} (clave ${ivaRegime}) se ofrece en el IVA, no en el ${tax}: quita la clave`;
  if (ivaRegime === '05' && ivaRate !== 21) return 'La clave 05 es de agencias de viajes: solo va con el 21 %';
  if (ivaRegime === '03' && ivaRate === 0)
    return 'La clave 03 es de bienes usados: solo va con un tipo de IVA mayor que 0';
  if (ivaRegime === '08' && ivaCause !== 'N2')
    return 'La clave 08 es de operaciones no sujetas por localización: solo va con la causa N2';
  if (ivaRegime === '11' && tax === 'IVA' && ivaRate !== 21)
    return 'La clave 11 es de alquiler de local de negocio: solo va con el 21 %';
  if (ivaRegime === '11' && ivaRate === 0)
    return `La clave 11 es de alquiler de local de negocio: solo va con un tipo de ${tax} mayor que 0`;
  if ((ivaRegime === '07' || pendingText(ivaRegime)) && tax === 'IPSI')
    return `El IPSI no tiene la clave de régimen ${ivaRegime}: quítala`;
  if (ivaRegime === '07' && !goesByCash(ivaCause))
    return 'El criterio de caja (clave 07) no alcanza a esta causa: quita la clave de régimen';
  if (pendingText(ivaRegime) && ivaRate === 0)
    return `La clave ${ivaRegime} es de ${pendingText(ivaRegime)} con ${tax} pendiente: solo va con un tipo de ${tax} mayor que 0`;
  return null;
}
