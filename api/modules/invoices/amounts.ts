import { regimeProblem } from '../../../schema/tax/causes';
import { marginRefusal } from '../../../schema/tax/margin';
import { causeProblem } from '../../../schema/tax/phrases';
import { rateProblem, rateText, type Tax, type TerritoryRules } from '../../../schema/tax/territory';
import { addUp, compare, isZero, parseDecimal } from '../../../schema/decimal';
import { fitGross, fitTotal, type LineAgreed, type Misfit } from '../../../schema/gross';
import { MOST_LINES } from '../../../schema/kinds/lines';
import {
  computeFull,
  lineAmounts,
  turned,
  type Discount,
  type FullTotals,
  type LineToCompute,
  type Whole,
} from '../../../schema/totals';
import { overpaid, type SettlementLine } from '../../../schema/kinds/prepayments';
import { asReturned } from '../../../schema/kinds/returns';
import { withholder, withholdingRate } from '../../../schema/tax/withholding';
import { badField } from '../../platform/errors';
import { euros } from '../../platform/euros';
import type { Suplido } from './invoice.types';
import { NO_PRICE, TOO_MANY_LINES, type InvoiceLineInput } from './invoices.inputs';
import { checkReturned, writtenReturned } from './operations/returned';
import type { Recipient } from './parties';

const MAX_TOTAL = '999999999.99';
/** The AEAT's record takes at most 12 rows of breakdown. */
const MAX_RATES = 12;

/** A line as it was asked for: with a price, or one with VAT included. */
export type LineAsked = Pick<
  InvoiceLineInput,
  | 'description'
  | 'quantity'
  | 'price'
  | 'grossPrice'
  | 'ivaRate'
  | 'ivaCause'
  | 'ivaRegime'
  | 'cost'
  | 'discountPercent'
  | 'discountAmount'
  | 'productId'
  | 'returned'
  | 'operationDate'
>;
/** The same with the price without VAT that it has on the invoice. */
export type LineWritten = LineAsked & { price: string; prepaymentId?: string | null };

/** What is written of the whole invoice's money. */
interface WholeWritten {
  discountPercent?: string | null;
  discountAmount?: string | null;
  withholdingPercent?: string | null;
  agreedTotal?: string | null;
  suplidos?: readonly Suplido[] | null;
  /** Its lines carry recargo de equivalencia. */
  recargo?: boolean | null;
  prepayment?: boolean | null;
  prepayments?: readonly string[] | null;
  /** What takes prepayments off, once all else is computed. */
  settled?: readonly SettlementLine[];
}

interface Off {
  discountPercent?: string | null;
  discountAmount?: string | null;
}

const says = (text: string | null | undefined): string | null => (text && !isZero(text) ? text : null);

/** The discount that is written, as it is kept: one of 0 is none. Throws where percentage and amount are written. */
export function discountOf({ discountPercent, discountAmount }: Off, path = ''): Required<Discount> {
  const discount = { percent: says(discountPercent), amount: says(discountAmount) };
  if (discount.percent && discount.amount)
    throw badField(`${path}discountAmount`, 'Descuenta un porcentaje o un importe, no los dos');
  return discount;
}

const isMore = (text: string, than: string) => compare(parseDecimal(text), parseDecimal(than)) > 0;

function lineToCompute(line: LineAsked, index: number): LineAgreed {
  if (line.ivaCause && line.ivaRate !== 0)
    throw badField(`lines.${index}.ivaCause`, 'Solo una línea al 0 % lleva causa');
  const written = { ...line, discount: discountOf(line, `lines.${index}.`) };
  if (!line.price && !line.grossPrice) throw badField(`lines.${index}.price`, NO_PRICE);
  const { amount } = written.discount;
  if (amount && line.grossPrice)
    throw badField(
      `lines.${index}.discountAmount`,
      'En una línea con el impuesto incluido el descuento se escribe en porcentaje',
    );
  if (amount && isMore(amount, lineAmounts({ ...written, price: line.price! }).gross.replace('-', '')))
    throw badField(`lines.${index}.discountAmount`, 'El descuento es mayor que el importe de la línea');
  return line.returned ? asReturned(written) : written;
}

