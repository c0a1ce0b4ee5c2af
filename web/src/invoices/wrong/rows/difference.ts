import { cut } from '../../../../../schema/text/cut';
import { taxKey } from '../../../../../schema/tax/causes';
import {
  formatCents,
  multiply,
  parseDecimal,
  plain,
  toCents,
  writeDecimal,
  type Decimal,
} from '../../../../../schema/decimal';
import { computeTotals, turned } from '../../../../../schema/totals';
import type { InvoiceWholeFragment } from '../../../gql/invoices';
import type { IvaCause, RectifyLineInput } from '../../../gql/schema';
import { parseAmount } from '../../../ui/format/amounts';
import { formatTaxRate } from '../../../ui/format/here';
import type { Tax } from '../../../../../schema/tax/territory';

type Line = InvoiceWholeFragment['lines'][number];

/** A row of the original, as far as it can change: of one with a discount, its net amount, once. */
export interface Row {
  description: string;
  quantity: string;
  price: string;
  ivaRate: number;
  ivaCause: IvaCause | null;
  ivaRegime: string | null;
  /** Of what is taxed on what is earned: what one cost. */
  cost?: string;
  /** Of a recapitulative invoice. */
  operationDate?: string;
}

/** What is written of a row: texts as they were typed. */
export interface Edit {
  quantity: string;
  price: string;
  ivaRate: number;
  ivaCause: IvaCause | null;
  ivaRegime: string | null;
}

const worth = ({ quantity, price }: Pick<Row, 'quantity' | 'price'>): bigint =>
  toCents(multiply(parseDecimal(quantity), parseDecimal(price)));

/** Something was taken off it: its net amount is all that can change. */
export const isNet = (line: Line): boolean => formatCents(worth(line)) !== plain(saidOf(line));

/** What the paper says that it comes to: of what is taxed on what is earned, with the VAT that is in it. */
const saidOf = ({ cost, subtotal, total }: Line) => (cost ? total : subtotal);

const costOf = ({ cost, quantity }: Line, net: boolean) => {
  if (!cost) return {};
  return { cost: net ? formatCents(worth({ quantity, price: cost })).replace('-', '') : plain(cost) };
};

const dayOf = ({ operationDate }: { operationDate?: string | null }) => (operationDate ? { operationDate } : {});

export const rowsOf = (lines: readonly Line[]): Row[] =>
  lines.map(line => {
    const { description, quantity, price, ivaRate, ivaCause = null, ivaRegime = null } = line;
    const rate = { description, ivaRate, ivaCause, ivaRegime, ...costOf(line, isNet(line)), ...dayOf(line) };
    return isNet(line)
      ? { ...rate, quantity: '1', price: plain(saidOf(line)) }
      : { ...rate, quantity: plain(quantity, 0), price: plain(price) };
  });

export const unchanged = ({ quantity, price, ivaRate, ivaCause, ivaRegime }: Row): Edit => ({
  quantity,
  price,
  ivaRate,
  ivaCause,
  ivaRegime,
});

function minus(a: string, b: string): string {
  const [left, right] = [parseDecimal(a), parseDecimal(b)];
  const scale = Math.max(left.scale, right.scale);
  const at = ({ units, scale: own }: Decimal) => units * 10n ** BigInt(scale - own);
  return plain(writeDecimal({ units: at(left) - at(right), scale }), 0);
}

const same = (a: string, b: string) => minus(a, b) === '0';
const DECIMALS = 6;
const LONGEST = 500;

/** What is wrong with an amount that was typed; null: nothing. */
export function wrongAmount(text: string): string | null {
  const amount = parseAmount(text);
  if (amount === null) return 'Escribe un número';
  if ((amount.split('.')[1] ?? '').length > DECIMALS) return `Como mucho ${DECIMALS} decimales`;
  return amount.replace(/\D/g, '').length > 12 + DECIMALS ? 'Es demasiado grande' : null;
}

const said = (description: string, what: string) => `${cut(description, LONGEST - what.length - 2)}, ${what}`;

