import { normaliseNif } from '../../../schema/nif';
import type { Viewer } from '../../platform/auth';
import { badField, notFound } from '../../platform/errors';
import { abroadOf, blankToNull } from '../../platform/graphql/validation';
import { checkId } from '../../platform/ids';
import { searchKey } from '../../platform/search';
import { checkWithholder, computeWithin, discountOf, type Amounts, type KeptTotals, type LineWritten } from './amounts';
import { Invoice } from './invoice.entity';
import { InvoiceLine } from './invoice-line.entity';
import { InvoiceStatus, type InvoiceRate } from './invoice.types';
import type { InvoiceInput } from './invoices.inputs';
import { checkSeries, yearOf } from './numbering';
import type { FacturaKind } from '../verifactu/seal/factura';
import type { Issuer, Parties, Recipient } from './parties';

/** What is written without another kind is a complete invoice (factura completa). */
const ORDINARY = 'F1';

/** The AEAT takes no older operation (code 1134). */
const OLDEST_OPERATION = 20;

export function manualRecipient(input: Pick<InvoiceInput, 'customerManual'>): Recipient | null {
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

/** What an input asks for, once its own rules hold. */
export interface Checked {
  series: string;
  customerId: string | null;
  operationDate: string | null;
  amounts: Amounts;
}

/** The day of the operation; null: it is the invoice's. Only what the law has pending is invoiced before (code 1146). */
function checkOperation({ date, operationDate }: InvoiceInput): string | null {
  if (!operationDate || operationDate === date) return null;
  if (operationDate > date)
    throw badField('operationDate', 'La fecha de la operación no puede ser posterior a la de la factura');
  if (operationDate < `${yearOf(date) - OLDEST_OPERATION}${date.slice(4)}`)
    throw badField('operationDate', `La operación es de hace más de ${OLDEST_OPERATION} años: revisa su fecha`);
  return operationDate;
}

/** Checks all that needs no database: one customer, its id, the series, dates, amounts. Throws on the field that is wrong. */
export function checkDraft(input: InvoiceInput): Checked {
  checkChoice(input);
  const customerId = input.customerId ? checkId(input.customerId, 'customerId') : null;
  const series = checkSeries(input.series);
  return { series, customerId, operationDate: checkOperation(input), amounts: computeWithin(input.lines, input) };
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
  { series, customerId, operationDate, amounts }: Checked,
  { issuer, recipient }: Parties,
  making: Making,
): Invoice {
  const to = customerId ? recipient : manualRecipient(input);
  if (!to) throw notFound('Cliente no encontrado');
  checkWithholder(amounts.withholding, to);
  return composeInvoice({ ...input, kind: ORDINARY, operationDate }, { series, amounts, to, issuer }, making);
}

/** What somebody writes of an invoice. */
interface Written {
  kind: FacturaKind;
  date: string;
  operationDate: string | null;
  notes?: string | null;
  lines: readonly LineWritten[];
}

/** The rows of an invoice as a draft: without number, not stored. */
export function composeInvoice(
  { kind: facturaKind, date, operationDate, notes, lines }: Written,
  { series, amounts, to, issuer }: { series: string; amounts: Amounts; to: Recipient; issuer: Issuer },
  { id, by: { tenantId, kind, userId, apiKeyId }, at }: Making,
): Invoice {
  const { totals, discount, withholding, suplidos } = amounts;
  const invoice = Object.assign(new Invoice(), to, {
    tenantId,
    id,
    kind: facturaKind,
    series,
    year: yearOf(date),
    number: null,
    fullNumber: null,
    date,
    operationDate,
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
    discountPercent: discount.percent,
    discountAmount: discount.amount,
    discount: totals.discount,
    withholdingPercent: withholding,
    withholding: withholding && totals.withholding,
    suplidos,
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

function linesOf(
  tenantId: string,
  invoiceId: string,
  lines: readonly LineWritten[],
  totals: KeptTotals,
): InvoiceLine[] {
  return lines.map((line, index) => {
    const off = discountOf(line);
    return Object.assign(new InvoiceLine(), {
      tenantId,
      invoiceId,
      position: index + 1,
      description: line.description.trim(),
      quantity: line.quantity,
      price: line.price,
      discountPercent: off.percent,
      discountAmount: off.amount,
      ivaRate: line.ivaRate,
      ivaCause: line.ivaCause ?? null,
      subtotal: totals.lines[index]!.subtotal,
      total: totals.lines[index]!.total,
      productId: line.productId ?? null,
    });
  });
}

export const searchOf = (invoice: Invoice): string => searchKey(invoice.fullNumber, invoice.toName, invoice.toNif);
