import { useRef, useState } from 'react';
import { failureOf, isSilence } from '../../client/failure';

interface SendFailure {
  text: string;
  more?: string;
  fields: Record<string, string>;
}
/** What is said where it failed without words, and where nobody knows whether it arrived. */
type Texts<Kind extends string> = Record<Kind, { failed: string; unsure: string }>;
export const RECTIFYING_TEXTS = {
  issued: {
    failed: 'Error emitiendo la rectificativa',
    unsure: 'No sabemos si la rectificativa llegó. Puedes volver a intentarlo: no se emitirá dos veces.',
  },
};
interface Context {
  headers: Record<string, string>;
}

/** Sends what is made once however often it is tried; `act` gives what comes after it, null where no answer came. */
export function useSending<Kind extends string>(texts: Texts<Kind>) {
  const [busy, setBusy] = useState<Kind | null>(null);
  const [failure, setFailure] = useState<SendFailure | null>(null);
  const sending = useRef(false);
  // One for all attempts: an answer that was lost on its way is given again, not made again.
  const key = useRef(crypto.randomUUID());
  const send = async (kind: Kind, act: (context: Context) => Promise<(() => void) | null>) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(kind);
    setFailure(null);
    try {
      const onward = await act({ headers: { 'Idempotency-Key': key.current } });
      if (!onward) return;
      key.current = crypto.randomUUID();
      onward();
    } catch (error) {
      const found = failureOf(error);
      if (!isSilence(found)) key.current = crypto.randomUUID();
      const { failed, unsure } = texts[kind];
      setFailure({
        text: found.message ?? failed,
        more: isSilence(found) ? unsure : undefined,
        fields: found.fields,
      });
    } finally {
      sending.current = false;
      setBusy(null);
    }
  };
  return { busy, failure, send, clearFailure: () => setFailure(null) };
}
