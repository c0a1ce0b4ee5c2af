import { Badge, type Palette } from './Badge';

const LABELS: Record<string, string> = {
  draft: 'Borrador',
  issued: 'Emitida',
  paid: 'Pagada',
  cancelled: 'Anulada',
  partly: 'Cobro parcial',
};

// The specification gives both readings: the dashboard's colours are the other way round.
const PALETTES: Record<'list' | 'dashboard', Record<string, Palette>> = {
  list: { draft: 'gray', issued: 'green', paid: 'blue', cancelled: 'red', partly: 'amber' },
  dashboard: { draft: 'gray', issued: 'blue', paid: 'green', cancelled: 'red', partly: 'amber' },
};

/** State of an invoice; an unknown one shows as draft. */
export function StatusBadge({ status, on = 'list' }: { status: string; on?: 'list' | 'dashboard' }) {
  const known = Object.hasOwn(LABELS, status) ? status : 'draft';
  return <Badge palette={PALETTES[on][known]}>{LABELS[known]}</Badge>;
}

export const statusLabel = (status: string) => LABELS[status] ?? LABELS.draft;
