import type { EntityManager } from 'typeorm';
import { dayOf } from '../../platform/dates';
import { PLAN_IN_FORCE } from '../plans/plans';
import type { Sending } from './chain';

/** What decides whether a company's records are sent. */
export interface SendingStanding { pro: boolean; hasCertificate: boolean; automatic: boolean; lastAltaAt: Date | null }

/**
 * Whoever has begun to send goes on until 31 December of that year (Orden HAC/1177/2024, art. 17): the year of the last invoice
 * whose record the AEAT took. Corrections and anulaciones of old ones do not bind anew. null: free.
 */
export function boundUntil(lastAltaAt: Date | null, today: string): string | null {
  const until = lastAltaAt && `${dayOf(lastAltaAt).slice(0, 4)}-12-31`;
  return until && until >= today ? until : null;
}

/**
 * The year with whose end a company leaves, to be told in its last messages (Orden HAC/1177/2024, art. 17.3), which are those of
 * December: it sends only because it has begun, and would not begin anew. null: it goes on.
 */
export const leavesWith = ({ pro }: SendingStanding, today: string): string | null => (!pro && today.slice(5, 7) === '12' ? today.slice(0, 4) : null);

/** A record that is to be sent goes at once, or when somebody says so. Holding back is PRO's to choose: without it nobody could let go again. */
export const whenSent = ({ automatic, pro }: SendingStanding): 'now' | 'held' => (automatic || !pro ? 'now' : 'held');

/** How a record made today is sent: 'now' and 'held' are VERI*FACTU, null is not. */
export function sendingOf(standing: SendingStanding, today: string): Sending {
  const { pro, hasCertificate, lastAltaAt } = standing;
  return (pro && hasCertificate) || boundUntil(lastAltaAt, today) ? whenSent(standing) : null;
}

/** Columns that `sendingStanding` reads; `t` names the tenants' row, `s` the subscription's. */
export const STANDING_COLUMNS = `${PLAN_IN_FORCE} AS plan, t.automatic_sending, EXISTS (SELECT 1 FROM certificates f WHERE f.tenant_id = t.tenant_id) AS has_certificate,
  (SELECT last_alta_at FROM senders d WHERE d.tenant_id = t.tenant_id) AS last_alta_at`;

export interface StandingRow { plan: string; automatic_sending: boolean; has_certificate: boolean; last_alta_at: Date | null }

export const sendingStanding = (row: StandingRow): SendingStanding => ({
  pro: row.plan === 'pro', hasCertificate: row.has_certificate, automatic: row.automatic_sending, lastAltaAt: row.last_alta_at,
});

/** How a company stands now. For what is sealed the chain's head says it, under its lock. */
export async function readStanding(em: EntityManager, tenantId: string): Promise<SendingStanding> {
  const [row] = await em.query(`SELECT ${STANDING_COLUMNS} FROM tenants t JOIN subscriptions s ON s.tenant_id = t.tenant_id WHERE t.tenant_id = $1`, [tenantId]);
  return sendingStanding(row);
}
