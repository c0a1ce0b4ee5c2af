import { useState } from 'react';
import { download } from '../../client/download';
import { errorText } from '../../client/failure';
import { paths } from '../../paths';
import { useConfirm } from '../../ui/overlay/confirm';

/** Fetches an issued invoice's PDF, or one more copy that says so; a failure is shown in a dialog. */
export function usePdf(invoice: { id: string; fullNumber: string | null }) {
  const confirm = useConfirm();
  const [busy, setBusy] = useState(false);
  const fetchPdf = async (duplicate: boolean) => {
    setBusy(true);
    try {
      const name = `factura-${invoice.fullNumber}${duplicate ? '-duplicado' : ''}.pdf`;
      await download(paths.invoicePdf(invoice.id, duplicate), name);
    } catch (error) {
      void confirm({
        title: errorText(error, 'Error generando PDF'),
        question: 'La factura sigue guardada. Puedes volver a intentarlo.',
        action: 'Entendido',
        only: true,
      });
    } finally {
      setBusy(false);
    }
  };
  return { fetchPdf: () => void fetchPdf(false), fetchDuplicate: () => void fetchPdf(true), busy };
}
