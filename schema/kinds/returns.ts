import { taxKey } from '../tax/causes';
import { turned, type Discount } from '../totals';

interface Taxed {
  ivaRate: number;
  ivaCause?: string | null;
  ivaRegime?: string | null;
}
/** A line as it is written: of goods or packaging that come back, its quantity is above 0 all the same. */
export interface Returnable extends Taxed {
  returned?: boolean | null;
}

/** What else an invoice says that takes goods back. */
export interface Returning {
  /** It names no customer. */
  nobody?: boolean;
  prepayment?: boolean | null;
  agreedTotal?: string | null;
  /** The lines that take prepayments off it. */
  settled?: readonly Taxed[];
}

/** Where it stands: of `line`, counted from 0, where one of them is to blame. */
interface ReturnRefusal {
  part: 'returned' | 'ivaRate' | 'ivaCause' | 'agreedTotal' | 'prepayments';
  line?: number;
  text: string;
}

const OTHER_RATE =
  'Una factura que resta una devolución va toda al mismo tipo de impuesto (artículo 15.2 del RD 1619/2012): saca a otra factura lo que va a otro';

/**
 * Why an invoice cannot take off what its customer returns (RD 1619/2012, art. 15.2): only in a later supply to the same
 * customer, and where one rate is that of all. Its total may be below 0.
 */
export function returnRefusals(lines: readonly Returnable[], whole: Returning): ReturnRefusal[] {
  const first = lines.findIndex(({ returned }) => returned);
  if (first < 0) return [];
  const of = (text: string): ReturnRefusal => ({ part: 'returned', line: first, text });
  if (whole.nobody)
    return [
      of(
        'Una devolución se resta en la siguiente factura del mismo cliente, y esta no dice de quién es: rectifica la simplificada, o pon aquí los datos del cliente',
      ),
    ];
  if (whole.prepayment) return [of('Un anticipo no resta devoluciones: van en la siguiente entrega')];
  if (lines.every(({ returned }) => returned))
    return [
      of('Una devolución se resta de una entrega nueva, y aquí no hay ninguna: rectifica la factura en que se vendió'),
    ];
  const refusals: ReturnRefusal[] = [];
  const key = taxKey(lines[first]!);
  const other = lines.findIndex(line => taxKey(line) !== key);
  if (other >= 0)
    refusals.push({
      part: lines[other]!.ivaRate === lines[first]!.ivaRate ? 'ivaCause' : 'ivaRate',
      line: other,
      text: OTHER_RATE,
    });
  if (whole.settled?.some(line => taxKey(line) !== key)) refusals.push({ part: 'prepayments', text: OTHER_RATE });
  if (whole.agreedTotal)
    refusals.push({ part: 'agreedTotal', text: 'Con devoluciones no se acuerda un total: quita una de las dos cosas' });
  return refusals;
}

interface Signed {
  quantity: string;
  discount?: Discount | null;
}

/** A line that comes back, with its sign turned: no discount of the whole is shared out over it. */
export const asReturned = <Line extends Signed>(line: Line): Line & { apart: true } => ({
  ...line,
  quantity: turned(line.quantity),
  discount: line.discount && { ...line.discount, amount: line.discount.amount && turned(line.discount.amount) },
  apart: true as const,
});

const LONGEST = 500;
const PREFIX = 'Devolución: ';
const SAYS_SO = /(?<!\p{L})(devol\p{L}+|devuel\p{L}+|retorn\p{L}+)(?!\p{L})/iu;

/** Its paper says that it comes back: so the line begins, unless it says so itself. */
export const returnedText = (description: string): string =>
  SAYS_SO.test(description) || [...PREFIX, ...description].length > LONGEST ? description : PREFIX + description;
