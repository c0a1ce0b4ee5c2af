import type { Invoice } from '../ledger';
import type { InvoiceRecord } from '../record';

/**
 * What the records that are already kept have to say: the table of operations at the end of the AEAT's validations.
 * Annulling what is annulled is taken there, and is an error in the list of codes; here only the very same anulación is
 * one.
 */
export function refusalByHistory(record: InvoiceRecord, known: Invoice | undefined): number | null {
  if (record.operation === 'Anulacion') {
    if (record.unknownBefore === 'S') return known ? 3000 : null;
    if (!known) return 3002;
    return known.state === 'Anulada' && known.hash === record.hash ? 3001 : null;
  }
  const wantsKnown = record.correction === 'S' && record.rejectedBefore !== 'X';
  if (wantsKnown) return known ? null : 3002;
  return known ? 3000 : null;
}
