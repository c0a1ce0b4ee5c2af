import type { EntityManager } from 'typeorm';
import type { TextValues } from '../../../schema/delivery';
import { ERASED_CODE } from '../../../schema/privacy/erased';
import { wordsIn } from '../../../schema/paper/in-language';
import { conflict } from '../../platform/errors';
import { Customer } from '../customers/customer.entity';
import type { Invoice } from '../invoices/invoice.entity';
import { InvoiceStatus } from '../invoices/invoice.types';
import type { Sender } from './frame';

/** Why an invoice is not sent to anybody, in Spanish; null: it may be. */
function sendingProblem({ status, toNif }: Pick<Invoice, 'status' | 'toNif'>): string | null {
  if (status === InvoiceStatus.draft) return 'Un borrador no se envía: emite antes la factura';
  if (status === InvoiceStatus.cancelled) return 'La factura está anulada: no se envía';
  return new RegExp(ERASED_CODE).test(toNif ?? '')
    ? 'Los datos de este cliente se suprimieron: no se le envía nada'
    : null;
}

/** The same, with what the customer asked of their data. */
export async function mailingProblem(em: EntityManager, invoice: Invoice): Promise<string | null> {
  const { tenantId, customerId } = invoice;
  const card = customerId ? await em.findOneBy(Customer, { tenantId, id: customerId }) : null;
  if (card?.restrictedAt) return 'El tratamiento de los datos de este cliente está limitado: no se le envía nada';
  return sendingProblem(invoice);
}

/** Throws CONFLICT for an invoice that is not sent to anybody. */
export async function checkSendable(em: EntityManager, invoice: Invoice): Promise<void> {
  const problem = await mailingProblem(em, invoice);
  if (problem) throw conflict(problem);
}

/** What stands in the places of a text's fields, as the paper writes it. */
export function valuesOf(invoice: Invoice): TextValues {
  const { euros, longDate } = wordsIn(invoice);
  return {
    numero: invoice.fullNumber,
    total: euros(invoice.payable),
    fecha: longDate(invoice.date),
    vencimiento: invoice.dueDate && longDate(invoice.dueDate),
    cliente: invoice.toName || null,
    empresa: invoice.issuerName,
  };
}

/** In whose name a letter about an invoice goes. */
export const senderOf = ({ issuerName, issuerNif, issuerAddress }: Invoice, answers: boolean): Sender => ({
  name: issuerName,
  nif: issuerNif,
  address: issuerAddress,
  answers,
});
