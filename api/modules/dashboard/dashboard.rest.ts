import type { Route } from '../../rest/route';

export const dashboardRoutes: Route[] = [
  {
    method: 'get',
    path: '/stats/dashboard',
    tag: 'Dashboard',
    summary: 'Cifras, últimas facturas y mejores clientes',
    document: `query Dashboard { dashboard {
      overview { totalInvoices monthInvoices totalCustomers totalProducts totalRevenue monthRevenue }
      recentInvoices { id number fullNumber date customer { name } total status }
      topCustomers { id name invoice_count: invoiceCount total_revenue: totalRevenue } } }`,
    reply: {
      overview: 'dashboard.overview',
      recentInvoices: 'dashboard.recentInvoices',
      topCustomers: 'dashboard.topCustomers',
    },
  },
];
