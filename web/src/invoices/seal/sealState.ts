import type { InvoiceRowFragment } from '../../gql/invoices';

/** How an invoice stands with the tax agency. */
export type Standing =
  | 'accepted'
  | 'warned'
  | 'rejected'
  | 'pending'
  | 'sent'
  | 'unsent'
  | 'annulled'
  | 'annulmentRejected'
  | 'annulmentWaits'
  | 'neverThere';

type Judged = Pick<InvoiceRowFragment, 'status' | 'verifactu'>;

function ofCancelled({ annulment }: NonNullable<Judged['verifactu']>): Standing {
  if (!annulment) return 'neverThere';
  if (annulment.status === 'accepted') return 'annulled';
  return annulment.status === 'rejected' ? 'annulmentRejected' : 'annulmentWaits';
}

/** Nothing where there is no record to speak of, nor one to be made: a draft, or cancelled before its company sent. */
export function standingOf({ status, verifactu }: Judged): Standing | null {
  if (status === 'draft') return null;
  if (!verifactu) return status === 'cancelled' ? null : 'unsent';
  if (status === 'cancelled') return ofCancelled(verifactu);
  if (verifactu.status === 'accepted') return verifactu.errorMessage ? 'warned' : 'accepted';
  return verifactu.status;
}

/** Its answer may come at any moment. */
export const mayChange = (standing: Standing | null) =>
  standing === 'pending' || standing === 'sent' || standing === 'annulmentWaits';

/** Nothing of it was ever sent, and it can be. `active`: the company sends what it issues now. */
export const neverSent = (standing: Standing | null, active: boolean) =>
  standing === 'pending' || (standing === 'unsent' && active);
