import type { EntityManager } from 'typeorm';
import type { Ctx } from '../../../platform/context';
import { logActivity } from '../../activity/activity';
import { findInvoices } from '../invoices';
import { checkFilter } from './filtered';
import type { InvoiceExport } from './filter.inputs';

/** Leaves the trace of an export; its rows are streamed by the facade. */
export async function beginExport(em: EntityManager, ctx: Ctx, asked: InvoiceExport): Promise<InvoiceExport> {
  await checkFilter(em, ctx, asked);
  const chosen = asked.ids && (await findInvoices(em, ctx, asked.ids));
  await logActivity(em, ctx, {
    action: 'export',
    entityType: 'invoice',
    entityId: null,
    description: 'Facturas exportadas a CSV',
    riskLevel: 'medium',
  });
  return { ...asked, ids: chosen?.map(invoice => invoice.id) };
}
