import { createHmac } from 'node:crypto';
import { IsNull, MoreThan, type EntityManager } from 'typeorm';
import { LINK_DAYS } from '../../../schema/delivery';
import { hashToken } from '../../platform/auth';
import type { Ctx, Services } from '../../platform/context';
import { addDays } from '../../platform/dates';
import { newId } from '../../platform/ids';
import { logActivity } from '../activity/activity';
import type { Invoice } from '../invoices/invoice.entity';
import { InvoiceLinkRow } from './invoice-link.entity';
import type { InvoiceLink } from './link.types';

/** One that has fewer days left is not mailed any more: a new one is made beside it. */
const LEAST_DAYS = 30;

/** The secret of a link's row, as one-time tokens have theirs: only its hash is kept, and the worker makes it again. */
const linkToken = (appSecret: Buffer, id: string): string =>
  createHmac('sha256', appSecret).update(`invoice-link:${id}`).digest('base64url');

/** Its address; null where it was made under a key that has been changed since: it works, but nobody can say it again. */
export function linkUrl({ appSecret, publicUrl }: Services, { id, hash }: InvoiceLinkRow): string | null {
  const token = linkToken(appSecret, id);
  return hashToken(token).equals(hash) ? `${publicUrl}/f/${token}` : null;
}

/** The newest link of an invoice that can be said, and lasts until `until`. */
async function newest(
  em: EntityManager,
  services: Services,
  { tenantId, id }: Pick<Invoice, 'tenantId' | 'id'>,
  until: Date,
): Promise<{ row: InvoiceLinkRow; url: string } | null> {
  const row = await em.findOne(InvoiceLinkRow, {
    where: { tenantId, invoiceId: id, revokedAt: IsNull(), expiresAt: MoreThan(until) },
    order: { createdAt: 'DESC' },
  });
  const url = row && linkUrl(services, row);
  return url ? { row, url } : null;
}

/** What people of the company may copy; null: there is none. */
export async function shownLink(em: EntityManager, ctx: Ctx, invoice: Invoice): Promise<InvoiceLink | null> {
  const found = await newest(em, ctx.services, invoice, ctx.now());
  return found && { url: found.url, expiresAt: found.row.expiresAt };
}

/** The link of an invoice that lasts for a month at least: that which there is, or a new one. Answers its id. */
export async function linkFor(em: EntityManager, ctx: Ctx, invoice: Invoice): Promise<string> {
  const now = ctx.now();
  const found = await newest(em, ctx.services, invoice, addDays(now, LEAST_DAYS));
  if (found) return found.row.id;
  const id = newId(now.getTime());
  await em.insert(InvoiceLinkRow, {
    tenantId: invoice.tenantId,
    id,
    invoiceId: invoice.id,
    hash: hashToken(linkToken(ctx.services.appSecret, id)),
    createdAt: now,
    expiresAt: addDays(now, LINK_DAYS),
    revokedAt: null,
  });
  await logActivity(em, ctx, {
    action: 'create',
    entityType: 'invoice',
    entityId: invoice.id,
    description: `Enlace de la factura ${invoice.fullNumber} creado, para ${LINK_DAYS} días`,
  });
  return id;
}

/** From now on none of an invoice's links leads anywhere. */
export async function revokeLinks(em: EntityManager, ctx: Ctx, invoice: Invoice): Promise<void> {
  const { affected } = await em.update(
    InvoiceLinkRow,
    { tenantId: invoice.tenantId, invoiceId: invoice.id, revokedAt: IsNull() },
    { revokedAt: ctx.now() },
  );
  if (affected)
    await logActivity(em, ctx, {
      action: 'update',
      entityType: 'invoice',
      entityId: invoice.id,
      description: `Enlace de la factura ${invoice.fullNumber} revocado`,
      riskLevel: 'medium',
    });
}
