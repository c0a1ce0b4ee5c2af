import { Box } from '@chakra-ui/react';
import type { DashboardQuery } from '../gql/dashboard';
import { paths } from '../paths';
import { formatCount, formatMoneyRound } from '../ui/format/amounts';
import { monthName } from '../ui/chart/months';
import type { Stat } from '../ui/table/StatCards';
import { growthOf } from './growth';

type Dashboard = DashboardQuery['dashboard'];

/** Without decimals; the total leads to what is still to be paid of it. */
export const STATS: Stat<Dashboard>[] = [
  {
    name: 'Facturas',
    to: () => paths.invoices(),
    figure: ({ overview }) => formatCount(overview.totalInvoices),
    context: ({ overview }) => `${formatCount(overview.monthInvoices)} este mes`,
  },
  {
    name: 'Ingresos totales',
    to: () => paths.invoices({ due: 'open' }),
    figure: ({ overview }) => formatMoneyRound(overview.totalRevenue),
    context: ({ overview }) => pendingOf(overview),
  },
  {
    name: 'Ingresos del mes',
    to: dashboard => paths.invoices({ dateFrom: monthStart(dashboard) }),
    figure: ({ overview }) => formatMoneyRound(overview.monthRevenue),
    context: dashboard => <Compared {...dashboard} />,
  },
  {
    name: 'Clientes',
    to: () => paths.customers(),
    figure: ({ overview }) => formatCount(overview.totalCustomers),
    context: ({ overview }) =>
      `${formatCount(overview.totalProducts)} ${overview.totalProducts === 1 ? 'producto guardado' : 'productos guardados'}`,
  },
];

// What was invoiced is not yet what was paid.
function pendingOf({ totalInvoices, pendingRevenue }: Dashboard['overview']): string {
  if (totalInvoices === 0) return 'Emitidas y pagadas';
  return Number(pendingRevenue) > 0 ? `${formatMoneyRound(pendingRevenue)} por cobrar` : 'Todo cobrado';
}

const monthStart = (dashboard: Dashboard | undefined) =>
  dashboard?.revenueByMonth.at(-1) ? `${dashboard.revenueByMonth.at(-1)!.month}-01` : undefined;

function Compared({ overview, revenueByMonth }: Dashboard) {
  const before = monthName(revenueByMonth.at(-2)?.month ?? '');
  const growth = growthOf(overview.monthRevenue, overview.previousMonthRevenue);
  if (!growth) return <>Nada en {before}</>;
  return (
    <>
      <Box as="span" fontWeight="medium" color={growth.rising ? 'success' : 'text'} whiteSpace="nowrap">
        {growth.text}
      </Box>{' '}
      sobre {before}
    </>
  );
}
