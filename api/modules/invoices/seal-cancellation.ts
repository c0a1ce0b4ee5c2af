import type { EntityManager } from 'typeorm';
import type { Ctx } from '../../platform/context';
import { lockHead, sealAnulacion, type Head, type Sending } from '../verifactu/chain';
import { anulacionFlags, historyOf, type Past } from '../verifactu/history';
import { PLAIN } from '../verifactu/record-text';
import { whenSent } from '../verifactu/standing';
import type { Invoice } from './invoice.entity';

/** An anulación goes where its alta went: an invoice that the AEAT was never to hear of is not annulled there. */
function sendingBehind({ standing }: Head, history: readonly Past[]): Sending {
  return history.every(past => past.status === null || past.status === 'blocked') ? null : whenSent(standing);
}

/** Seals the anulación of an invoice just cancelled, in the same transaction. */
export async function sealCancellation(em: EntityManager, ctx: Ctx, invoice: Invoice): Promise<void> {
  const head = await lockHead(em, invoice.tenantId);
  const history = await historyOf(em, invoice.tenantId, invoice.id);
  const sending = sendingBehind(head, history);
  const { id: invoiceId, issuerNif, date } = invoice;
  sealAnulacion(em, ctx, head, { invoiceId, issuerNif, date, number: invoice.fullNumber! }, sending ? anulacionFlags(history) : PLAIN, sending);
}
