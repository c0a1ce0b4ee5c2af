import type { EntityManager } from 'typeorm';
import type { Ctx } from '../../platform/context';
import { notFound } from '../../platform/errors';
import { checkId } from '../../platform/ids';
import type { Data, FileAnswer } from '../../rest/route';
import { sendPaper } from '../invoices/files/invoice-pdf';
import { ownPaper } from './own-invoices';
import { Payment } from './payment.entity';

const none = () => notFound('Factura no encontrada');

/** A payment of the company that we have invoiced. Another's, or one without its invoice yet: NOT_FOUND. */
export async function readInvoicedPayment(em: EntityManager, ctx: Ctx, id: string): Promise<Payment> {
  const payment = await em.findOneBy(Payment, { tenantId: ctx.me.tenantId, id: checkId(id) });
  if (!payment?.invoiceId) throw none();
  return payment;
}

/** Sends our invoice for a payment as an attachment factura-{number}.pdf. It has the payment's id. */
export async function sendPaymentInvoice(data: Data, { res, ctx: { services, me } }: FileAnswer): Promise<void> {
  await services.limits.take('pdfTenant', me.tenantId);
  const paper = await ownPaper(services, (data.paymentInvoice as { id: string }).id, me.tenantId);
  if (!paper) throw none();
  sendPaper(res, paper);
}
