import { Box } from '@chakra-ui/react';
import type { TenantListFieldsFragment } from '../gql/superadmin';
import { formatMoney } from '../ui/format/amounts';
import { formatInstant } from '../ui/format/dates';
import { RowTarget } from '../ui/table/RowTarget';
import { TenantBadge } from './TenantBadge';
import { planText, type See } from './tenantColumns';

/** The whole card opens the detail. */
export function TenantCard({ tenant, see }: { tenant: TenantListFieldsFragment; see: See }) {
  const { name, nif, email, status, createdAt, subscription } = tenant;
  return (
    <>
      <Box display="flex" justifyContent="space-between" alignItems="flex-start" gap="3">
        <Box textStyle="large" overflowWrap="anywhere">
          <RowTarget press={() => see(tenant)}>{name}</RowTarget>
        </Box>
        <TenantBadge status={status} />
      </Box>
      <Box color="muted" overflowWrap="anywhere">
        <Box as="span" layerStyle="figures">
          {nif}
        </Box>{' '}
        · {email}
      </Box>
      <Box
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        columnGap="3"
        marginTop="1"
        layerStyle="figures"
      >
        <span>
          {planText(subscription)} · {formatMoney(subscription.priceMonthly)} al mes
        </span>
        <Box as="span" color="muted">
          Alta {formatInstant(createdAt)}
        </Box>
      </Box>
    </>
  );
}
