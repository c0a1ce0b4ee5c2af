/** Instants are Unix seconds and amounts are cents, as in Stripe's API. */
export interface Customer {
  id: string;
  created: number;
  name: string | null;
  email: string | null;
  metadata: Record<string, string>;
  /** The card that later payments use: one of CARDS. */
  card: CardName;
}

export interface Price {
  id: string;
  nickname: string;
  unitAmount: number;
  interval: 'month' | 'year';
  product: string;
  metadata?: Record<string, string>;
}
export interface Coupon {
  id: string;
  amountOff: number;
  months: number;
}
export interface TaxRate {
  id: string;
  percentage: number;
  displayName: string;
  inclusive: boolean;
  country: string | null;
  metadata: Record<string, string>;
}

export interface Session {
  id: string;
  created: number;
  expiresAt: number;
  status: 'open' | 'complete' | 'expired';
  customer: string;
  reference: string | null;
  price: string;
  coupon: string | null;
  taxRates: string[];
  successUrl: string;
  cancelUrl: string;
  locale: string;
  metadata: Record<string, string>;
  subscription: string | null;
  /** Nothing is charged before. */
  trialEnd?: number | null;
}

export interface Subscription {
  id: string;
  item: string;
  created: number;
  customer: string;
  price: string;
  metadata: Record<string, string>;
  taxRates: string[];
  status: 'active' | 'trialing' | 'past_due' | 'canceled' | 'incomplete';
  periodStart: number;
  periodEnd: number;
  anchorDay: number;
  cancelAtPeriodEnd: boolean;
  canceledAt: number | null;
  endedAt: number | null;
  reason: string | null;
  /** Set alone, without `cancelAtPeriodEnd`, where it was ended on the portal. */
  cancelAt?: number | null;
  coupon: string | null;
  couponUntil: number | null;
  /** What was paid for the period, without taxes. */
  paidForPeriod: number;
  latestInvoice: string | null;
  schedule: string | null;
}

interface Phase {
  price: string;
  start: number;
  end: number | null;
  taxRates: string[];
}
export interface Schedule {
  id: string;
  subscription: string;
  status: 'active' | 'released' | 'completed';
  phases: Phase[];
}

export interface Line {
  description: string;
  amount: number;
  price: string;
  start: number;
  end: number;
}

export interface Invoice {
  id: string;
  created: number;
  customer: string;
  subscription: string;
  status: 'open' | 'paid' | 'void';
  reason: string;
  lines: Line[];
  /** Taken from the first line that is charged. */
  discount: number;
  tax: number;
  total: number;
  attempts: number;
  nextAttempt: number | null;
  paidAt: number | null;
  intent: string;
}

export interface Charge {
  id: string;
  created: number;
  customer: string;
  amount: number;
  refunded: number;
  status: 'succeeded' | 'failed';
  failure: string | null;
  intent: string;
}

/** What a cardholder has their bank reclaim. */
export interface Dispute {
  id: string;
  charge: string;
  intent: string;
  amount: number;
  status: 'needs_response' | 'lost' | 'won';
  created: number;
}

/** A company's own account, connected to this one. */
export interface Connected {
  id: string;
  created: number;
  name: string | null;
  email: string | null;
  metadata: Record<string, string>;
  chargesEnabled: boolean;
  detailsSubmitted: boolean;
}

/** Where a company says who it is: good once. */
export interface AccountLink {
  id: string;
  account: string;
  returnUrl: string;
}

/** A page on which one amount is paid to a connected account. */
export interface CardSession {
  id: string;
  account: string;
  created: number;
  expiresAt: number;
  status: 'open' | 'complete' | 'expired';
  name: string;
  amount: number;
  reference: string | null;
  metadata: Record<string, string>;
  /** Of the payment that it makes. */
  paymentMetadata: Record<string, string>;
  successUrl: string;
  cancelUrl: string;
  intent: string | null;
}

/** What was paid to a connected account. */
export interface CardCharge {
  id: string;
  account: string;
  created: number;
  amount: number;
  refunded: number;
  intent: string;
  metadata: Record<string, string>;
}

export interface Portal {
  id: string;
  customer: string;
  returnUrl: string;
}

/** Cards of Stripe's tests, by what they do now and later. */
export const CARDS = {
  good: { number: '4242 4242 4242 4242', says: 'Funciona siempre', now: 'pays', later: 'pays' },
  declined: { number: '4000 0000 0000 0002', says: 'La rechaza el banco', now: 'fails', later: 'fails' },
  authentication: { number: '4000 0025 0000 3155', says: 'Pide autenticación', now: 'asks', later: 'pays' },
  failsLater: { number: '4000 0000 0000 0341', says: 'Paga hoy, falla al renovar', now: 'pays', later: 'fails' },
} as const;
export type CardName = keyof typeof CARDS;
export const isCard = (name: string): name is CardName => Object.hasOwn(CARDS, name);
