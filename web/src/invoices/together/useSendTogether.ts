import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { failureOf, isSilence } from '../../client/failure';
import { useRectifyInvoicesMutation, type OriginalFragment } from '../../gql/invoices';
import type { RectifyTogetherInput } from '../../gql/schema';
import { paths } from '../../paths';
import { toast } from '../../ui/overlay/toast';
import { evictInvoices } from '../evictInvoices';

const FAILED = 'Error emitiendo la rectificativa';
const UNSURE = 'No sabemos si la rectificativa llegó. Puedes volver a intentarlo: no se emitirá dos veces.';

interface Failure {
  text: string;
  more?: string;
  fields: Record<string, string>;
}

/** What is refused of one of them, by its place in what was sent. */
const ofOriginal = (fields: Record<string, string>, index: number): string | undefined =>
  Object.entries(fields).find(([name]) => name.startsWith(`originals.${index}.`))?.[1];

/** Issues one rectifying invoice for several and goes to it; what is refused is said of the one that it is about. */
export function useSendTogether(originals: readonly OriginalFragment[]) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  // Errors stand at what was sent, whatever is removed afterwards.
  const [sent, setSent] = useState<readonly string[]>([]);
  const sending = useRef(false);
  // One for all attempts: an answer that was lost on its way is given again, not made again.
  const key = useRef(crypto.randomUUID());
  const navigate = useNavigate();
  const [rectify] = useRectifyInvoicesMutation({ update: evictInvoices });

  const send = async (input: RectifyTogetherInput) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setFailure(null);
    setSent(originals.map(({ id }) => id));
    try {
      const { data } = await rectify({
        variables: { input },
        context: { headers: { 'Idempotency-Key': key.current } },
      });
      if (!data) return;
      const { id, fullNumber, warnings } = data.rectifyInvoices;
      toast.success(`Rectificativa ${fullNumber} emitida`);
      void navigate(paths.invoice(id), { state: { warnings, issued: true } });
    } catch (error) {
      const { message, fields } = failureOf(error);
      const silent = isSilence(failureOf(error));
      if (!silent) key.current = crypto.randomUUID();
      setFailure({ text: message ?? FAILED, more: silent ? UNSURE : undefined, fields });
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  return {
    send,
    busy,
    failure,
    clearFailure: () => setFailure(null),
    /** What the server says of one. */
    refused: (id: string) => (failure && sent.includes(id) ? ofOriginal(failure.fields, sent.indexOf(id)) : undefined),
  };
}
