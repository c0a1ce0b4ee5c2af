import { In, type EntityManager } from 'typeorm';
import type { Ctx } from '../../../platform/context';
import { conflict } from '../../../platform/errors';
import { logActivity } from '../../activity/activity';
import { shareStatus } from '../exchange/paid';
import { Invoice } from '../invoice.entity';
import { lockInvoices } from '../lock-invoice';
import { RectificationWay } from '../rectify/rectify.types';
import { clerkOf, standing } from './ledger';

const REPLACED = `
  WITH RECURSIVE replaced (id) AS (
    SELECT $2::uuid
     UNION
    SELECT x.rectified_id FROM replaced
      JOIN invoices by ON by.tenant_id = $1 AND by.id = replaced.id AND by.rectification_way = 'S'
      JOIN rectified_invoices x ON x.tenant_id = $1 AND x.invoice_id = replaced.id
  )
  SELECT id FROM replaced`;

/** An invoice, what it replaces (S), what that replaces, and so on: held until COMMIT, since all of it is paid by the one. */
export async function holdReplaced(em: EntityManager, tenantId: string, id: string): Promise<string[]> {
  const rows: { id: string }[] = await em.query(REPLACED, [tenantId, id]);
  const ids = rows.map(row => row.id);
  await lockInvoices(em, tenantId, ids);
  return ids;
}

/** Those whose payment followed that of what replaces them: each leaves its trace, and complete ones follow their tickets. */
export async function followReplacing(
  em: EntityManager,
  ctx: Ctx,
  by: Invoice,
  ids: Iterable<string>,
  words: string,
): Promise<void> {
  const others = [...ids].filter(id => id !== by.id);
  if (others.length === 0) return;
  for (const invoice of await em.findBy(Invoice, { tenantId: by.tenantId, id: In(others) })) {
    await logActivity(em, ctx, {
      action: 'update',
      entityType: 'invoice',
      entityId: invoice.id,
      description: `Factura ${invoice.fullNumber} ${words} con la ${by.fullNumber}, que la sustituye`,
    });
    await shareStatus(em, clerkOf(ctx), invoice);
  }
}

/** An invoice that replaces others is not annulled while it is paid: what it was paid by stands on these as well. */
export async function checkReplacingUnpaid(
  em: EntityManager,
  { tenantId, id, rectificationWay }: Invoice,
): Promise<void> {
  if (rectificationWay !== RectificationWay.S) return;
  if ((await standing(em, tenantId, [id])).length > 0)
    throw conflict(
      'Consta como pagada: deshaz antes su pago, que cuenta también para la que sustituye, y anúlala después',
    );
}
