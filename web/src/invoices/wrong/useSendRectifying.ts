import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { failureOf, isSilence } from '../../client/failure';
import { useRectifyInvoiceMutation, type InvoiceWholeFragment } from '../../gql/invoices';
import type { RectifyInput } from '../../gql/schema';
import { paths } from '../../paths';
import { toast } from '../../ui/overlay/toast';
import { evictInvoices } from '../evictInvoices';

const FAILED = { issued: 'Error emitiendo la rectificativa', draft: 'Error guardando el borrador' };
const UNSURE = {
  issued: 'No sabemos si la rectificativa llegó. Puedes volver a intentarlo: no se emitirá dos veces.',
  draft: 'No sabemos si el borrador llegó. Puedes volver a intentarlo: no se guardará dos veces.',
};

interface Options {
  invoice: InvoiceWholeFragment;
  /** The draft that it goes on from. */
  draftId: string | null;
  /** What is written, and what the form has in it; null: something keeps it from being sent. */
  written(): { input: RectifyInput; form: string } | null;
  /** The right invoice is made next. */
  reissue: boolean;
  /** Kept under this id. */
  onDraft(id: string): void;
}

/** Issues a rectifying invoice or keeps it as a draft, once however often it is tried. */
export function useSendRectifying({ invoice, draftId, written, reissue, onDraft }: Options) {
  const [busy, setBusy] = useState<'issued' | 'draft' | null>(null);
  const [failure, setFailure] = useState<{ text: string; more?: string; fields: Record<string, string> } | null>(null);
  const sending = useRef(false);
  // One for all attempts: an answer that was lost on its way is given again, not made again.
  const key = useRef(crypto.randomUUID());
  const navigate = useNavigate();
  const [rectify] = useRectifyInvoiceMutation({ update: evictInvoices });

  const succeed = (id: string, fullNumber: string | null, warnings: readonly string[]) => {
    if (reissue && !invoice.rectification) {
      toast.success(`Rectificativa ${fullNumber} emitida. Ahora, la factura buena`);
      return navigate(paths.copyInvoice(invoice.id));
    }
    toast.success('Factura rectificativa emitida');
    return navigate(paths.invoice(id), { state: { warnings, issued: true } });
  };

  const send = async (status: 'issued' | 'draft') => {
    const said = written();
    if (!said || sending.current) return;
    sending.current = true;
    setBusy(status);
    setFailure(null);
    const { input, form } = said;
    try {
      const { data } = await rectify({
        variables: {
          id: invoice.id,
          input: { ...input, ...(draftId && { draftId }), ...(status === 'draft' && { status, form }) },
        },
        context: { headers: { 'Idempotency-Key': key.current } },
      });
      if (!data) return;
      key.current = crypto.randomUUID();
      const { id, fullNumber, warnings } = data.rectifyInvoice;
      if (status === 'issued') return void succeed(id, fullNumber, warnings);
      toast.success('Borrador guardado');
      onDraft(id);
    } catch (error) {
      const found = failureOf(error);
      if (!isSilence(found)) key.current = crypto.randomUUID();
      setFailure({
        text: found.message ?? FAILED[status],
        more: isSilence(found) ? UNSURE[status] : undefined,
        fields: found.fields,
      });
    } finally {
      sending.current = false;
      setBusy(null);
    }
  };
  return { busy, failure, issue: () => send('issued'), save: () => send('draft') };
}
