import { parseDecimal, compare } from '../../../../../schema/decimal';
import { formatPrice, formatQuantity, parseAmount } from '../../../ui/format/amounts';
import { choicesOf, saidOf, saidText, type Said } from '../../cause';
import { less, unchanged, wrongAmount, type Edit, type Row } from './difference';
import { regimeProblem } from '../../../../../schema/tax/causes';
import { rulesOfTax, type Tax } from '../../../../../schema/tax/territory';
import { rateOptions } from '../../../ui/format/here';

/** What is written in the rows: right amounts, those of a draft's own lines, right rates, or what comes back. */
export type Mode = 'amounts' | 'own' | 'rates' | 'returned';

/** What somebody has typed in a row. */
export interface Typed {
  quantity: string;
  price: string;
  rate: string;
  returned: string;
}

const rateValue = ({ ivaRate, ...said }: Said & { ivaRate: number }) =>
  said.ivaCause ? saidText(said) : String(ivaRate);

/** What a line of an invoice of this tax can have, and what this one has. */
export const ratesOf = (tax: Tax, held: number): { value: string; label: string }[] => [
  ...rateOptions(rulesOfTax(tax).rates, held),
  ...choicesOf(tax).map(({ value, name }) => ({ value, label: `0 % · ${name}` })),
];

export const untyped = (row: Row, mode: Mode): Typed => ({
  quantity: formatQuantity(row.quantity),
  price: formatPrice(row.price),
  rate: rateValue(row),
  returned: mode === 'returned' ? '' : '0',
});

/** What is wrong with what was typed in a row. */
export function wrongIn(
  row: Row,
  { quantity, price, returned }: Typed,
  mode: Mode,
): Partial<Record<keyof Typed, string>> {
  if (mode === 'rates') return {};
  if (mode === 'returned') {
    if (returned.trim() === '') return {};
    const wrong = wrongAmount(returned);
    if (wrong) return { returned: wrong };
    const over = compare(parseDecimal(parseAmount(returned)!), parseDecimal(row.quantity)) > 0;
    return over ? { returned: 'Es más de lo que dice la factura' } : {};
  }
  const [ofQuantity, ofPrice] = [wrongAmount(quantity), wrongAmount(price)];
  return { ...(ofQuantity && { quantity: ofQuantity }), ...(ofPrice && { price: ofPrice }) };
}

/** Public works and criterio de caja stay what they are at another rate. */
const keepsAt = (ivaRate: number, ivaRegime: string | null, tax: Tax) =>
  regimeProblem({ ivaRate, ivaCause: null, ivaRegime }, tax) === null;

/** The row as it should be. */
export function editOf(row: Row, { quantity, price, rate, returned }: Typed, mode: Mode, tax: Tax = 'IVA'): Edit {
  if (mode === 'returned') return { ...unchanged(row), quantity: less(row, returned) };
  if (mode === 'amounts' || mode === 'own') return { ...unchanged(row), quantity, price };
  const said = saidOf(rate);
  if (!said.ivaCause && keepsAt(Number(rate), row.ivaRegime, tax)) said.ivaRegime = row.ivaRegime;
  return { ...unchanged(row), ivaRate: said.ivaCause ? 0 : Number(rate), ...said };
}
