import { data } from './server';

const companyUser = (over: object = {}) => ({
  __typename: 'CompanyUser',
  id: 'u2',
  name: 'Pau Serra',
  email: 'pau@estudio.example',
  role: 'user',
  lastLoginAt: '2026-11-20T09:00:00Z',
  isTemporaryPassword: false,
  invitation: null,
  invitationSentAt: null,
  invitationExpiresAt: null,
  ...over,
});
export const lucia = companyUser({ id: 'u1', name: 'Lucía Ferrer', email: 'lucia@estudio.example', role: 'admin' });
export const pau = companyUser();
export const marta = companyUser({
  id: 'u3',
  name: 'Marta Gil',
  email: 'marta@estudio.example',
  lastLoginAt: null,
  isTemporaryPassword: true,
  invitation: 'sent',
  invitationSentAt: '2026-11-20T09:00:00Z',
  invitationExpiresAt: '2999-01-01T00:00:00Z',
});
export const page = (items: object[], total = items.length, number = 1) =>
  data({
    users: {
      __typename: 'CompanyUserPage',
      items,
      pagination: { __typename: 'Pagination', page: number, limit: 50, total, totalPages: Math.ceil(total / 50) },
    },
  });