/** Out with the row as it is, in with the row as it should be: what is not 0 of the two. */
function exchanged(row: Row, now: Row, [out, into]: [string, string]): RectifyLineInput[] {
  return [
    { ...row, description: said(row.description, out), quantity: turned(row.quantity) },
    { ...now, description: said(row.description, into) },
  ].filter(({ quantity, price }) => !same(quantity, '0') && !same(price, '0'));
}

/**
 * The lines that say by how much a row changes: one where quantity or price alone does and their difference comes to
 * the same cents, else the row out and the right one in. None where nothing changes.
 */
function differenceOf(row: Row, edit: Edit, ofQuantity: string, tax: Tax): RectifyLineInput[] {
  const quantity = parseAmount(edit.quantity)!;
  const price = parseAmount(edit.price)!;
  const now = { ...row, quantity, price, ivaRate: edit.ivaRate, ivaCause: edit.ivaCause, ivaRegime: edit.ivaRegime };
  if (taxKey(edit) !== taxKey(row))
    return exchanged(row, now, [`${tax} ${formatTaxRate(row.ivaRate)}`, `${tax} ${formatTaxRate(edit.ivaRate)}`]);
  const [samePrice, sameQuantity] = [same(price, row.price), same(quantity, row.quantity)];
  // Less than a cent is no difference.
  if ((samePrice || sameQuantity) && worth(now) === worth(row)) return [];
  const one = sameQuantity
    ? { ...row, description: said(row.description, 'diferencia de precio'), price: minus(price, row.price) }
    : { ...row, description: said(row.description, ofQuantity), quantity: minus(quantity, row.quantity) };
  // What was a loss is none of the difference.
  const exact = !row.cost || samePrice;
  if (exact && (samePrice || sameQuantity) && worth(one) === worth(now) - worth(row)) return [one];
  return exchanged(row, now, ['como estaba', 'como debe ser']);
}

/** What changes, with its sign, and what the paper calls another quantity; null while something typed is no amount. */
export function differences(
  rows: readonly Row[],
  edits: readonly Edit[],
  ofQuantity = 'diferencia de cantidad',
  tax: Tax = 'IVA',
): RectifyLineInput[] | null {
  if (edits.some(({ quantity, price }) => wrongAmount(quantity) ?? wrongAmount(price))) return null;
  return rows.flatMap((row, i) => differenceOf(row, edits[i]!, ofQuantity, tax));
}

/** All rows as they should be, for an invoice that replaces the original; null while something typed is no amount. */
export function corrected(rows: readonly Row[], edits: readonly Edit[]): RectifyLineInput[] | null {
  if (edits.some(({ quantity, price }) => wrongAmount(quantity) ?? wrongAmount(price))) return null;
  return rows
    .map(({ description, ...row }, i) => {
      const { quantity, price, ...taxed } = edits[i]!;
      return { description, ...dayOf(row), ...taxed, quantity: parseAmount(quantity)!, price: parseAmount(price)! };
    })
    .filter(({ quantity, price }) => !same(quantity, '0') && !same(price, '0'));
}

/** Rows of a rectifying invoice that is there already, as they are written now; null while something typed is no amount. */
export const rewritten = (rows: readonly Row[], edits: readonly Edit[]): RectifyLineInput[] | null =>
  corrected(rows, edits) &&
  rows.flatMap((row, i) => corrected([row], [edits[i]!])!.map(line => (row.cost ? { ...line, cost: row.cost } : line)));

/** What comes back of a row, taken off its quantity. */
export const less = (row: Row, returned: string): string => minus(row.quantity, parseAmount(returned) ?? '0');

/** By how much a row's base changes, or its VAT where that is what is wrong; null while something typed is no amount. */
export function changeOf(row: Row, edit: Edit): string | null {
  const lines = differences([row], [edit]);
  if (!lines) return null;
  const { subtotal, totalIva } = computeTotals(lines.map(each => ({ ...each, ivaRate: each.ivaRate ?? 0 })));
  return edit.ivaRate === row.ivaRate ? subtotal : totalIva;
}
