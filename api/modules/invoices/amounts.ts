import { compare, parseDecimal } from '../../../schema/decimal';
import {
  computeFull,
  lineAmounts,
  type Discount,
  type FullTotals,
  type LineToCompute,
  type Whole,
} from '../../../schema/totals';
import { withholder, withholdingRate } from '../../../schema/withholding';
import { badField } from '../../platform/errors';
import type { Suplido } from './invoice.types';
import type { InvoiceLineInput } from './invoices.inputs';
import type { Recipient } from './parties';

const MAX_TOTAL = '999999999.99';
/** The AEAT's record takes at most 12 rows of breakdown. */
const MAX_RATES = 12;

export type LineWritten = Pick<
  InvoiceLineInput,
  'description' | 'quantity' | 'price' | 'ivaRate' | 'ivaCause' | 'discountPercent' | 'discountAmount' | 'productId'
>;

/** What is written of the whole invoice's money. */
export interface WholeWritten {
  discountPercent?: string | null;
  discountAmount?: string | null;
  withholdingPercent?: string | null;
  suplidos?: readonly Suplido[] | null;
}

interface Off {
  discountPercent?: string | null;
  discountAmount?: string | null;
}

const says = (text: string | null | undefined): string | null => (text && /[1-9]/.test(text) ? text : null);

/** The discount that is written, as it is kept: of nothing, none. Throws where both are. */
export function discountOf({ discountPercent, discountAmount }: Off, path = ''): Required<Discount> {
  const discount = { percent: says(discountPercent), amount: says(discountAmount) };
  if (discount.percent && discount.amount)
    throw badField(`${path}discountAmount`, 'Descuenta un porcentaje o un importe, no los dos');
  return discount;
}

const isMore = (text: string, than: string) => compare(parseDecimal(text), parseDecimal(than)) > 0;

function lineToCompute(line: LineWritten, index: number): LineToCompute {
  if (line.ivaCause && line.ivaRate !== 0)
    throw badField(`lines.${index}.ivaCause`, 'Solo una línea al 0 % lleva causa');
  const written = { ...line, discount: discountOf(line, `lines.${index}.`) };
  const { amount } = written.discount;
  if (amount && isMore(amount, lineAmounts(written).gross.replace('-', '')))
    throw badField(`lines.${index}.discountAmount`, 'El descuento es mayor que el importe de la línea');
  return written;
}

/** A discount of the whole is shared out over what the lines come to: it needs something, and takes no more. */
function checkWhole(discount: Discount, before: string): void {
  const field = discount.percent ? 'discountPercent' : 'discountAmount';
  if ((discount.percent || discount.amount) && !isMore(before, '0'))
    throw badField(field, 'Un descuento sobre el total necesita líneas que sumen más de 0');
  if (discount.amount && isMore(discount.amount, before))
    throw badField(field, 'El descuento es mayor que la suma de las líneas');
}

function checkedWithholding(text: string | null | undefined): string | null {
  if (!says(text)) return null;
  const rate = withholdingRate(text!);
  if (!rate) throw badField('withholdingPercent', 'La retención de IRPF es una de 15, 7, 19, 2, 1, 6, 2,8 o 7,6 %');
  return rate;
}

/** What an invoice keeps of its totals. */
export type KeptTotals = Pick<FullTotals, 'rates' | 'subtotal' | 'totalIva' | 'total' | 'discount' | 'withholding'> & {
  lines: readonly Pick<FullTotals['lines'][number], 'subtotal' | 'total'>[];
};

/** An invoice's amounts, and what of them was written, as it is kept. */
export interface Amounts {
  totals: KeptTotals;
  discount: Required<Discount>;
  withholding: string | null;
  suplidos: Suplido[];
}

/** Totals of what is written, within the bounds of the product and of the AEAT's record. */
export function computeWithin(lines: readonly LineWritten[], whole: WholeWritten): Amounts {
  const toCompute = lines.map(lineToCompute);
  const discount = discountOf(whole);
  const withholding = checkedWithholding(whole.withholdingPercent);
  const suplidos = (whole.suplidos ?? []).map(({ description, amount }) => ({
    description: description.trim(),
    amount: amountText(amount),
  }));
  if (discount.percent || discount.amount) checkWhole(discount, computeFull(toCompute, {}).subtotal);
  const rest: Whole = { discount, withholding, suplidos: suplidos.map(({ amount }) => amount) };
  return { totals: checkBounds(computeFull(toCompute, rest)), discount, withholding, suplidos };
}

const amountText = (text: string): string => lineAmounts({ quantity: '1', price: text }).gross;

function checkBounds(totals: FullTotals): FullTotals {
  for (const amount of [totals.total, totals.payable])
    if (isMore(amount.replace('-', ''), MAX_TOTAL))
      throw badField('lines', 'El total de una factura es como mucho 999.999.999,99 €');
  if (totals.rates.length > MAX_RATES)
    throw badField('lines', `Una factura lleva como mucho ${MAX_RATES} combinaciones de tipo y causa`);
  return totals;
}

/** Throws where the customer is nobody who withholds IRPF (RIRPF, art. 76). */
export function checkWithholder(withholding: string | null, { toNif, toCountry, toIdKind }: Recipient): void {
  if (withholding && withholder({ nif: toNif, country: toCountry, idKind: toIdKind }) === 'never')
    throw badField('withholdingPercent', 'Un cliente sin NIF español no retiene IRPF: quita la retención');
}
