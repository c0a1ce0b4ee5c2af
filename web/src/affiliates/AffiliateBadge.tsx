import type { AffiliateStatus } from '../gql/schema';
import { Badge, type Palette } from '../ui/Badge';

const STATES: Record<AffiliateStatus, { label: string; palette: Palette }> = {
  active: { label: 'Activo', palette: 'green' },
  inactive: { label: 'Inactivo', palette: 'gray' },
  pending: { label: 'Pendiente', palette: 'amber' },
};

export function AffiliateBadge({ status }: { status: AffiliateStatus }) {
  const { label, palette } = STATES[status];
  return <Badge palette={palette}>{label}</Badge>;
}
