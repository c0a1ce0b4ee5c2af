import { Box } from '@chakra-ui/react';
import type { TenantListFieldsFragment } from '../gql/superadmin';
import { formatMoney } from '../ui/amounts';
import { formatInstant } from '../ui/dates';
import { TenantBadge } from './TenantBadge';
import { PLANS } from './tenantColumns';

export function TenantCard({ tenant: { name, nif, email, status, createdAt, subscription } }: { tenant: TenantListFieldsFragment }) {
  return (
    <>
      <Box display="flex" justifyContent="space-between" alignItems="flex-start" gap="3"><Box textStyle="large" overflowWrap="anywhere">{name}</Box><TenantBadge status={status} /></Box>
      <Box color="muted" overflowWrap="anywhere"><Box as="span" layerStyle="figures">{nif}</Box> · {email}</Box>
      <Box display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="3" marginTop="1" layerStyle="figures">
        <span>{PLANS[subscription.plan]} · {formatMoney(subscription.priceMonthly)} al mes</span><Box as="span" color="muted">Alta {formatInstant(createdAt)}</Box>
      </Box>
    </>
  );
}