function refuseMisfit({ index, reason, ivaRate, asked, nearest }: Misfit): never {
  const [below, above] = nearest.map(({ amount }) => euros(amount));
  throw badField(
    `lines.${index}.grossPrice`,
    reason === 'rate'
      ? `Con el ${rateText(ivaRate)} % ninguna base da ${euros(asked)}: lo más cercano es ${below} o ${above}`
      : 'Con esta cantidad ningún precio da ese importe: escribe el precio sin impuesto',
  );
}

/** Prices without VAT for what was agreed with it. A price that came too has to be the one that is found. */
function pricesOf(lines: readonly LineAsked[], agreed: readonly LineAgreed[], recargo: boolean): LineToCompute[] {
  const { lines: fitted, misfits } = fitGross(agreed, recargo);
  if (misfits[0]) refuseMisfit(misfits[0]);
  lines.forEach(({ price, grossPrice }, i) => {
    if (grossPrice && price && isMore(difference(price, fitted[i]!.price), '0.01'))
      throw badField(`lines.${i}.grossPrice`, 'El precio con impuesto y el precio sin él no coinciden: deja solo uno');
  });
  return fitted;
}

const difference = (a: string, b: string): string => addUp([a, turned(b)]).replace('-', '');

/** The prices with which an invoice comes to the total that was agreed. */
function pricesFor(
  total: string,
  lines: readonly LineToCompute[],
  discount: Discount,
  recargo: boolean,
): LineToCompute[] {
  if (discount.percent || discount.amount)
    throw badField('agreedTotal', 'Con un total acordado no hay descuento sobre el total: quita uno de los dos');
  const fitted = fitTotal(lines, total, recargo);
  if (!fitted) throw badField('agreedTotal', 'Para ajustarlas a un total, todas las líneas tienen que sumar más de 0');
  if ('nearest' in fitted)
    throw badField(
      'agreedTotal',
      `Con esos tipos ninguna factura suma ${euros(total)}: lo más cercano es ${fitted.nearest.map(euros).join(' o ')}`,
    );
  if ('index' in fitted)
    throw badField(
      `lines.${fitted.index}.price`,
      'Ningún precio de esta línea da el total acordado: cambia su cantidad',
    );
  const beyond = fitted.lines.findIndex(({ price }) => isMore(price, MAX_TOTAL));
  if (beyond >= 0)
    throw badField(
      `lines.${beyond}.price`,
      'El precio que da el total acordado es demasiado grande: cambia su cantidad',
    );
  return fitted.lines;
}

/** What carries the surcharge has an invoice of its own (RD 1619/2012, art. 16.4). */
function checkSurcharged(lines: readonly LineAsked[]): void {
  const without = lines.findIndex(({ ivaRate }) => ivaRate === 0);
  if (without >= 0)
    throw badField(
      `lines.${without}.ivaRate`,
      'Lo que lleva recargo de equivalencia va en su propia factura: saca esta línea sin IVA a otra, sin recargo',
    );
}

/** Throws on the first line whose cause or regime the tax does not have, or not with its rate. */
export function checkTaxed(lines: readonly Pick<LineAsked, 'ivaRate' | 'ivaCause' | 'ivaRegime'>[], tax: Tax): void {
  lines.forEach((line, i) => {
    const unknown = causeProblem(line.ivaCause, tax);
    if (unknown) throw badField(`lines.${i}.ivaCause`, unknown);
    const problem = regimeProblem(line, tax);
    if (problem) throw badField(`lines.${i}.ivaRegime`, problem);
  });
}

