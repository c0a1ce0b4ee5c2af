import { useState } from 'react';
import { useInvoiceDeliveryQuery, type InvoiceWholeFragment } from '../../gql/invoices';

const EVERY_MS = 3000;

/** An invoice's sendings, asked for again while one is on its way and somebody looks; and the dialog that sends. */
export function useDelivery({ id, status }: Pick<InvoiceWholeFragment, 'id' | 'status'>) {
  const skip = status === 'draft';
  const { data, error, refetch } = useInvoiceDeliveryQuery({ variables: { id }, skip });
  const delivery = data?.invoiceDelivery;
  const waiting = delivery?.sendings.some(each => each.status === 'queued') ?? false;
  useInvoiceDeliveryQuery({
    variables: { id },
    skip: skip || !waiting,
    pollInterval: EVERY_MS,
    skipPollAttempt: () => document.visibilityState === 'hidden',
    fetchPolicy: 'network-only',
  });
  /** Addresses in the dialog, where it is open; of a refused one it proposes that. */
  const [to, setTo] = useState<string | null>(null);
  return {
    delivery,
    failed: error !== undefined && delivery === undefined,
    reload: () => void refetch().catch(() => undefined),
    sendable: status === 'issued' || status === 'paid',
    to,
    open: (address?: string) => setTo(address ?? delivery?.to.join(', ') ?? ''),
    close: () => setTo(null),
  };
}

export type DeliveryOf = ReturnType<typeof useDelivery>;
