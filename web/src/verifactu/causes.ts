import type { ExclusionCause } from '../gql/schema';

/** Why the law does not ask a company to send, as it says so. */
export const CAUSES: { value: ExclusionCause; label: string }[] = [
  { value: 'sii', label: 'Llevo mis libros por el SII' },
  { value: 'foral', label: 'Tributo en el País Vasco o Navarra' },
  { value: 'other', label: 'Otra causa del art. 3.3' },
];
