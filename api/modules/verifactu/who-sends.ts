import type { EntityManager } from 'typeorm';
import type { Services } from '../../platform/context';
import { rulesOf } from '../../../schema/tax/territory';
import { dayOf } from '../../platform/dates';
import { PLAN_IN_FORCE } from '../plans/plans';

/**
 * What decides whether a company sends: PRO with a certificate until a day, the operator empowered, or an invoice sent
 * this year. `lapsed`: it has let somebody send who does not run this Folio any more, or has no certificate here.
 */
export interface SendingStanding {
  pro: boolean;
  certificateUntil: Date | null;
  empowered: boolean;
  lapsed: boolean;
  lastAltaAt: Date | null;
  /** Where it is: its year ends there. Absent: the peninsula. */
  territory?: string;
}

/** The calendar day of an instant where the company is. */
export const dayThere = (instant: Date, { territory }: Pick<SendingStanding, 'territory'>): string =>
  dayOf(instant, rulesOf(territory).zone);

/**
 * A company that has started to send goes on until 31 December of that year (Orden HAC/1177/2024, art. 17): the year of
 * the last invoice whose record the AEAT took, or has before it. Corrections and anulaciones of old ones do not
 * bind it again. null: it may stop.
 */
export function boundUntil(standing: SendingStanding, now: Date): string | null {
  const { lastAltaAt } = standing;
  const until = lastAltaAt && `${dayThere(lastAltaAt, standing).slice(0, 4)}-12-31`;
  return until && until >= dayThere(now, standing) ? until : null;
}

/** Whether it would begin to send today: it can sign its messages, or has the operator do it. */
export const begins = ({ pro, certificateUntil, empowered }: SendingStanding, now: Date): boolean =>
  empowered || (pro && certificateUntil !== null && certificateUntil > now);

/** Whether a company sends: each invoice that it issues now is sealed and goes to the AEAT. Nothing else decides it. */
export const sends = (standing: SendingStanding, now: Date): boolean =>
  begins(standing, now) || boundUntil(standing, now) !== null;

/**
 * The year at whose end a company stops sending: it goes on only because it has started, and would not start again. Its
 * messages say so in December, when hardly anything can change any more: the field is the renuncia itself, which must be
 * said before the year ends (Orden HAC/1177/2024, art. 17.3). null: they say nothing of stopping.
 */
export const leavesWith = (standing: SendingStanding, now: Date): string | null => {
  const [year, month] = dayThere(now, standing).split('-') as [string, string];
  return month === '12' && !begins(standing, now) && boundUntil(standing, now) !== null ? year : null;
};

/**
 * SQL that holds of a record `r` by which an invoice first reaches the AEAT: its alta, or the one that corrects an alta
 * which was refused.
 */
const FIRST_ALTA = `r.kind = 'alta' AND (NOT r.subsanacion OR r.rechazo_previo = 'X')`;

/**
 * SQL: when the newest such record was sealed whose submission `w` is so. On its way, or refused and lying there: its
 * paper says VERI*FACTU.
 */
const newestAlta = (so: string): string => `(SELECT r.generated_at FROM submissions w
   JOIN records r ON r.tenant_id = w.tenant_id AND r.id = w.record_id
      WHERE w.tenant_id = t.tenant_id AND ${so} AND ${FIRST_ALTA} ORDER BY w.sequence DESC LIMIT 1)`;

/** The newest invoice that the AEAT has taken decides until when the company goes on sending. */
export async function noteAltas(em: EntityManager, tenantId: string, taken: readonly string[]): Promise<void> {
  await em.query(
    `UPDATE senders
       SET last_alta_at = greatest(last_alta_at, (SELECT max(r.generated_at) FROM records r WHERE r.tenant_id = $1
         AND r.id = ANY ($2) AND ${FIRST_ALTA}))
      WHERE tenant_id = $1`,
    [tenantId, taken],
  );
}

/** Columns that `sendingStanding` reads; `t` names the tenants' row, `s` the subscription's. */
export const STANDING_COLUMNS = `${PLAN_IN_FORCE} AS plan, t.territory, (SELECT not_after FROM certificates f
   WHERE f.tenant_id = t.tenant_id) AS "certificateUntil",
  (SELECT operator_nif FROM representations p WHERE p.tenant_id = t.tenant_id AND p.withdrawn_at IS NULL) AS "letNif",
  greatest((SELECT last_alta_at FROM senders d WHERE d.tenant_id = t.tenant_id), ${newestAlta("w.status IN ('waiting', 'sending')")}, ${newestAlta("w.status = 'rejected'")}) AS "lastAltaAt"`;

export interface StandingRow extends Pick<SendingStanding, 'certificateUntil' | 'lastAltaAt' | 'territory'> {
  plan: string;
  letNif: string | null;
}

/** With what the operator sends here; null: with nothing. */
type Operating = Pick<Services, 'operatorCertificate'>;

/**
 * Whether the operator that a company has let send, by its NIF, is the one that can send here. The one place that
 * compares them.
 */
export const isOperated = (letNif: string | null, { operatorCertificate }: Operating): boolean =>
  letNif !== null && letNif === operatorCertificate?.nif;

export function sendingStanding(row: StandingRow, operating: Operating): SendingStanding {
  const { plan, letNif, certificateUntil, lastAltaAt, territory } = row;
  const empowered = isOperated(letNif, operating);
  const lapsed = letNif !== null && !empowered;
  return { pro: plan === 'pro', certificateUntil, empowered, lapsed, lastAltaAt, territory };
}

/** How a company stands now. For what is sealed the chain's head says it, under its lock. */
export async function readStanding(em: EntityManager, tenantId: string, by: Operating): Promise<SendingStanding> {
  const [row] = await em.query(
    `SELECT ${STANDING_COLUMNS} FROM tenants t JOIN subscriptions s ON s.tenant_id = t.tenant_id WHERE t.tenant_id = $1`,
    [tenantId],
  );
  return sendingStanding(row, by);
}
