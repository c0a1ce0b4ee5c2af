import type { EntityManager } from 'typeorm';
import type { Ctx } from '../../platform/context';
import { lockHead, sealAnulacion, type Sending } from '../verifactu/chain';
import { anulacionFlags, historyOf, type Past } from '../verifactu/history';
import { PLAIN } from '../verifactu/record-text';
import type { Invoice } from './invoice.entity';

/** An anulación goes where its alta went: an invoice that the AEAT was never to hear of is not annulled there. */
async function sendingBehind(em: EntityManager, tenantId: string, history: readonly Past[]): Promise<Sending> {
  if (history.every(past => past.status === null || past.status === 'blocked')) return null;
  const [{ automatic_sending: automatic }] = await em.query('SELECT automatic_sending FROM tenants WHERE tenant_id = $1', [tenantId]);
  return automatic ? 'now' : 'held';
}

/** Seals the anulación of an invoice just cancelled, in the same transaction. */
export async function sealCancellation(em: EntityManager, ctx: Ctx, invoice: Invoice): Promise<void> {
  const head = await lockHead(em, invoice.tenantId);
  const history = await historyOf(em, invoice.tenantId, invoice.id);
  const sending = await sendingBehind(em, invoice.tenantId, history);
  const { id: invoiceId, issuerNif, date } = invoice;
  sealAnulacion(em, ctx, head, { invoiceId, issuerNif, date, number: invoice.fullNumber! }, sending ? anulacionFlags(history) : PLAIN, sending);
}
