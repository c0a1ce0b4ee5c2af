import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
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
import { beforeUndoing } from '../collect/cardPaid';
import { paidText } from '../collect/paidWith';
import { undoPayments } from '../collect/undoCollection';
import { cardUndoneWith } from '../collect/undoneWith';
import { evictInvoices } from '../evictInvoices';
import { ticketOf } from '../exchange/ticket';
import { useIssueOnReturn } from '../issue/useIssueOnReturn';
import { useIssueQuestion } from '../issue/useIssueQuestion';
import { BEFORE_REMOVING, beforeCancelling, beforeIssuing, beforeTakingBack } from './questions';
import { useRun, type ActionName } from './useRun';

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
  const { run, busy, refused } = useRun(onWarnings, refresh);
  /** Issued just now, from here. */
  const [issued, setIssued] = useState(false);

  const issueIt = async (pressed: boolean) => {
    // Without it the question only leaves the number out.
    const coming = await nextNumber({ variables: { series: invoice.series, date: invoice.date } }).catch(
      () => undefined,
    );
    const fixCustomer = () => void navigate(paths.editDraft(invoice.id));
    const number = coming?.data?.nextNumber.fullNumber;
    if (!(await ask({ pressed, number, ...beforeIssuing(invoice), fixCustomer }))) return;
    const issueAsSeen = async () => {
      const { data } = await issue({ variables: { id: invoice.id, version: invoice.version } });
      onWarnings(data?.issueInvoice.warnings ?? []);
      setIssued(true);
    };
    await run('issue', issueAsSeen, { done: 'Factura emitida', failed: 'Error emitiendo factura' });
  };
  useIssueOnReturn(() => {
    if (invoice.status === 'draft') void issueIt(true);
  });

  const actions: Record<ActionName, () => Promise<void>> = {
    issue: () => issueIt(false),
    pay: () => {
      let paid: InvoiceWholeFragment | undefined;
      return run('pay', async () => (paid = (await pay()).data?.payInvoice), {
        done: () => paidText(invoice, paid),
        failed: 'Error marcando como pagada',
        undo: () => undoPayments([invoice.id]),
      });
    },
    async unpay() {
      const byCard = await cardUndoneWith(invoice).catch((error: unknown) => {
        toast.failed(error, 'Error deshaciendo el pago');
      });
      if (byCard === undefined || (byCard !== null && !(await confirm(beforeUndoing(byCard))))) return;
      await run('unpay', issue, { done: 'Pago deshecho', failed: 'Error deshaciendo el pago' });
    },
    async cancel() {
      if (await confirm(beforeCancelling(invoice)))
        await run('cancel', cancel, { done: 'Factura anulada', failed: 'Error anulando factura' });
    },
    async exchange() {
      await navigate(paths.exchange, { state: { tickets: [ticketOf(invoice)] } });
    },
    async takeBack() {
      if (!(await confirm(beforeTakingBack(invoice)))) return;
      const takeItBack = async () => {
        const made = (await takeBack()).data?.takeBackExchange;
        if (made) void navigate(paths.invoice(made.id), { state: { warnings: made.warnings } });
      };
      await run('takeBack', takeItBack, { done: 'Canje deshecho', failed: 'Error deshaciendo el canje' });
    },
    async remove() {
      if (!(await confirm(BEFORE_REMOVING))) return;
      const removeIt = async () => {
        await remove();
        navigate(paths.invoices(), { replace: true });
      };
      await run('remove', removeIt, { done: 'Borrador eliminado', failed: 'Error eliminando borrador' });
    },
  };
  return { actions, busy, refused, issued };
}

export type InvoiceActs = ReturnType<typeof useInvoiceActions>;
