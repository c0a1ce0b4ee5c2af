import type { EntityManager } from 'typeorm';
import { ACTIONS, type Action, type EntityType, type Risk } from '../../../schema/activity';
import type { Ctx } from '../../platform/context';
import type { Viewer } from '../../platform/auth';
import { write } from '../../platform/database/db';
import { newId } from '../../platform/ids';
import { prepared } from '../../platform/database/pipeline';

interface Act {
  action: Action;
  entityType: EntityType;
  entityId: string | null;
  /** Spanish, without personal data. */
  description: string;
  /** Where it is another than the action's own. */
  riskLevel?: Risk;
}

/** Whoever is signed in, as far as the log names them. */
export type Holder = Pick<Viewer, 'kind' | 'tenantId' | 'userId' | 'apiKeyId' | 'role'>;

/**
 * Who did it; a public actor is somebody who did not sign in, the superadmin one who acts on a company that is not
 * theirs.
 */
type Actor = Holder | { kind: 'public' | 'superadmin'; tenantId: string };

const kindOf = (actor: Actor) => ('role' in actor && actor.role === 'superadmin' ? 'superadmin' : actor.kind);

const INSERT = prepared(
  'insert activity',
  `
  INSERT INTO activities (tenant_id, id, created_at, actor_kind, user_id, action, entity_type, entity_id, description, risk_level, ip_address, request_id, api_key_id)
  VALUES ($1, $2, now(), $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
);

/**
 * Leaves the trace of an act, in the act's own transaction and dated by the database. `actor` only where nobody is
 * signed in yet.
 */
export async function logActivity(
  em: EntityManager,
  ctx: Ctx,
  act: Act,
  actor: Actor | null = ctx.viewer,
): Promise<void> {
  if (!actor) throw new Error('an act without an actor');
  const holder = 'role' in actor ? actor : { userId: null, apiKeyId: null };
  write(em, INSERT, [
    actor.tenantId,
    newId(ctx.now().getTime()),
    kindOf(actor),
    holder.userId,
    act.action,
    act.entityType,
    act.entityId,
    act.description,
    act.riskLevel ?? ACTIONS[act.action].risk,
    ctx.caller.ip,
    ctx.caller.requestId,
    holder.apiKeyId,
  ]);
}
