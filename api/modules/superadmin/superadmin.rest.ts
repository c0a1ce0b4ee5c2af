import type { Route } from '../../rest/route';

export const superadminRoutes: Route[] = [
  {
    method: 'get', path: '/superadmin/tenants', tag: 'Superadmin', summary: 'Las empresas de la plataforma',
    document: `query Tenants { tenants { id name nif email status createdAt subscription {
      plan status priceMonthly trialEndsAt currentPeriodEnd cancelAtPeriodEnd hasStripeSubscription } } }`,
    reply: { tenants: 'tenants' },
  },
];
