import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorText } from '../failure';
import { useCancelInvoiceMutation, useDeleteInvoiceMutation, useIssueInvoiceMutation, usePayInvoiceMutation, type InvoiceWholeFragment } from '../gql/invoices';
import { paths } from '../paths';
import { formatMoney } from '../ui/amounts';
import { useConfirm } from '../ui/confirm';
import { toast } from '../ui/toast';
import { forgetInvoices } from './forgetInvoices';

export type ActionName = 'issue' | 'pay' | 'unpay' | 'cancel' | 'remove';

/** What may be done with an invoice; the irreversible asks first, and a refusal is told. */
export function useInvoiceActions(invoice: InvoiceWholeFragment, onWarnings: (warnings: string[]) => void) {
  const options = { variables: { id: invoice.id }, update: forgetInvoices };
  const [issue] = useIssueInvoiceMutation(options);
  const [pay] = usePayInvoiceMutation(options);
  const [cancel] = useCancelInvoiceMutation(options);
  const [remove] = useDeleteInvoiceMutation(options);
  const confirm = useConfirm();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<ActionName | null>(null);

  const run = async (name: ActionName, act: () => Promise<unknown>, done: string, failed: string) => {
    setBusy(name);
    onWarnings([]);
    try {
      await act();
      toast.success(done);
    } catch (error) {
      toast.error(errorText(error, failed));
    } finally {
      setBusy(null);
    }
  };

  const actions: Record<ActionName, () => Promise<void>> = {
    async issue() {
      const question = `Son ${formatMoney(invoice.total)}. Una factura emitida ya no se edita: si hay un error, se anula.`;
      if (!await confirm({ title: '¿Emitir esta factura?', question, action: 'Emitir factura' })) return;
      await run('issue', async () => onWarnings((await issue()).data?.issueInvoice.warnings ?? []), 'Factura emitida', 'Error emitiendo factura');
    },
    pay: () => run('pay', pay, 'Factura marcada como pagada', 'Error marcando como pagada'),
    unpay: () => run('unpay', issue, 'Pago deshecho', 'Error deshaciendo el pago'),
    async cancel() {
      const title = `¿Anular la factura ${invoice.fullNumber}?`;
      const told = invoice.verifactu?.status === 'accepted' ? ' También se enviará su anulación a la AEAT.' : '';
      const question = `Conserva su número y queda marcada como anulada.${told} No se puede deshacer.`;
      if (await confirm({ title, question, action: 'Anular factura', danger: true })) await run('cancel', cancel, 'Factura anulada', 'Error anulando factura');
    },
    async remove() {
      if (!await confirm({ title: '¿Eliminar este borrador?', question: 'No tiene número, así que no deja hueco. No se puede deshacer.', action: 'Eliminar borrador', danger: true })) return;
      await run('remove', async () => {
        await remove();
        navigate(paths.invoices(), { replace: true });
      }, 'Borrador eliminado', 'Error eliminando borrador');
    },
  };
  return { actions, busy };
}

export type InvoiceActs = ReturnType<typeof useInvoiceActions>;
