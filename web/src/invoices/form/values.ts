import type { QuoteKind } from '../../../../schema/kinds/quote';
import { devicesProblem } from '../../../../schema/kinds/devices';
import { returnRefusals } from '../../../../schema/kinds/returns';
import type { InvoiceInput, InvoiceWholeFragment } from '../../gql/invoices';
import type { InvoiceStatus, WrittenKind } from '../../gql/schema';
import { isDated } from '../../../../schema/kinds/recapitulative';
import { parseAmount } from '../../ui/format/amounts';
import { formatDate } from '../../ui/format/dates';
import { taxHere } from '../../ui/format/here';
import { fromAbroad, toAbroad } from '../../ui/form/foreign';
import { discountText, discountToSend, parseDiscount } from './extras/discount';
import {
  carriesRecargo,
  extraErrors,
  extrasOf,
  extrasToSend,
  priceToSend,
  hasDiscounts,
  isExtended,
  regimeIn,
  NO_EXTRAS,
  ownRegime,
  regimeToSend,
  type ExtraField,
  type Extras,
} from './extras/extras';
import { issuedByErrors, type IssuedByField } from './extras/issuedBy';
import { linesThatSettle } from './extras/prepayments';
import { gridOf, type Grid } from './grid/grid';
import { asRate, blankLine, dayOf, isBlank, isReturned, shownAmount, sold, type Line } from './grid/line';
import { incompleteText, isGood } from './grid/lineProblems';

/** Country and kind of number are not known of one in a draft. */
export interface ChosenCustomer {
  id: string;
  name: string;
  nif: string;
  email: string | null;
  address: string | null;
  city: string | null;
  postalCode: string | null;
  country?: string | null;
  idKind?: string | null;
  /** What they buy carries recargo de equivalencia. */
  recargo?: boolean;
  /** When and how they pay. */
  paymentTerms?: string | null;
  paymentMeans?: string | null;
}
/** Country and kind of number: '' is Spain, and the usual kind. */
export interface ManualCustomer {
  name: string;
  nif: string;
  address: string;
  country: string;
  idKind: string;
}

/** What a quote says that an invoice does not; null: nothing yet. */
export interface QuotePart {
  kind: QuoteKind | null;
  validUntil: string | null;
  /** Of what is changed, as it was when the form was opened. */
  version: number | null;
}

export interface Form extends Extras {
  /** null as long as nobody chose it: F1, or what the company issued last. */
  kind: WrittenKind | null;
  quote: QuotePart | null;
  /** A simplified one with its customer's data. */
  qualified: boolean;
  customer: ChosenCustomer | null;
  /** Not null in manual mode. */
  manual: ManualCustomer | null;
  /** null as long as nobody touched it: today, whenever that is. */
  date: string | null;
  series: string;
  notes: string;
  grid: Grid;
}

export type Field =
  | 'customer'
  | 'name'
  | 'nif'
  | 'address'
  | 'date'
  | 'series'
  | 'notes'
  | 'lines'
  | 'company'
  | ExtraField
  | IssuedByField;
export type FieldErrors = Partial<Record<Field, string>>;

export const blankForm = (): Form => ({
  kind: null,
  quote: null,
  qualified: false,
  customer: null,
  manual: null,
  date: null,
  series: 'A',
  notes: '',
  ...NO_EXTRAS,
  grid: gridOf([]),
});

const USUAL_OF_SIMPLIFIED = 'T';
/** Nobody wrote a series: it is that of the kind. */
const isUsualSeries = ({ kind, series }: Pick<Form, 'kind' | 'series'>) =>
  kind === 'F2' ? series === '' || series === USUAL_OF_SIMPLIFIED : series === 'A';

export const isUntouched = ({ kind, quote, customer, manual, date, series, notes, grid, ...more }: Form) =>
  !quote?.validUntil &&
  !customer &&
  !manual &&
  !date &&
  isUsualSeries({ kind, series }) &&
  !notes &&
  grid.lines.every(isBlank) &&
  !isExtended(more);

/** It says whom it is for: asked for, of a customer who is there. */
export const isQualified = ({ kind, qualified, customer, manual }: Omit<Form, 'grid'>): boolean =>
  kind === 'F2' && qualified && Boolean(customer ?? manual);

const MIXED =
  'Lo que lleva recargo de equivalencia va en su propia factura: saca la línea sin IVA, o quita el recargo en Campos.';

/** What keeps the form from being sent; the first one gets the focus. */
export function errorsOf(form: Form): FieldErrors {
  const errors: FieldErrors = {};
  if (form.manual) {
    if (!form.manual.name.trim() || !form.manual.nif.trim())
      errors[form.manual.name.trim() ? 'nif' : 'name'] = 'Completa nombre y NIF del cliente';
  } else if (!form.customer && form.kind !== 'F2') errors.customer = 'Selecciona un cliente o activa modo manual';
  if (form.date === '') errors.date = 'Escribe la fecha de la factura.';
  const usual = form.series === '' && (form.kind === 'F2' || form.devicesOrMetals || form.issuedBy);
  if (!/^[A-Z0-9]{1,10}$/.test(form.series) && !usual) errors.series = 'De 1 a 10 letras o números.';
  const started = form.grid.lines.filter(line => !isBlank(line));
  const wrong = started.find(line => !isGood(line));
  if (wrong) errors.lines = incompleteText(wrong);
  else if (!started.length) errors.lines = 'Añade al menos una línea';
  else if (carriesRecargo(form) && started.some(line => line.ivaRate === 0)) errors.lines = MIXED;
  const apart = form.devicesOrMetals && devicesProblem({ complete: true, tax: taxHere(), lines: started });
  if (apart) errors.devicesOrMetals = apart;
  return { ...returnErrors(form), ...errors, ...extraErrors(form), ...issuedByErrors(form.issuedBy, form.date) };
}

