import { In, type EntityManager } from 'typeorm';
import {
  added,
  exchangeRefusals,
  operationOf,
  sumOfRates,
  type ExchangeRefusal,
} from '../../../../schema/kinds/exchange';
import { ERASED_CODE } from '../../../../schema/privacy/erased';
import { addUp, isZero } from '../../../../schema/decimal';
import { turned } from '../../../../schema/totals';
import type { Ctx } from '../../../platform/context';
import { AppError, badField, conflict, notFound } from '../../../platform/errors';
import { MissingCustomer } from '../../customers/missing-customer';
import { grouped } from '../../../../schema/group-by';
import { checkId } from '../../../platform/ids';
import type { Amounts, LineWritten } from '../amounts';
import { composeInvoice, manualRecipient } from '../draft-invoice';
import { Invoice } from '../invoice.entity';
import { lockInvoices } from '../lock-invoice';
import { InvoiceLine } from '../invoice-line.entity';
import { InvoiceStatus } from '../invoice.types';
import { findInvoice } from '../invoices';
import { issueInvoice } from '../issue';
import { checkSeries, seriesFor } from '../numbering';
import { readParties, type Issuer, type Recipient } from '../parties';
import { recipientOf } from '../rectify/recipient';
import type { ExchangeInput } from './exchange.types';
import { takenBack, ticketsOf } from './exchanges';
import { look, warningsOfTakenBack } from './look';
import { paymentOf } from './paid';

/** The chosen invoices, in the order of their numbers, held until COMMIT; one that is not there refuses all. */
async function take(em: EntityManager, tenantId: string, ids: string[]): Promise<Invoice[]> {
  await lockInvoices(em, tenantId, ids);
  const found = await em.find(Invoice, {
    where: { tenantId, id: In(ids) },
    order: { date: 'ASC', series: 'ASC', number: 'ASC' },
  });
  if (found.length !== ids.length) throw notFound('Factura no encontrada');
  return found;
}

async function withLines(em: EntityManager, tenantId: string, invoices: Invoice[]): Promise<Invoice[]> {
  const lines = await em.find(InvoiceLine, {
    where: { tenantId, invoiceId: In(invoices.map(({ id }) => id)) },
    order: { position: 'ASC' },
  });
  const byInvoice = grouped(lines, line => line.invoiceId);
  for (const each of invoices) each.lines = byInvoice.get(each.id) ?? [];
  return invoices;
}

const fieldOf = ({ part, index }: ExchangeRefusal) => (index === undefined ? part : `${part}.${index}`);

/** Throws with each refusal on its field; `at`: where each of them was in what was sent. */
function refuse(refusals: ExchangeRefusal[], at: (index: number) => number): void {
  if (refusals.length === 0) return;
  const placed = refusals.map(each => (each.index === undefined ? each : { ...each, index: at(each.index) }));
  throw new AppError(
    'BAD_USER_INPUT',
    refusals[0]!.text,
    Object.fromEntries(placed.map(each => [fieldOf(each), each.text])),
  );
}

const turnedIf = (back: boolean) => (text: string | null) => (back && text ? turned(text) : text);

/** All their lines and amounts to the cent, with their signs turned where they are taken back. */
function wholeOf(tickets: readonly Invoice[], back = false): { lines: LineWritten[]; amounts: Amounts } {
  const lines = tickets.flatMap(ticket => ticket.lines ?? []);
  const sum = (pick: (ticket: Invoice) => string | null) =>
    added(
      tickets.map(ticket => pick(ticket) ?? '0'),
      back,
    );
  const turn = turnedIf(back);
  const offWhole = sum(ticket => addUp([...(ticket.lines ?? []).map(({ amount }) => amount), turned(ticket.subtotal)]));
  const [only] = tickets.length === 1 ? tickets : [];
  return {
    lines: lines.map(line => ({
      description: line.description,
      quantity: turn(line.quantity)!,
      price: line.price,
      grossPrice: line.grossPrice,
      ivaRate: line.ivaRate,
      ivaCause: line.ivaCause,
      ivaRegime: line.ivaRegime,
      cost: line.cost,
      discountPercent: line.discountPercent,
      discountAmount: turn(line.discountAmount),
      productId: line.productId,
    })),
    amounts: {
      totals: {
        lines: lines.map(line => ({ subtotal: turn(line.subtotal)!, total: turn(line.total)! })),
        rates: sumOfRates(tickets, back),
        subtotal: sum(({ subtotal }) => subtotal),
        totalIva: sum(({ totalIva }) => totalIva),
        total: sum(({ total }) => total),
        discount: sum(({ discount }) => discount),
        withholding: '0.00',
        recargo: sum(({ recargo }) => recargo),
      },
      // Several discounts of the whole are one, in euros.
      discount: only?.discountPercent
        ? { percent: only.discountPercent, amount: null }
        : { percent: null, amount: isZero(offWhole) ? null : offWhole },
      withholding: null,
      suplidos: [],
      recargo: tickets[0]!.recargo !== null,
    },
  };
}

interface Issuing {
  id: string;
  date: string;
  series: string;
  notes?: string | null;
  to: Recipient;
  issuer: Issuer;
  takesBack: Invoice | null;
  warnings: string[];
}

