import type { Route } from '../../rest/route';

export const superadminRoutes: Route[] = [
  {
    method: 'get', path: '/superadmin/tenants', tag: 'Superadmin', summary: 'Las empresas de la plataforma',
    document: `query Tenants($page: Int, $limit: Int) { tenants(page: $page, limit: $limit) { items { id name nif email status createdAt subscription {
      plan status priceMonthly trialEndsAt currentPeriodEnd cancelAtPeriodEnd hasStripeSubscription } } pagination { page limit total totalPages } } }`,
    reply: { tenants: 'tenants.items' }, paged: 'tenants.pagination',
  },
];