/** Why what comes back cannot be taken off this invoice. */
function returnErrors(form: Form): FieldErrors {
  const lines = linesToSend(form).map(line => ({
    ...line,
    ivaRegime: regimeIn(form, line),
    returned: isReturned(line),
  }));
  const nobody = form.kind === 'F2' && !isQualified(form);
  const found = returnRefusals(lines, { nobody, prepayment: form.prepayment, settled: linesThatSettle(form) });
  return Object.fromEntries(
    found
      .reverse()
      .map(({ part, line, text }) => (line === undefined ? [part, text] : ['lines', `Línea ${line + 1}: ${text}.`])),
  );
}

export const linesToSend = (form: Form) => form.grid.lines.filter(line => !isBlank(line));

/** `withholding`: the percentage that the form shows, or null. */
export function inputOf(form: Form, day: string, status: InvoiceStatus, withholding: string | null): InvoiceInput {
  const { kind, qualified, customer, manual, date, series, notes } = form;
  return {
    ...(kind === 'F2' && { kind, ...(isQualified(form) && { qualified }) }),
    date: date ?? day,
    series: series || null,
    notes: notes.trim() || null,
    status,
    ...extrasToSend(form, withholding),
    ...(manual
      ? {
          customerManual: {
            name: manual.name.trim(),
            nif: manual.nif.trim(),
            address: manual.address.trim() || null,
            ...toAbroad(manual),
          },
        }
      : {
          customerId: customer?.id,
          ...((customer?.recargo || form.recargo === false) && { recargo: carriesRecargo(form) }),
        }),
    lines: linesToSend(form).map(line => ({
      description: line.description.trim(),
      quantity: sold(parseAmount(line.quantity) ?? ''),
      ...(isReturned(line) && { returned: true }),
      ...priceToSend(line),
      ...(line.cost != null && { cost: parseAmount(line.cost) ?? '' }),
      ...(line.day !== null && { operationDate: dayOf(line) }),
      ...discountToSend(line.discount ? parseDiscount(line.discount) : null),
      ivaRate: line.ivaRate,
      ivaCause: line.ivaCause,
      ...regimeToSend(form, line),
      productId: line.productId,
    })),
  };
}

/** The form of a draft that goes on, or of a copy, which is of today. */
export function formOf(invoice: InvoiceWholeFragment, copy: boolean): Form {
  const manual =
    invoice.customer || !invoice.customerName
      ? null
      : {
          name: invoice.customerName ?? '',
          nif: invoice.customerNif ?? '',
          address: invoice.customerAddress ?? '',
          ...fromAbroad({ country: invoice.customerCountry, idKind: invoice.customerIdKind }),
        };
  return {
    quote: null,
    kind: invoice.kind === 'F2' || invoice.qualified ? 'F2' : 'F1',
    qualified: invoice.qualified,
    // Whether the card says so by now, nobody knows: the draft goes on as it was.
    customer: invoice.customer && { ...invoice.customer, recargo: invoice.recargo !== null },
    manual,
    date: copy ? null : invoice.date,
    series: invoice.series,
    notes: invoice.notes ?? '',
    ...extrasOf(invoice, copy),
    grid: gridOf(
      invoice.lines.filter(({ prepaymentId }) => !prepaymentId).map((line, i) => lineOf(line, i + 1, invoice, copy)),
    ),
  };
}

/** The days of the operations of a copy are others. */
function lineOf(
  line: InvoiceWholeFragment['lines'][number],
  key: number,
  invoice: InvoiceWholeFragment,
  copy: boolean,
): Line {
  const returns = invoice.lines.some(({ returned }) => returned);
  const day = copy || !line.operationDate ? '' : formatDate(line.operationDate);
  const price = shownAmount('price', line.grossPrice ?? line.price);
  const given = { quantity: shownAmount('quantity', line.quantity), price };
  const { description, ivaCause, productId } = line;
  const ivaRegime = ownRegime(line.ivaRegime);
  return {
    ...blankLine(key, { returns }),
    ...given,
    gross: Boolean(line.grossPrice),
    day: isDated(invoice.lines) ? day : null,
    discount: hasDiscounts(invoice) ? discountText(line.discountPercent, line.discountAmount?.replace('-', '')) : null,
    description,
    ivaRate: asRate(line.ivaRate),
    ivaCause,
    ivaRegime,
    ...(line.cost && { cost: shownAmount('price', line.cost) }),
    productId,
    given,
    added: true,
  };
}
