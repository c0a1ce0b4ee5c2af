import type { Cause, Taxed } from './causes';
import { ELSEWHERE } from './conditions';
import type { Tax } from './territory';

/** 7 -> "7 %", 9.5 -> "9,5 %", as whoever shows it formats it. */
type Percent = (rate: number) => string;

/** Beside a line on paper, in place of a rate of 0 %: what it is; its phrase says why. */
export function lineWords({ ivaRate, ivaCause }: Taxed, percent: Percent): string {
  if (!ivaCause || ivaCause === 'S1') return percent(ivaRate);
  if (ivaCause === 'S2') return 'ISP';
  return ivaCause.startsWith('E') ? 'Exenta' : 'No sujeta';
}

const wordsOf = (tax: Tax): Record<Exclude<Cause, 'S1'>, string> => ({
  E1: 'Exenta',
  E2: 'Exenta (exportación)',
  E3: 'Exenta (asimilada a exportación)',
  E4: tax === 'IVA' ? 'Exenta (zona franca o depósito)' : 'Exenta (zona franca)',
  E5: 'Exenta (entrega intracomunitaria)',
  E6: tax === 'IGIC' ? 'Exenta (ZEC)' : 'Exenta (otra disposición)',
  E7: 'Exenta (pequeño empresario)',
  E8: 'Exenta (otra disposición)',
  N1: 'No sujeta',
  N2: 'No sujeta (localización)',
  S2: 'Inversión del sujeto pasivo (ISP)',
});

const REGIMES: Record<string, string> = { '11': 'alquiler de local', '14': 'pendiente', '15': 'pendiente' };

/** In the table of rates, which has a row for each of them; what a customer can read, where the record has codes. */
export function rateWords({ ivaRate, ivaCause, ivaRegime }: Taxed, tax: Tax, percent: Percent): string {
  if (ivaRegime === '08') return `No sujeta (${ELSEWHERE[tax]})`;
  if (ivaCause === 'S1') return `${percent(ivaRate)} (${tax === 'IVA' ? 'donación' : 'tipo cero'})`;
  if (ivaCause) return wordsOf(tax)[ivaCause as Exclude<Cause, 'S1'>];
  const regime = REGIMES[ivaRegime ?? ''];
  return regime ? `${percent(ivaRate)} (${regime})` : percent(ivaRate);
}
