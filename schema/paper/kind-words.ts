import { lineWords as spanishLine, rateWords as spanishRate } from '../tax/kind-words';
import type { Taxed } from '../tax/causes';
import type { Tax } from '../tax/territory';
import { es } from './es';
import type { PaperWords } from './words';

/** Beside a line, in place of a rate of 0 %: what it is; its phrase says why. */
export function lineWords(line: Taxed, words: PaperWords): string {
  const { ivaRate, ivaCause } = line;
  if (words === es) return spanishLine(line, words.percent);
  if (!ivaCause || ivaCause === 'S1') return words.percent(ivaRate);
  if (ivaCause === 'S2') return words.reverseShort;
  return ivaCause.startsWith('E') ? words.exempt : words.notSubject;
}

/** In the table of rates. Which exemption it is the phrase says, in Spanish with its article. */
export function rateWords(rate: Taxed, tax: Tax, words: PaperWords): string {
  if (words === es) return spanishRate(rate, tax, words.percent);
  if (rate.ivaRegime === '08') return words.notSubject;
  return rate.ivaCause === 'S2' ? words.reverse : lineWords(rate, words);
}