/** Throws on the first line whose rate the territory does not have. */
export function checkRates(lines: readonly Pick<LineAsked, 'ivaRate'>[], rules: TerritoryRules): void {
  lines.forEach(({ ivaRate }, i) => {
    const problem = rateProblem(ivaRate, rules);
    if (problem) throw badField(`lines.${i}.ivaRate`, problem);
  });
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
export type KeptTotals = Pick<
  FullTotals,
  'rates' | 'subtotal' | 'totalIva' | 'total' | 'discount' | 'withholding' | 'recargo'
> & {
  lines: readonly Pick<FullTotals['lines'][number], 'subtotal' | 'total'>[];
};

/** An invoice's amounts, and what of them was written, as it is kept. */
export interface Amounts {
  totals: KeptTotals;
  discount: Required<Discount>;
  withholding: string | null;
  suplidos: Suplido[];
  /** It carries recargo de equivalencia. */
  recargo: boolean;
}

/** Lines with their prices and the totals of what is written, within the bounds of the product and of the AEAT's record. */
export function computeWithin<L extends LineAsked>(
  lines: readonly L[],
  whole: WholeWritten,
): { lines: LineWritten[]; amounts: Amounts } {
  const unfit = marginRefusal(lines, whole);
  if (unfit) throw badField(unfit.field, unfit.text);
  const discount = discountOf(whole);
  const withholding = checkedWithholding(whole.withholdingPercent);
  const suplidos = (whole.suplidos ?? []).map(({ description, amount }) => ({
    description: description.trim(),
    amount: amountText(amount),
  }));
  const recargo = whole.recargo ?? false;
  if (recargo) checkSurcharged(lines);
  checkReturned(lines, whole);
  const priced = pricesOf(lines, lines.map(lineToCompute), recargo);
  const own = whole.agreedTotal ? pricesFor(whole.agreedTotal, priced, discount, recargo) : priced;
  const sold = own.filter(({ apart }) => !apart);
  if (discount.percent || discount.amount) checkWhole(discount, computeFull(sold, {}).subtotal);
  const settled = whole.settled ?? [];
  const toCompute = [...own, ...settled];
  if (toCompute.length > MOST_LINES) throw badField('lines', TOO_MANY_LINES);
  const rest: Whole = { discount, recargo, withholding, suplidos: suplidos.map(({ amount }) => amount) };
  const totals = checkBounds(computeFull(toCompute, rest));
  own.forEach(checkLine);
  const back = own.flatMap((line, i) => (line.apart ? [{ ...line, subtotal: totals.lines[i]!.subtotal }] : []));
  const tooMuch = overpaid(totals.rates, settled, back);
  if (tooMuch) throw badField('prepayments', tooMuch);
  const written = lines.map((line, i) => ({
    ...line,
    price: own[i]!.price,
    grossPrice: whole.agreedTotal ? null : line.grossPrice,
    ...writtenReturned(line),
  }));
  return {
    lines: [...written, ...settled.map(asLine)],
    amounts: { totals, discount, withholding, suplidos, recargo },
  };
}

const asLine = ({ ivaCause, ivaRegime, ...line }: SettlementLine): LineWritten => ({
  ...line,
  ivaCause: ivaCause as LineWritten['ivaCause'],
  ivaRegime: ivaRegime as LineWritten['ivaRegime'],
});

const amountText = (text: string): string => lineAmounts({ quantity: '1', price: text }).gross;

function checkBounds(totals: FullTotals): FullTotals {
  for (const amount of [totals.total, totals.payable])
    if (isMore(amount.replace('-', ''), MAX_TOTAL))
      throw badField('lines', 'El total de una factura es como mucho 999.999.999,99 €');
  if (totals.rates.length > MAX_RATES)
    throw badField('lines', `Una factura lleva como mucho ${MAX_RATES} combinaciones de tipo y causa`);
  return totals;
}

/** What one line takes off is no reason for another to be larger than an invoice. */
function checkLine(line: LineToCompute, index: number): void {
  if (isMore(lineAmounts({ quantity: line.quantity, price: line.price }).gross.replace('-', ''), MAX_TOTAL))
    throw badField(`lines.${index}.price`, 'El importe de una línea es como mucho 999.999.999,99 €');
}

/** Throws where the customer is nobody who withholds IRPF (RIRPF, art. 76). */
export function checkWithholder(withholding: string | null, { toNif, toCountry, toIdKind }: Recipient): void {
  if (withholding && withholder({ nif: toNif, country: toCountry, idKind: toIdKind }) === 'never')
    throw badField('withholdingPercent', 'Un cliente sin NIF español no retiene IRPF: quita la retención');
}
