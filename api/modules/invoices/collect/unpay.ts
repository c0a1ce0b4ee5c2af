import { In, type EntityManager } from 'typeorm';
import type { Ctx } from '../../../platform/context';
import { checkSelection, findInvoice, undoPayment } from '../invoices';
import { Invoice } from '../invoice.entity';
import { InvoiceStatus } from '../invoice.types';
import { lockInvoices } from '../lock-invoice';

/**
 * Several at once, all or none. Those that stand for others come first, while they are paid still: undoing one undoes what
 * paid its tickets through it. One that is issued already stays so.
 */
export async function unpayInvoices(em: EntityManager, ctx: Ctx, ids: string[]): Promise<Invoice[]> {
  const chosen = checkSelection(ids).sort();
  await lockInvoices(em, ctx.me.tenantId, chosen);
  const unpaid: Invoice[] = [];
  const exchanges = await em.findBy(Invoice, { tenantId: ctx.me.tenantId, id: In(chosen), kind: 'F3' });
  for (const id of new Set([...exchanges.map(each => each.id), ...chosen])) {
    const now = await findInvoice(em, ctx, id);
    unpaid.push(now.status === InvoiceStatus.issued ? now : await undoPayment(em, ctx, id));
  }
  return unpaid;
}
