import type { InvoiceRowFragment } from '../gql/invoices';

/** How an invoice stands with the tax agency. */
export type Standing =
  | 'accepted' | 'warned' | 'rejected' | 'blocked' | 'sealed' | 'held' | 'pending' | 'sent'
  | 'annulled' | 'annulmentRejected' | 'annulmentWaits' | 'neverThere';

type Judged = Pick<InvoiceRowFragment, 'status' | 'verifactu'>;

function ofCancelled({ annulment }: NonNullable<Judged['verifactu']>): Standing {
  if (!annulment) return 'neverThere';
  if (annulment.status === 'accepted') return 'annulled';
  return annulment.status === 'rejected' ? 'annulmentRejected' : 'annulmentWaits';
}

/** Nothing where there is no record to speak of: a draft, another plan. */
export function standingOf({ status, verifactu }: Judged): Standing | null {
  if (!verifactu || status === 'draft') return null;
  if (status === 'cancelled') return ofCancelled(verifactu);
  if (verifactu.status === 'accepted') return verifactu.errorMessage ? 'warned' : 'accepted';
  if (verifactu.status === 'rejected') return 'rejected';
  if (verifactu.blocked) return 'blocked';
  if (verifactu.mode === 'NO_VERIFACTU') return 'sealed';
  return verifactu.held ? 'held' : verifactu.status === 'sent' ? 'sent' : 'pending';
}

/** Its answer may come at any moment. */
export const mayChange = (standing: Standing | null) => standing === 'pending' || standing === 'sent' || standing === 'annulmentWaits';

/** Nothing of it was ever sent, and it can be. `active`: the company sends what it issues now. */
export const neverSent = (standing: Standing | null, active: boolean) => standing === 'pending' || standing === 'held' || (standing === 'sealed' && active);
