import { addUp } from '../decimal';
import { turned } from '../totals';

/** What an invoice comes to, in plain decimals ("121.00"); recargo null: none. */
interface Amounts {
  subtotal: string;
  totalIva: string;
  recargo?: string | null;
  total: string;
}

interface ReplacedRows {
  /** There is a column of recargo, between the tax and the total. */
  surcharge: boolean;
  /** The original, the right one, and what lies between: base, tax, recargo where there is one, total. */
  rows: { name: string; amounts: string[] }[];
}

/** What its rows are called in a language. */
export interface ReplacedWords {
  originalRow(number: string): string;
  correctedRow: string;
  differenceRow: string;
}

export const SPANISH: ReplacedWords = {
  originalRow: number => `Factura ${number}, rectificada`,
  correctedRow: 'Esta factura, corregida',
  differenceRow: 'Diferencia',
};

/** The block 'Importe de la rectificación' of paper and page: by substitution the law wants both (ROF 15.5). */
export function replacedRows(
  original: string,
  before: Amounts,
  now: Amounts,
  words: ReplacedWords = SPANISH,
): ReplacedRows {
  const surcharge = Boolean(now.recargo ?? before.recargo);
  const amountsOf = ({ subtotal, totalIva, recargo, total }: Amounts) => [
    subtotal,
    totalIva,
    ...(surcharge ? [recargo ?? '0.00'] : []),
    total,
  ];
  const [was, is] = [amountsOf(before), amountsOf(now)];
  return {
    surcharge,
    rows: [
      { name: words.originalRow(original), amounts: was },
      { name: words.correctedRow, amounts: is },
      { name: words.differenceRow, amounts: is.map((amount, i) => addUp([amount, turned(was[i]!)])) },
    ],
  };
}
