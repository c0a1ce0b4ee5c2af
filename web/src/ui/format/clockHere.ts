import type { Territory } from '../../../../schema/tax/territory';

/** What the clock of this computer says of where it stands; null: nothing. Ceuta and Melilla share theirs. */
export const clockHere = (): Territory | null =>
  Intl.DateTimeFormat().resolvedOptions().timeZone === 'Atlantic/Canary' ? 'canarias' : null;
