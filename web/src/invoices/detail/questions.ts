import { doubtsOf } from '../../../../schema/tax/doubts';
import type { InvoiceWholeFragment } from '../../gql/invoices';
import { cameInText } from '../collect/family';
import { customerOf, identityIn, isSimplified, whereIn } from '../customerOf';
import { lateOf } from '../form/extras/days';

/** What is asked before an invoice is issued, of a draft as it is saved. */
export const beforeIssuing = (invoice: InvoiceWholeFragment) => ({
  total: invoice.total,
  payable: invoice.payable,
  simplified: isSimplified(invoice),
  customer: customerOf(invoice).name,
  customerAddress: invoice.customer ? invoice.customer.address : invoice.customerAddress,
  doubts: [...doubtsOf(identityIn(invoice), whereIn(invoice), invoice.lines, invoice.tax), ...lateOf(invoice)],
  unsaid: invoice.lines.filter(line => line.ivaRate === 0 && !line.ivaCause).length,
});

export function beforeCancelling(invoice: InvoiceWholeFragment) {
  const annulment = invoice.verifactu?.status === 'accepted' ? ' También se enviará su anulación a la AEAT.' : '';
  const came = cameInText(invoice);
  return {
    title: `¿Anular la factura ${invoice.fullNumber}?`,
    question: `${came ? `${came} ` : ''}Solo para ventas que no existieron o facturas que no has entregado: si la venta es real, la ley pide una rectificativa («Me he equivocado», en el mismo menú). Conserva su número y queda marcada como anulada.${annulment} No se puede deshacer.`,
    action: 'Anular factura',
    danger: true,
  };
}

export const beforeTakingBack = ({ fullNumber }: InvoiceWholeFragment) => ({
  title: `¿Deshacer el canje ${fullNumber}?`,
  question:
    'Se emite otra factura igual con signo contrario, al mismo cliente. Las simplificadas siguen valiendo y puedes canjearlas de nuevo. No se puede deshacer.',
  action: 'Deshacer el canje',
  danger: true,
});

export const BEFORE_REMOVING = {
  title: '¿Eliminar este borrador?',
  question: 'No tiene número, así que no deja hueco. No se puede deshacer.',
  action: 'Eliminar borrador',
  danger: true,
};
