import { compare, parseDecimal } from '../../../schema/decimal';
import { normaliseNif } from '../../../schema/nif';
import { computeTotals, type Totals } from '../../../schema/totals';
import type { Viewer } from '../../platform/auth';
import { badField, notFound } from '../../platform/errors';
import { abroadOf, blankToNull } from '../../platform/graphql/validation';
import { checkId } from '../../platform/ids';
import { searchKey } from '../../platform/search';
import { Invoice } from './invoice.entity';
import { InvoiceLine } from './invoice-line.entity';
import { InvoiceStatus, type InvoiceRate } from './invoice.types';
import type { InvoiceInput, InvoiceLineInput } from './invoices.inputs';
import { checkSeries, yearOf } from './numbering';
import type { FacturaKind } from '../verifactu/seal/factura';
import type { Issuer, Parties, Recipient } from './parties';

/** What is written without another kind is a complete invoice (factura completa). */
const ORDINARY = 'F1';

const MAX_TOTAL = parseDecimal('999999999.99');
/** The AEAT's record takes at most 12 rows of breakdown. */
const MAX_RATES = 12;

function manualRecipient(input: InvoiceInput): Recipient | null {
  const manual = input.customerManual;
  if (!manual) return null;
  const abroad = abroadOf(manual);
  return {
    customerId: null,
    toName: manual.name.trim(),
    toNif: normaliseNif(manual.nif),
    toEmail: null,
    toAddress: blankToNull(manual.address),
    toCity: null,
    toPostalCode: null,
    toCountry: abroad.country,
    toIdKind: abroad.idKind,
  };
}

function checkChoice(input: InvoiceInput): void {
  if (input.customerId && input.customerManual)
    throw badField('customerManual', 'Elige un cliente guardado o escribe uno, no los dos');
  if (!input.customerId && !input.customerManual)
    throw badField('customerId', 'Selecciona un cliente o activa modo manual');
  if (input.customerManual && !normaliseNif(input.customerManual.nif))
    throw badField('customerManual.nif', 'Completa nombre y NIF del cliente');
}

/** Totals of the lines, within the bounds of the product and of the AEAT's record. */
export function computeWithin(lines: readonly LineWritten[]): Totals {
  lines.forEach((line, index) => {
    if (line.ivaCause && line.ivaRate !== 0)
      throw badField(`lines.${index}.ivaCause`, 'Solo una línea al 0 % lleva causa');
  });
  const totals = computeTotals(lines);
  if (compare(parseDecimal(totals.total.replace('-', '')), MAX_TOTAL) > 0)
    throw badField('lines', 'El total de una factura es como mucho 999.999.999,99 €');
  if (totals.rates.length > MAX_RATES)
    throw badField('lines', `Una factura lleva como mucho ${MAX_RATES} combinaciones de tipo y causa`);
  return totals;
}

/** What an input asks for, once its own rules hold. */
export interface Checked {
  series: string;
  customerId: string | null;
  totals: Totals;
}

/** Checks all that needs no database: one customer, its id, the series, the totals. Throws on the field that is wrong. */
export function checkDraft(input: InvoiceInput): Checked {
  checkChoice(input);
  const customerId = input.customerId ? checkId(input.customerId, 'customerId') : null;
  const series = checkSeries(input.series);
  return { series, customerId, totals: computeWithin(input.lines) };
}

/** The new invoice's id, and who makes it when. */
export interface Making {
  id: string;
  by: Pick<Viewer, 'tenantId' | 'kind' | 'userId' | 'apiKeyId'>;
  at: Date;
}

/**
 * The rows of the invoice that an input describes, as a draft: without number, not stored. Throws where the customer was
 * not found.
 */
export function composeDraft(
  input: InvoiceInput,
  { series, customerId, totals }: Checked,
  { issuer, recipient }: Parties,
  making: Making,
): Invoice {
  const to = customerId ? recipient : manualRecipient(input);
  if (!to) throw notFound('Cliente no encontrado');
  return composeInvoice({ ...input, kind: ORDINARY }, { series, totals, to, issuer }, making);
}

/** What somebody writes of an invoice. */
interface Written {
  kind: FacturaKind;
  date: string;
  notes?: string | null;
  lines: readonly LineWritten[];
}
export type LineWritten = Pick<
  InvoiceLineInput,
  'description' | 'quantity' | 'price' | 'ivaRate' | 'ivaCause' | 'productId'
>;

/** The rows of an invoice as a draft: without number, not stored. */
export function composeInvoice(
  { kind: facturaKind, date, notes, lines }: Written,
  { series, totals, to, issuer }: { series: string; totals: Totals; to: Recipient; issuer: Issuer },
  { id, by: { tenantId, kind, userId, apiKeyId }, at }: Making,
): Invoice {
  const invoice = Object.assign(new Invoice(), to, {
    tenantId,
    id,
    kind: facturaKind,
    series,
    year: yearOf(date),
    number: null,
    fullNumber: null,
    date,
    operationDate: null,
    dueDate: null,
    notes: blankToNull(notes),
    status: InvoiceStatus.draft,
    issuerName: issuer.name,
    issuerNif: issuer.nif,
    issuerAddress: issuer.address,
    subtotal: totals.subtotal,
    totalIva: totals.totalIva,
    total: totals.total,
    rates: totals.rates as InvoiceRate[],
    withholding: null,
    recargo: null,
    rectificationWay: null,
    rectificationCause: null,
    paymentMethod: null,
    paidOn: null,
    actorKind: kind,
    actorId: userId ?? apiKeyId,
    createdAt: at,
    issuedAt: null,
    cancelledAt: null,
    search: '',
    lineCount: lines.length,
    lines: linesOf(tenantId, id, lines, totals),
  });
  invoice.search = searchOf(invoice);
  return invoice;
}

function linesOf(tenantId: string, invoiceId: string, lines: readonly LineWritten[], totals: Totals): InvoiceLine[] {
  return lines.map((line, index) =>
    Object.assign(new InvoiceLine(), {
      tenantId,
      invoiceId,
      position: index + 1,
      description: line.description.trim(),
      quantity: line.quantity,
      price: line.price,
      discount: null,
      ivaRate: line.ivaRate,
      ivaCause: line.ivaCause ?? null,
      subtotal: totals.lines[index]!.subtotal,
      total: totals.lines[index]!.total,
      productId: line.productId ?? null,
    }),
  );
}

export const searchOf = (invoice: Invoice): string => searchKey(invoice.fullNumber, invoice.toName, invoice.toNif);
