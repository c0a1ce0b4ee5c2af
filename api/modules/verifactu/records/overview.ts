import type { EntityManager } from 'typeorm';
import type { Ctx } from '../../../platform/context';
import { logActivity } from '../../activity/activity';
import { isAhead } from '../seal/chain';
import { explanationOf } from '../codes/codes';
import type { VerifactuOverview } from './overview.types';
import { resumeSending } from '../send/pause';
import { boundUntil, sends, sendingStanding, STANDING_COLUMNS } from '../who-sends';
import { leftUnannulled, toFix } from './needs-correction';

const READ = `
  SELECT ${STANDING_COLUMNS}, c.records, c.environment AS sealed_for, c.last_generated_at, d.next_at, d.paused_at, d.paused_code, d.paused_reason, i.started_at, i.cause,
         (SELECT count(*)::int FROM submissions x WHERE x.tenant_id = $1
           AND x.status IN ('waiting', 'sending')) AS waiting,
         (SELECT r.generated_at FROM submissions x JOIN records r ON r.tenant_id = x.tenant_id AND r.id = x.record_id
           WHERE x.tenant_id = $1 AND x.status IN ('waiting', 'sending') ORDER BY x.sequence LIMIT 1) AS oldest,
         (SELECT count(*)::int FROM submissions s JOIN records r ON r.tenant_id = s.tenant_id AND r.id = s.record_id WHERE r.tenant_id = $1 AND ${toFix('$2')}) AS to_fix,
         (SELECT r.invoice_id FROM submissions s JOIN records r ON r.tenant_id = s.tenant_id AND r.id = s.record_id WHERE r.tenant_id = $1 AND ${toFix('$2')} ORDER BY s.sequence LIMIT 1) AS to_fix_invoice
    FROM tenants t JOIN subscriptions s ON s.tenant_id = t.tenant_id JOIN chains c ON c.tenant_id = t.tenant_id
      JOIN senders d ON d.tenant_id = t.tenant_id
    LEFT JOIN incidents i ON i.tenant_id = t.tenant_id AND i.ended_at IS NULL
   WHERE t.tenant_id = $1`;

export async function viewOverview(em: EntityManager, ctx: Ctx): Promise<VerifactuOverview> {
  const { tenantId } = ctx.me;
  const [row] = await em.query(READ, [tenantId, await leftUnannulled(em, tenantId)]);
  const standing = sendingStanding(row, ctx.services);
  const now = ctx.now();
  return {
    environment: row.sealed_for ?? ctx.services.aeat.environment,
    active: sends(standing, now),
    boundUntil: boundUntil(standing, now),
    records: row.records,
    waiting: row.waiting,
    toFix: row.to_fix,
    toFixInvoice: row.to_fix_invoice,
    oldestWaitingAt: row.oldest,
    nextSendAt: row.next_at && row.next_at > now ? row.next_at : null,
    pause: row.paused_at && {
      since: row.paused_at,
      reason: row.paused_reason,
      explanation: explanationOf(row.paused_code),
    },
    clockBehindUntil: isAhead(row.last_generated_at, now) ? row.last_generated_at : null,
    incident: row.started_at && { since: row.started_at, cause: row.cause },
  };
}

/** Sending goes on after somebody has seen to what paused it. */
export async function resumeVerifactu(em: EntityManager, ctx: Ctx): Promise<VerifactuOverview> {
  await resumeSending(em, ctx.me.tenantId);
  await logActivity(em, ctx, {
    action: 'update',
    entityType: 'settings',
    entityId: null,
    description: 'Envíos a la AEAT reanudados',
    riskLevel: 'medium',
  });
  return viewOverview(em, ctx);
}
