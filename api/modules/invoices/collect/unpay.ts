import type { EntityManager } from 'typeorm';
import type { Ctx } from '../../../platform/context';
import { findInvoice, findInvoices, undoPayment } from '../invoices';
import type { Invoice } from '../invoice.entity';
import { InvoiceStatus } from '../invoice.types';
import { lockInvoices } from '../lock-invoice';
import { checkSelection } from './selection-points';

/**
 * Several at once, all or none. Those that stand for others come first, while they are paid still: undoing one undoes what
 * paid its tickets through it. One that is issued already stays so.
 */
export async function unpayInvoices(em: EntityManager, ctx: Ctx, ids: string[]): Promise<Invoice[]> {
  const chosen = checkSelection(ids).sort();
  await lockInvoices(em, ctx.me.tenantId, chosen);
  // One that is not there refuses all before any is undone.
  const exchanges = (await findInvoices(em, ctx, chosen)).filter(({ kind }) => kind === 'F3');
  const unpaid: Invoice[] = [];
  for (const id of new Set([...exchanges.map(each => each.id), ...chosen])) {
    const now = await findInvoice(em, ctx, id);
    unpaid.push(now.status === InvoiceStatus.issued ? now : await undoPayment(em, ctx, id));
  }
  return unpaid;
}
