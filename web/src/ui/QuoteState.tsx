import { agreeing } from '../../../schema/kinds/quote';
import type { QuoteKind, QuoteState as State } from '../gql/schema';
import { Badge, type Palette } from './Badge';

export const STATES: Record<State, { label: string; palette: Palette }> = {
  draft: { label: 'Borrador', palette: 'gray' },
  sent: { label: 'Enviado', palette: 'blue' },
  accepted: { label: 'Aceptado', palette: 'green' },
  refused: { label: 'Rechazado', palette: 'red' },
  expired: { label: 'Caducado', palette: 'amber' },
  invoiced: { label: 'Facturado', palette: 'brand' },
};

export function QuoteState({ quote: { kind, state } }: { quote: { kind: QuoteKind; state: State } }) {
  const { label, palette } = STATES[state];
  return <Badge palette={palette}>{state === 'draft' ? label : agreeing(kind, label)}</Badge>;
}
