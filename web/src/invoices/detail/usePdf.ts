import { useState } from 'react';
import { download } from '../../client/download';
import { errorText } from '../../client/failure';
import { paths } from '../../paths';
import { useConfirm } from '../../ui/overlay/confirm';

/** Fetches an issued invoice's PDF; a failure is told in a dialog. */
export function usePdf(invoice: { id: string; fullNumber: string | null }) {
  const tell = useConfirm();
  const [busy, setBusy] = useState(false);
  const fetchPdf = async () => {
    setBusy(true);
    try {
      await download(paths.invoicePdf(invoice.id), `factura-${invoice.fullNumber}.pdf`);
    } catch (error) {
      void tell({
        title: errorText(error, 'Error generando PDF'),
        question: 'La factura sigue guardada. Puedes volver a intentarlo.',
        action: 'Entendido',
        only: true,
      });
    } finally {
      setBusy(false);
    }
  };
  return { fetchPdf: () => void fetchPdf(), busy };
}
