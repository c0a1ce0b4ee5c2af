import type { TenantStatus } from '../gql/schema';
import {
  SuperadminStatsDocument,
  TenantsDocument,
  useSetTenantStatusMutation,
  type TenantDetailQuery,
} from '../gql/superadmin';
import { formatMoney } from '../ui/format/amounts';
import type { Question } from '../ui/overlay/confirm';
import { useAskAndDo } from '../ui/overlay/useAskAndDo';
import { PLANS } from './tenantColumns';

export type Detail = TenantDetailQuery['tenant'];
export type Settable = Exclude<TenantStatus, 'trial'>;

const people = (users: number, they: string, one: string) =>
  users === 1 ? `su usuario ${one}` : `sus ${users} usuarios ${they}`;
const closed = (users: number) =>
  `Desde este momento ${people(users, 'podrán', 'podrá')} entrar, leer, descargar y exportar, pero no emitir ni cambiar nada.`;
const opened = (users: number) => `Desde este momento ${people(users, 'podrán', 'podrá')} emitir y cambiarlo todo.`;

/** What the question before each act says: what changes, and what does not. */
const QUESTIONS: Record<Settable, (detail: Detail) => Question> = {
  active: ({
    tenant: {
      name,
      subscription: { plan, status, priceMonthly },
    },
    stats: { users },
  }) => ({
    title: `¿Activar ${name}?`,
    action: 'Activar',
    question:
      status === 'active'
        ? `${opened(users)} Su suscripción sigue como está.`
        : `${opened(users)} Recibe una suscripción activa al plan ${PLANS[plan]} (${formatMoney(priceMonthly)} al mes) que Stripe no cobra, hasta que la canceles.`,
  }),
  suspended: ({ tenant: { name }, stats: { users } }) => ({
    title: `¿Suspender ${name}?`,
    action: 'Suspender',
    danger: true,
    question: `${closed(users)} Los cobros no se paran con esto.`,
  }),
  cancelled: ({
    tenant: {
      name,
      subscription: { hasStripeSubscription },
    },
    stats: { users },
  }) => ({
    title: `¿Cancelar ${name}?`,
    action: 'Cancelar empresa',
    danger: true,
    question: `${closed(users)} Su suscripción termina ahora${hasStripeSubscription ? ', también en Stripe: no se le cobra nada más, y lo pagado no se devuelve' : ''}.`,
  }),
};

const DONE: Record<Settable, string> = {
  active: 'Empresa activada',
  suspended: 'Empresa suspendida',
  cancelled: 'Empresa cancelada',
};

/** `doing`: the state that is being set. */
export function useTenantStatus() {
  const { busy, doing, askAndDo } = useAskAndDo<Settable>();
  const [change] = useSetTenantStatusMutation({ refetchQueries: [SuperadminStatsDocument, TenantsDocument] });
  const set = (detail: Detail, status: Settable) =>
    askAndDo({
      name: status,
      ask: QUESTIONS[status](detail),
      act: () => change({ variables: { id: detail.tenant.id, status } }),
      done: DONE[status],
      failed: 'Error actualizando estado',
    });
  return { busy, doing, set };
}
