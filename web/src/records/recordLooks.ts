import type { RecordKind, RecordStatus } from '../gql/schema';
import { formatCount } from '../ui/format/amounts';
import type { Palette } from '../ui/Badge';

const STATUSES: RecordStatus[] = ['waiting', 'sending', 'accepted', 'accepted_with_errors', 'rejected', 'not_sent'];
/** What the list can be narrowed to: one state, or all that somebody has to see to. */
export const SHOWN = [...STATUSES, 'to_fix'] as const;
type Shown = (typeof SHOWN)[number];

export const shownLabel = (shown: Shown) => (shown === 'to_fix' ? 'Hay que corregir' : STATUS_LOOKS[shown].label);

export const KINDS: RecordKind[] = ['alta', 'anulacion'];

export const STATUS_LOOKS: Record<RecordStatus, { label: string; palette: Palette }> = {
  waiting: { label: 'Pendiente', palette: 'amber' },
  sending: { label: 'Enviándose', palette: 'blue' },
  accepted: { label: 'Aceptado', palette: 'green' },
  accepted_with_errors: { label: 'Con avisos', palette: 'amber' },
  rejected: { label: 'Rechazado', palette: 'red' },
  not_sent: { label: 'Sin enviar', palette: 'gray' },
};

/** What came of it in a line; nothing is left to do about a refusal that a later record corrects. */
export const saidOf = ({
  correctedBy,
  errorMessage,
  csv,
}: {
  correctedBy: number | null;
  errorMessage: string | null;
  csv: string | null;
}) => (correctedBy ? correctedText(correctedBy) : (errorMessage ?? csv));

export const correctedText = (sequence: number) => `Corregido por el registro ${formatCount(sequence)}`;

export const KIND_LABELS: Record<RecordKind, string> = { alta: 'Alta', anulacion: 'Anulación' };

/** 'Alta', 'Alta (subsanación)' */
export const kindText = ({ kind, subsanacion }: { kind: RecordKind; subsanacion: boolean }) =>
  `${KIND_LABELS[kind]}${subsanacion ? ' (subsanación)' : ''}`;
