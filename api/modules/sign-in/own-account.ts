import type { EntityManager } from 'typeorm';
import { IDLE_HOURS } from './session';
import type { Ctx } from '../../platform/context';
import { addDays } from '../../platform/dates';
import { notFound } from '../../platform/errors';
import { checkId } from '../../platform/ids';
import { logActivity } from '../activity/activity';
import { announce } from '../mail/mails';
import { beginSession } from './sign-in';
import { checkOwnPassword } from './confirm-identity';
import { hashPassword } from './password-hash';
import type { ChangePasswordInput } from './recovery.inputs';
import { setPassword } from './set-password';
import type { OwnSession, PasswordChanged } from './own-account.types';
import { User } from '../users/user.entity';
import { SessionRow } from './session.entity';

/** So many are shown; the rest show as those end. */
export const MAX_SESSIONS = 100;

/**
 * Changes the viewer's own password: every session ends and this one goes on under a new token. A wrong current one is
 * bad input, not a 401.
 */
export async function changePassword(input: ChangePasswordInput, ctx: Ctx): Promise<PasswordChanged> {
  const { tenantId, userId } = ctx.user;
  await checkOwnPassword(ctx, input.currentPassword, 'currentPassword', 'La contraseña actual no es correcta');
  const hash = await hashPassword(input.newPassword);
  return ctx.tx(async em => {
    await setPassword(em, { tenantId, userId }, hash);
    const { token } = await beginSession(em, ctx, await em.findOneByOrFail(User, { tenantId, id: userId }));
    await announce(em, ctx, { kind: 'password_changed', tenantId, userId });
    await logActivity(em, ctx, {
      action: 'update',
      entityType: 'user',
      entityId: userId,
      description: 'Contraseña cambiada',
      riskLevel: 'high',
    });
    return { success: true, token };
  });
}

/** The viewer's sessions that still work, last used first. */
export async function listSessions(em: EntityManager, ctx: Ctx): Promise<OwnSession[]> {
  const { tenantId, userId, tokenHash } = ctx.user;
  const now = ctx.now();
  const rows = await em.query(
    `SELECT id, device, ip_address AS "ipAddress", created_at AS "createdAt", last_used_at AS "lastUsedAt", token_hash = $3 AS current
       FROM sessions
      WHERE tenant_id = $1 AND user_id = $2 AND kind = 'user' AND expires_at > $4 AND last_used_at > $5
        ORDER BY current DESC, last_used_at DESC LIMIT $6`,
    [tenantId, userId, tokenHash, now, addDays(now, -IDLE_HOURS / 24), MAX_SESSIONS],
  );
  return rows;
}

/** Ends one of the viewer's sessions. */
export async function endSession(em: EntityManager, ctx: Ctx, id: string): Promise<boolean> {
  const { tenantId, userId } = ctx.user;
  const { affected } = await em.delete(SessionRow, { tenantId, userId, id: checkId(id), kind: 'user' });
  if (affected !== 1) throw notFound('Sesión no encontrada');
  await logActivity(em, ctx, {
    action: 'logout',
    entityType: 'session',
    entityId: null,
    description: 'Sesión cerrada desde la lista de sesiones',
    riskLevel: 'medium',
  });
  return true;
}
