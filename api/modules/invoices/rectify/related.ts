import { In, type EntityManager } from 'typeorm';
import type { Ctx } from '../../../platform/context';
import { loaderOf } from '../../../platform/graphql/loader';
import { grouped } from '../../../../schema/group-by';
import { Invoice } from '../invoice.entity';
import { InvoiceStatus } from '../invoice.types';
import { partOf } from './parts';
import { RectifiedInvoice } from './rectified-invoice.entity';
import { RectificationWay, type RelatedInvoice } from './rectify.types';

/** The invoices that a rectifying one corrects, and those that correct an invoice; by the id of the one asked for. */
type Side = 'rectified' | 'rectifiedBy';

interface Found extends RectifiedInvoice {
  related: Invoice;
}

async function load(em: EntityManager, tenantId: string, ids: string[], side: Side): Promise<Map<string, Found[]>> {
  const [own, other] =
    side === 'rectified' ? (['invoiceId', 'rectifiedId'] as const) : (['rectifiedId', 'invoiceId'] as const);
  const links = await em.findBy(RectifiedInvoice, { tenantId, [own]: In(ids) });
  if (links.length === 0) return new Map();
  const invoices = await em.find(Invoice, {
    where: { tenantId, id: In(links.map(link => link[other])) },
    order: { date: 'ASC', number: 'ASC', id: 'ASC' },
  });
  const found = invoices.flatMap(related =>
    links
      .filter(link => link[other] === related.id)
      .map(link =>
        Object.assign(link, { related: side === 'rectifiedBy' && link.rates ? partOf(related, link.rates) : related }),
      ),
  );
  return grouped(found, link => link[own]);
}

/** Another invoice, as one names it. */
export const asRelated = (invoice: Invoice): RelatedInvoice => {
  const { id, fullNumber, date, subtotal, totalIva, total, payable, payableOfAll, status, rectificationWay } = invoice;
  const way = rectificationWay && RectificationWay[rectificationWay];
  return { id, fullNumber: fullNumber!, date, subtotal, totalIva, total, payable, payableOfAll, status, way };
};

/** A cancelled one corrects nothing. */
export const stands = ({ status }: Invoice): boolean => status !== InvoiceStatus.cancelled;

/** The invoices that a rectifying invoice corrects, in their order. */
export async function rectifiedOf(em: EntityManager, { tenantId, id }: Invoice): Promise<Invoice[]> {
  return ((await load(em, tenantId, [id], 'rectified')).get(id) ?? []).map(({ related }) => related);
}

/** The rectifying invoices of an invoice, in their order; of one that rectifies several its part. */
export async function rectifyingOf(
  em: EntityManager,
  { tenantId, id }: Pick<Invoice, 'tenantId' | 'id'>,
): Promise<Invoice[]> {
  return ((await load(em, tenantId, [id], 'rectifiedBy')).get(id) ?? []).map(({ related }) => related);
}

/** What stands of those that rectify several invoices, by the id of each. */
export async function standingOver(
  em: EntityManager,
  tenantId: string,
  ids: string[],
): Promise<Map<string, Invoice[]>> {
  const found = await load(em, tenantId, ids, 'rectifiedBy');
  return new Map([...found].map(([id, each]) => [id, each.map(({ related }) => related).filter(stands)]));
}

/** Either of them for all the invoices of one answer at once. */
export async function relatedOf(ctx: Ctx, { tenantId, id }: Invoice, side: Side): Promise<Invoice[]> {
  const found = await loaderOf(ctx, {
    key: side === 'rectified' ? RectifiedInvoice : rectifyingOf,
    load: (ids: string[]) => ctx.read(em => load(em, tenantId, ids, side)),
  }).load(id);
  return (found ?? []).map(({ related }) => related);
}
