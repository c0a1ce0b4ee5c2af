import { Box } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import { errorText } from '../client/failure';
import { useSuperadminStatsQuery, useTenantsQuery } from '../gql/superadmin';
import { paths } from '../paths';
import { DataTable } from '../ui/table/DataTable';
import { formatDateFull, formatTime, today } from '../ui/format/dates';
import { useDesktop } from '../ui/format/media';
import { Page } from '../ui/layout/Page';
import { Pager } from '../ui/table/Pager';
import { StatCards } from '../ui/table/StatCards';
import { shownOf } from '../ui/table/useListQuery';
import { Charts } from './Charts';
import { NoTenants } from './NoTenants';
import { PrivacyLinks } from './PrivacyLinks';
import { STATS } from './stats';
import { TenantCard } from './TenantCard';
import { tenantColumns, type See } from './tenantColumns';
import { TenantDialog } from './TenantDialog';
import { TenantFilterBar } from './TenantFilterBar';
import { useTenantFilters } from './useTenantFilters';
import { LoadFailed } from '../ui/layout/LoadFailed';

const PAGE = 10;
const FAILED = 'Error cargando datos';

/** The platform: its figures and every company, searched, filtered and paged by the server. */
export function SuperadminPage() {
  const list = useTenantFilters();
  const desktop = useDesktop();
  const navigate = useNavigate();
  const { search, status, plan } = list.filters;
  const variables = {
    search: search || null,
    status: status ?? null,
    plan: plan ?? null,
    page: list.page,
    limit: PAGE,
  };
  const tenants = useTenantsQuery({ variables, fetchPolicy: 'cache-and-network' });
  const figures = useSuperadminStatsQuery({ fetchPolicy: 'cache-and-network' });

  const found = shownOf(tenants)?.tenants;
  const stats = figures.data?.superadminStats;
  const missing = Boolean(figures.error && !stats);
  const retry = () => {
    for (const each of [tenants, figures]) if (each.error) void each.refetch().catch(() => undefined);
  };
  const to = (query: { page?: number; tenant?: string }) =>
    paths.tenants({ ...list.filters, page: list.page, ...query });
  const see: See = tenant => navigate(to({ tenant: tenant.id }));
  // Where the list fails as well, one word about it is enough.
  const above = missing && !tenants.error && (
    <LoadFailed onRetry={retry}>{errorText(figures.error, FAILED)}</LoadFailed>
  );
  return (
    <Page
      title="Superadmin"
      actions={<PrivacyLinks />}
      above={above}
      subtitle={
        <>
          {formatDateFull(today())}
          {stats && ` · cifras de las ${formatTime(stats.countedAt)}`}
        </>
      }
    >
      <Box display="grid" gap={{ base: '3', lg: '4' }} gridTemplateColumns="minmax(0, 1fr)" marginBottom="4">
        <StatCards stats={STATS} shown={stats} failed={missing} />
        <Charts stats={stats} failed={missing} />
      </Box>
      <TenantFilterBar list={list} desktop={desktop} />
      <DataTable
        label="Empresas"
        columns={tenantColumns(see)}
        rows={found?.items}
        rowKey={tenant => tenant.id}
        card={tenant => <TenantCard tenant={tenant} see={see} />}
        error={tenants.error ? errorText(tenants.error, FAILED) : null}
        onRetry={retry}
        empty={<NoTenants list={list} beyond={(found?.pagination.total ?? 0) > 0} />}
      />
      {found && <Pager pagination={found.pagination} noun="empresas" to={page => to({ page })} />}
      <TenantDialog id={list.open} onClose={() => navigate(to({}), { replace: true })} />
    </Page>
  );
}
