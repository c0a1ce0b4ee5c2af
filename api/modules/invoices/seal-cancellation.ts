import type { EntityManager } from 'typeorm';
import type { Ctx } from '../../platform/context';
import { openChain } from '../verifactu/seal/chain';
import { anulacionFlags, historyOf } from '../verifactu/correct/history';
import type { Invoice } from './invoice.entity';

/**
 * Seals the anulación of an invoice just cancelled, in the same transaction. One whose record was never for the AEAT
 * has none to annul.
 */
export async function sealCancellation(em: EntityManager, ctx: Ctx, invoice: Invoice): Promise<void> {
  const chain = await openChain(em, ctx);
  const history = await historyOf(em, invoice.tenantId, invoice.id);
  if (history.every(({ status }) => status === null)) return;
  const { id: invoiceId, issuerNif, date } = invoice;
  chain.seal({
    kind: 'anulacion',
    factura: { invoiceId, issuerNif, date, number: invoice.fullNumber! },
    flags: anulacionFlags(history),
  });
}
