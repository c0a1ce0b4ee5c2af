import type { OverviewFieldsFragment } from '../../gql/verifactu';
import { counted } from '../../verifactu/counts';

/** 'Hay 3 registros esperando a enviarse.' Nothing where none does. */
export function whatWaits(overview: Pick<OverviewFieldsFragment, 'waiting'> | null): string {
  const count = overview?.waiting ?? 0;
  return count ? `Hay ${counted(count, 'registro', 'registros')} esperando a enviarse.` : '';
}
