import type { EntityManager } from 'typeorm';
import type { Ctx } from '../../platform/context';
import { newId } from '../../platform/ids';
import type { Action, Risk } from './activity.entity';

export interface Act {
  action: Action;
  entityType: 'invoice' | 'customer' | 'product' | 'session' | 'tenant' | 'settings';
  entityId: string | null;
  /** Spanish, without personal data. */
  description: string;
  riskLevel?: Risk;
}

/** Leaves the trace of an act, in the act's own transaction. `actor` only where nobody is signed in yet. */
export async function record(em: EntityManager, ctx: Ctx, act: Act, actor = ctx.viewer): Promise<void> {
  if (!actor) throw new Error('an act without an actor');
  const now = ctx.now();
  await em.query(
    `INSERT INTO activities (tenant_id, id, created_at, actor_kind, user_id, action, entity_type, entity_id, description, risk_level, ip_address, request_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [actor.tenantId, newId(now.getTime()), now, actor.role === 'superadmin' ? 'superadmin' : 'user', actor.userId, act.action,
      act.entityType, act.entityId, act.description, act.riskLevel ?? 'low', ctx.caller.ip, ctx.caller.requestId]);
}
