import { useState } from 'react';
import { doubtsOf } from '../../../../schema/tax/doubts';
import { useNavigate } from 'react-router-dom';
import { failureOf } from '../../client/failure';
import {
  useCancelInvoiceMutation,
  useDeleteInvoiceMutation,
  useIssueInvoiceMutation,
  useNextNumberLazyQuery,
  usePayInvoiceMutation,
  useTakeBackExchangeMutation,
  type InvoiceWholeFragment,
} from '../../gql/invoices';
import { paths } from '../../paths';
import { useConfirm } from '../../ui/overlay/confirm';
import { toast } from '../../ui/overlay/toast';
import { paidText } from '../collect/paidWith';
import { undoPayments } from '../collect/undoCollection';
import { ticketOf } from '../exchange/ticket';
import { customerOf, identityIn, isSimplified, whereIn } from '../customerOf';
import { evictInvoices } from '../evictInvoices';
import { lateOf } from '../form/extras/days';
import { cameInText } from '../collect/family';
import { useIssueOnReturn } from '../issue/useIssueOnReturn';
import { useIssueQuestion } from '../issue/useIssueQuestion';

export type ActionName = 'issue' | 'pay' | 'unpay' | 'cancel' | 'remove' | 'exchange' | 'takeBack';

/** What may be done with an invoice; what cannot be undone asks first, and a refusal is shown. */
export function useInvoiceActions(
  invoice: InvoiceWholeFragment,
  onWarnings: (warnings: string[]) => void,
  refresh: () => unknown,
) {
  const options = { variables: { id: invoice.id }, update: evictInvoices };
  const [issue] = useIssueInvoiceMutation(options);
  const [pay] = usePayInvoiceMutation(options);
  const [cancel] = useCancelInvoiceMutation(options);
  const [remove] = useDeleteInvoiceMutation(options);
  const [takeBack] = useTakeBackExchangeMutation(options);
  const confirm = useConfirm();
  const ask = useIssueQuestion();
  const [nextNumber] = useNextNumberLazyQuery({ fetchPolicy: 'network-only' });
  const navigate = useNavigate();
  const [busy, setBusy] = useState<ActionName | null>(null);
  /** Issued just now, from here. */
  const [issued, setIssued] = useState(false);
  /** Why a draft was not issued: something in it is to be put right. */
  const [refused, setRefused] = useState<string | null>(null);

  const run = async (
    name: ActionName,
    act: () => Promise<unknown>,
    done: string | (() => string),
    failed: string,
    undo?: () => Promise<void>,
  ) => {
    setBusy(name);
    onWarnings([]);
    setRefused(null);
    try {
      await act();
      toast.success(typeof done === 'string' ? done : done(), undo && (() => void undo()));
    } catch (error) {
      const { code, message, fields } = failureOf(error);
      if (name === 'issue' && message && Object.keys(fields).length) setRefused(message);
      // Somebody changed it meanwhile: it is shown as it is by now.
      if (code === 'CONFLICT') void refresh();
      toast.failed(error, failed);
    } finally {
      setBusy(null);
    }
  };

  const issueIt = async (pressed: boolean) => {
    // Without it the question only leaves the number out.
    const coming = await nextNumber({ variables: { series: invoice.series, date: invoice.date } }).catch(
      () => undefined,
    );
    const { name } = customerOf(invoice);
    const asked = {
      pressed,
      number: coming?.data?.nextNumber.fullNumber,
      total: invoice.total,
      payable: invoice.payable,
      simplified: isSimplified(invoice),
      customer: name,
      customerAddress: invoice.customer ? invoice.customer.address : invoice.customerAddress,
      fixCustomer: () => void navigate(paths.editDraft(invoice.id)),
      doubts: [...doubtsOf(identityIn(invoice), whereIn(invoice), invoice.lines, invoice.tax), ...lateOf(invoice)],
      unsaid: invoice.lines.filter(line => line.ivaRate === 0 && !line.ivaCause).length,
    };
    if (!(await ask(asked))) return;
    await run(
      'issue',
      async () => {
        onWarnings(
          (await issue({ variables: { id: invoice.id, version: invoice.version } })).data?.issueInvoice.warnings ?? [],
        );
        setIssued(true);
      },
      'Factura emitida',
      'Error emitiendo factura',
    );
  };
  useIssueOnReturn(() => {
    if (invoice.status === 'draft') void issueIt(true);
  });

  const actions: Record<ActionName, () => Promise<void>> = {
    issue: () => issueIt(false),
    pay: () => {
      let paid: InvoiceWholeFragment | undefined;
      return run(
        'pay',
        async () => (paid = (await pay()).data?.payInvoice),
        () => paidText(invoice, paid),
        'Error marcando como pagada',
        () => undoPayments([invoice.id]),
      );
    },
    unpay: () => run('unpay', issue, 'Pago deshecho', 'Error deshaciendo el pago'),
    async cancel() {
      const title = `¿Anular la factura ${invoice.fullNumber}?`;
      const annulment = invoice.verifactu?.status === 'accepted' ? ' También se enviará su anulación a la AEAT.' : '';
      const came = cameInText(invoice);
      const question = `${came ? `${came} ` : ''}Solo para ventas que no existieron o facturas que no has entregado: si la venta es real, la ley pide una rectificativa («Me he equivocado», en el mismo menú). Conserva su número y queda marcada como anulada.${annulment} No se puede deshacer.`;
      if (await confirm({ title, question, action: 'Anular factura', danger: true }))
        await run('cancel', cancel, 'Factura anulada', 'Error anulando factura');
    },
    async exchange() {
      await navigate(paths.exchange, { state: { tickets: [ticketOf(invoice)] } });
    },
    async takeBack() {
      const title = `¿Deshacer el canje ${invoice.fullNumber}?`;
      const question =
        'Se emite otra factura igual con signo contrario, al mismo cliente. Las simplificadas siguen valiendo y puedes canjearlas de nuevo. No se puede deshacer.';
      if (!(await confirm({ title, question, action: 'Deshacer el canje', danger: true }))) return;
      await run(
        'takeBack',
        async () => {
          const made = (await takeBack()).data?.takeBackExchange;
          if (made) void navigate(paths.invoice(made.id), { state: { warnings: made.warnings } });
        },
        'Canje deshecho',
        'Error deshaciendo el canje',
      );
    },
    async remove() {
      if (
        !(await confirm({
          title: '¿Eliminar este borrador?',
          question: 'No tiene número, así que no deja hueco. No se puede deshacer.',
          action: 'Eliminar borrador',
          danger: true,
        }))
      )
        return;
      await run(
        'remove',
        async () => {
          await remove();
          navigate(paths.invoices(), { replace: true });
        },
        'Borrador eliminado',
        'Error eliminando borrador',
      );
    },
  };
  return { actions, busy, refused, issued };
}

export type InvoiceActs = ReturnType<typeof useInvoiceActions>;
