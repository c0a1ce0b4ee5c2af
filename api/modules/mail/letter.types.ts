/**
 * What letters about a plan are written from; the payment only where a letter is about one. Instants as days,
 * YYYY-MM-DD.
 */
export interface BillingFacts {
  plan: string;
  status: string;
  /** Days on which the trial, the paid period and the week after a failed payment end. */
  trialEndsOn: string | null;
  periodEndsOn: string | null;
  graceEndsOn: string | null;
  /** False once it ends with its period. */
  renews: boolean;
  payment: { amount: string; net: string; concept: string; invoiceId: string | null } | null;
}

/**
 * What a letter is written from. `name` and `company` are what somebody typed when they registered: until they have
 * shown that the address is theirs, letters greet nobody and name no company, and no subject ever holds them.
 */
export interface Occasion {
  name: string | null;
  company: string;
  link: string;
  /** Last day of the certificate, or to answer the request that came: YYYY-MM-DD. */
  endsOn: string | null;
  supportEmail: string;
  /** What the company pays; only in letters about it. */
  billing: BillingFacts | null;
  /** True when a file goes with it. */
  attached: boolean;
  /**
   * Whether the operator of this Folio sends for the company once its certificate has ended ('does'), or would if it
   * were let; null: no.
   */
  operator: 'does' | 'would' | null;
}

/** `rows`: what is paid and how much, the total last. */
export interface Words {
  subject: string;
  opening: string;
  rows?: [what: string, amount: string][];
  button: string;
  closing: string;
}
