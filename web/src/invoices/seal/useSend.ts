import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { failureOf, isSilence } from '../../client/failure';
import {
  useCreateInvoiceMutation,
  useIssueInvoiceMutation,
  useUpdateInvoiceMutation,
  type InvoiceWholeFragment,
} from '../../gql/invoices';
import { paths } from '../../paths';
import { today } from '../../ui/format/dates';
import { toast } from '../../ui/overlay/toast';
import { evictInvoices } from '../evictInvoices';
import { whatWasSeen } from '../form/computing';
import { layRefusal } from '../form/layRefusal';
import { inputOf } from '../form/values';
import type { InvoiceFormState } from '../form/useInvoiceForm';

export type Sending = 'issue' | 'draft';

const FAILED = 'Error creando factura';
const UNSURE = 'No sabemos si la factura llegó. Puedes volver a intentarlo: no se creará dos veces.';
const ALREADY =
  'La factura ya se había creado con otros datos cuando se cortó la conexión. Búscala en Facturas antes de emitir otra.';
const MOVED =
  'No se ha guardado nada: aquí sigue lo que has escrito. Ábrela en otra pestaña para ver lo que se cambió, o pulsa «Descartar» para seguir desde ello.';

/** Sends the form: as a new invoice or draft, or as the draft it came from. */
export function useSend(
  state: InvoiceFormState,
  draftId: string | null,
  withholding: string | null,
  onDraft: (id: string) => void,
  onRefused: () => void,
) {
  const navigate = useNavigate();
  const copyOf = useSearchParams()[0].get('copy');
  const [busy, setBusy] = useState<Sending | null>(null);
  const [failure, setFailure] = useState<{ text: string; more?: string } | null>(null);
  const [savedAt, setSavedAt] = useState('');
  const sending = useRef(false);
  const [create, { client }] = useCreateInvoiceMutation({ update: evictInvoices });
  const [update] = useUpdateInvoiceMutation({ update: evictInvoices });
  const [issue] = useIssueInvoiceMutation({ update: evictInvoices });

  const deliver = async (what: Sending): Promise<InvoiceWholeFragment | undefined> => {
    const input = {
      ...inputOf(state.form, today(), what === 'issue' && !draftId ? 'issued' : 'draft', withholding),
      ...whatWasSeen(state.form, withholding),
    };
    if (!draftId) {
      state.hold({ withholding: withholding ?? '' });
      // One key for all attempts at this form: an answer that was lost on its way is given again, not made again.
      const { data } = await create({
        variables: { input: { ...input, ...(copyOf && { copyOf }) } },
        context: { headers: { 'Idempotency-Key': state.sendKey } },
      });
      return data?.createInvoice;
    }
    const { data } = await update({ variables: { id: draftId, input: { ...input, version: state.version.current } } });
    const saved = data?.updateInvoice;
    if (what === 'draft' || !saved) return saved;
    // What is refused now is refused of what was saved.
    state.version.current = saved.version;
    return (await issue({ variables: { id: draftId, version: saved.version } })).data?.issueInvoice;
  };

  const succeed = (what: Sending, invoice: InvoiceWholeFragment) => {
    state.release();
    state.version.current = invoice.version;
    if (what === 'draft') {
      toast.success('Borrador guardado');
      setSavedAt(new Date().toISOString());
      return onDraft(invoice.id);
    }
    toast.success('Factura creada correctamente');
    navigate(paths.invoice(invoice.id), { state: { warnings: invoice.warnings, issued: true } });
  };

  const fail = (error: unknown) => {
    const found = failureOf(error);
    const conflicts = found.code === 'CONFLICT' && !draftId;
    // What is refused on a field was not made.
    const repeated = conflicts && Object.keys(found.fields).length === 0;
    const text = found.message ?? FAILED;
    const laid = layRefusal(state.form, found.fields);
    state.show(laid.form, laid.errors);
    const moved = found.code === 'CONFLICT' && draftId && Object.keys(found.fields).length === 0;
    const more = isSilence(found) && !draftId ? UNSURE : repeated ? ALREADY : moved ? MOVED : undefined;
    setFailure({ text, more });
    toast.failed(error, FAILED);
    // What is left of prepayments is asked anew.
    if (laid.errors.prepayments) evictInvoices(client.cache);
    if (conflicts) state.renewSendKey();
    if (Object.keys(found.fields).length) onRefused();
  };

  const send = async (what: Sending) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(what);
    setFailure(null);
    try {
      const invoice = await deliver(what);
      if (invoice) succeed(what, invoice);
    } catch (error) {
      fail(error);
    } finally {
      sending.current = false;
      setBusy(null);
    }
  };

  return { send, busy, failure, savedAt, fail };
}
