import { Box } from '@chakra-ui/react';
import type { Plan } from '../gql/schema';
import type { TenantListFieldsFragment } from '../gql/superadmin';
import { formatMoney } from '../ui/amounts';
import type { Column } from '../ui/DataTable';
import { formatInstant } from '../ui/dates';
import { TenantBadge } from './TenantBadge';

export const PLANS: Record<Plan, string> = { basic: 'Básico', pro: 'PRO' };

export const tenantColumns: Column<TenantListFieldsFragment>[] = [
  { key: 'name', head: 'Empresa', cell: tenant => <Box truncate textStyle="name">{tenant.name}</Box> },
  { key: 'nif', head: 'NIF', width: '128px', quiet: true, figures: true, cell: tenant => tenant.nif },
  { key: 'email', head: 'Email', width: '26%', quiet: true, cell: tenant => <Box truncate>{tenant.email}</Box> },
  { key: 'plan', head: 'Plan', width: '88px', cell: tenant => PLANS[tenant.subscription.plan] },
  { key: 'price', head: 'Precio al mes', width: '124px', align: 'end', figures: true, cell: tenant => formatMoney(tenant.subscription.priceMonthly) },
  { key: 'status', head: 'Estado', width: '136px', skeleton: 'pill', cell: tenant => <TenantBadge status={tenant.status} /> },
  { key: 'createdAt', head: 'Alta', width: '120px', quiet: true, figures: true, cell: tenant => formatInstant(tenant.createdAt) },
];
