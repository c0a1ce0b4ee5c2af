import { Box } from '@chakra-ui/react';
import type { SuperadminStatsQuery } from '../gql/superadmin';
import { paths } from '../paths';
import { formatCount, formatMoney } from '../ui/format/amounts';
import { monthName } from '../ui/chart/months';
import type { Stat } from '../ui/table/StatCards';

export type Stats = SuperadminStatsQuery['superadminStats'];

const counted = (count: number, one: string, many: string) => `${formatCount(count)} ${count === 1 ? one : many}`;
const share = new Intl.NumberFormat('es-ES', { style: 'percent' });

/** The platform at a glance; the first three lead to the companies that they count. */
export const STATS: Stat<Stats>[] = [
  {
    name: 'Total empresas',
    to: () => paths.tenants(),
    figure: ({ totalTenants }) => formatCount(totalTenants),
    context: ({ months }) => counted(months.at(-1)?.signUps ?? 0, 'alta este mes', 'altas este mes'),
  },
  {
    name: 'Activas',
    to: () => paths.tenants({ status: 'active' }),
    figure: ({ activeTenants }) => formatCount(activeTenants),
    context: ({ activeTenants, totalTenants }) =>
      `${share.format(totalTenants ? activeTenants / totalTenants : 0)} del total`,
  },
  {
    name: 'En prueba',
    to: () => paths.tenants({ status: 'trial' }),
    figure: ({ trialTenants }) => formatCount(trialTenants),
    context: ({ trialsEnding }) => `${counted(trialsEnding, 'acaba', 'acaban')} en 7 días`,
  },
  { name: 'MRR', figure: ({ mrr }) => formatMoney(mrr), context: stats => <Compared {...stats} /> },
];

function Compared({ mrr, months }: Stats) {
  const before = months.at(-2);
  if (before?.mrr == null) return <>Sin IVA</>;
  const change = Number(mrr) - Number(before.mrr);
  const month = monthName(before.month);
  if (change === 0) return <>Igual que en {month}</>;
  const text = `${change > 0 ? '+' : ''}${formatMoney(change.toFixed(2))}`;
  return (
    <>
      <Box as="span" fontWeight="medium" color={change > 0 ? 'success' : 'text'} whiteSpace="nowrap">
        {text}
      </Box>{' '}
      sobre {month}
    </>
  );
}
