import { useEffect, useRef } from 'react';
import type { InvoiceWholeFragment } from '../../gql/invoices';
import { useOverview, usePro } from '../../verifactu/useOverview';
import { mayChange, neverSent, sealStateOf } from './sealState';
import { usePolling } from './usePolling';
import { useSendVerifactu, type SendResult } from './useSendVerifactu';

type Sealed = NonNullable<InvoiceWholeFragment['verifactu']>;

/** How the invoice stands with the tax agency, kept up to date, and the sending of its record. */
export function useSeal(invoice: InvoiceWholeFragment, reload: () => void) {
  const pro = usePro();
  const found = sealStateOf(invoice);
  // Without PRO nothing is offered for what has no record.
  const standing = found === 'unsent' && !pro ? null : found;
  const active = useOverview()?.active ?? false;
  const { result, dismiss, ...sending } = useSendVerifactu(invoice.id, reload);
  usePolling(invoice.id, mayChange(standing));
  // Sending by hand is the PRO plan's.
  const sendable = pro && neverSent(standing, active);
  const before = useRef(standing);
  // The card says by now what became of it.
  useEffect(() => {
    if (before.current !== standing) dismiss();
    before.current = standing;
  }, [standing, dismiss]);
  const shown = result && !alreadyOnCard(result, invoice) ? result : null;
  return {
    standing,
    sendable,
    // Nothing goes on by itself until somebody presses something; a record in the queue, or sent without an answer,
    // does.
    urgent: standing === 'rejected' || (standing === 'unsent' && sendable),
    sending: { ...sending, result: shown, dismiss },
  };
}

/** An answer that the card says as well: it was refused again, or the list of what waits brought it earlier. */
const alreadyOnCard = ({ csv, message }: SendResult, { verifactu }: InvoiceWholeFragment) =>
  (csv !== null && csv === verifactu?.aeatCsv) ||
  [verifactu, verifactu?.annulment].some(record => refusedAs(record, message));

const refusedAs = (record: Pick<Sealed, 'status' | 'errorMessage'> | null | undefined, message: string) =>
  record?.status === 'rejected' && message === `Rechazada por la AEAT: ${record.errorMessage ?? ''}`;

export type Seal = ReturnType<typeof useSeal>;
