import type { Aeat, AeatCredentials } from '../../../edges/aeat/aeat';
import type { Db } from '../../../platform/database/db';
import type { Log } from '../../../platform/log/log';

/**
 * What a company's messages are sent with, or why they cannot be. `installedAt` is when it brought its certificate;
 * null: they go with the operator's, which it has let send. `leavesWith`: what its messages say of leaving
 * (`who-sends.ts`).
 */
export type Credentials = (Signing & { leavesWith: string | null }) | Refused;
export interface Signing extends AeatCredentials {
  ok: true;
  installedAt: Date | null;
}
export interface Refused {
  ok: false;
  reason: string;
  whose: 'company' | 'operator';
}

/** What records are sent with. */
export interface SendingServices {
  db: Db;
  aeat: Aeat;
  /** Whose records go there: those of another are not sent. */
  environment: string;
  log: Log;
  credentialsOf(tenantId: string): Promise<Credentials>;
  now(): Date;
}
