import { setTimeout as pause } from 'node:timers/promises';
import type { Ctx } from '../../platform/context';
import { AppError, badField } from '../../platform/errors';
import { pairOf } from '../../platform/rate-limits';
import { logSecurity } from '../../platform/log/security-log';
import { logActivity } from '../activity/activity';
import { announce, queueMail } from '../mail/mails';
import { emailKey, findIdentity } from './sign-in';
import type { ForgotPasswordInput, ResetPasswordInput } from './recovery.inputs';
import { SETS_PASSWORD } from './one-time-token.entity';
import { findToken, makeToken, useToken } from './one-time-tokens';
import { hashPassword } from './password-hash';
import { setPassword } from './set-password';
import { noteVerified } from './verify-email';

/** Every answer takes at least so long, whether or not there was an account to write to. */
const ANSWER_MS = 75;

/** Sends instructions if the account exists. The caller learns nothing: same answer, same time. */
export async function forgotPassword(input: ForgotPasswordInput, ctx: Ctx): Promise<boolean> {
  const email = emailKey(input.email);
  await ctx.services.limits.take('forgotAddress', ctx.caller.ip);
  await ctx.services.limits.take('forgotPair', pairOf(email, ctx.caller.ip));
  await ctx.services.limits.take('forgotAccount', email);
  await Promise.all([sendInstructions(email, ctx), pause(ANSWER_MS)]);
  return true;
}

async function sendInstructions(email: string, ctx: Ctx): Promise<void> {
  const identity = await findIdentity(ctx, email);
  if (!identity) return;
  const { tenantId, userId } = identity;
  await ctx.services.db.tx(tenantId, async em => {
    const tokenId = await makeToken(em, ctx, 'reset', tenantId, userId);
    await queueMail(em, ctx, { kind: 'reset', tenantId, userId, tokenId });
    await logActivity(
      em,
      ctx,
      {
        action: 'update',
        entityType: 'user',
        entityId: userId,
        description: 'Restablecimiento de contraseña pedido',
        riskLevel: 'medium',
      },
      { kind: 'public', tenantId },
    );
  });
}

const dead = () => {
  const message = 'El enlace ya no vale: caducó o se usó. Pide otro.';
  return new AppError('BAD_USER_INPUT', message, { token: message });
};

/** Sets a password with a mailed token (of a reset or an invitation). It works once; every session of the user ends. */
export async function resetPassword(input: ResetPasswordInput, ctx: Ctx): Promise<boolean> {
  const { db, limits } = ctx.services;
  await limits.take('resetAddress', ctx.caller.ip);
  if (!input.token.trim()) throw badField('token', 'Falta el enlace');
  const token = await db.global(em => findToken(em, input.token, ctx.now(), SETS_PASSWORD));
  if (!token) {
    logSecurity(ctx, 'link_refused');
    throw dead();
  }
  const { kind, tenantId, subjectId: userId } = token;
  const passwordHash = await hashPassword(input.password);
  await db.tx(tenantId, async em => {
    if (!(await useToken(em, token))) throw dead();
    if (!(await setPassword(em, { tenantId, userId }, passwordHash))) throw dead();
    await noteVerified(em, ctx, { tenantId, userId });
    if (kind === 'reset') await announce(em, ctx, { kind: 'password_changed', tenantId, userId });
    const description = kind === 'reset' ? 'Contraseña restablecida' : 'Invitación aceptada';
    await logActivity(
      em,
      ctx,
      { action: 'update', entityType: 'user', entityId: userId, description, riskLevel: 'high' },
      { kind: 'public', tenantId },
    );
  });
  await limits.giveBack('resetAddress', ctx.caller.ip);
  return true;
}
