import { evict } from '../../client/evict';
import {
  useDeleteRecurringInvoiceMutation,
  usePauseRecurringInvoiceMutation,
  useResumeRecurringInvoiceMutation,
  useRetryRecurringInvoiceMutation,
  useSkipRecurringInvoiceMutation,
  type RecurringRowFragment,
} from '../../gql/invoices';
import { formatDateProse } from '../../ui/format/dates';
import { toast } from '../../ui/overlay/toast';
import { useAskAndDo } from '../../ui/overlay/useAskAndDo';
import { evictInvoices } from '../evictInvoices';

export function useRecurringActions() {
  const { askAndDo, busy } = useAskAndDo();
  const options = { update: evict('recurringInvoices') };
  const [pause] = usePauseRecurringInvoiceMutation(options);
  const [resume] = useResumeRecurringInvoiceMutation(options);
  const [skip] = useSkipRecurringInvoiceMutation(options);
  const [retry] = useRetryRecurringInvoiceMutation({
    update: cache => {
      options.update(cache);
      evictInvoices(cache);
    },
  });
  const [remove] = useDeleteRecurringInvoiceMutation(options);
  return {
    busy,
    pause: ({ id }: RecurringRowFragment) =>
      askAndDo({ act: () => pause({ variables: { id } }), done: 'En pausa', failed: 'Error poniéndola en pausa' }),
    resume: ({ id }: RecurringRowFragment) =>
      askAndDo({ act: () => resume({ variables: { id } }), done: 'Reanudada', failed: 'Error reanudándola' }),
    async retry({ id, made }: RecurringRowFragment) {
      try {
        const { data } = await retry({ variables: { id } });
        const rule = data?.retryRecurringInvoice;
        if (rule?.problem) toast.error('Sigue sin poder hacerse: mira el motivo en la lista');
        else if (rule && rule.made > made) toast.success('Factura hecha');
        else toast.warning('Aún no está hecha: vuelve a mirar en un momento');
      } catch (error) {
        toast.failed(error, 'Error volviendo a intentarlo');
      }
    },
    skip: ({ id, nextDate, customerName }: RecurringRowFragment) =>
      askAndDo({
        ask: {
          title: `¿Saltar la factura del ${formatDateProse(nextDate!)}?`,
          question: `No se hará la de ese día para ${customerName}. Las siguientes siguen igual.`,
          action: 'Saltar esta factura',
        },
        act: () => skip({ variables: { id, day: nextDate } }),
        done: 'Saltada',
        failed: 'Error saltándola',
      }),
    remove: ({ id, customerName }: RecurringRowFragment) =>
      askAndDo({
        ask: {
          title: `¿Eliminar la factura recurrente de ${customerName}?`,
          question: 'No se hará ninguna más. Las facturas y borradores que ya están hechos se quedan como están.',
          action: 'Eliminar',
          danger: true,
        },
        act: () => remove({ variables: { id } }),
        done: 'Factura recurrente eliminada',
        failed: 'Error eliminando la factura recurrente',
      }),
  };
}

export type RecurringActs = ReturnType<typeof useRecurringActions>;
