import { isDecimal, isPositive } from '../../../../../schema/decimal';
import { isDated } from '../../../../../schema/kinds/recapitulative';
import { fitGross, type LineAgreed } from '../../../../../schema/gross';
import { computeFull, type Discount } from '../../../../../schema/totals';
import { asReturned } from '../../../../../schema/kinds/returns';
import { withholder, withholdingRate } from '../../../../../schema/tax/withholding';
import type { InvoiceWholeFragment } from '../../../gql/invoices';
import { formatAmount, parseAmount } from '../../../ui/format/amounts';
import { today } from '../../../ui/format/dates';
import { issuedByIn, issuedByToSend, type IssuedBy } from './issuedBy';
import { paymentOf, paymentProblem, paymentToSend, type Payment } from './payment';
import { settledIn, type Prepaid } from './prepayments';
import { discountProblem, discountText, discountToSend, parseDiscount } from './discount';
import type { Grid } from '../grid/grid';
import { isReturned, sold, type Line } from '../grid/line';
import { isGood } from '../grid/lineProblems';
import { regimeProblem } from '../../../../../schema/tax/causes';
import { here, recargoHere, taxHere } from '../../../ui/format/here';

/** What was paid in the customer's name; the amount is what was typed. */
export interface Suplido {
  key: number;
  description: string;
  amount: string;
}

/** The regimes of what is invoiced before its day. */
export const PENDING = ['14', '15'] as const;
export type Pending = (typeof PENDING)[number];

/** What only some invoices have. */
export interface Extras {
  /** null: it is that of the invoice. */
  operationDate: string | null;
  /** Off the whole, as it was typed; null: the invoice has none. */
  discount: string | null;
  /** Percentage of IRPF; '' is none, null what is usual for such a customer. */
  withholding: string | null;
  suplidos: Suplido[];
  /** Why their VAT accrues on a later day of the operation: the regime of public works, or of successive tract. */
  pending: Pending | null;
  /** Business premises are let: under a regime of their own, of IVA at 21 %. */
  rent: boolean;
  /** Not on this one, though the customer has it; null: as the customer. */
  recargo: false | null;
  /** It is one, received on the day of the operation. */
  prepayment: boolean;
  /** Those that it takes off. */
  prepayments: Prepaid[];
  /** Of what has a series of its own under reverse charge. */
  devicesOrMetals: boolean;
  /** null: the company itself. */
  issuedBy: IssuedBy | null;
  /** Otherwise than agreed; null: as agreed. */
  payment: Payment | null;
}
export type ExtraField = keyof Extras;
type Errors = Partial<Record<ExtraField, string>>;

export const NO_EXTRAS: Extras = {
  operationDate: null,
  discount: null,
  withholding: null,
  suplidos: [],
  pending: null,
  rent: false,
  recargo: null,
  prepayment: false,
  prepayments: [],
  devicesOrMetals: false,
  issuedBy: null,
  payment: null,
};

export const isExtended = ({
  operationDate,
  discount,
  suplidos,
  prepayment,
  prepayments,
  issuedBy,
  payment,
}: Pick<
  Extras,
  'operationDate' | 'discount' | 'suplidos' | 'prepayment' | 'prepayments' | 'issuedBy' | 'payment'
>): boolean =>
  Boolean(operationDate || discount || issuedBy || payment?.dueDate || payment?.means) ||
  suplidos.some(isSaid) ||
  prepayment ||
  prepayments.length > 0;

const isSaid = ({ description, amount }: Suplido) => Boolean(description.trim() || amount.trim());

/** `date`: the invoice's; null: today. */
export function extraErrors({
  date,
  operationDate,
  discount,
  suplidos,
  pending,
  prepayment,
  payment,
  grid,
}: Extras & { date: string | null; grid: Grid }): Errors {
  const errors: Errors = {};
  if (operationDate === '')
    errors.operationDate = prepayment
      ? 'Escribe el día en que lo cobraste.'
      : 'Escribe la fecha de la operación, o quita este campo.';
  else if (isLater(operationDate, date) && !pending)
    errors.operationDate = 'La fecha de la operación no puede ser posterior a la de la factura';
  const due = paymentProblem(payment, date);
  if (due) errors.payment = due;
  const off = discount === null ? null : discountProblem(discount, () => sumOfLines(grid));
  if (off) errors.discount = off;
  if (suplidos.some(wrongPart)) errors.suplidos = 'Escribe qué pagaste y un importe mayor que 0.';
  return errors;
}

/** The first thing that a suplido lacks; null: nothing, or it says nothing at all. */
export function wrongPart(suplido: Suplido): 'description' | 'amount' | null {
  if (!isSaid(suplido)) return null;
  if (!suplido.description.trim()) return 'description';
  return isAmountToPay(suplido.amount) ? null : 'amount';
}

function isAmountToPay(text: string): boolean {
  const amount = parseAmount(text);
  return amount !== null && isDecimal(amount) && isPositive(amount);
}

/** What is off the whole, once it can be taken off; null: nothing. */
export function discountOfWhole({
  discount,
  grid,
}: Pick<Extras, 'discount'> & { grid: Grid }): Required<Discount> | null {
  if (discount === null || discountProblem(discount, () => sumOfLines(grid))) return null;
  const read = parseDiscount(discount);
  return read === 'wrong' || (!read.percent && !read.amount) ? null : read;
}

