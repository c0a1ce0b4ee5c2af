import { Box, Heading, Text } from '@chakra-ui/react';
import { BadgeCheck, ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAuth } from '../session/session';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { Card } from '../ui/layout/Card';
import { formatMoney } from '../ui/format/amounts';
import { formatInstant } from '../ui/format/dates';
import { nextPayment, PLAN_NAME, STATUS, type Subscription } from './plans';
import type { Acts } from './useBilling';

interface Props {
  subscription: Subscription;
  acts: Acts | null;
  onLeave(): void;
}

/** Plan, state, what is paid and when; and, for admins, what can be done about it. */
export function CurrentPlan({ subscription, acts, onLeave }: Props) {
  const { tenant } = useAuth();
  const { label, palette } = STATUS[subscription.status];
  return (
    <Card as="section" aria-label="Tu plan">
      <Box display="flex" flexWrap="wrap" alignItems="center" gap="3" padding="5">
        <Box
          aria-hidden
          display={{ base: 'none', md: 'grid' }}
          placeItems="center"
          width="36px"
          height="36px"
          borderRadius="full"
          bg="brand.subtle"
          color="brand"
        >
          <BadgeCheck size={18} strokeWidth={1.75} />
        </Box>
        <Box flex="1" minWidth="200px">
          <Box display="flex" alignItems="center" gap="3" flexWrap="wrap">
            <Heading as="h2" textStyle="h3">
              Plan {PLAN_NAME[subscription.plan]}
            </Heading>
            <Badge palette={palette}>{label}</Badge>
            <Ahead subscription={subscription} />
          </Box>
          {tenant && (
            <Text color="muted">
              {tenant.name} · {tenant.nif}
            </Text>
          )}
        </Box>
        {acts && <Buttons subscription={subscription} acts={acts} onLeave={onLeave} />}
      </Box>
      <Figures subscription={subscription} />
    </Card>
  );
}

/** Beside the state, which stays as it is until its day: what comes then. */
function Ahead({
  subscription: { status, plan, cancelAtPeriodEnd, pendingPlan, currentPeriodEnd },
}: {
  subscription: Subscription;
}) {
  if (status !== 'active' || !currentPeriodEnd) return null;
  const day = formatInstant(currentPeriodEnd);
  if (cancelAtPeriodEnd) return <Badge palette="amber">Acaba el {day}</Badge>;
  return pendingPlan && pendingPlan !== plan ? (
    <Badge palette="blue">
      Pasa a {PLAN_NAME[pendingPlan]} el {day}
    </Badge>
  ) : null;
}

function Buttons({
  subscription: { status, hasStripeSubscription, cancelAtPeriodEnd },
  acts,
  onLeave,
}: {
  subscription: Subscription;
  acts: Acts;
  onLeave(): void;
}) {
  if (status !== 'active') return null;
  return (
    <Box
      display="flex"
      gap="2"
      flexWrap="wrap"
      flexDirection={{ base: 'column', md: 'row' }}
      width={{ base: 'full', md: 'auto' }}
    >
      {hasStripeSubscription && (
        <Button
          variant="outline"
          icon={<ExternalLink aria-hidden />}
          busy={acts.busy === 'portal'}
          busyLabel="Abriendo..."
          onClick={() => void acts.portal()}
        >
          Portal de facturación
        </Button>
      )}
      {cancelAtPeriodEnd ? (
        <Button
          variant="accent"
          busy={acts.busy === 'reactivate'}
          busyLabel="Reactivando..."
          onClick={() => void acts.reactivate()}
        >
          Reactivar suscripción
        </Button>
      ) : (
        <Button variant="danger" busy={acts.busy === 'cancel'} busyLabel="Cancelando..." onClick={onLeave}>
          Cancelar suscripción
        </Button>
      )}
    </Box>
  );
}

function Figures({ subscription }: { subscription: Subscription }) {
  const { tenant } = useAuth();
  const {
    status,
    priceMonthly,
    billingInterval,
    currentPeriodEnd,
    cancelAtPeriodEnd,
    trialEndsAt,
    freeInvoicesLeft,
    graceUntil,
  } = subscription;
  const price = (
    <Figure
      name="Precio"
      value={`${formatMoney(priceMonthly)} al mes`}
      note={billingInterval === 'year' ? '+ IVA, pagado al año' : '+ IVA'}
    />
  );
  if (status === 'trial') {
    return (
      <Row>
        {price}
        <Figure
          name="La prueba acaba el"
          value={trialEndsAt ? formatInstant(trialEndsAt) : '—'}
          note="Sin tarjeta todavía"
        />
        <Figure
          name="Facturas gratis"
          value={`Quedan ${freeInvoicesLeft ?? 0} de 3`}
          note="Valen aunque acabe la prueba"
        />
      </Row>
    );
  }
  if (status !== 'active')
    return (
      <Row>
        {price}
        <Figure name="Próximo cobro" value="Ninguno" note="Elige un plan para volver a emitir" />
      </Row>
    );
  const end = currentPeriodEnd ? formatInstant(currentPeriodEnd) : '—';
  if (graceUntil) {
    return (
      <Row>
        {price}
        <Figure
          name="Pago pendiente"
          value={`Hasta el ${formatInstant(graceUntil)}`}
          note="Después no se emiten facturas"
        />
      </Row>
    );
  }
  return (
    <Row>
      {price}
      {cancelAtPeriodEnd ? (
        <>
          <Figure name="Acaba el" value={end} note="No se te cobra nada más" />
          <Figure name="Próximo cobro" value="Ninguno" />
        </>
      ) : (
        <Figure
          name="Próximo cobro"
          value={end}
          note={
            subscription.hasStripeSubscription ? `${formatMoney(nextPayment(subscription))} con IVA` : 'Te lo da Folio'
          }
        />
      )}
      {!cancelAtPeriodEnd && tenant && (
        <Figure name="Pago" value={billingInterval === 'year' ? 'Al año' : 'Al mes'} note="Sin permanencia" />
      )}
    </Row>
  );
}

// On a phone the third of three takes the whole width.
const ALONE = { '& > :last-child:nth-of-type(odd)': { gridColumn: { base: '1 / -1', md: 'auto' } } };

const Row = ({ children }: { children: ReactNode }) => (
  <Box
    as="dl"
    display="grid"
    gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(3, 1fr)' }}
    borderTopWidth="1px"
    overflow="hidden"
    css={ALONE}
  >
    {children}
  </Box>
);

function Figure({ name, value, note }: { name: string; value: string; note?: string }) {
  return (
    <Box
      paddingX="5"
      paddingY="4"
      marginStart="-1px"
      borderInlineStartWidth="1px"
      marginTop="-1px"
      borderTopWidth="1px"
    >
      <Box as="dt" textStyle="small" color="muted">
        {name}
      </Box>
      <Box as="dd" textStyle="h3">
        {value}
      </Box>
      {note && (
        <Box as="dd" textStyle="small" color="muted">
          {note}
        </Box>
      )}
    </Box>
  );
}
