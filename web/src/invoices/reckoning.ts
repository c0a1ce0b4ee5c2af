import { reckon, type Totals } from '../../../schema/totals';
import { parseAmount } from '../ui/amounts';
import { isGood, type Line } from './line';

export interface Reckoning extends Omit<Totals, 'lines'> {
  /** By the line's key; a line that is not good yet has none. */
  amounts: Map<number, { subtotal: string; total: string }>;
  counted: Line[];
}

const zero = (text: string) => parseAmount(text) ?? '0';

export function reckonLines(lines: Line[]): Reckoning {
  const counted = lines.filter(isGood);
  const { lines: amounts, ...totals } = reckon(counted.map(({ quantity, price, ivaRate, ivaCause }) => (
    { quantity: zero(quantity), price: zero(price), ivaRate, ivaCause })));
  return { ...totals, counted, amounts: new Map(counted.map((line, i) => [line.key, amounts[i]])) };
}
