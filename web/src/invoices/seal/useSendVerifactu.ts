import { useCallback, useEffect, useRef, useState } from 'react';
import { errorText } from '../../client/failure';
import { useCorrectVerifactuMutation, useSendVerifactuMutation } from '../../gql/invoices';
import { useConfirm } from '../../ui/overlay/confirm';
import { evict } from '../../client/evict';

/** What sending came to. `failed`: no answer, or it was not allowed. */
export interface SendResult {
  message: string;
  csv: string | null;
  good: boolean;
  failed?: boolean;
}

const RELOAD_MS = 1000;
/** The chain has grown, or a record of it has gone on. */
const evictRecords = evict('verifactuRecords', 'verifactuRecord');

/**
 * Sends an invoice's record, or a corrected one: confirm, sending, result; the invoice is read again a second later.
 */
export function useSendVerifactu(id: string, reload: () => void) {
  const confirm = useConfirm();
  const [send] = useSendVerifactuMutation({ variables: { id }, update: evictRecords });
  const [correct] = useCorrectVerifactuMutation({ variables: { id }, update: evictRecords });
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<SendResult | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const deliver = async (act: () => Promise<{ success: boolean; message: string; csv: string | null } | undefined>) => {
    setBusy(true);
    setResult(null);
    try {
      const said = await act();
      if (said) setResult({ message: said.message, csv: said.csv, good: said.success });
    } catch (error) {
      setResult({ message: errorText(error, 'Error enviando'), csv: null, good: false, failed: true });
    } finally {
      setBusy(false);
      timer.current = setTimeout(reload, RELOAD_MS);
    }
  };

  return {
    busy,
    result,
    dismiss: useCallback(() => setResult(null), []),
    correct: () => deliver(async () => (await correct()).data?.correctVerifactu),
    async send() {
      const question =
        'Se registra en la AEAT y ya no se puede cambiar: un error pide una factura rectificativa. Anular es para ventas que no existieron.';
      if (!(await confirm({ title: '¿Enviar esta factura a Verifactu/AEAT?', question, action: 'Enviar factura' })))
        return;
      await deliver(async () => (await send()).data?.sendVerifactu);
    },
  };
}

export type SendVerifactu = ReturnType<typeof useSendVerifactu>;
