import { dueDateOf, dueDateProblem } from '../../../../schema/collect/terms';
import { badField } from '../../../platform/errors';
import type { Invoice } from '../invoice.entity';
import type { InvoiceInput } from '../invoices.inputs';
import type { Agreed } from '../parties';

type Dated = Pick<InvoiceInput, 'date' | 'dueDate' | 'prepayment'>;

/** Throws where an invoice cannot be due on the day that it says. */
export function checkDue({ date, dueDate, prepayment }: Dated): void {
  const problem =
    prepayment && dueDate
      ? 'Una factura de anticipo ya está cobrada: no lleva vencimiento'
      : dueDateProblem(date, dueDate);
  if (problem) throw badField('dueDate', problem);
}

/**
 * What an invoice that is issued says of its payment: what was written, else what was agreed with its customer or is usual
 * for the company. A simplified one is paid as it is handed over, a prepayment was.
 */
export function agreeOn(invoice: Invoice, { paymentTerms, paymentMeans, iban }: Agreed): Invoice {
  checkDue(invoice);
  const apart = invoice.prepayment || invoice.kind === 'F2' || invoice.qualified;
  const computed = apart || invoice.dueDate ? null : dueDateOf(invoice.date, paymentTerms);
  const means = invoice.paymentMeans ?? (apart ? null : paymentMeans);
  return Object.assign(invoice, {
    dueDate: invoice.dueDate ?? computed,
    paymentTerms: computed && paymentTerms,
    paymentMeans: means,
    iban: means === 'transfer' ? iban : null,
  });
}
