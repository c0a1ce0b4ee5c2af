import type { EntityManager } from 'typeorm';
import { explain } from '../codes/codes';
import { openIncident } from './incidents';
import { isFreeSql, HOUR_MS, isTimeSql } from './pace';
import { Sender } from '../sender.entity';

/**
 * Nothing is sent for a company until a person acts, or what is missing is there when it is looked for again, which is
 * each hour (Orden HAC/1177/2024, art. 16.4). False: it was so already, and its hour has not come.
 */
export async function pauseSending(em: EntityManager, tenantId: string, reason: string, now: Date): Promise<boolean> {
  const [, changed] = await em.query(
    `UPDATE senders SET paused_at = coalesce(paused_at, $2), paused_code = NULL, paused_reason = $3, next_at = $4
       WHERE tenant_id = $1
        AND (paused_at IS NULL OR next_at IS NULL OR ${isTimeSql('$2')}) AND ${isFreeSql('$2')}`,
    [tenantId, now, reason, new Date(now.getTime() + HOUR_MS)],
  );
  if (changed) await openIncident(em, tenantId, reason, now);
  return changed > 0;
}

/** Sending goes on, not sooner than the AEAT asked for. Does nothing where it was not paused. */
export async function resumeSending(em: EntityManager, tenantId: string): Promise<void> {
  // Held to COMMIT, so that a pause for want of a certificate comes after it, and sees it.
  const sender = await em.findOneOrFail(Sender, { where: { tenantId }, lock: { mode: 'pessimistic_write' } });
  if (!sender.pausedAt) return;
  const { lastSentAt, waitSeconds } = sender;
  const nextAt = lastSentAt && new Date(lastSentAt.getTime() + waitSeconds * 1000);
  const unpaused = { pausedAt: null, pausedCode: null, pausedReason: null };
  await em.update(Sender, { tenantId }, { ...unpaused, failures: 0, nextAt });
}

/** What somebody has changed: the company's name, or its certificate. */
type Changed = 'name' | 'certificate';

/** The AEAT speaks of a NIF, and does not say whether it is the company's or the certificate's. */
const SOME_NIF = 4109;

/**
 * Whether that may have been the reason of a pause. Without a code it was mostly a certificate that was refused or
 * missing; where it was not, the next message pauses sending again.
 */
export function mayEndPause(changed: Changed, code: number | null): boolean {
  const action = code === null ? 'certificate' : explain(code).action;
  return (
    action === (changed === 'name' ? 'edit_company' : 'certificate') || (code === SOME_NIF && changed === 'certificate')
  );
}

/** Sending goes on where it waited for this change; a pause for another reason stays. */
export async function resumeAfter(em: EntityManager, tenantId: string, changed: Changed): Promise<void> {
  const { pausedCode } = await em.findOneOrFail(Sender, { where: { tenantId }, lock: { mode: 'pessimistic_write' } });
  if (mayEndPause(changed, pausedCode)) await resumeSending(em, tenantId);
}
