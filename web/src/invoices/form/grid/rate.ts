import { rateText } from '../../../../../schema/tax/territory';

/**
 * The rate that is meant once one more key was pressed in its cell: '9' is 9,5 where nothing else begins so, and '1',
 * '0' is 10. A key that goes on with no rate begins anew; null: it is no part of a rate.
 */
export function typeRate(before: string, key: string, rates: readonly number[]): { text: string; rate: number } | null {
  if (!/^[\d,.]$/.test(key)) return null;
  const texts = [...rates].sort((a, b) => a - b).map(rate => ({ rate, written: rateText(rate) }));
  for (const text of [before + key.replace('.', ','), key]) {
    const found =
      texts.find(({ written }) => written === text) ?? texts.find(({ written }) => written.startsWith(text));
    if (found) return { text, rate: found.rate };
  }
  return null;
}
