import { In, type EntityManager } from 'typeorm';
import { Invoice } from '../invoice.entity';
import { InvoiceStatus } from '../invoice.types';
import { ExchangedInvoice } from './exchanged-invoice.entity';

/** Which complete invoices and which simplified ones belong together. */
interface Exchanges {
  links: ExchangedInvoice[];
  /** The complete ones, by their ids. */
  invoices: Map<string, Invoice>;
}

type Key = 'invoiceId' | 'exchangedId';

/** All exchanges of these simplified invoices (`exchangedId`), or those that these complete ones are (`invoiceId`). */
export async function exchangesOf(em: EntityManager, tenantId: string, by: Key, ids: string[]): Promise<Exchanges> {
  const links = await em.findBy(ExchangedInvoice, { tenantId, [by]: In(ids) });
  const made = [...new Set(links.map(({ invoiceId }) => invoiceId))];
  const found = made.length === 0 ? [] : await em.findBy(Invoice, { tenantId, id: In(made) });
  return { links, invoices: new Map(found.map(each => [each.id, each])) };
}

const isCancelled = (invoice: Invoice | undefined) => invoice?.status === InvoiceStatus.cancelled;

/** The complete invoices that stand for a simplified one: neither cancelled nor taken back. */
export function allStandingFor({ links, invoices }: Exchanges, ticketId: string): Invoice[] {
  const own = links.filter(
    ({ exchangedId, invoiceId }) => exchangedId === ticketId && !isCancelled(invoices.get(invoiceId)),
  );
  const gone = new Set(own.map(({ takenBackId }) => takenBackId));
  return own
    .filter(({ invoiceId, takenBackId }) => takenBackId === null && !gone.has(invoiceId))
    .map(({ invoiceId }) => invoices.get(invoiceId)!);
}

/** There is one at most. */
export const standingFor = (exchanges: Exchanges, ticketId: string): Invoice | null =>
  allStandingFor(exchanges, ticketId)[0] ?? null;

/** The simplified invoices of a complete one, in the order of their numbers. */
export async function ticketsOf(em: EntityManager, { tenantId, id }: Invoice): Promise<Invoice[]> {
  const links = await em.findBy(ExchangedInvoice, { tenantId, invoiceId: id });
  if (links.length === 0) return [];
  return em.find(Invoice, {
    where: { tenantId, id: In(links.map(({ exchangedId }) => exchangedId)) },
    order: { date: 'ASC', series: 'ASC', number: 'ASC' },
  });
}

/** What an invoice of the opposite sign takes back, and what takes one back; the latter by one that is not cancelled. */
export async function takenBack(
  em: EntityManager,
  { tenantId, id }: Invoice,
): Promise<{ takesBack: Invoice | null; takenBackBy: Invoice | null }> {
  const links = await em.find(ExchangedInvoice, {
    where: [
      { tenantId, invoiceId: id },
      { tenantId, takenBackId: id },
    ],
  });
  const takesBackId = links.find(({ invoiceId }) => invoiceId === id)?.takenBackId;
  const by = links.filter(({ takenBackId }) => takenBackId === id).map(({ invoiceId }) => invoiceId);
  const ids = [...new Set([...by, ...(takesBackId ? [takesBackId] : [])])];
  const found = ids.length === 0 ? [] : await em.findBy(Invoice, { tenantId, id: In(ids) });
  return {
    takesBack: found.find(each => each.id === takesBackId) ?? null,
    takenBackBy: found.find(each => by.includes(each.id) && !isCancelled(each)) ?? null,
  };
}
