import type { AffiliateStatsFieldsFragment } from '../gql/affiliates';
import { formatCount, formatMoney } from '../ui/format/amounts';
import type { Figure } from './Figures';

type Stats = AffiliateStatsFieldsFragment;

export const ALL = ['Afiliados', 'Referidos', 'Conversiones', 'Comisiones pendientes'];
export const OWN = ['Afiliados', 'Referidos', 'Conversiones', 'Comisiones'];

const share = ({ totalReferrals, totalConversions }: Stats) =>
  totalReferrals === 0
    ? 'Aún no ha llegado nadie'
    : `${Math.round((totalConversions / totalReferrals) * 100)}\u00a0% de los referidos`;

const brought = ({ totalAffiliates, totalReferrals, totalConversions }: Stats): string[] => [
  formatCount(totalAffiliates),
  formatCount(totalReferrals),
  formatCount(totalConversions),
];
const figures = (names: string[], values: string[], contexts: string[]): Figure[] =>
  names.map((name, place) => ({ name, figure: values[place]!, context: contexts[place]! }));

/** The platform's. */
export function allFigures(stats: Stats): Figure[] {
  const { activeAffiliates, pendingAffiliates, pendingCommissions, pendingCount, totalCommissions } = stats;
  return figures(
    ALL,
    [...brought(stats), formatMoney(pendingCommissions)],
    [
      `${formatCount(activeAffiliates)} ${activeAffiliates === 1 ? 'activo' : 'activos'}, ${formatCount(pendingAffiliates)} por activar`,
      'Empresas que llegaron con un código',
      share(stats),
      `${formatCount(pendingCount)}, de ${formatMoney(totalCommissions)} ganados`,
    ],
  );
}

/** A company's. */
export function ownFigures(stats: Stats): Figure[] {
  const { pendingAffiliates: waiting, pendingCommissions, totalCommissions } = stats;
  return figures(
    OWN,
    [...brought(stats), formatMoney(totalCommissions)],
    [
      waiting === 0
        ? 'Todos revisados por Folio'
        : waiting === 1
          ? '1 espera a que Folio lo active'
          : `${formatCount(waiting)} esperan a que Folio los active`,
      'Empresas que llegaron con un código',
      'Ya han pagado',
      `${formatMoney(pendingCommissions)} por cobrar`,
    ],
  );
}
