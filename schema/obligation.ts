import { daysBetween, slashed } from './days';
/**
 * The two kinds of company in the dates of VERI*FACTU: those that pay the Impuesto sobre Sociedades, and the others.
 */
type IssuerGroup = 'company' | 'other';
/** Why the law does not ask a company to send (RD 1007/2023, art. 3.3; foral tax offices have systems of their own). */
type ExclusionCause = 'sii' | 'foral' | 'other';

/**
 * Letters of those that pay the Impuesto sobre Sociedades (RD 1007/2023, art. 3.1.a); a civil partnership (J) is taken for
 * one, since most that trade do. Foreign entities (N) and establishments of non-residents (W) are not: they pay the IRNR
 * (art. 3.1.c).
 */
const COMPANY_LETTERS = /^[ABCDFGJRUV]/;

/** Which of the two kinds of company a NIF belongs to. */
export const issuerOf = (nif: string): IssuerGroup => (COMPANY_LETTERS.test(nif) ? 'company' : 'other');

/** The row of the law's dates that binds an issuer. */
export const REGULATION_OF: Record<IssuerGroup, string> = { company: 'verifactu-companies', other: 'verifactu-others' };

const EXCLUSIONS: Record<ExclusionCause, string> = {
  sii: 'lleva sus libros por el SII',
  foral: 'tributa en el País Vasco o Navarra',
  other: 'está en otra causa del art. 3.3 del RD 1007/2023',
};

/** What decides how a company stands with VERI*FACTU. Days are `YYYY-MM-DD`. */
export interface Situation {
  /** Whether it sends (api/modules/verifactu/who-sends.ts): what follows says why. */
  sends: boolean;
  /** PRO, with a certificate in force. */
  ownCertificate: boolean;
  /** A certificate in force, whatever the plan: what must go on can go with it. */
  canSign: boolean;
  empowered: boolean;
  /** It has let somebody send who cannot any more. */
  lapsed: boolean;
  /** Until when it must go on, having started; null: it has not. */
  boundUntil: string | null;
  /** From when the law binds it; null: it does not, as the company has said. */
  bindsFrom: string | null;
  excluded: ExclusionCause | null;
  /**
   * Whether the plan in force is PRO, and whether the operator of this Folio sends for companies: the ways there are.
   */
  pro: boolean;
  offered: boolean;
  today: string;
}

interface Outcome {
  mayIssue: boolean;
  words: string;
}

/** Why what a company has let the operator do does not count any more. */
export const lapsedBecause = (offered: boolean): string =>
  `Autorizaste a Folio a presentar por ti y ya no puede: ${offered ? 'quien lo gestiona ha cambiado y necesita una autorización nueva' : 'quien lo gestiona no tiene certificado con el que enviar'}.`;
const lapsedFirst = ({ lapsed, offered }: Situation): string => (lapsed ? `${lapsedBecause(offered)} ` : '');

/** What a company that cannot send may do to begin, or to go on: of its invoices, 'las'. */
export const ways = ({ pro, offered }: Pick<Situation, 'pro' | 'offered'>): string =>
  [
    ...(offered ? ['deja que Folio las presente por ti'] : []),
    pro ? 'sube tu certificado' : 'pasa a PRO y sube tu certificado',
  ].join(', o ');

function wordsOfUnsent(situation: Situation): string {
  const { excluded, bindsFrom, today } = situation;
  if (excluded)
    return `Has dicho que la ley no obliga a tu empresa, porque ${EXCLUSIONS[excluded]}: tus facturas no se envían a la AEAT ni llevan QR.`;
  if (bindsFrom === null) return lapsedFirst(situation) + 'Tus facturas no se envían a la AEAT ni llevan QR.';
  const left = daysBetween(today, bindsFrom);
  if (left > 0)
    return `${lapsedFirst(situation)}Tus facturas todavía no se envían a la AEAT. La ley obliga a tu empresa desde el ${slashed(bindsFrom)}: ${left === 1 ? 'falta 1 día' : `faltan ${left} días`}.`;
  return `${lapsedFirst(situation)}Desde el ${slashed(bindsFrom)} la ley obliga a tu empresa a enviar sus facturas. Para emitir, ${ways(situation)}.`;
}

function wordsOfSent(situation: Situation): string {
  const { ownCertificate, canSign, empowered, boundUntil } = situation;
  if (ownCertificate) return 'Cada factura que emites se envía a la AEAT con tu certificado.';
  if (empowered) return 'Cada factura que emites la presenta Folio por ti en la AEAT.';
  const until = slashed(boundUntil ?? '');
  if (canSign)
    return `Tu empresa ya había empezado a enviar: sus facturas se siguen enviando con su certificado hasta el ${until}, como pide la ley. Para seguir después, ${ways(situation)}.`;
  return `${lapsedFirst(situation)}Tu empresa ya había empezado a enviar, y la ley pide seguir hasta el ${until}: sus facturas se sellan y esperan. Para que salgan, ${ways(situation)}.`;
}

/** Whether the law lets a company issue, and what its screens say of its sending: the same everywhere. */
export function outcomeOf(situation: Situation): Outcome {
  const { sends, excluded, bindsFrom, today } = situation;
  const mayIssue = sends || excluded !== null || bindsFrom === null || bindsFrom > today;
  return { mayIssue, words: sends ? wordsOfSent(situation) : wordsOfUnsent(situation) };
}
