/** What one client needs to ask once: over HTTP, and as the raw statements of the same call. */
export interface Target {
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
  token: string;
  tenantId: string;
  userId: string;
  customerId: string;
  invoiceId?: string;
  /** LIKE pattern, where the call searches. */
  pattern?: string;
}

export type Script = 'create' | 'createAtOnce' | 'list' | 'searchInvoices' | 'searchCustomers' | 'invoice';

/** `clients` ask without a pause for `seconds`, going through `targets` in turn. */
export interface Job {
  clients: number;
  seconds: number;
  targets: Target[];
  script: Script;
}

export interface Result {
  /** Milliseconds of each answer. */
  latencies: number[];
  seconds: number;
  /** The first few refusals, in words. */
  errors: string[];
}

export interface Message {
  id: number;
  job: Job;
}
export interface Reply {
  id: number;
  result: Result;
}
