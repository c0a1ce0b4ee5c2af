import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleX,
  Clock,
  Lock,
  Send,
  ShieldAlert,
  ShieldCheck,
  ShieldX,
  type LucideIcon,
} from 'lucide-react';
import type { InvoiceRowFragment } from '../../gql/invoices';

/** How an invoice stands with the tax agency. */
export type SealState =
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

function ofCancelled({ annulment }: NonNullable<Judged['verifactu']>): SealState {
  if (!annulment) return 'neverThere';
  if (annulment.status === 'accepted') return 'annulled';
  return annulment.status === 'rejected' ? 'annulmentRejected' : 'annulmentWaits';
}

/** Nothing where there is no record to speak of, nor one to be made: a draft, or cancelled before its company sent. */
export function sealStateOf({ status, verifactu }: Judged): SealState | null {
  if (status === 'draft') return null;
  if (!verifactu) return status === 'cancelled' ? null : 'unsent';
  if (status === 'cancelled') return ofCancelled(verifactu);
  if (verifactu.status === 'accepted') return verifactu.errorMessage ? 'warned' : 'accepted';
  return verifactu.status;
}

/** The tax agency has refused its last record: somebody has to do something. */
export const isRefused = (standing: SealState | null) => standing === 'rejected' || standing === 'annulmentRejected';

/** Its answer may come at any moment. */
export const mayChange = (standing: SealState | null) =>
  standing === 'pending' || standing === 'sent' || standing === 'annulmentWaits';

/** Nothing of it was ever sent, and it can be. `active`: the company sends what it issues now. */
export const neverSent = (standing: SealState | null, active: boolean) =>
  standing === 'pending' || (standing === 'unsent' && active);

type Tone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';

interface Looks {
  tone: Tone;
  /** In the list: picture and word. */
  mark: LucideIcon;
  word: string;
  /** Said to readers where the word is short. */
  more?: string;
  /** On the card of the invoice. */
  icon: LucideIcon;
  title: string;
}

export const LOOKS: Record<SealState, Looks> = {
  accepted: { tone: 'success', mark: CircleCheck, word: 'Aceptada', icon: ShieldCheck, title: 'Aceptada por AEAT' },
  warned: {
    tone: 'warning',
    mark: CircleAlert,
    word: 'Con avisos',
    more: 'aceptada',
    icon: ShieldAlert,
    title: 'Aceptada por AEAT',
  },
  rejected: { tone: 'danger', mark: CircleX, word: 'Rechazada', icon: ShieldX, title: 'Rechazada por AEAT' },
  unsent: { tone: 'neutral', mark: CircleDashed, word: 'Sin enviar', icon: Send, title: 'Sin enviar a la AEAT' },
  pending: { tone: 'warning', mark: Clock, word: 'Pendiente', icon: Clock, title: 'Pendiente de Envío' },
  sent: { tone: 'info', mark: Send, word: 'Enviada', icon: Clock, title: 'Pendiente de Envío' },
  annulled: {
    tone: 'success',
    mark: CircleCheck,
    word: 'Anulación',
    more: 'aceptada',
    icon: ShieldCheck,
    title: 'Anulación aceptada por AEAT',
  },
  annulmentRejected: {
    tone: 'danger',
    mark: CircleX,
    word: 'Anulación',
    more: 'rechazada',
    icon: ShieldX,
    title: 'Anulación rechazada por AEAT',
  },
  annulmentWaits: {
    tone: 'warning',
    mark: Clock,
    word: 'Anulación',
    more: 'pendiente de envío',
    icon: Clock,
    title: 'Anulación pendiente de envío',
  },
  neverThere: {
    tone: 'neutral',
    mark: CircleDashed,
    word: 'Sin enviar',
    icon: Lock,
    title: 'Anulada sin enviar a la AEAT',
  },
};
