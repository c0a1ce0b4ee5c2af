import { useState } from 'react';
import { apollo } from '../../../client/apollo';
import { download } from '../../../client/download';
import { errorText } from '../../../client/failure';
import { ReplacedDocument, usePayInvoicesMutation } from '../../../gql/invoices';
import { paths } from '../../../paths';
import { useConfirm } from '../../../ui/overlay/confirm';
import { toast } from '../../../ui/overlay/toast';
import { paidTextOf } from '../../collect/paidWith';
import { undoPayments } from '../../collect/undoCollection';
import { evictInvoices } from '../../evictInvoices';
import type { Selection } from './useSelection';

/** So many rectifying invoices are asked what they replace, one by one as lists do not say it; of more it is not said. */
const MOST_ASKED = 10;

/** Numbers of those that were paid because what stands in their place was: none where nobody answers, as it is paid anyway. */
async function replacedBy(chosen: Selection['chosen']): Promise<string[]> {
  const rectifying = chosen.filter(({ kind }) => kind.startsWith('R'));
  if (rectifying.length > MOST_ASKED) return [];
  const ask = async ({ id }: Selection['chosen'][number]) => {
    const options = { query: ReplacedDocument, variables: { id }, fetchPolicy: 'no-cache' } as const;
    const rectification = (await apollo.query(options)).data?.invoice.rectification;
    return rectification?.way === 'S' ? rectification.invoices : [];
  };
  const found = await Promise.all(rectifying.map(ask)).catch(() => []);
  return found
    .flat()
    .filter(({ id }) => !chosen.some(each => each.id === id))
    .map(({ fullNumber }) => fullNumber);
}

/** What is done with all the ticked rows at once. */
export function useBulkActions({ chosen, clear }: Selection) {
  const [payInvoices] = usePayInvoicesMutation({ update: evictInvoices });
  const confirm = useConfirm();
  const [busy, setBusy] = useState<'pay' | 'print' | null>(null);
  const ids = chosen.map(({ id }) => id);

  const pay = async () => {
    setBusy('pay');
    try {
      await payInvoices({ variables: { ids } });
      toast.success(paidTextOf(ids.length, await replacedBy(chosen)), () => void undoPayments(ids));
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