/** What the good lines come to before the discount of the whole, without what comes back. */
const sumOfLines = ({ lines }: Grid): string =>
  computeFull(fitGross(lines.filter(line => isGood(line) && !isReturned(line)).map(lineToCompute)).lines, {}).subtotal;

interface Buyer extends Pick<Extras, 'recargo'> {
  customer: { recargo?: boolean } | null;
  manual: object | null;
}

/** Its lines carry recargo de equivalencia. */
export const carriesRecargo = ({ customer, manual, recargo }: Buyer): boolean =>
  recargoHere() && !manual && recargo !== false && (customer?.recargo ?? false);

/** The operation is to come: only where its tax is pending. */
export const isLater = (operationDate: string | null, date: string | null): boolean =>
  Boolean(operationDate) && operationDate! > (date || today());

type Days = Pick<Extras, 'operationDate' | 'pending' | 'rent'> & { date: string | null };

/** The regimes that are said of all lines at once, and those which the server says. */
const OF_WHOLE: readonly string[] = ['07', '11', ...PENDING];
/** What is a line's own. */
export const ownRegime = (regime: string | null): string | null => (OF_WHOLE.includes(regime ?? '') ? null : regime);

/** The regime of a line, with what was said of all of them. */
export function regimeIn({ operationDate, pending, rent, date }: Days, { ivaRate, ivaRegime }: Line): string | null {
  if (ivaRegime) return ivaRegime;
  if (pending && isLater(operationDate, date) && goesUnder(pending, ivaRate)) return pending;
  return rent && goesUnder('11', ivaRate) ? '11' : null;
}
const goesUnder = (ivaRegime: string, ivaRate: number) =>
  regimeProblem({ ivaRate, ivaCause: null, ivaRegime }, taxHere()) === null;

/** What is invoiced before its day: not every tax has it. */
export const hasPending = () => goesUnder('14', here().rates[0]!);

export function regimeToSend(days: Days, line: Line) {
  const ivaRegime = regimeIn(days, line);
  return ivaRegime ? { ivaRegime } : {};
}

export function lineToCompute(line: Line): LineAgreed {
  const { quantity, price, gross, cost, discount, ivaRate, ivaCause, ivaRegime } = line;
  const off = discount ? parseDiscount(discount) : null;
  const asked = {
    quantity: sold(parseAmount(quantity) ?? '0'),
    ...priceToSend({ price, gross }, '0'),
    discount: off === 'wrong' ? null : off,
    ivaRate,
    ivaCause,
    ivaRegime,
    ...(cost && { cost: parseAmount(cost) ?? '0' }),
  };
  return isReturned(line) ? asReturned(asked) : asked;
}

/** What was written as price, with VAT or without. */
export function priceToSend({ price, gross }: Pick<Line, 'price' | 'gross'>, none = '') {
  const amount = parseAmount(price) ?? none;
  return gross ? { grossPrice: amount } : { price: amount };
}

export const suplidosToSend = (suplidos: Suplido[]) =>
  suplidos.filter(isSaid).map(({ description, amount }) => ({
    description: description.trim(),
    amount: parseAmount(amount) ?? '',
  }));

export const hasDiscounts = ({ lines }: InvoiceWholeFragment) =>
  lines.some(line => line.discountPercent || line.discountAmount);

const pendingIn = ({ lines }: InvoiceWholeFragment) =>
  PENDING.find(regime => lines.some(({ ivaRegime }) => ivaRegime === regime)) ?? null;

export const extrasOf = (invoice: InvoiceWholeFragment, copy: boolean): Extras => ({
  // Where its lines say theirs, that of the whole follows.
  operationDate: copy || isDated(invoice.lines) ? null : invoice.operationDate,
  recargo: invoice.recargo === null ? false : null,
  pending: copy ? null : pendingIn(invoice),
  rent: invoice.lines.some(line => line.ivaRegime === '11'),
  discount: discountText(invoice.discountPercent, invoice.discountAmount) || null,
  withholding: invoice.withholdingPercent ? withholdingRate(invoice.withholdingPercent) : '',
  prepayment: invoice.prepayment,
  prepayments: copy ? [] : settledIn(invoice),
  devicesOrMetals: invoice.devicesOrMetals,
  issuedBy: issuedByIn(invoice),
  payment: copy ? null : paymentOf(invoice),
  suplidos: copy
    ? []
    : invoice.suplidos.map(({ description, amount }, key) => ({ key, description, amount: formatAmount(amount) })),
});

/** What is said, as the server takes it; `withholding`: the percentage that the form shows. */
export function extrasToSend(
  form: Pick<
    Extras,
    | 'operationDate'
    | 'discount'
    | 'suplidos'
    | 'prepayment'
    | 'prepayments'
    | 'devicesOrMetals'
    | 'issuedBy'
    | 'payment'
  > & {
    grid: Grid;
  },
  withholding: string | null,
) {
  const { operationDate, prepayment, prepayments, devicesOrMetals } = form;
  const suplidos = suplidosToSend(form.suplidos);
  return {
    ...(operationDate && { operationDate }),
    ...discountToSend(discountOfWhole(form)),
    ...(withholding && { withholdingPercent: withholding }),
    ...(suplidos.length > 0 && { suplidos }),
    ...issuedByToSend(form.issuedBy),
    ...(!prepayment && paymentToSend(form.payment)),
    ...(prepayment && { prepayment }),
    ...(devicesOrMetals && { devicesOrMetals }),
    ...(!prepayment && prepayments.length > 0 && { prepayments: prepayments.map(({ id }) => id) }),
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
