import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { DashboardQuery } from '../gql/dashboard';
import { paths } from '../paths';
import { formatCount, formatMoneyRound } from '../ui/amounts';
import { Card } from '../ui/Card';
import { RowTarget } from '../ui/RowTarget';
import { Skeleton } from '../ui/Skeleton';
import { growthOf } from './growth';
import { monthName } from './months';

type Dashboard = DashboardQuery['dashboard'];

interface Stat { name: string; to(dashboard: Dashboard | undefined): string; figure(dashboard: Dashboard): string; context(dashboard: Dashboard): ReactNode }

const STATS: Stat[] = [
  { name: 'Facturas', to: () => paths.invoices(), figure: ({ overview }) => formatCount(overview.totalInvoices), context: ({ overview }) => `${formatCount(overview.monthInvoices)} este mes` },
  { name: 'Ingresos totales', to: () => paths.invoices({ status: 'issued' }), figure: ({ overview }) => formatMoneyRound(overview.totalRevenue), context: ({ overview }) => pendingOf(overview) },
  { name: 'Ingresos del mes', to: dashboard => paths.invoices({ dateFrom: monthStart(dashboard) }), figure: ({ overview }) => formatMoneyRound(overview.monthRevenue), context: dashboard => <Compared {...dashboard} /> },
  {
    name: 'Clientes', to: () => paths.customers(), figure: ({ overview }) => formatCount(overview.totalCustomers),
    context: ({ overview }) => `${formatCount(overview.totalProducts)} ${overview.totalProducts === 1 ? 'producto guardado' : 'productos guardados'}`,
  },
];

// What was invoiced is not yet what was paid.
function pendingOf({ totalInvoices, pendingRevenue }: Dashboard['overview']): string {
  if (totalInvoices === 0) return 'Emitidas y pagadas';
  return Number(pendingRevenue) > 0 ? `${formatMoneyRound(pendingRevenue)} por cobrar` : 'Todo cobrado';
}

const monthStart = (dashboard: Dashboard | undefined) => (dashboard?.revenueByMonth.at(-1) ? `${dashboard.revenueByMonth.at(-1)!.month}-01` : undefined);

interface StatCardsProps { dashboard: Dashboard | undefined; failed: boolean }

/** Four figures, without decimals, each a way to what it counts: the total to what is still to be paid of it. One that needs more room than its share goes to the next line. */
export function StatCards({ dashboard, failed }: StatCardsProps) {
  return (
    <Box as="ul" aria-label="Cifras" aria-busy={(!dashboard && !failed) || undefined} display="flex" flexWrap="wrap" gap={{ base: '3', lg: '4' }} listStyleType="none">
      {STATS.map(({ name, to, figure, context }) => (
        <Card as="li" key={name} flex={{ base: '1 1 calc(50% - 6px)', lg: '1 1 calc(25% - 12px)' }} padding={{ base: '4', lg: '5' }} display="grid" gap="1.5" alignContent="start" position="relative" _hover={{ bg: 'subtle' }}>
          <Box textStyle="small" color="muted" css={{ '& a': { color: 'muted', fontWeight: 'normal' } }}><RowTarget to={to(dashboard)}>{name}</RowTarget></Box>
          <Box textStyle={{ base: 'h1', lg: 'amountXl' }} layerStyle="figures" display="flex" alignItems="center" minHeight={{ base: '28px', lg: '34px' }}>
            {dashboard ? figure(dashboard) : failed ? <Box as="span" color="muted">—</Box> : <Skeleton width="60%" height="20px" />}
          </Box>
          <Box textStyle="caption" color="muted" minHeight="16px" display="flex" alignItems="center">
            {dashboard ? <span>{context(dashboard)}</span> : failed ? null : <Skeleton width="45%" />}
          </Box>
        </Card>
      ))}
    </Box>
  );
}

function Compared({ overview, revenueByMonth }: Dashboard) {
  const before = monthName(revenueByMonth.at(-2)?.month ?? '');
  const growth = growthOf(overview.monthRevenue, overview.previousMonthRevenue);
  if (!growth) return <>Nada en {before}</>;
  return <><Box as="span" fontWeight="medium" color={growth.rising ? 'success' : 'text'} whiteSpace="nowrap">{growth.text}</Box> sobre {before}</>;
}
