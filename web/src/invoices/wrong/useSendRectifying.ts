import { useNavigate } from 'react-router-dom';
import { useRectifyInvoiceMutation, type InvoiceWholeFragment } from '../../gql/invoices';
import type { RectifyInput } from '../../gql/schema';
import { paths } from '../../paths';
import { toast } from '../../ui/overlay/toast';
import { evictInvoices } from '../evictInvoices';
import { RECTIFYING_TEXTS, useSending } from '../issue/useSending';

const TEXTS = {
  ...RECTIFYING_TEXTS,
  draft: {
    failed: 'Error guardando el borrador',
    unsure: 'No sabemos si el borrador llegó. Puedes volver a intentarlo: no se guardará dos veces.',
  },
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
  const { busy, failure, send } = useSending(TEXTS);
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

  const put = (status: 'issued' | 'draft') => {
    const said = written();
    if (!said) return Promise.resolve();
    const { input, form } = said;
    return send(status, async context => {
      const { data } = await rectify({
        variables: {
          id: invoice.id,
          input: { ...input, ...(draftId && { draftId }), ...(status === 'draft' && { status, form }) },
        },
        context,
      });
      if (!data) return null;
      const { id, fullNumber, warnings } = data.rectifyInvoice;
      return () => {
        if (status === 'issued') return void succeed(id, fullNumber, warnings);
        toast.success('Borrador guardado');
        onDraft(id);
      };
    });
  };
  return { busy, failure, issue: () => put('issued'), save: () => put('draft') };
}
