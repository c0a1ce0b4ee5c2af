import type { PaperWords } from '../../../schema/paper/words';
import { es } from '../../../schema/paper/es';

/** As Spanish writes them, whatever the language of a paper. */
export const { euros, quantity, percent, longDate } = es;

/** What is taken off: "10 %", or "15,00 €"; empty: nothing. */
export function taken(
  words: PaperWords,
  discountPercent: string | null | undefined,
  discountAmount: string | null | undefined,
): string {
  if (discountPercent) return words.decimalPercent(discountPercent);
  return discountAmount ? words.euros(discountAmount) : '';
}
