import { dayOf } from '../../platform/dates';
import type { Sending } from './chain';

/** What decides whether a company's records are sent. */
export interface SendingStanding { pro: boolean; hasCertificate: boolean; automatic: boolean; lastSentAt: Date | null }

/** Whoever has begun to send goes on until 31 December of the year of the last sending (Orden HAC/1177/2024, art. 17). null: free. */
export function boundUntil(lastSentAt: Date | null, today: string): string | null {
  const until = lastSentAt && `${dayOf(lastSentAt).slice(0, 4)}-12-31`;
  return until && until >= today ? until : null;
}

/** How a record made today is sent: 'now' and 'held' are VERI*FACTU, null is not. */
export function sendingOf({ pro, hasCertificate, automatic, lastSentAt }: SendingStanding, today: string): Sending {
  if (!(pro && hasCertificate) && !boundUntil(lastSentAt, today)) return null;
  return automatic ? 'now' : 'held';
}

/** Columns that `sendingStanding` reads; `t` names the tenants' row, `s` the subscription's. */
export const STANDING_COLUMNS = `s.plan, t.automatic_sending, EXISTS (SELECT 1 FROM certificates f WHERE f.tenant_id = t.tenant_id) AS has_certificate,
  (SELECT last_sent_at FROM senders d WHERE d.tenant_id = t.tenant_id) AS last_sent_at`;

export interface StandingRow { plan: string; automatic_sending: boolean; has_certificate: boolean; last_sent_at: Date | null }

export const sendingStanding = (row: StandingRow): SendingStanding => ({
  pro: row.plan === 'pro', hasCertificate: row.has_certificate, automatic: row.automatic_sending, lastSentAt: row.last_sent_at,
});
