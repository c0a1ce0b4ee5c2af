import { Box } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { TRIAL } from '../../../schema/prices';
import { errorText } from '../client/failure';
import { useBillingQuery, type BillingFieldsFragment } from '../gql/billing';
import { useAuth } from '../session/session';
import { Banner } from '../ui/layout/Banner';
import { LoadFailed } from '../ui/layout/LoadFailed';
import { Page } from '../ui/layout/Page';
import { BillingSkeleton } from './BillingSkeleton';
import { TextLink } from '../ui/layout/TextLink';
import { formatInstant } from '../ui/format/dates';
import { toast } from '../ui/overlay/toast';
import { CurrentPlan } from './CurrentPlan';
import { Leaving } from './Leaving';
import { Payments } from './Payments';
import { PlanOffers } from './PlanOffers';
import { usePollInterval } from './justPaid';
import { PLAN_NAME } from './plans';
import { useBilling } from './useBilling';
import { useStripeScript } from './useStripeScript';

const FAILS = 'Error al cargar información de facturación';

/** What the company pays Folio, and what can be done about it. */
export function BillingPage() {
  const { data, error, refetch } = useBillingQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: usePollInterval(),
  });
  const { refresh } = useAuth();
  useStripeScript(data?.billing.publishableKey);
  // Somebody who comes back from paying has another plan than the one that was read on signing in.
  useEffect(() => {
    void refresh();
  }, [refresh]);
  useChange(data && `${data.billing.subscription.plan} ${data.billing.subscription.status}`, () => void refresh());
  const failure = error ? errorText(error, FAILS) : null;
  useEffect(() => {
    if (failure) toast.error(failure);
  }, [failure]);
  return (
    <Page
      title="Facturación"
      subtitle="Tu plan de Folio y lo que pagas por él."
      above={data && <Notices billing={data.billing} />}
    >
      {data ? (
        <Loaded billing={data.billing} />
      ) : failure ? (
        <LoadFailed onRetry={() => refetch()}>{failure}</LoadFailed>
      ) : (
        <BillingSkeleton />
      )}
    </Page>
  );
}

/** Does something when what is known becomes another; not when it becomes known. */
function useChange(now: string | undefined, act: () => void): void {
  const before = useRef(now);
  useEffect(() => {
    if (now && before.current && now !== before.current) act();
    before.current = now ?? before.current;
  });
}

const Mail = ({ to }: { to: string }) => (
  <TextLink to={`mailto:${to}`} reloadDocument>
    {to}
  </TextLink>
);

function Notices({ billing: { subscription, supportEmail } }: { billing: BillingFieldsFragment }) {
  const { user } = useAuth();
  const { status, trialEndsAt, cancelAtPeriodEnd, currentPeriodEnd, graceUntil, pendingPlan, plan } = subscription;
  const end = currentPeriodEnd ? formatInstant(currentPeriodEnd) : '';
  const notices = [
    status === 'trial' && trialEndsAt && (
      <Banner key="trial" kind="info">
        Tu prueba acaba el <strong>{formatInstant(trialEndsAt)}</strong>. Las {TRIAL.invoices} primeras facturas son
        gratis aunque acabe.
      </Banner>
    ),
    status === 'active' && graceUntil && (
      <Banner key="grace" kind="warning">
        <strong>Tienes un pago pendiente.</strong> Todo sigue igual hasta el {formatInstant(graceUntil)}: cambia la
        tarjeta o paga en el portal de facturación.
      </Banner>
    ),
    cancelAtPeriodEnd && (
      <Banner key="end" kind="warning">
        <strong>Tu suscripción acaba el {end}.</strong> Hasta entonces tienes {PLAN_NAME[plan]} entero y no se te cobra
        nada más.
      </Banner>
    ),
    pendingPlan && pendingPlan !== plan && (
      <Banner key="next" kind="info">
        El {end} pasas al plan <strong>{PLAN_NAME[pendingPlan]}</strong>. Hasta entonces tienes {PLAN_NAME[plan]}{' '}
        entero.
      </Banner>
    ),
    pendingPlan && pendingPlan === plan && (
      <Banner key="next" kind="info">
        El {end} pasas a pagar {PLAN_NAME[plan]} <strong>al mes</strong>.
      </Banner>
    ),
    status === 'expired' && (
      <Banner key="expired" kind="danger">
        <strong>Tu suscripción ha expirado por falta de pago.</strong> Puedes leer, descargar y exportar; para emitir,
        elige un plan.
      </Banner>
    ),
    status === 'cancelled' && (
      <Banner key="cancelled" kind="warning">
        <strong>Tu suscripción ha terminado.</strong> Puedes leer, descargar y exportar; para emitir, elige un plan.
      </Banner>
    ),
    user?.role === 'user' && (
      <Banner key="user" kind="info">
        El plan lo gestionan los administradores de tu empresa. ¿Dudas? Escribe a <Mail to={supportEmail} />.
      </Banner>
    ),
  ].filter(Boolean);
  return notices.length > 0 ? (
    <Box display="grid" gap="3">
      {notices}
    </Box>
  ) : null;
}

function Loaded({ billing }: { billing: BillingFieldsFragment }) {
  const { user } = useAuth();
  const { subscription, open, starterOffered, supportEmail } = billing;
  const acts = useBilling(subscription);
  const [leaving, setLeaving] = useState<'cancel' | 'downgrade' | null>(null);
  const mine = user?.role === 'admin' ? acts : null;
  const stay = () => setLeaving(null);
  return (
    <Box display="grid" gap="5">
      <CurrentPlan subscription={subscription} acts={mine} onLeave={() => setLeaving('cancel')} />
      {!open && (
        <Banner kind="info">
          Para contratar o cambiar de plan, escríbenos a <Mail to={supportEmail} />.
        </Banner>
      )}
      <PlanOffers
        subscription={subscription}
        starter={starterOffered}
        acts={open ? mine : null}
        uncharged={billing.payments.length === 0}
        onDowngrade={() => setLeaving('downgrade')}
      />
      <Payments payments={billing.payments} />
      <Leaving
        open={leaving}
        subscription={subscription}
        onStay={stay}
        onCancel={() => {
          stay();
          void acts.cancel();
        }}
        onDowngrade={() => {
          stay();
          void acts.choose('basic', 'month');
        }}
      />
    </Box>
  );
}
