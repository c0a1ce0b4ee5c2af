import type { Ctx } from '../../platform/context';
import { badField } from '../../platform/errors';
import { logSecurity } from '../../platform/log/security-log';
import { checkPassword } from './password-hash';
import { User } from '../users/user.entity';
import { SessionRow } from './session.entity';

/** For so long a sign-in vouches for the holder of the session. */
const RECENT_MS = 15 * 60_000;

/** Throws bad input on `field` unless this is the viewer's own password. Failures are few: five in 15 minutes. */
export async function checkOwnPassword(ctx: Ctx, password: string, field: string, wrong: string): Promise<void> {
  const { tenantId, userId } = ctx.user;
  const { limits } = ctx.services;
  await limits.take('ownPassword', userId);
  const user = await ctx.read(em => em.findOneByOrFail(User, { tenantId, id: userId }));
  if (!(await checkPassword(user.passwordHash, password))) {
    logSecurity(ctx, 'password_refused');
    throw badField(field, wrong);
  }
  await limits.giveBack('ownPassword', userId);
}

/** What an unlocked screen must not be enough for: a sign-in of the last 15 minutes, or the password once more. */
export async function confirmIdentity(ctx: Ctx, password: string | null | undefined): Promise<void> {
  const { tenantId, tokenHash } = ctx.user;
  const session = await ctx.read(em => em.findOneBy(SessionRow, { tenantId, tokenHash }));
  if (session && ctx.now().getTime() - session.createdAt.getTime() <= RECENT_MS) return;
  if (!password) throw badField('password', 'Hace más de 15 minutos que iniciaste sesión: escribe tu contraseña');
  await checkOwnPassword(ctx, password, 'password', 'La contraseña no es correcta');
}
