import { In, type EntityManager } from 'typeorm';
import { addUp } from '../../../../schema/decimal';
import type { Ctx } from '../../../platform/context';
import { logActivity } from '../../activity/activity';
import { shareStatus } from '../exchange/paid';
import { Invoice } from '../invoice.entity';
import { lockInvoices } from '../lock-invoice';
import { leftOfOne } from './family';
import { clerkOf } from './ledger';
import { balancesOf, owed, type Balance } from './owed';

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
  deed: string,
): Promise<void> {
  const others = [...ids].filter(id => id !== by.id);
  if (others.length === 0) return;
  for (const invoice of await em.findBy(Invoice, { tenantId: by.tenantId, id: In(others) })) {
    await logActivity(em, ctx, {
      action: 'update',
      entityType: 'invoice',
      entityId: invoice.id,
      description: `Factura ${invoice.fullNumber} ${deed} con la ${by.fullNumber}, que la sustituye`,
    });
    await shareStatus(em, clerkOf(ctx), invoice);
  }
}

/**
 * What is asked of its customer for an invoice that stands: what is left of it, once what rectifies it is taken off; of one
 * that replaces others what is owed of these comes on top, since it stands for them.
 */
export async function askedFor(em: EntityManager, tenantId: string, id: string): Promise<Balance> {
  const rows: { id: string }[] = await em.query(REPLACED, [tenantId, id]);
  const ids = rows.map(row => row.id);
  const balances = await balancesOf(em, tenantId, ids);
  const [{ left }] = await em.query(
    `SELECT CASE WHEN ${owed('i')} > 0 THEN ${leftOfOne('i')} ELSE ${owed('i')} END::text AS left
       FROM invoices i WHERE i.tenant_id = $1 AND i.id = $2`,
    [tenantId, id],
  );
  const others = ids.filter(each => each !== id).map(each => balances.get(each)!.owed);
  return { ...balances.get(id)!, owed: addUp([left, ...others]) };
}
