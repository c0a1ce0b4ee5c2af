import type { CommissionPaymentMethod } from '../../gql/schema';

/** What the panel shows to everybody: the specification gives it fixed data, and the panel says so. */
export interface SampleReferral {
  tenantName: string;
  status: 'converted' | 'trial';
  conversionDate: string | null;
  commissionAmount: string | null;
}
export interface SampleCommission {
  amount: string;
  status: 'paid' | 'pending';
  paymentMethod: CommissionPaymentMethod | null;
  paidAt: string | null;
}

export const REFERRALS: SampleReferral[] = [
  { tenantName: 'Estudio Boreal, S.L.', status: 'converted', conversionDate: '2026-10-02', commissionAmount: '9.80' },
  { tenantName: 'Taller Mistral, S.L.', status: 'converted', conversionDate: '2026-09-21', commissionAmount: '3.80' },
  { tenantName: 'Librería Cauce, S.C.', status: 'converted', conversionDate: '2026-09-04', commissionAmount: '9.80' },
  { tenantName: 'Café Alborada, C.B.', status: 'trial', conversionDate: null, commissionAmount: null },
];

export const COMMISSIONS: SampleCommission[] = [
  { amount: '9.80', status: 'pending', paymentMethod: null, paidAt: null },
  { amount: '3.80', status: 'paid', paymentMethod: 'paypal', paidAt: '2026-10-15' },
  { amount: '9.80', status: 'paid', paymentMethod: 'bank_transfer', paidAt: '2026-10-01' },
];

export const FIGURES = [
  { name: 'Referidos', figure: '4', context: '1 en prueba' },
  { name: 'Conversiones', figure: '3', context: '75\u00a0% de los referidos' },
  { name: 'Comisiones', figure: '23,40\u00a0€', context: 'Desde el principio' },
  { name: 'Pendiente', figure: '9,80\u00a0€', context: '13,60\u00a0€ ya cobrados' },
];
