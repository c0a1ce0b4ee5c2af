import type { Means } from '../../../schema/collect/means';
import { byCash } from '../../../schema/tax/causes';
import type { Issuing } from '../../../schema/kinds/issued-by';
import { rulesOf, type TerritoryRules } from '../../../schema/tax/territory';
import { normaliseNif } from '../../../schema/nif';
import type { Viewer } from '../../platform/auth';
import { badField } from '../../platform/errors';
import { MissingCustomer } from '../customers/missing-customer';
import { abroadOf, blankToNull } from '../../platform/graphql/validation';
import { checkId } from '../../platform/ids';
import { searchKey } from '../../platform/search';
import {
  checkRates,
  checkTaxed,
  checkWithholder,
  computeWithin,
  discountOf,
  type Amounts,
  type KeptTotals,
  type LineAsked,
  type LineWritten,
} from './amounts';
import { issuingColumns, issuingOf } from './issued-by/issued-by';
import { Invoice } from './invoice.entity';
import { InvoiceLine } from './invoice-line.entity';
import { InvoiceStatus, WrittenKind, type InvoiceRate } from './invoice.types';
import type { InvoiceInput } from './invoices.inputs';
import { checkSeries, yearOf } from './numbering';
import { checkDue } from './collect/due';
import { checkOperation } from './operations/operation-date';
import type { FacturaKind } from '../verifactu/seal/factura';
import { NOBODY, type Issuer, type Parties, type Recipient } from './parties';
import { checkDevices } from './operations/devices';
import { checkReturned } from './operations/returned';
import { checkExpected, checkExpectedTax } from './prepay/expected';
import { asPrepaid, checkPrepayment, linesThatSettle, type Taken } from './prepay/settle';
import { carriesRecargo, checkCash } from './under-issuer';

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
  if (input.qualified && !input.customerId && !input.customerManual)
    throw badField('customerId', 'Elige el cliente cuyos datos lleva la factura simplificada');
  if (!input.customerId && !input.customerManual && input.kind !== WrittenKind.F2)
    throw badField('customerId', 'Selecciona un cliente o activa modo manual');
  if (input.customerManual && !normaliseNif(input.customerManual.nif))
    throw badField('customerManual.nif', 'Completa nombre y NIF del cliente');
}

/** What an input asks for, once its own rules hold. */
export interface Checked {
  kind: WrittenKind;
  qualified: boolean;
  /** null: the usual one of its kind. */
  series: string | null;
  customerId: string | null;
  operationDate: string | null;
  /** Its money; absent where the customer's card has to be read first. */
  computed?: ReturnType<typeof computeWithin<LineAsked>>;
}

/** Checks all that needs no database: tax, one customer, its id, the series, dates, amounts. Throws on the field that is wrong. */
export function checkDraft(input: InvoiceInput, rules: TerritoryRules): Checked {
  checkExpectedTax(input, rules);
  checkRates(input.lines, rules);
  checkChoice(input);
  const customerId = input.customerId ? checkId(input.customerId, 'customerId') : null;
  const qualified = input.qualified ?? false;
  // Its record is that of a complete invoice, with a mark (codes 1183 and 1189).
  const kind = qualified ? WrittenKind.F1 : (input.kind ?? WrittenKind.F1);
  const usual = kind === WrittenKind.F1 && !qualified && !input.devicesOrMetals && !input.issuedBy;
  const series = usual || input.series?.trim() ? checkSeries(input.series) : null;
  const checked = { kind, qualified, series, customerId, operationDate: checkOperation(input) };
  checkDevices(input, { kind, tax: rules.tax });
  checkPrepayment(input);
  checkReturned(input.lines, { ...input, nobody: kind === WrittenKind.F2 });
  issuingOf(input.issuedBy);
  checkDue(input);
  // What was agreed with VAT included is found once it is known whether the customer's goods carry recargo, what takes
  // prepayments off once they are read.
  const settles = (input.prepayments ?? []).length > 0;
  const waits = settles || (customerId !== null && input.recargo !== false && isAgreed(input));
  return waits ? checked : { ...checked, computed: computeWithin(input.lines, { ...input, recargo: false }) };
}

const isAgreed = ({ agreedTotal, lines }: InvoiceInput): boolean =>
  Boolean(agreedTotal) || lines.some(({ grossPrice }) => grossPrice);

