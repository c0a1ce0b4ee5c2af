import { useState } from 'react';
import { download } from '../../client/download';
import { errorText } from '../../client/failure';
import { usePayInvoicesMutation } from '../../gql/invoices';
import { paths } from '../../paths';
import { useConfirm } from '../../ui/overlay/confirm';
import { toast } from '../../ui/overlay/toast';
import { paidTextOf } from '../collect/paidWith';
import { undoPayments } from '../collect/undoCollection';
import { evictInvoices } from '../evictInvoices';
import type { Selection } from './useSelection';

/** What is done with all the ticked rows at once. */
export function useBulkActions({ chosen, clear }: Selection) {
  const [payInvoices] = usePayInvoicesMutation({ update: evictInvoices });
  const confirm = useConfirm();
  const [busy, setBusy] = useState<'pay' | 'print' | null>(null);
  const ids = chosen.map(({ id }) => id);

  const pay = async () => {
    setBusy('pay');
    try {
      const paid = (await payInvoices({ variables: { ids } })).data?.payInvoices ?? [];
      const replaced = paid
        .flatMap(({ rectification }) => (rectification?.way === 'S' ? rectification.invoices : []))
        .filter(({ id }) => !ids.includes(id));
      toast.success(
        paidTextOf(
          ids.length,
          replaced.map(({ fullNumber }) => fullNumber),
        ),
        () => void undoPayments(ids),
      );
      clear();
    } catch (error) {
      toast.failed(error, 'Error marcando como pagadas');
    } finally {
      setBusy(null);
    }
  };
  const print = async () => {
    setBusy('print');
    try {
      await download(paths.invoicesZip, 'facturas.zip', { body: { ids } });
    } catch (error) {
      void confirm({
        title: errorText(error, 'Error generando PDF'),
        question: 'Las facturas siguen guardadas. Puedes volver a intentarlo.',
        action: 'Entendido',
        only: true,
      });
    } finally {
      setBusy(null);
    }
  };
  return { pay: () => void pay(), print: () => void print(), busy };
}
