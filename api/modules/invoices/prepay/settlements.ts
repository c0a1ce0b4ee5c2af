import { In, IsNull, Not, type EntityManager } from 'typeorm';
import { Invoice } from '../invoice.entity';
import { InvoiceLine } from '../invoice-line.entity';
import { InvoiceStatus } from '../invoice.types';
import { RectifiedInvoice } from '../rectify/rectified-invoice.entity';

const isOut = ({ status }: Invoice): boolean => status === InvoiceStatus.issued || status === InvoiceStatus.paid;

/**
 * The invoices that settle each of these prepayments: issued, not cancelled, and not credited whole, which takes the
 * lines that settle back. There is one at most, but while another is being put right.
 */
export async function settlersOf(em: EntityManager, tenantId: string, ids: string[]): Promise<Map<string, Invoice[]>> {
  const lines = await em.find(InvoiceLine, {
    select: { tenantId: true, invoiceId: true, position: true, prepaymentId: true },
    where: { tenantId, prepaymentId: In(ids) },
  });
  if (lines.length === 0) return new Map();
  const found = await em.find(Invoice, {
    where: { tenantId, id: In([...new Set(lines.map(({ invoiceId }) => invoiceId))]) },
    order: { createdAt: 'DESC' },
  });
  const out = found.filter(isOut);
  const released = await releasedBy(em, tenantId, out);
  const settling = out.filter(({ id, rectificationWay }) => rectificationWay === null && !released.has(id));
  const settles = (invoice: Invoice, id: string) =>
    lines.some(line => line.invoiceId === invoice.id && line.prepaymentId === id);
  return new Map(ids.map(id => [id, settling.filter(each => settles(each, id))]));
}

/** Ids of the invoices whose settling is taken back: credited whole, or replaced by what is. The newest first. */
async function releasedBy(em: EntityManager, tenantId: string, newestFirst: Invoice[]): Promise<Set<string>> {
  const rectifying = newestFirst.filter(({ rectificationWay }) => rectificationWay !== null);
  const released = new Set<string>();
  if (rectifying.length === 0) return released;
  const links = await em.findBy(RectifiedInvoice, { tenantId, invoiceId: In(rectifying.map(({ id }) => id)) });
  for (const { id, rectificationWay } of rectifying)
    if (rectificationWay === 'I' || released.has(id))
      links.filter(({ invoiceId }) => invoiceId === id).forEach(({ rectifiedId }) => released.add(rectifiedId));
  return released;
}

/** The prepayments that an invoice's lines take off, each once, in their order. */
export const settledIn = (lines: readonly Pick<InvoiceLine, 'prepaymentId'>[]): string[] => [
  ...new Set(lines.flatMap(({ prepaymentId }) => prepaymentId ?? [])),
];

/** Those of an invoice, whose lines may not be at hand. */
export async function settledBy(em: EntityManager, { tenantId, id, lines }: Invoice): Promise<string[]> {
  if (lines) return settledIn(lines);
  const where = { tenantId, invoiceId: id, prepaymentId: Not(IsNull()) };
  return settledIn(await em.find(InvoiceLine, { where, order: { position: 'ASC' } }));
}