/** The new invoice's id, and who makes it when. */
interface Making {
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
  { kind, qualified, series, customerId, operationDate, computed }: Checked & { series: string },
  { issuer, recipient, recargo }: Parties,
  making: Making,
  prepaid: readonly Taken[] = [],
): Invoice {
  const nobody = kind === WrittenKind.F2 ? NOBODY : null;
  const to = customerId ? recipient : (manualRecipient(input) ?? nobody);
  if (!to) throw new MissingCustomer();
  const issuing = issuingOf(input.issuedBy);
  const rules = rulesOf(issuer.territory);
  const { tax } = rules;
  // It may have moved since the request began.
  checkExpectedTax(input, rules);
  const carries = carriesRecargo(input, recargo, tax);
  checkTaxed(input.lines, tax);
  checkCash(input.lines, issuer);
  const asked = issuer.cashBasis ? input.lines.map(byCash) : input.lines;
  const settled = linesThatSettle(prepaid, { date: input.date, tax, recargo: carries, cash: issuer.cashBasis, to });
  const { lines, amounts } =
    carries || issuer.cashBasis || !computed ? computeWithin(asked, { ...input, recargo: carries, settled }) : computed;
  if (to !== NOBODY) checkWithholder(amounts.withholding, to);
  checkExpected(input, amounts.totals.total);
  const prepayment = input.prepayment ?? false;
  const devicesOrMetals = input.devicesOrMetals ?? false;
  return composeInvoice(
    {
      ...input,
      lines: asPrepaid(lines, prepayment),
      kind,
      qualified,
      prepayment,
      devicesOrMetals,
      operationDate,
      issuing,
    },
    { series, amounts, to, issuer },
    making,
  );
}

/** What somebody writes of an invoice. */
interface Written {
  kind: FacturaKind;
  qualified: boolean;
  prepayment?: boolean;
  devicesOrMetals?: boolean;
  issuing?: Issuing | null;
  date: string;
  operationDate: string | null;
  notes?: string | null;
  lines: readonly LineWritten[];
  dueDate?: string | null;
  paymentMeans?: Means | null;
  copyOf?: string | null;
}

/** The rows of an invoice as a draft: without number, not stored. */
export function composeInvoice(
  {
    kind: facturaKind,
    qualified,
    prepayment = false,
    devicesOrMetals = false,
    issuing = null,
    date,
    operationDate,
    notes,
    lines,
    dueDate,
    paymentMeans,
    copyOf = null,
  }: Written,
  { series, amounts, to, issuer }: { series: string; amounts: Amounts; to: Recipient; issuer: Issuer },
  { id, by: { tenantId, kind, userId, apiKeyId }, at }: Making,
): Invoice {
  const { totals, discount, withholding, suplidos } = amounts;
  const invoice = Object.assign(new Invoice(), to, {
    tenantId,
    id,
    kind: facturaKind,
    tax: rulesOf(issuer.territory).tax,
    qualified,
    prepayment,
    devicesOrMetals,
    series,
    year: yearOf(date),
    number: null,
    fullNumber: null,
    date,
    operationDate,
    dueDate: dueDate ?? null,
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
    recargo: amounts.recargo ? totals.recargo : null,
    ...issuingColumns(issuing),
    rectificationWay: null,
    rectificationCause: null,
    rectifiedDebt: null,
    copyOf,
    replacedBase: null,
    replacedQuota: null,
    replacedRecargo: null,
    paperLanguage: issuer.paperLanguage,
    paymentTerms: null,
    paymentMeans: paymentMeans ?? null,
    iban: null,
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
      grossPrice: line.grossPrice ?? null,
      discountPercent: off.percent,
      discountAmount: off.amount,
      ivaRate: line.ivaRate,
      ivaCause: line.ivaCause ?? null,
      ivaRegime: line.ivaRegime ?? null,
      cost: line.cost ?? null,
      subtotal: totals.lines[index]!.subtotal,
      total: totals.lines[index]!.total,
      productId: line.productId ?? null,
      operationDate: line.operationDate ?? null,
      prepaymentId: line.prepaymentId ?? null,
      returned: line.returned ?? false,
    });
  });
}

export const searchOf = (invoice: Invoice): string => searchKey(invoice.fullNumber, invoice.toName, invoice.toNif);
