import type { Route } from '../../rest/route';

const COMPANY = `id name nif email status createdAt subscription {
  plan status priceMonthly billingInterval trialEndsAt currentPeriodEnd cancelAtPeriodEnd hasStripeSubscription }`;

export const superadminRoutes: Route[] = [
  {
    method: 'get',
    path: '/superadmin/tenants',
    tag: 'Superadmin',
    summary: 'Las empresas de la plataforma',
    document: `query Tenants($search: String, $status: TenantStatus, $plan: Plan, $page: Int, $limit: Int) {
      tenants(search: $search, status: $status, plan: $plan, page: $page, limit: $limit) { items { ${COMPANY} } pagination { page limit total totalPages } } }`,
    reply: { tenants: 'tenants.items' },
    paged: 'tenants.pagination',
  },
  {
    method: 'get',
    path: '/superadmin/stats',
    tag: 'Superadmin',
    summary: 'Las cifras de la plataforma',
    document: `query SuperadminStats { superadminStats {
      totalTenants activeTenants trialTenants trialsEnding mrr countedAt months { month mrr signUps cancellations } } }`,
    reply: {
      totalTenants: 'superadminStats.totalTenants',
      activeTenants: 'superadminStats.activeTenants',
      trialTenants: 'superadminStats.trialTenants',
      trialsEnding: 'superadminStats.trialsEnding',
      mrr: 'superadminStats.mrr',
      months: 'superadminStats.months',
      countedAt: 'superadminStats.countedAt',
    },
  },
  {
    method: 'get',
    path: '/superadmin/tenants/:id',
    tag: 'Superadmin',
    summary: 'Una empresa y cuánto tiene',
    document: `query Tenant($id: ID!) { tenant(id: $id) { tenant { ${COMPANY} } stats { invoices customers products users } } }`,
    reply: { tenant: 'tenant.tenant', stats: 'tenant.stats' },
  },
  {
    method: 'put',
    path: '/superadmin/tenants/:id/status',
    tag: 'Superadmin',
    summary: 'Activar, suspender o cancelar una empresa',
    document: `mutation SetTenantStatus($id: ID!, $status: TenantStatus!) { setTenantStatus(id: $id, status: $status) { ${COMPANY} } }`,
    reply: { tenant: 'setTenantStatus' },
  },
];
