import type { EntityManager } from 'typeorm';
import type { Ctx } from '../../platform/context';
import { badField } from '../../platform/errors';
import { logSecurity } from '../../platform/log/security-log';
import { logActivity } from '../activity/activity';
import { queueMail } from '../mail/mails';
import { findToken, makeToken, useToken } from './one-time-tokens';

interface Person {
  tenantId: string;
  userId: string;
}

/** The mail that a new account begins with; its link shows that the address is theirs. Nothing waits for it. */
export async function welcome(em: EntityManager, ctx: Ctx, { tenantId, userId }: Person): Promise<void> {
  const tokenId = await makeToken(em, ctx, 'verification', tenantId, userId);
  await queueMail(em, ctx, { kind: 'welcome', tenantId, userId, tokenId });
}

/** They opened a link that only their mail held. */
export const noteVerified = (em: EntityManager, ctx: Ctx, { tenantId, userId }: Person): Promise<unknown> =>
  em.query('UPDATE users SET email_verified_at = coalesce(email_verified_at, $3) WHERE tenant_id = $1 AND id = $2', [
    tenantId,
    userId,
    ctx.now(),
  ]);

const dead = () => badField('token', 'El enlace ya no vale: caducó o ya se usó.');

export async function verifyEmail(given: string, ctx: Ctx): Promise<boolean> {
  const { db, limits } = ctx.services;
  await limits.take('verifyAddress', ctx.caller.ip);
  const token = await db.global(em => findToken(em, given, ctx.now(), ['verification']));
  if (!token) {
    logSecurity(ctx, 'link_refused');
    throw dead();
  }
  const { tenantId, subjectId: userId } = token;
  await db.tx(tenantId, async em => {
    if (!(await useToken(em, token))) throw dead();
    await noteVerified(em, ctx, { tenantId, userId });
    await logActivity(
      em,
      ctx,
      { action: 'update', entityType: 'user', entityId: userId, description: 'Dirección de correo confirmada' },
      { kind: 'public', tenantId },
    );
  });
  await limits.giveBack('verifyAddress', ctx.caller.ip);
  return true;
}