async function issue(em: EntityManager, ctx: Ctx, tickets: Invoice[], as: Issuing): Promise<Invoice> {
  const { id, date, series, notes, to, issuer, takesBack } = as;
  const { lines, amounts } = wholeOf(tickets, takesBack !== null);
  const operation = operationOf(tickets);
  const invoice = composeInvoice(
    { kind: 'F3', qualified: false, date, operationDate: operation === date ? null : operation, notes, lines },
    { series, amounts, to, issuer },
    { id, by: ctx.me, at: ctx.now() },
  );
  Object.assign(invoice, { tax: tickets[0]!.tax, exchange: { invoices: tickets, takesBack }, warnings: as.warnings });
  await issueInvoice(em, ctx, invoice, issuer);
  const payment = paymentOf(tickets);
  if (payment.status === InvoiceStatus.paid) {
    await em.update(Invoice, { tenantId: invoice.tenantId, id }, payment);
    Object.assign(invoice, payment);
  }
  return invoice;
}

function checkCustomer({ customerId, customerManual }: ExchangeInput): void {
  if (customerId && customerManual)
    throw badField('customerManual', 'Elige un cliente guardado o escribe uno, no los dos');
  if (!customerId && !customerManual) throw badField('customerId', 'Elige el cliente que pide la factura completa');
}

/**
 * Issues one complete invoice for simplified ones (RD 1619/2012, art. 15.6): its amounts are theirs to the cent, it is
 * paid when they are, and it is no income of its own. None of them may be exchanged already.
 */
export async function exchangeInvoices(
  em: EntityManager,
  ctx: Ctx,
  input: ExchangeInput,
  id: string,
): Promise<Invoice> {
  checkCustomer(input);
  const manual = manualRecipient(input);
  if (manual && !manual.toNif) throw badField('customerManual.nif', 'Completa nombre y NIF del cliente');
  const { tenantId } = ctx.me;
  const ids = input.ids.map((id, index) => checkId(id, `ids.${index}`));
  const customerId = input.customerId ? checkId(input.customerId, 'customerId') : null;
  const chosen = await take(em, tenantId, [...new Set(ids)]);
  const series = input.series?.trim() ? checkSeries(input.series) : await seriesFor(em, tenantId, 'ordinary');
  const { issuer, recipient } = await readParties(em, ctx, series, customerId);
  const to = manual ?? recipient;
  if (!to) throw new MissingCustomer();
  const date = input.date ?? ctx.today();
  const { tickets, before, warnings } = await look(em, tenantId, chosen);
  const placeOf = (index: number) => ids.indexOf(chosen[index]!.id);
  refuse(exchangeRefusals(tickets, date), placeOf);
  const other = before.findIndex(by => by && by.toNif !== to.toNif && !new RegExp(ERASED_CODE).test(by.toNif));
  if (other >= 0)
    throw badField(
      `ids.${placeOf(other)}`,
      `La ${chosen[other]!.fullNumber} rectifica lo que ${before[other]!.toName} tiene en la ${before[other]!.fullNumber}: canjéala para ese mismo cliente.`,
    );
  // Only now: before they are refused they may have 1,000 each.
  await withLines(em, tenantId, chosen);
  return issue(em, ctx, chosen, { id, date, series, notes: input.notes, to, issuer, takesBack: null, warnings });
}

/**
 * Issues the complete invoice of the opposite sign for the same simplified ones, to the same customer: a wrong one is put
 * right so, never by rectifying it (AEAT, FAQ 27). They can be exchanged again afterwards. 409 where it is no such
 * invoice, cancelled, or taken back already.
 */
export async function takeBackExchange(em: EntityManager, ctx: Ctx, id: string, newId: string): Promise<Invoice> {
  const { tenantId } = ctx.me;
  const found = await findInvoice(em, ctx, id);
  if (found.kind !== 'F3')
    throw conflict('La factura no es el canje de facturas simplificadas: no hay nada que deshacer');
  await lockInvoices(em, tenantId, [...(await ticketsOf(em, found)).map(each => each.id), found.id]);
  const chosen = await ticketsOf(em, found);
  const invoice = await findInvoice(em, ctx, id);
  if (invoice.status === InvoiceStatus.cancelled) throw conflict('La factura está anulada: no hay nada que deshacer');
  const { takesBack, takenBackBy } = await takenBack(em, invoice);
  if (takesBack) throw conflict(`La factura ya deja sin efecto la ${takesBack.fullNumber}: canjea de nuevo sus tiques`);
  if (takenBackBy) throw conflict(`La factura ya está sin efecto, por la ${takenBackBy.fullNumber}`);
  if (new RegExp(ERASED_CODE).test(invoice.toNif))
    throw conflict('Los datos de este cliente se suprimieron: ya no hay a quién enviar otra factura');
  await withLines(em, tenantId, chosen);
  const { issuer } = await readParties(em, ctx, invoice.series, null);
  return issue(em, ctx, chosen, {
    id: newId,
    date: ctx.today(),
    series: invoice.series,
    to: recipientOf(invoice),
    issuer,
    takesBack: invoice,
    warnings: await warningsOfTakenBack(em, tenantId, chosen),
  });
}
