import type { TenantStatus } from '../gql/schema';
import { Badge, type Palette } from '../ui/Badge';

export const STATES: Record<TenantStatus, { label: string; palette: Palette }> = {
  trial: { label: 'Prueba', palette: 'blue' },
  active: { label: 'Activa', palette: 'green' },
  suspended: { label: 'Suspendida', palette: 'amber' },
  cancelled: { label: 'Cancelada', palette: 'red' },
};

export function TenantBadge({ status }: { status: TenantStatus }) {
  const { label, palette } = STATES[status];
  return <Badge palette={palette}>{label}</Badge>;
}
