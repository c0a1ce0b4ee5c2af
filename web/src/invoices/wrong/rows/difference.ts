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
import { fitGross, type Misfit } from '../../../../../schema/gross';
import { computeTotals, turned } from '../../../../../schema/totals';
import type { InvoiceWholeFragment } from '../../../gql/invoices';
import type { IvaCause, RectifyLineInput } from '../../../gql/schema';
import { formatMoney, parseAmount } from '../../../ui/format/amounts';
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
  /** Its price has the VAT in it, as it was agreed. */
  gross?: true;
}

/** A line before it has its price without VAT. */
type Agreed = RectifyLineInput & Pick<Row, 'gross'>;

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

/** As somebody sees it who agreed on a price with VAT: of one with a discount, what it comes to, once. */
function agreedRow({ quantity, grossPrice, total }: Line, rate: Omit<Row, 'quantity' | 'price'>): Row {
  const whole = formatCents(worth({ quantity, price: grossPrice! })) !== plain(total);
  return {
    ...rate,
    ...(whole ? { quantity: '1', price: plain(total) } : { quantity: plain(quantity, 0), price: plain(grossPrice!) }),
    gross: true,
  };
}

/** `agreed`: prices that have the VAT in them are corrected as they are. */
export const rowsOf = (lines: readonly Line[], agreed = false): Row[] =>
  lines.map(line => {
    const { description, quantity, price, ivaRate, ivaCause = null, ivaRegime = null } = line;
    const rate = { description, ivaRate, ivaCause, ivaRegime, ...costOf(line, isNet(line)), ...dayOf(line) };
    if (agreed && line.grossPrice && !line.cost) return agreedRow(line, rate);
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
function exchanged(row: Row, now: Row, [out, into]: [string, string]): Agreed[] {
  return [
    { ...row, description: said(row.description, out), quantity: turned(row.quantity) },
    { ...now, description: said(row.description, into) },
  ].filter(({ quantity, price }) => !same(quantity, '0') && !same(price, '0'));
}

/**
 * The lines that say by how much a row changes: one where quantity or price alone does and their difference comes to
 * the same cents, else the row out and the right one in. None where nothing changes.
 */
function differenceOf(row: Row, edit: Edit, ofQuantity: string, tax: Tax): Agreed[] {
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

/** What was agreed with VAT is looked for among the prices without it, as a document takes them (docs/adr/0021). */
function fitted(lines: readonly Agreed[]) {
  return fitGross(
    lines.map(({ gross, price, quantity, ivaRate, ivaCause, ivaRegime }) => ({
      ...{ quantity, ivaRate: ivaRate ?? 21, ivaCause, ivaRegime },
      ...(gross ? { grossPrice: price } : { price }),
    })),
  );
}

function priced(lines: readonly Agreed[]): RectifyLineInput[] {
  const found = lines.some(({ gross }) => gross) ? fitted(lines).lines : lines;
  return lines.map(({ gross: _, ...line }, i) => ({ ...line, price: found[i]!.price }));
}

const isWrong = (edits: readonly Edit[]) =>
  edits.some(({ quantity, price }) => wrongAmount(quantity) ?? wrongAmount(price));

const differing = (rows: readonly Row[], edits: readonly Edit[], ofQuantity: string, tax: Tax) =>
  rows.flatMap((row, i) => differenceOf(row, edits[i]!, ofQuantity, tax));

/** What changes, with its sign, and what the paper calls another quantity; null while something typed is no amount. */
export function differences(
  rows: readonly Row[],
  edits: readonly Edit[],
  ofQuantity = 'diferencia de cantidad',
  tax: Tax = 'IVA',
): RectifyLineInput[] | null {
  return isWrong(edits) ? null : priced(differing(rows, edits, ofQuantity, tax));
}

const righted = (rows: readonly Row[], edits: readonly Edit[]): Agreed[] =>
  rows
    .map(({ description, gross, ...row }, i) => {
      const { quantity, price, ...taxed } = edits[i]!;
      const amounts = { quantity: parseAmount(quantity)!, price: parseAmount(price)! };
      return { description, ...dayOf(row), ...taxed, ...amounts, gross };
    })
    .filter(({ quantity, price }) => !same(quantity, '0') && !same(price, '0'));

/** All rows as they should be, for an invoice that replaces the original; null while something typed is no amount. */
export const corrected = (rows: readonly Row[], edits: readonly Edit[]): RectifyLineInput[] | null =>
  isWrong(edits) ? null : priced(righted(rows, edits));

/** What no base comes to with its VAT, of what changes or of all rows as they should be: the nearest below is taken. */
export function misfitOf(rows: readonly Row[], edits: readonly Edit[], whole: boolean): Misfit | null {
  if (isWrong(edits)) return null;
  return fitted(whole ? righted(rows, edits) : differing(rows, edits, '', 'IVA')).misfits[0] ?? null;
}

/** What a misfit of a rate means for the document. */
export function misfitText({ asked, nearest }: Misfit, tax: Tax): string {
  const [below, above] = nearest.map(({ amount }) => formatMoney(amount));
  return `Por el redondeo del ${tax}, una línea de la rectificativa no puede ser de ${formatMoney(asked)} justos: va por ${below}. Con otro precio puede ser de ${above}.`;
}

/** Rows of a rectifying invoice that is there already, as they are written now; null while something typed is no amount. */
export const rewritten = (rows: readonly Row[], edits: readonly Edit[]): RectifyLineInput[] | null =>
  corrected(rows, edits) &&
  rows.flatMap((row, i) => corrected([row], [edits[i]!])!.map(line => (row.cost ? { ...line, cost: row.cost } : line)));

/** What comes back of a row, taken off its quantity. */
export const less = (row: Row, returned: string): string => minus(row.quantity, parseAmount(returned) ?? '0');

/** By how much a row's base changes, with VAT where it was agreed so, or its VAT where that is what is wrong; null while something typed is no amount. */
export function changeOf(row: Row, edit: Edit): string | null {
  if (row.gross && !isWrong([edit]))
    return formatCents(worth({ quantity: parseAmount(edit.quantity)!, price: parseAmount(edit.price)! }) - worth(row));
  const lines = differences([row], [edit]);
  if (!lines) return null;
  const { subtotal, totalIva } = computeTotals(lines.map(each => ({ ...each, ivaRate: each.ivaRate ?? 0 })));
  return edit.ivaRate === row.ivaRate ? subtotal : totalIva;
}
