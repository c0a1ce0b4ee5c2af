import type { EntityManager } from 'typeorm';
import type { Ctx } from '../../platform/context';
import { dayOf } from '../../platform/dates';
import { badField } from '../../platform/errors';
import { record } from '../activity/activity';
import { isAhead, letGo, lockCompany, lockHead } from './chain';
import { explanationOf } from './explanation';
import type { AeatEnvironment, VerifactuOverview } from './overview.types';
import { resumeSending } from './pause';
import { boundUntil, sendingOf, sendingStanding, STANDING_COLUMNS } from './standing';
import { TO_FIX } from './to-fix';

const READ = `
  SELECT ${STANDING_COLUMNS}, c.records, c.last_generated_at, d.next_at, d.paused_at, d.paused_code, d.paused_reason, i.started_at, i.cause,
         (SELECT count(*)::int FROM submissions x WHERE x.tenant_id = $1 AND x.status IN ('waiting', 'sending')) AS waiting,
         (SELECT count(*)::int FROM submissions x WHERE x.tenant_id = $1 AND x.status = 'held') AS held,
         (SELECT r.generated_at FROM submissions x JOIN records r ON r.tenant_id = x.tenant_id AND r.id = x.record_id
           WHERE x.tenant_id = $1 AND x.status IN ('waiting', 'sending') ORDER BY x.sequence LIMIT 1) AS oldest,
         (SELECT count(*)::int FROM submissions s JOIN records r ON r.tenant_id = s.tenant_id AND r.id = s.record_id WHERE r.tenant_id = $1 AND ${TO_FIX}) AS to_fix
    FROM tenants t JOIN subscriptions s ON s.tenant_id = t.tenant_id JOIN chains c ON c.tenant_id = t.tenant_id JOIN senders d ON d.tenant_id = t.tenant_id
    LEFT JOIN incidents i ON i.tenant_id = t.tenant_id AND i.ended_at IS NULL
   WHERE t.tenant_id = $1`;

export async function viewOverview(em: EntityManager, ctx: Ctx): Promise<VerifactuOverview> {
  const { tenantId } = ctx.me;
  const [row] = await em.query(READ, [tenantId]);
  const standing = sendingStanding(row);
  const now = ctx.now();
  const today = dayOf(now);
  return {
    environment: ctx.services.aeat.environment as AeatEnvironment, active: sendingOf(standing, today) !== null, automaticSending: standing.automatic,
    boundUntil: boundUntil(standing.lastAltaAt, today), records: row.records, waiting: row.waiting, held: row.held, toFix: row.to_fix,
    oldestWaitingAt: row.oldest, nextSendAt: row.next_at && row.next_at > now ? row.next_at : null,
    pause: row.paused_at && { since: row.paused_at, reason: row.paused_reason, explanation: explanationOf(row.paused_code) },
    clockBehindUntil: isAhead(row.last_generated_at, now) ? row.last_generated_at : null,
    incident: row.started_at && { since: row.started_at, cause: row.cause },
  };
}

/** Switches automatic sending. On needs a certificate; what was held is sent. Off: the law's duty to send stays. */
export async function setAutomaticSending(em: EntityManager, ctx: Ctx, on: boolean): Promise<VerifactuOverview> {
  const { tenantId } = ctx.me;
  await lockCompany(em, tenantId);
  // Behind whoever is sealing: their record is seen, or they see this.
  await lockHead(em, tenantId);
  const [{ certificate }] = await em.query('SELECT EXISTS (SELECT 1 FROM certificates WHERE tenant_id = $1) AS certificate', [tenantId]);
  if (on && !certificate) throw badField('on', 'Sube antes tu certificado digital');
  await em.query('UPDATE tenants SET automatic_sending = $2 WHERE tenant_id = $1', [tenantId, on]);
  if (on) letGo(em, tenantId);
  await record(em, ctx, {
    action: 'update', entityType: 'settings', entityId: null, description: on ? 'Envío automático a la AEAT activado' : 'Envío automático a la AEAT desactivado', riskLevel: 'medium',
  });
  return viewOverview(em, ctx);
}

/** Sending goes on after somebody has seen to what paused it. */
export async function resumeVerifactu(em: EntityManager, ctx: Ctx): Promise<VerifactuOverview> {
  await resumeSending(em, ctx.me.tenantId);
  await record(em, ctx, { action: 'update', entityType: 'settings', entityId: null, description: 'Envíos a la AEAT reanudados', riskLevel: 'medium' });
  return viewOverview(em, ctx);
}
