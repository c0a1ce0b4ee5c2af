import type { Route } from '../../rest/route';
import { sendPaymentInvoice } from './payment-invoice';

const SUBSCRIPTION = 'plan status priceMonthly trialEndsAt currentPeriodEnd cancelAtPeriodEnd hasStripeSubscription';
const TAG = 'Suscripción';

export const billingRoutes: Route[] = [
  {
    method: 'get',
    path: '/billing/status',
    tag: TAG,
    summary: 'Plan, estado y últimos pagos',
    document: `query BillingStatus { billing { subscription { ${SUBSCRIPTION} } payments { id createdAt amount status } publishableKey } }`,
    reply: {
      subscription: 'billing.subscription',
      payments: 'billing.payments',
      publishableKey: 'billing.publishableKey',
    },
  },
  {
    method: 'get',
    path: '/billing/payments/:id/invoice',
    tag: TAG,
    summary: 'La factura de un pago, en PDF',
    document: 'query PaymentInvoice($id: ID!) { paymentInvoice(id: $id) { id } }',
    reply: {},
    file: { type: 'application/pdf', send: sendPaymentInvoice },
  },
  {
    method: 'post',
    path: '/billing/checkout',
    tag: TAG,
    summary: 'Contratar un plan, o cambiar el que hay',
    document: `mutation Checkout($plan: Plan!, $interval: BillingInterval) {
      checkout(plan: $plan, interval: $interval) { success sessionId url } }`,
    reply: { success: 'checkout.success', sessionId: 'checkout.sessionId', url: 'checkout.url' },
  },
  {
    method: 'post',
    path: '/billing/portal',
    tag: TAG,
    summary: 'Abrir el portal de facturación',
    document: 'mutation BillingPortal { billingPortal { success url } }',
    reply: { success: 'billingPortal.success', url: 'billingPortal.url' },
  },
  {
    method: 'post',
    path: '/billing/cancel',
    tag: TAG,
    summary: 'Cancelar al final del periodo',
    document: `mutation CancelSubscription($cancelAtPeriodEnd: Boolean! = true) {
      cancelSubscription(cancelAtPeriodEnd: $cancelAtPeriodEnd) { success subscription { ${SUBSCRIPTION} } } }`,
    reply: { success: 'cancelSubscription.success', subscription: 'cancelSubscription.subscription' },
  },
  {
    method: 'post',
    path: '/billing/reactivate',
    tag: TAG,
    summary: 'Reactivar la suscripción',
    document: `mutation ReactivateSubscription { reactivateSubscription { success subscription { ${SUBSCRIPTION} } } }`,
    reply: { success: 'reactivateSubscription.success', subscription: 'reactivateSubscription.subscription' },
  },
];
