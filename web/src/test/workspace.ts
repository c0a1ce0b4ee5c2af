import { data } from './server';
import { subscription as trial, tenant, user } from './people';
import type { Role } from '../gql/schema';

const overview = {
  __typename: 'Overview',
  totalInvoices: 312,
  monthInvoices: 6,
  totalCustomers: 48,
  totalProducts: 24,
  totalRevenue: '348210.40',
  pendingRevenue: '23450.12',
  monthRevenue: '11856.00',
  previousMonthRevenue: '10445.81',
};

const months = ['2025-12', ...Array.from({ length: 11 }, (_, i) => `2026-${String(i + 1).padStart(2, '0')}`)];

const recent = (id: string, fullNumber: string | null, name: string, status: string, total: string) => ({
  __typename: 'RecentInvoice',
  id,
  fullNumber,
  date: '2026-11-20',
  customer: { __typename: 'RecentCustomer', name },
  total,
  status,
});

const top = (id: string | null, name: string, invoiceCount: number, totalRevenue: string) => ({
  __typename: 'TopCustomer',
  id,
  name,
  invoiceCount,
  totalRevenue,
});

const dashboard = {
  __typename: 'Dashboard',
  overview,
  recentInvoices: [
    recent('i1', 'A-2026-0062', 'Bodegas Larrañaga, S.L.', 'issued', '4468.02'),
    recent('i2', 'A-2026-0061', 'Óptica Güell, S.A.', 'paid', '2450.25'),
    recent('i3', null, 'Cafés El Último Sorbo, S.L.', 'draft', '484.00'),
  ],
  topCustomers: [
    top('c1', 'Bodegas Larrañaga, S.L.', 21, '48960.00'),
    top('c2', 'Hotel Mirador', 17, '41280.00'),
    top('c3', 'Óptica Güell', 24, '32614.00'),
    top(null, 'Ana Pérez', 9, '28470.00'),
  ],
  revenueByMonth: months.map((month, i) => ({ __typename: 'MonthRevenue', month, revenue: `${(i + 1) * 1000}.00` })),
};

interface Given {
  address?: string;
  overview?: object;
  subscription?: object;
  recentInvoices?: object[];
  topCustomers?: object[];
  revenueByMonth?: object[];
}

/** The first screen's answer; its subscription is on trial, as the session's. */
export const dashboardData = ({ address, overview: figures, subscription, ...rest }: Given = {}) =>
  data({
    dashboard: { ...dashboard, ...rest, overview: { ...overview, ...figures } },
    me: {
      __typename: 'Session',
      user: { __typename: 'User', id: 'u1' },
      tenant: { __typename: 'Tenant', id: 't1', nif: 'B98241573', address: address ?? null },
      subscription: { ...trial, ...subscription },
    },
  });

/** Who is signed in, with a plan. */
export const meOn =
  (plan: 'basic' | 'pro', role: Exclude<Role, 'superadmin'> = 'admin') =>
  () =>
    data({
      me: {
        __typename: 'Session',
        user: user(role),
        tenant,
        subscription: { ...trial, plan, status: 'active', trialEndsAt: null, freeInvoicesLeft: null },
      },
    });

export const product = (over: object = {}) => ({
  __typename: 'Product',
  id: 'p1',
  name: 'Consultoría',
  description: 'Consultoría de marca, por hora',
  sku: 'CON-01',
  price: '65.00',
  ivaRate: 21,
  ...over,
});

export const productPage = (items: object[], total = items.length, page = 1) =>
  data({
    products: {
      __typename: 'ProductPage',
      items,
      pagination: { __typename: 'Pagination', page, limit: 50, total, totalPages: Math.ceil(total / 50) },
    },
  });

export const settings = (over: object = {}) =>
  data({
    settings: {
      __typename: 'Settings',
      companyName: 'Estudio Marea, S.L.',
      companyNif: 'B98241573',
      companyAddress: null,
      simplifiedActivity: null,
      cashBasis: false,
      territory: 'peninsula',
      paymentTerms: null,
      paymentMeans: null,
      iban: null,
      companyNifLocked: false,
      ...over,
    },
  });
