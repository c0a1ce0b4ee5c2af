import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { errorText } from '../client/failure';
import {
  BillingDocument,
  useBillingPortalMutation,
  useCancelSubscriptionMutation,
  useCheckoutMutation,
  useReactivateSubscriptionMutation,
} from '../gql/billing';
import { VerifactuOverviewDocument } from '../gql/verifactu';
import type { BillingInterval, Plan } from '../gql/schema';
import { paths } from '../paths';
import { useAuth } from '../session/session';
import { toast } from '../ui/overlay/toast';
import { doneOf } from './offerActions';
import type { Subscription } from './plans';

const NO_SUCCESS = 'Error al procesar la solicitud';
type Action = 'basic' | 'pro' | 'portal' | 'cancel' | 'reactivate';

interface Went {
  success: boolean;
  url?: string;
}

/** A change that is settled without another page answers with the address of this screen. */
const staysHere = (url: string) => new URL(url, window.location.href).pathname === paths.billing;

/** The acts of the screen, one at a time. What leads to another page goes there. */
export function useBilling(subscription: Subscription) {
  const client = useApolloClient();
  const { refresh } = useAuth();
  const [busy, setBusy] = useState<Action | null>(null);
  const [pay] = useCheckoutMutation();
  const [openPortal] = useBillingPortalMutation();
  const [cancel] = useCancelSubscriptionMutation();
  const [reactivate] = useReactivateSubscriptionMutation();

  async function perform(
    action: Action,
    failing: string,
    work: () => Promise<Went | undefined>,
    done?: string,
  ): Promise<void> {
    setBusy(action);
    try {
      const went = await work();
      if (!went?.success) return toast.error(NO_SUCCESS);
      if (went.url && !staysHere(went.url)) return window.location.assign(went.url);
      if (done) toast.success(done);
      await client.refetchQueries({ include: [BillingDocument, VerifactuOverviewDocument] });
      await refresh();
    } catch (error) {
      toast.error(errorText(error, failing));
    } finally {
      setBusy(null);
    }
  }

  return {
    busy,
    choose: (plan: Plan, interval: BillingInterval) =>
      perform(
        plan,
        'Error al procesar el pago',
        async () => (await pay({ variables: { plan, interval } })).data?.checkout,
        subscription.status === 'active' ? doneOf(plan, interval, subscription) : undefined,
      ),
    portal: () =>
      perform(
        'portal',
        'Error al acceder al portal de facturación',
        async () => (await openPortal()).data?.billingPortal,
      ),
    cancel: () =>
      perform(
        'cancel',
        'Error al cancelar la suscripción',
        async () => (await cancel()).data?.cancelSubscription,
        'Suscripción cancelada. Podrás seguir usando el servicio hasta el final del período actual.',
      ),
    reactivate: () =>
      perform(
        'reactivate',
        'Error al reactivar la suscripción',
        async () => (await reactivate()).data?.reactivateSubscription,
        'Suscripción reactivada correctamente',
      ),
  };
}

export type Acts = ReturnType<typeof useBilling>;
