import { Box, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { SubscriptionStatus } from '../gql/schema';
import { formatCount, formatMoney } from '../ui/format/amounts';
import { formatInstant } from '../ui/format/dates';
import { TenantBadge } from './TenantBadge';
import { planText } from './tenantColumns';
import type { Detail } from './useTenantStatus';

const STATUS: Record<SubscriptionStatus, string> = {
  trial: 'Prueba',
  active: 'Activo',
  cancelled: 'Cancelado',
  expired: 'Expirado',
};

/** Four counts on one line, then the subscription as pairs. */
export function TenantBody({ detail: { tenant, stats } }: { detail: Detail }) {
  const { nif, email, status, createdAt, subscription } = tenant;
  const counts = [
    ['Facturas', stats.invoices],
    ['Clientes', stats.customers],
    ['Productos', stats.products],
    ['Usuarios', stats.users],
  ] as const;
  return (
    <>
      <Box display="flex" flexWrap="wrap" alignItems="center" gap="2" color="muted">
        <TenantBadge status={status} />
        <Box overflowWrap="anywhere">
          <Box as="span" layerStyle="figures">
            {nif}
          </Box>{' '}
          · {email}
        </Box>
      </Box>
      <Box
        as="dl"
        aria-label="Cuentas"
        display="grid"
        gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(4, 1fr)' }}
        gap="1px"
        bg="border"
        borderYWidth="1px"
        marginTop="4"
        marginX={{ base: '-5', lg: '-6' }}
      >
        {counts.map(([name, count]) => (
          <Box key={name} bg="surface" paddingX={{ base: '5', lg: '6' }} paddingY="3">
            <Box as="dt" textStyle="caption" color="muted">
              {name}
            </Box>
            <Box as="dd" textStyle="h3" layerStyle="figures">
              {formatCount(count)}
            </Box>
          </Box>
        ))}
      </Box>
      <Heading as="h3" textStyle="h2" marginTop="5" marginBottom="2">
        Suscripción
      </Heading>
      <Box as="dl" display="grid" gap="2">
        <Pair name="Plan">
          {planText(subscription)}, {formatMoney(subscription.priceMonthly)} al mes
        </Pair>
        <Pair name="Estado">{STATUS[subscription.status]}</Pair>
        <Dates subscription={subscription} />
        <Pair name="Cobro">{subscription.hasStripeSubscription ? 'Stripe' : 'Sin Stripe'}</Pair>
        <Pair name="Alta">{formatInstant(createdAt)}</Pair>
      </Box>
    </>
  );
}

/** The date that comes next, by what it brings. */
function Dates({ subscription }: { subscription: Detail['tenant']['subscription'] }) {
  const { status, trialEndsAt, currentPeriodEnd, cancelAtPeriodEnd, hasStripeSubscription } = subscription;
  if (status === 'trial' && trialEndsAt) return <Pair name="La prueba acaba el">{formatInstant(trialEndsAt)}</Pair>;
  if (status !== 'active' || !currentPeriodEnd) return null;
  const name = cancelAtPeriodEnd ? 'Termina el' : hasStripeSubscription ? 'Próximo cobro' : 'Se renueva el';
  return <Pair name={name}>{formatInstant(currentPeriodEnd)}</Pair>;
}

function Pair({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="4">
      <Box as="dt" color="muted">
        {name}
      </Box>
      <Box as="dd" layerStyle="figures">
        {children}
      </Box>
    </Box>
  );
}
