import type { InvoiceWholeFragment } from '../gql/invoices';
import { useOverview } from '../verifactu/useOverview';
import { mayChange, neverSent, standingOf } from './standing';
import { usePolling } from './usePolling';
import { useSendVerifactu } from './useSendVerifactu';

const NEEDS_A_PERSON = ['rejected', 'blocked', 'sent'];

/** How the invoice stands with the tax agency, kept up to date, and the sending of its record. */
export function useSeal(invoice: InvoiceWholeFragment, reload: () => void) {
  const standing = standingOf(invoice);
  const active = useOverview()?.active ?? false;
  const sending = useSendVerifactu(invoice.id, reload);
  usePolling(invoice.id, mayChange(standing));
  const sendable = neverSent(standing, active);
  return { standing, sending, sendable, urgent: sendable || NEEDS_A_PERSON.includes(standing ?? '') };
}

export type Seal = ReturnType<typeof useSeal>;
