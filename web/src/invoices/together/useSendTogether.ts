import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRectifyInvoicesMutation, type OriginalFragment } from '../../gql/invoices';
import type { RectifyTogetherInput } from '../../gql/schema';
import { paths } from '../../paths';
import { toast } from '../../ui/overlay/toast';
import { evictInvoices } from '../evictInvoices';
import { RECTIFYING_TEXTS, useSending } from '../issue/useSending';

/** What is refused of one of them, by its place in what was sent. */
const ofOriginal = (fields: Record<string, string>, index: number): string | undefined =>
  Object.entries(fields).find(([name]) => name.startsWith(`originals.${index}.`))?.[1];

/** Issues one rectifying invoice for several and goes to it; what is refused is said of the one that it is about. */
export function useSendTogether(originals: readonly OriginalFragment[]) {
  const { busy, failure, send, clearFailure } = useSending(RECTIFYING_TEXTS);
  // Errors stand at what was sent, whatever is removed afterwards.
  const [sent, setSent] = useState<readonly string[]>([]);
  const navigate = useNavigate();
  const [rectify] = useRectifyInvoicesMutation({ update: evictInvoices });

  return {
    send: (input: RectifyTogetherInput) =>
      send('issued', async context => {
        setSent(originals.map(({ id }) => id));
        const { data } = await rectify({ variables: { input }, context });
        if (!data) return null;
        const { id, fullNumber, warnings } = data.rectifyInvoices;
        return () => {
          toast.success(`Rectificativa ${fullNumber} emitida`);
          void navigate(paths.invoice(id), { state: { warnings, issued: true } });
        };
      }),
    busy,
    failure,
    clearFailure,
    /** What the server says of one. */
    refused: (id: string) => (failure && sent.includes(id) ? ofOriginal(failure.fields, sent.indexOf(id)) : undefined),
  };
}
