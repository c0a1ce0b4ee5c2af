import { In, type EntityManager } from 'typeorm';
import { compare, parseDecimal } from '../../../schema/decimal';
import { normaliseNif } from '../../../schema/nif';
import { computeTotals, type Totals } from '../../../schema/totals';
import type { Ctx } from '../../platform/context';
import { badField, notFound } from '../../platform/errors';
import { checkId } from '../../platform/ids';
import { prepared } from '../../platform/database/pipeline';
import { searchKey } from '../../platform/search';
import { abroadOf, blankToNull } from '../../platform/graphql/validation';
import type { Standing } from '../plans/plans';
import { Product } from '../products/product.entity';
import { Invoice } from './invoice.entity';
import { InvoiceLine } from './invoice-line.entity';
import { InvoiceStatus, type InvoiceRate } from './invoice.types';
import type { InvoiceInput, InvoiceLineInput } from './invoices.inputs';
import { checkSeries, yearOf } from './numbering';

/** What is written without another kind is a complete invoice (factura completa). */
const ORDINARY = 'F1';

const MAX_TOTAL = parseDecimal('999999999.99');
/** The AEAT's record takes at most 12 rows of breakdown. */
const MAX_RATES = 12;

/** What the database says of a tenant that is about to invoice. */
export interface Issuer {
  name: string;
  nif: string;
  address: string | null;
  standing: Standing;
  latest: string | null;
}
/** Whom it is invoiced to, as it is at this moment. */
type Recipient = Pick<
  Invoice,
  'customerId' | 'toName' | 'toNif' | 'toEmail' | 'toAddress' | 'toCity' | 'toPostalCode' | 'toCountry' | 'toIdKind'
>;

const READ_PARTIES = prepared(
  'parties',
  `
  SELECT t.name, t.nif, t.address, s.status, s.trial_ends_at,
         (SELECT max(last_date)::text FROM counters WHERE tenant_id = $1 AND series = $2) AS latest,
         c.id AS customer_id, c.name AS to_name, c.nif AS to_nif, c.email, c.address AS to_address, c.city, c.postal_code, c.country, c.id_kind, c.restricted_at
    FROM tenants t JOIN subscriptions s ON s.tenant_id = t.tenant_id
    -- Held until COMMIT: who is being erased at this moment is waited for, and gone then.
    LEFT JOIN LATERAL (SELECT * FROM customers WHERE tenant_id = t.tenant_id AND id = $3
      AND deleted_at IS NULL FOR KEY SHARE) c ON true
   WHERE t.tenant_id = $1`,
);

/**
 * Issuer, subscription, latest date of the series and saved customer (null: none, deleted, another's) in one statement.
 */
export async function loadParties(
  em: EntityManager,
  ctx: Ctx,
  series: string,
  customerId: string | null,
): Promise<{ issuer: Issuer; recipient: Recipient | null }> {
  const [row] = await em.query(READ_PARTIES, [ctx.me.tenantId, series, customerId]);
  if (row.restricted_at)
    throw badField('customerId', 'El tratamiento de los datos de este cliente está limitado: no se le puede facturar');
  const standing: Standing = { status: row.status, trialEndsAt: row.trial_ends_at };
  return {
    issuer: { name: row.name, nif: row.nif, address: row.address, standing, latest: row.latest },
    recipient: row.customer_id && {
      customerId: row.customer_id,
      toName: row.to_name,
      toNif: row.to_nif,
      toEmail: row.email,
      toAddress: row.to_address,
      toCity: row.city,
      toPostalCode: row.postal_code,
      toCountry: row.country,
      toIdKind: row.id_kind,
    },
  };
}

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
function computeWithin(lines: InvoiceLineInput[]): Totals {
  lines.forEach((line, index) => {
    if (line.ivaCause && line.ivaRate !== 0)
      throw badField(`lines.${index}.ivaCause`, 'Solo una línea al 0 % lleva causa');
  });
  const totals = computeTotals(lines);
  if (compare(parseDecimal(totals.total), MAX_TOTAL) > 0)
    throw badField('lines', 'El total de una factura es como mucho 999.999.999,99 €');
  if (totals.rates.length > MAX_RATES)
    throw badField('lines', `Una factura lleva como mucho ${MAX_RATES} combinaciones de tipo y causa`);
  return totals;
}

async function checkProducts(em: EntityManager, ctx: Ctx, lines: InvoiceLineInput[]): Promise<void> {
  const ids = new Set<string>();
  lines.forEach((line, index) => line.productId && ids.add(checkId(line.productId, `lines.${index}.productId`)));
  if (ids.size === 0) return;
  if ((await em.countBy(Product, { tenantId: ctx.me.tenantId, id: In([...ids]) })) !== ids.size)
    throw notFound('Producto no encontrado');
}

/** The invoice that an input describes, as a draft: without number, not stored yet. */
export async function composeInvoice(
  em: EntityManager,
  ctx: Ctx,
  input: InvoiceInput,
  id: string,
): Promise<{ invoice: Invoice; issuer: Issuer }> {
  checkChoice(input);
  const customerId = input.customerId ? checkId(input.customerId, 'customerId') : null;
  const series = checkSeries(input.series);
  const totals = computeWithin(input.lines);
  await checkProducts(em, ctx, input.lines);
  const { issuer, recipient } = await loadParties(em, ctx, series, customerId);
  const to = customerId ? recipient : manualRecipient(input);
  if (!to) throw notFound('Cliente no encontrado');
  const { tenantId, kind, userId, apiKeyId } = ctx.me;
  const invoice = Object.assign(new Invoice(), to, {
    tenantId,
    id,
    kind: ORDINARY,
    series,
    year: yearOf(input.date),
    number: null,
    fullNumber: null,
    date: input.date,
    operationDate: null,
    dueDate: null,
    notes: blankToNull(input.notes),
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
    paymentMethod: null,
    paidOn: null,
    actorKind: kind,
    actorId: userId ?? apiKeyId,
    createdAt: ctx.now(),
    issuedAt: null,
    cancelledAt: null,
    search: '',
    lineCount: input.lines.length,
    lines: linesOf(tenantId, id, input.lines, totals),
  });
  invoice.search = searchOf(invoice);
  return { invoice, issuer };
}

function linesOf(tenantId: string, invoiceId: string, lines: InvoiceLineInput[], totals: Totals): InvoiceLine[] {
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
