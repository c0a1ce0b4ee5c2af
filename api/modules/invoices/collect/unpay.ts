import type { EntityManager } from 'typeorm';
import type { Ctx } from '../../../platform/context';
import { checkSelection, findInvoice, undoPayment } from '../invoices';
import type { Invoice } from '../invoice.entity';
import { InvoiceStatus } from '../invoice.types';
import { lockInvoices } from '../lock-invoice';

/** Several at once, all or none. One that is issued already stays so: undoing an exchange's payment undid its tickets'. */
export async function unpayInvoices(em: EntityManager, ctx: Ctx, ids: string[]): Promise<Invoice[]> {
  const chosen = checkSelection(ids).sort();
  await lockInvoices(em, ctx.me.tenantId, chosen);
  const unpaid: Invoice[] = [];
  for (const id of chosen) {
    const now = await findInvoice(em, ctx, id);
    unpaid.push(now.status === InvoiceStatus.issued ? now : await undoPayment(em, ctx, id));
  }
  return unpaid;
}
