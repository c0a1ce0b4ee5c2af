import { compare, isDecimal, parseDecimal } from '../../../../../schema/decimal';
import { turned } from '../../../../../schema/totals';
import type { IvaCause } from '../../../gql/schema';
import { formatPrice, formatQuantity, parseAmount } from '../../../ui/format/amounts';
import { settledDiscount } from '../extras/discount';
import { ALL_RATES } from '../../../../../schema/tax/territory';
import { here } from '../../../ui/format/here';
import { formatDate, today } from '../../../ui/format/dates';
import { parseDate } from '../../../ui/format/parseDate';

export const COLUMNS = ['description', 'day', 'quantity', 'price', 'cost', 'discount', 'ivaRate', 'ivaCause'] as const;
export type Column = (typeof COLUMNS)[number];
export const asColumn = (name?: string) => COLUMNS.find(known => known === name);

const ZERO = parseDecimal('0');

export type Problems = Partial<Record<Column, string>>;

/** A line as it stands in the form: quantity and price are what was typed. */
export interface Line {
  key: number;
  description: string;
  quantity: string;
  price: string;
  /** The price has VAT included. */
  gross: boolean;
  /** The day of its operation, as it was typed; null: the invoice has none by line. */
  day: string | null;
  /** What was typed; null: the invoice has no discounts by line. */
  discount: string | null;
  /** What one cost, with its taxes, as it was typed; absent where all of the price is taxed. */
  cost?: string | null;
  /** A quantity below 0 is what comes back. */
  returns?: boolean;
  ivaRate: number;
  ivaCause: IvaCause | null;
  /** Where it does not follow from the cause. */
  ivaRegime: string | null;
  productId: string | null;
  /** It was good once when its last cell was left. */
  added: boolean;
  /** Its shortcomings are shown. */
  tried: boolean;
  /** What the server said of its cells. */
  refused: Problems;
  /** Amounts that came with more decimals than the form takes; they pass as long as nobody touches them. */
  given: { quantity: string; price: string } | null;
}

/** What all lines of an invoice have besides the usual. */
interface Shape {
  days?: boolean;
  discounts?: boolean;
  gross?: boolean;
  returns?: boolean;
  /** The regime of all of them, where they are taxed on what is earned. */
  margin?: string | null;
}

export const blankLine = (
  key: number,
  { days = false, discounts = false, gross = false, returns, margin }: Shape = {},
): Line => ({
  key,
  day: days ? '' : null,
  description: '',
  quantity: '',
  price: '',
  gross,
  discount: discounts ? '' : null,
  ...(returns && { returns }),
  ivaRate: here().rates[0]!,
  ivaCause: null,
  ivaRegime: null,
  ...(margin && { ivaRegime: margin, cost: '' }),
  productId: null,
  added: false,
  tried: false,
  refused: {},
  given: null,
});

/** An amount as its cell shows it; what is no amount stays as it was typed. */
export function settled(column: Column, text: string): string {
  if (column === 'discount') return settledDiscount(text);
  if (column === 'day') return settledDay(text);
  const amount = parseAmount(text);
  if (amount === null || !isDecimal(amount)) return text.trim();
  return shownAmount(column, amount);
}

/** A plain amount as its cell shows it: '181.533' is 181,533, which somebody who types it means as thousands. */
export const shownAmount = (column: Column, amount: string): string =>
  column === 'quantity' ? formatQuantity(amount) : formatPrice(amount);

/** A rate that some tax has: whether it is the company's, its cell says. */
export const asRate = (rate: number): number => (ALL_RATES.includes(rate) ? rate : here().rates[0]!);

export const isBlank = (line: Line) => !line.description.trim() && !line.quantity.trim() && !line.price.trim();

/** The columns by what a line has of its own: each list is made once. */
const LISTS = Array.from({ length: 16 }, (_, has) =>
  COLUMNS.filter(
    column =>
      (column !== 'day' || has & 1) &&
      (column !== 'discount' || has & 2) &&
      (column !== 'ivaCause' || has & 4) &&
      (column !== 'cost' || has & 8),
  ),
);

/** Only a line at 0 % has a cause to name, and only some invoices have days, costs and discounts by line. */
export const columnsOf = ({
  day,
  cost = null,
  discount,
  ivaRate,
}: Pick<Line, 'day' | 'cost' | 'discount' | 'ivaRate'>): readonly Column[] =>
  LISTS[(day === null ? 0 : 1) + (discount === null ? 0 : 2) + (ivaRate === 0 ? 4 : 0) + (cost === null ? 0 : 8)]!;

/** The day that is meant, 'YYYY-MM-DD'; null: none, or none that can be read. */
export const dayOf = ({ day }: Pick<Line, 'day'>): string | null => (day ? parseDate(day, today()) : null);

function settledDay(text: string): string {
  const day = parseDate(text, today());
  return day ? formatDate(day) : text.trim();
}

/** A quantity without its sign. */
export const sold = (quantity: string): string => (isBelow(quantity) ? turned(quantity) : quantity);

/** Below 0. */
export const isBelow = (amount: string | null): boolean =>
  amount !== null && isDecimal(amount) && compare(parseDecimal(amount), ZERO) < 0;

/** Goods or packaging that come back, and are taken off. */
export const isReturned = ({ returns, quantity }: Pick<Line, 'returns' | 'quantity'>): boolean =>
  Boolean(returns) && isBelow(parseAmount(quantity));
