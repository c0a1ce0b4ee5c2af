import { data } from './server';

export const affiliate = (over: object = {}) => ({
  __typename: 'AffiliateRow',
  id: 'a1',
  code: 'K7QM2XD9',
  name: 'Gestoría Muñoz Peña, S.L.P.',
  email: 'elena@munozpena.example',
  phone: null,
  commissionRate: '20.00',
  status: 'active',
  referralCount: 9,
  conversionCount: 6,
  totalEarnings: '130.60',
  companyName: null,
  ...over,
});
export const waiting = affiliate({
  id: 'a2',
  code: 'X5GN7BQE',
  name: 'Javier Lobo Ruiz',
  email: 'javier@lobo.example',
  status: 'pending',
  referralCount: 0,
  conversionCount: 0,
  totalEarnings: '0.00',
  companyName: 'Estudio Marea, S.L.',
});

export const commission = (over: object = {}) => ({
  __typename: 'Commission',
  id: 'p1',
  amount: '93.60',
  rate: '20.00',
  base: '468.00',
  concept: 'Plan PRO, del 9 de octubre de 2026 al 8 de octubre de 2027',
  createdAt: '2020-10-09T09:00:00Z',
  firmAt: '2020-11-08T09:00:00Z',
  affiliate: { __typename: 'CommissionAffiliate', name: 'Gestoría Muñoz Peña, S.L.P.', code: 'K7QM2XD9' },
  referral: { __typename: 'CommissionReferral', tenantName: 'Bodega Sierra Alta, S.L.' },
  ...over,
});

const paged = (name: string, type: string, items: object[]) =>
  data({
    [name]: {
      __typename: type,
      items,
      pagination: {
        __typename: 'Pagination',
        page: 1,
        limit: 50,
        total: items.length,
        totalPages: items.length ? 1 : 0,
      },
    },
  });
export const affiliatePage = (...items: object[]) => paged('affiliates', 'AffiliatePage', items);
export const myAffiliatePage = (...items: object[]) => paged('myAffiliates', 'AffiliatePage', items);
export const commissionPage = (...items: object[]) => paged('pendingCommissions', 'CommissionPage', items);

const STATS = {
  __typename: 'AffiliateStats',
  totalAffiliates: 5,
  activeAffiliates: 3,
  pendingAffiliates: 1,
  totalReferrals: 31,
  totalConversions: 18,
  totalCommissions: '223.00',
  pendingCommissions: '112.55',
  pendingCount: 4,
};
export const stats = (name: 'affiliateStats' | 'myAffiliateStats', over: object = {}) =>
  data({ [name]: { ...STATS, ...over } });
