import { In, Not, type EntityManager } from 'typeorm';
import { conflict } from '../../../platform/errors';
import { Invoice } from '../invoice.entity';
import { InvoiceStatus } from '../invoice.types';
import { ExchangedInvoice } from './exchanged-invoice.entity';
import { enterAll, takeOutLast, type Clerk } from '../collect/ledger';
import { lockInvoices } from '../lock-invoice';
import { exchangesOf, takenBack } from './exchanges';

type Payment = Pick<Invoice, 'status' | 'paidOn'>;

const UNPAID: Payment = { status: InvoiceStatus.issued, paidOn: null };

/** Paid once all of them are that were not annulled after their exchange was taken back, on the day of the last. */
export function paymentOf(tickets: readonly Invoice[]): Payment {
  const left = tickets.filter(({ status }) => status !== InvoiceStatus.cancelled);
  if (left.length === 0 || left.some(({ status }) => status !== InvoiceStatus.paid)) return UNPAID;
  const paidOn = left.map(ticket => ticket.paidOn!).reduce((a, b) => (a > b ? a : b));
  return { status: InvoiceStatus.paid, paidOn };
}

async function set(
  em: EntityManager,
  tenantId: string,
  ids: string[],
  from: InvoiceStatus,
  to: Payment,
): Promise<void> {
  if (ids.length > 0) await em.update(Invoice, { tenantId, id: In(ids), status: from }, to);
}

/** What was done to a simplified invoice's payment is done to that of the complete ones that it was exchanged for. */
async function followTickets(em: EntityManager, tenantId: string, ids: string[]): Promise<void> {
  const { invoices } = await exchangesOf(em, tenantId, 'exchangedId', ids);
  // Held before the tickets are read: of two payments at once the second one sees the first.
  await lockInvoices(em, tenantId, [...invoices.keys()]);
  const exchanges = await em.findBy(Invoice, { tenantId, id: In([...invoices.keys()]) });
  for (const invoice of exchanges) {
    const links = await em.findBy(ExchangedInvoice, { tenantId, invoiceId: invoice.id });
    const tickets = await em.findBy(Invoice, { tenantId, id: In(links.map(({ exchangedId }) => exchangedId)) });
    const payment = paymentOf(tickets);
    if (payment.status !== invoice.status)
      await set(
        em,
        tenantId,
        [invoice.id],
        invoice.status === InvoiceStatus.paid ? invoice.status : UNPAID.status,
        payment,
      );
  }
}

/** A simplified invoice that was annulled is not collected any more; the others may be all that was missing. */
export async function leaveToOthers(em: EntityManager, { tenantId, id, kind }: Invoice): Promise<void> {
  if (kind === 'F2' || kind === 'R5') await followTickets(em, tenantId, [id]);
}

/**
 * Money is collected once, for the tickets or for the complete invoice that stands for them (AEAT, FAQ 27): what is said
 * of one is true of the other.
 */
export async function shareStatus(em: EntityManager, clerk: Clerk, invoice: Invoice): Promise<Invoice> {
  const { tenantId, id, kind, status, paidOn } = invoice;
  if (kind === 'F3') {
    const links = await em.findBy(ExchangedInvoice, { tenantId, invoiceId: id });
    const exchanged = links.map(({ exchangedId }) => exchangedId);
    await lockInvoices(em, tenantId, exchanged);
    const stand = await em.findBy(Invoice, { tenantId, id: In(exchanged), status: Not(InvoiceStatus.cancelled) });
    if (stand.length === 0) throw conflict('Sus facturas simplificadas están anuladas: no hay nada que cobrar');
    const { takesBack, takenBackBy } = await takenBack(em, invoice);
    if (status === InvoiceStatus.paid && (takesBack ?? takenBackBy))
      throw conflict('El canje está sin efecto: por ella no se cobra nada. Se cobran sus facturas simplificadas.');
    const ids = stand.map(({ id: of }) => of);
    await (status === InvoiceStatus.paid ? enterAll(em, clerk, ids, paidOn!) : takeOutLast(em, clerk, ids));
    await followTickets(em, tenantId, ids);
  } else if (kind === 'F2' || kind === 'R5') await followTickets(em, tenantId, [id]);
  return invoice;
}
