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
import type { Standing } from './sealState';

export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';

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

export const LOOKS: Record<Standing, Looks> = {
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
