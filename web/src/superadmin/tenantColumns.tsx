import { Box } from '@chakra-ui/react';
import { Eye } from 'lucide-react';
import type { Plan } from '../gql/schema';
import type { TenantListFieldsFragment } from '../gql/superadmin';
import { formatMoney } from '../ui/format/amounts';
import type { Column } from '../ui/table/table';
import { formatInstant } from '../ui/format/dates';
import { IconButton } from '../ui/IconButton';
import { TenantBadge } from './TenantBadge';

export const PLANS: Record<Plan, string> = { basic: 'Básico', pro: 'PRO' };

/** 'PRO, anual' */
export const planText = ({ plan, billingInterval }: TenantListFieldsFragment['subscription']) =>
  `${PLANS[plan]}${billingInterval === 'year' ? ', anual' : ''}`;

export type See = (tenant: TenantListFieldsFragment) => void;

const EyeButton = ({ tenant, see }: { tenant: TenantListFieldsFragment; see: See }) => (
  <IconButton label={`Ver detalle de ${tenant.name}`} icon={<Eye />} onClick={() => see(tenant)} />
);

export const tenantColumns = (see: See): Column<TenantListFieldsFragment>[] => [
  {
    key: 'name',
    head: 'Empresa',
    cell: tenant => (
      <Box truncate textStyle="name">
        {tenant.name}
      </Box>
    ),
  },
  { key: 'nif', head: 'NIF', width: '108px', quiet: true, figures: true, cell: tenant => tenant.nif },
  { key: 'email', head: 'Email', width: '18%', quiet: true, cell: tenant => <Box truncate>{tenant.email}</Box> },
  { key: 'plan', head: 'Plan', width: '100px', cell: tenant => planText(tenant.subscription) },
  {
    key: 'price',
    head: 'Precio al mes',
    width: '108px',
    align: 'end',
    figures: true,
    cell: tenant => formatMoney(tenant.subscription.priceMonthly),
  },
  {
    key: 'status',
    head: 'Estado',
    width: '124px',
    skeleton: 'pill',
    cell: tenant => <TenantBadge status={tenant.status} />,
  },
  {
    key: 'createdAt',
    head: 'Alta',
    width: '124px',
    quiet: true,
    figures: true,
    cell: tenant => formatInstant(tenant.createdAt),
  },
  {
    key: 'see',
    head: (
      <Box as="span" srOnly>
        Detalle
      </Box>
    ),
    width: '52px',
    align: 'end',
    skeleton: 'none',
    cell: tenant => <EyeButton tenant={tenant} see={see} />,
  },
];
