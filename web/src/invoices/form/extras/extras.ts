import { isDecimal } from '../../../../../schema/decimal';
import { computeFull, type Discount, type LineToCompute } from '../../../../../schema/totals';
import { withholder, withholdingRate } from '../../../../../schema/withholding';
import type { InvoiceWholeFragment } from '../../../gql/invoices';
import { formatAmount, parseAmount } from '../../../ui/format/amounts';
import { today } from '../../../ui/format/dates';
import { discountProblem, discountText, discountToSend, parseDiscount } from './discount';
import type { Grid } from '../grid/grid';
import { isGood, type Line } from '../grid/line';

/** What was paid in the customer's name; the amount is what was typed. */
export interface Suplido {
  key: number;
  description: string;
  amount: string;
}

/** What only some invoices have. */
export interface Extras {
  /** null: it is that of the invoice. */
  operationDate: string | null;
  /** Off the whole, as it was typed; null: the invoice has none. */
  discount: string | null;
  /** Percentage of IRPF; '' is none, null what is usual for such a customer. */
  withholding: string | null;
  suplidos: Suplido[];
}
export type ExtraField = keyof Extras;
type Errors = Partial<Record<ExtraField, string>>;

export const NO_EXTRAS: Extras = { operationDate: null, discount: null, withholding: null, suplidos: [] };

export const isExtended = ({ operationDate, discount, suplidos }: Omit<Extras, 'withholding'>): boolean =>
  Boolean(operationDate || discount) || suplidos.some(isSaid);

const isSaid = ({ description, amount }: Suplido) => Boolean(description.trim() || amount.trim());

/** `date`: the invoice's; null: today. */
export function extraErrors({
  date,
  operationDate,
  discount,
  suplidos,
  grid,
}: Extras & { date: string | null; grid: Grid }): Errors {
  const errors: Errors = {};
  if (operationDate === '') errors.operationDate = 'Escribe la fecha de la operación, o quita este campo.';
  else if (operationDate && operationDate > (date || today()))
    errors.operationDate = 'La fecha de la operación no puede ser posterior a la de la factura';
  const off = discount === null ? null : discountProblem(discount, sumOfLines(grid));
  if (off) errors.discount = off;
  if (suplidos.filter(isSaid).some(each => !each.description.trim() || !isPositive(each.amount)))
    errors.suplidos = 'Escribe qué pagaste y un importe mayor que 0.';
  return errors;
}

function isPositive(text: string): boolean {
  const amount = parseAmount(text);
  return amount !== null && isDecimal(amount) && /[1-9]/.test(amount) && !amount.startsWith('-');
}

/** What is off the whole, once it can be taken off; null: nothing. */
export function discountOfWhole({
  discount,
  grid,
}: Pick<Extras, 'discount'> & { grid: Grid }): Required<Discount> | null {
  if (discount === null || discountProblem(discount, sumOfLines(grid))) return null;
  const read = parseDiscount(discount);
  return read === 'wrong' || (!read.percent && !read.amount) ? null : read;
}

/** What the good lines come to before the discount of the whole. */
const sumOfLines = ({ lines }: Grid): string => computeFull(lines.filter(isGood).map(lineToCompute), {}).subtotal;

export function lineToCompute({ quantity, price, discount, ivaRate, ivaCause }: Line): LineToCompute {
  const off = discount ? parseDiscount(discount) : null;
  return {
    quantity: parseAmount(quantity) ?? '0',
    price: parseAmount(price) ?? '0',
    discount: off === 'wrong' ? null : off,
    ivaRate,
    ivaCause,
  };
}

export const suplidosToSend = (suplidos: Suplido[]) =>
  suplidos.filter(isSaid).map(({ description, amount }) => ({
    description: description.trim(),
    amount: parseAmount(amount) ?? '',
  }));

export const hasDiscounts = ({ lines }: InvoiceWholeFragment) =>
  lines.some(line => line.discountPercent || line.discountAmount);

export const extrasOf = (invoice: InvoiceWholeFragment, copy: boolean): Extras => ({
  operationDate: copy ? null : invoice.operationDate,
  discount: discountText(invoice.discountPercent, invoice.discountAmount) || null,
  withholding: invoice.withholdingPercent ? withholdingRate(invoice.withholdingPercent) : '',
  suplidos: copy
    ? []
    : invoice.suplidos.map(({ description, amount }, key) => ({ key, description, amount: formatAmount(amount) })),
});

/** What is said, as the server takes it; `withholding`: the percentage that the form shows. */
export function extrasToSend(
  form: Pick<Extras, 'operationDate' | 'discount' | 'suplidos'> & { grid: Grid },
  withholding: string | null,
) {
  const { operationDate } = form;
  const suplidos = suplidosToSend(form.suplidos);
  return {
    ...(operationDate && { operationDate }),
    ...discountToSend(discountOfWhole(form)),
    ...(withholding && { withholdingPercent: withholding }),
    ...(suplidos.length > 0 && { suplidos }),
  };
}

interface Numbered {
  nif: string;
  country?: string | null;
  idKind?: string | null;
}

/** Whether a customer withholds; null: there is none yet. */
export const withholderOf = (customer: Numbered | null) =>
  customer?.nif.trim()
    ? withholder({ nif: customer.nif, country: customer.country || null, idKind: customer.idKind || null })
    : null;

/** The percentage that applies: what was chosen, else what is usual where the customer always withholds. */
export function withholdingOf(chosen: string | null, customer: Numbered | null, usual: string | null): string | null {
  const withholds = withholderOf(customer);
  if (withholds === 'never') return null;
  if (chosen !== null) return chosen || null;
  return withholds === 'always' && usual ? withholdingRate(usual) : null;
}
