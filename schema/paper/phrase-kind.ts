import type { Said } from '../tax/causes';
import type { Tax } from '../tax/territory';

/** What a phrase of the law comes to, for who does not read Spanish. */
export type PhraseKind = 'exempt' | 'notSubject' | 'reverse' | 'zero' | 'pending' | 'used' | 'travel' | 'cash';

const REGIMES: Record<string, PhraseKind> = { '03': 'used', '05': 'travel', '14': 'pending', '15': 'pending' };

/** Of what `phraseOf` says something: of a line's cause or regime; null: of nothing. */
export function phraseKind({ ivaCause, ivaRegime }: Said, inUnion: boolean, tax: Tax): PhraseKind | null {
  if (ivaRegime === '08') return tax === 'IGIC' ? 'reverse' : 'notSubject';
  const regime = REGIMES[ivaRegime ?? ''];
  if (regime) return regime;
  if (!ivaCause) return null;
  if (ivaCause === 'S2' || (ivaCause === 'N2' && inUnion && tax === 'IVA')) return 'reverse';
  if (ivaCause === 'S1') return 'zero';
  return ivaCause.startsWith('E') ? 'exempt' : 'notSubject';
}
