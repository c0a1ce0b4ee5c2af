import { Box } from '@chakra-ui/react';
import { useEffect, type ReactNode } from 'react';
import { useReachable } from '../client/connection';
import { useDashboardQuery } from '../gql/dashboard';
import { paths } from '../paths';
import { useAuth } from '../session/session';
import { formatDateFull, today } from '../ui/format/dates';
import { useDesktop, useMedia } from '../ui/format/media';
import { formatMoneyRound } from '../ui/format/amounts';
import { ChartSkeleton } from '../ui/chart/ChartSkeleton';
import { MonthChart } from '../ui/chart/MonthChart';
import { Page } from '../ui/layout/Page';
import { Panel } from '../ui/layout/Panel';
import { StatCards } from '../ui/table/StatCards';
import { TextLink } from '../ui/layout/TextLink';
import { ObligationNotice } from '../verifactu/ObligationNotice';
import { SendingNotice } from '../verifactu/SendingNotice';
import { useObligation } from '../verifactu/useOverview';
import { DuePanel } from './DuePanel';
import { Tip } from './Notes';
import { NewInvoice, QuickActions, Ways } from './QuickActions';
import { RecentInvoices } from './RecentInvoices';
import { STATS } from './stats';
import { FirstSteps } from './first/FirstSteps';
import { ToFixBanner } from './ToFixBanner';
import { TopCustomers } from './TopCustomers';
import { noticeOf } from './trial';
import { TrialBanner } from './TrialBanner';
import { VerifactuNote } from './VerifactuNote';
import { LoadFailed } from '../ui/layout/LoadFailed';
import { taxHere } from '../ui/format/here';

const NOTHING = 'Aquí verás tus ingresos mes a mes en cuanto emitas la primera factura.';

export function DashboardPage() {
  const session = useAuth();
  const desktop = useDesktop();
  const { data, error, refetch } = useDashboardQuery();
  // Without a connection the bar above says so, once.
  const reachable = useReachable();
  // The specification: errors of this screen are only logged.
  useEffect(() => {
    if (error) console.error('Error cargando el dashboard', error);
  }, [error]);

  const dashboard = data?.dashboard;
  const failed = Boolean(error && !dashboard);
  // Until there is a first invoice, what leads to it stands in the figures' place. A draft is seen among the latest.
  const started = !dashboard || dashboard.overview.totalInvoices > 0 || dashboard.recentInvoices.length > 0;
  const retry = () => void refetch().catch(() => undefined);
  // What is left of the trial moves with every invoice; the session knows what it was at the start.
  const subscription = data?.me.subscription ?? session.subscription;
  const mayIssue = useObligation()?.mayIssue;
  const notice = subscription && noticeOf(subscription, new Date(), mayIssue);
  const name = session.tenant?.name ?? '';

  const recent = (
    <Panel title="Últimas facturas" failed={failed} aside={<TextLink to={paths.invoices()}>Ver todas</TextLink>}>
      <RecentInvoices invoices={dashboard?.recentInvoices} />
    </Panel>
  );
  const top = (
    <Panel title="Mejores clientes" failed={failed}>
      <TopCustomers customers={dashboard?.topCustomers} />
    </Panel>
  );
  return (
    <Page
      title="Dashboard"
      subtitle={desktop ? `${name} · ${formatDateFull(today())}` : name}
      above={
        <Above>
          {notice && <TrialBanner {...notice} />}
          <ObligationNotice />
          <SendingNotice />
          <ToFixBanner />
          {failed && reachable && (
            <LoadFailed onRetry={retry}>No se han podido cargar las cifras. Puedes seguir facturando.</LoadFailed>
          )}
        </Above>
      }
    >
      <Box display="grid" gap={{ base: '3', lg: '4' }} gridTemplateColumns="minmax(0, 1fr)">
        {!desktop && started && <NewInvoice />}
        {started && <StatCards stats={STATS} shown={dashboard} failed={failed} />}
        <Split from="lg">
          {started ? (
            <Income months={dashboard?.revenueByMonth} failed={failed} />
          ) : (
            <FirstSteps overview={dashboard.overview} address={data?.me.tenant?.address ?? null} />
          )}
          {desktop && <QuickActions overview={dashboard?.overview} main={started} />}
        </Split>
        {started && <DuePanel />}
        {started && (
          <Split from="xl">
            {recent}
            {top}
          </Split>
        )}
        {!desktop && <Ways />}
        <Box
          display="grid"
          gap={{ base: '3', lg: '4' }}
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '1fr 1fr' }}
        >
          <Tip />
          {subscription && <VerifactuNote plan={subscription.plan} />}
        </Box>
      </Box>
    </Page>
  );
}

type Months = NonNullable<ReturnType<typeof useDashboardQuery>['data']>['dashboard']['revenueByMonth'];

/** What was invoiced month by month: a year of it where there is room. */
function Income({ months, failed }: { months?: Months; failed: boolean }) {
  const year = useMedia('(min-width: 768px)');
  return (
    <Panel
      title="Ingresos por mes"
      failed={failed}
      aside={
        <Box textStyle="small" color="muted">
          {year ? `Últimos 12 meses, ${taxHere()} incluido` : `6 meses, ${taxHere()} incluido`}
        </Box>
      }
    >
      {months ? (
        <MonthChart
          months={months.map(({ month, revenue }) => ({ month, amount: revenue }))}
          what="Ingresos"
          format={formatMoneyRound}
          nothing={NOTHING}
        />
      ) : (
        <ChartSkeleton />
      )}
    </Panel>
  );
}

// Without a notice the title stands where it stands on every screen.
function Above({ children }: { children: ReactNode }) {
  return (
    <Box display="grid" gap="3" _empty={{ marginBottom: '-4' }}>
      {children}
    </Box>
  );
}

/** Two columns from a width on: tables need more of it than the chart. */
function Split({ from, children }: { from: 'lg' | 'xl'; children: ReactNode }) {
  return (
    <Box
      display="grid"
      gap={{ base: '3', lg: '4' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', [from]: 'minmax(0, 2fr) minmax(300px, 1fr)' }}
    >
      {children}
    </Box>
  );
}
