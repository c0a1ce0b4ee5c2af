import type { CommissionPaymentMethod } from '../gql/schema';

export const METHODS: { value: CommissionPaymentMethod; label: string }[] = [
  { value: 'bank_transfer', label: 'Transferencia' },
  { value: 'paypal', label: 'PayPal' },
  { value: 'stripe', label: 'Stripe' },
];
