import { compare, isDecimal, parseDecimal, plain } from '../../../../../schema/decimal';
import { lineAmounts, turned } from '../../../../../schema/totals';
import type { IvaCause } from '../../../gql/schema';
import { formatPrice, formatQuantity, parseAmount } from '../../../ui/format/amounts';
import { discountProblem, isAmount, settledDiscount } from '../extras/discount';
import { regimeProblem } from '../../../../../schema/tax/causes';
import { marginName } from '../../../../../schema/tax/margin';
import { causeProblem } from '../../../../../schema/tax/phrases';
import { ALL_RATES, rateProblem } from '../../../../../schema/tax/territory';
import { here, taxHere } from '../../../ui/format/here';
import { formatDate, today } from '../../../ui/format/dates';
import { parseDate } from '../../../ui/format/parseDate';

export const COLUMNS = ['description', 'day', 'quantity', 'price', 'cost', 'discount', 'ivaRate', 'ivaCause'] as const;
export type Column = (typeof COLUMNS)[number];
export const asColumn = (name?: string) => COLUMNS.find(known => known === name);

const ZERO = parseDecimal('0');

type Problems = Partial<Record<Column, string>>;

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

// Lines never change, only what stands in their place: with each key all of them are asked.
const found = new WeakMap<Line, Problems>();

/** What keeps a line from counting, by cell. */
function problemsOf(line: Line): Problems {
  const problems = found.get(line) ?? findProblems(line);
  found.set(line, problems);
  return problems;
}

function findProblems(line: Line): Problems {
  const problems: Problems = {};
  if (!line.description.trim()) problems.description = 'Escribe una descripción.';
  const quantity = quantityProblem(line);
  const price = amountProblem(line.price, 'Escribe un precio mayor que 0.', line.given?.price);
  const discount =
    line.discount === null
      ? null
      : line.gross && isAmount(line.discount)
        ? grossDiscount()
        : discountProblem(line.discount, quantity || price ? null : beforeDiscount(line));
  if (line.day !== null && !dayOf(line)) problems.day = 'Escribe el día de la operación: 05/11/2026.';
  const cost = costProblem(line);
  if (cost) problems.cost = cost;
  Object.assign(problems, taxProblems(line));
  return { ...problems, ...(quantity && { quantity }), ...(price && { price }), ...(discount && { discount }) };
}

/** A rate or a cause that the company's tax does not have: of a draft or a product from before it moved. */
function taxProblems(line: Line): Problems {
  const { ivaRate, ivaCause } = line;
  const rate = rateProblem(ivaRate, here()) ?? (marginName(line.ivaRegime) ? regimeProblem(line, taxHere()) : null);
  const cause = ivaRate === 0 ? causeProblem(ivaCause, taxHere()) : null;
  return { ...(rate && { ivaRate: rate }), ...(cause && { ivaCause: cause }) };
}

function costProblem({ cost = null }: Line): string | null {
  if (cost === null) return null;
  const amount = parseAmount(cost);
  if (amount === null || !isDecimal(amount) || isBelow(amount)) return 'Escribe lo que te costó, con sus impuestos.';
  return parseDecimal(plain(amount)).scale > 6 ? 'Como mucho 6 decimales.' : null;
}

const grossDiscount = () => `Con ${taxHere()} incluido, el descuento va en porcentaje: 10 %.`;

const beforeDiscount = ({ quantity, price }: Line): string =>
  lineAmounts({ quantity: sold(parseAmount(quantity)!), price: parseAmount(price)! }).gross;

/** A quantity without its sign. */
export const sold = (quantity: string): string => (isBelow(quantity) ? turned(quantity) : quantity);

const isBelow = (amount: string | null): boolean =>
  amount !== null && isDecimal(amount) && compare(parseDecimal(amount), ZERO) < 0;

/** Goods or packaging that come back, and are taken off. */
export const isReturned = ({ returns, quantity }: Pick<Line, 'returns' | 'quantity'>): boolean =>
  Boolean(returns) && isBelow(parseAmount(quantity));

const NO_QUANTITY = 'Escribe una cantidad mayor que 0.';

function quantityProblem(line: Line): string | null {
  const { quantity, returns, given } = line;
  const amount = parseAmount(quantity);
  if (!isBelow(amount)) return amountProblem(quantity, NO_QUANTITY, given?.quantity);
  if (!returns) return `${NO_QUANTITY} Si te lo devuelven, enciende Devoluciones en Campos.`;
  return amountProblem(turned(amount!), NO_QUANTITY, given ? turned(parseAmount(given.quantity) ?? '') : undefined);
}

function amountProblem(text: string, missing: string, given?: string): string | null {
  const amount = parseAmount(text);
  if (amount === null || !isDecimal(amount) || compare(parseDecimal(amount), ZERO) <= 0) return missing;
  return parseDecimal(plain(amount)).scale > 2 && text !== given ? 'Como mucho 2 decimales.' : null;
}

export const isGood = (line: Line) => Object.keys(problemsOf(line)).length === 0;

const INCOMPLETE = 'Completa descripción, cantidad y precio';

/** What a line that does not count yet lacks, in one sentence. */
export function incompleteText(line: Line): string {
  const { day, cost, discount, ivaRate, ivaCause, ...rest } = problemsOf(line);
  const said = ivaRate ?? ivaCause ?? cost ?? discount ?? day;
  return said && Object.keys(rest).length === 0 ? said : INCOMPLETE;
}

/** What is shown in red: the server's word, what nobody typed here, and all of our own once the line was tried. */
export const shownProblems = (line: Line): Problems =>
  line.tried ? { ...problemsOf(line), ...line.refused } : { ...taxProblems(line), ...line.refused };

export function firstWrong(line: Line): Column {
  const problems = shownProblems({ ...line, tried: true });
  return columnsOf(line).find(column => problems[column]) ?? 'description';
}
