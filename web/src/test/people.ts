import type { Role } from '../gql/schema';
import { data } from './server';

export const user = (role: Role = 'admin', name: string | null = 'Lucía Ferrer') => ({
  __typename: 'User',
  id: 'u1',
  name,
  email: 'lucia@estudio.example',
  role,
  isTemporaryPassword: false,
});

export const tenant = {
  __typename: 'Tenant',
  id: 't1',
  name: 'Estudio Marea',
  nif: 'B98241573',
  email: 'lucia@estudio.example',
  status: 'active',
  territory: 'peninsula',
};

export const subscription = {
  __typename: 'Subscription',
  plan: 'basic',
  status: 'trial',
  priceMonthly: '19.00',
  trialEndsAt: '2026-12-21T00:00:00Z',
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  hasStripeSubscription: false,
  freeInvoicesLeft: 3,
};

export const account = (role: Role = 'admin', name?: string | null) =>
  role === 'superadmin'
    ? { user: user(role, name), tenant: null, subscription: null }
    : { user: user(role, name), tenant, subscription };

export const me = (role?: Role, name?: string | null) => () =>
  data({ me: { __typename: 'Session', ...account(role, name) } });

export const signedIn = (role?: Role) => ({ __typename: 'SignedIn', token: 'fresh-token', ...account(role) });

export const customer = (over: object = {}) => ({
  __typename: 'Customer',
  id: 'c1',
  name: 'Bodegas Larrañaga, S.L.',
  nif: 'B26304188',
  email: 'hola@bodegas.example',
  phone: null,
  address: null,
  city: 'Haro',
  postalCode: null,
  country: null,
  idKind: null,
  recargo: false,
  paymentTerms: null,
  paymentMeans: null,
  paperLanguage: null,
  restrictedAt: null,
  objectedAt: null,
  ...over,
});

export const customerPage = (items: object[], total = items.length, page = 1) =>
  data({
    customers: {
      __typename: 'CustomerPage',
      items,
      pagination: { __typename: 'Pagination', page, limit: 50, total, totalPages: Math.ceil(total / 50) },
    },
  });
