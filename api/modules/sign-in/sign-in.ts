import { IsNull, type EntityManager } from 'typeorm';
import { newToken, type Role } from '../../platform/auth';
import { ABSOLUTE_DAYS } from './session';
import type { Ctx } from '../../platform/context';
import { addDays } from '../../platform/dates';
import { AppError, conflict } from '../../platform/errors';
import { newId } from '../../platform/ids';
import { pairOf, type Limit } from '../../platform/rate-limits';
import { markRollups } from '../../platform/database/rollups';
import { logSecurity } from '../../platform/log/security-log';
import { blankToNull } from '../../platform/graphql/validation';
import { logActivity, type Holder } from '../activity/activity';
import { trialSubscription } from '../plans/plans';
import { Subscription } from '../plans/subscription.entity';
import { beginChain } from '../verifactu/seal/chain';
import type { LoginInput, RegisterInput } from './sign-in.inputs';
import { checkPassword, hashPassword } from './password-hash';
import type { Session, SignedIn } from './session.types';
import { companyNif } from '../company/company-nif';
import { newTenant, Tenant, TenantStatus } from '../company/tenant.entity';
import { User, UserRole } from '../users/user.entity';
import { welcome } from './verify-email';
import { SessionRow } from './session.entity';

/** The address as it is kept and compared. */
export const emailKey = (email: string) => email.trim().toLowerCase();

/** What else is done with a new company, in the transaction that makes it. */
type WithNewTenant = (em: EntityManager, tenant: Tenant) => Promise<void>;

/** A new company, its admin and its trial, in one transaction. */
export async function register(
  input: RegisterInput,
  ctx: Ctx,
  also: WithNewTenant = async () => undefined,
): Promise<SignedIn> {
  await ctx.services.limits.take('registerAddress', ctx.caller.ip);
  const now = ctx.now();
  const email = emailKey(input.email);
  const tenant = newTenant(
    {
      name: input.companyName.trim(),
      nif: companyNif(input.companyNif),
      email,
      address: null,
      status: TenantStatus.trial,
      isPlatform: false,
    },
    now,
  );
  const user = Object.assign(new User(), {
    tenantId: tenant.id,
    id: newId(now.getTime()),
    name: blankToNull(input.name),
    email,
    role: UserRole.admin,
    passwordHash: await hashPassword(input.password),
    isTemporaryPassword: false,
    createdAt: now,
    lastLoginAt: now,
    emailVerifiedAt: null,
    deletedAt: null,
  });
  const subscription = trialSubscription(tenant.id, now);
  const token = await ctx.services.db.tx(tenant.id, async em => {
    await em.insert(Tenant, tenant);
    await em.insert(User, user);
    await claimEmail(em, email, user);
    await em.insert(Subscription, subscription);
    await beginChain(em, tenant.id);
    await also(em, tenant);
    const started = await beginSession(em, ctx, user);
    await welcome(em, ctx, { tenantId: tenant.id, userId: user.id });
    markRollups(em, now);
    await logActivity(
      em,
      ctx,
      { action: 'create', entityType: 'tenant', entityId: tenant.id, description: 'Empresa registrada' },
      started.actor,
    );
    return started.token;
  });
  return { token, user, tenant, subscription };
}

/** Takes an email for a user who is there already; 409 with `taken` when somebody has it. */
export async function claimEmail(
  em: EntityManager,
  email: string,
  user: User,
  taken = 'Ya hay una cuenta con este email',
): Promise<void> {
  const claimed = await em.query(
    'INSERT INTO login_identities (email, tenant_id, user_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING 1',
    [email, user.tenantId, user.id],
  );
  if (claimed.length === 0) throw conflict(taken, { email: taken });
}

/** A new session of a user: its token, and who acts in it, for the log. */
export async function beginSession(em: EntityManager, ctx: Ctx, user: User): Promise<{ token: string; actor: Holder }> {
  const now = ctx.now();
  const { token, hash } = newToken();
  await em.insert(SessionRow, {
    tokenHash: hash,
    kind: 'user',
    tenantId: user.tenantId,
    userId: user.id,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: addDays(now, ABSOLUTE_DAYS),
    device: ctx.caller.device,
    ipAddress: ctx.caller.ip,
  });
  const { tenantId, id: userId } = user;
  return { token, actor: { kind: 'user', tenantId, userId, apiKeyId: null, role: user.role as Role } };
}

/**
 * Signs in. In 15 minutes ten failures of an account from one address, a hundred of it from anywhere, a hundred from an
 * address; the same answer whatever was wrong.
 */
export async function login(input: LoginInput, ctx: Ctx): Promise<SignedIn> {
  const { db, limits } = ctx.services;
  const email = emailKey(input.email);
  const spent: [Limit, string][] = [
    ['loginAddress', ctx.caller.ip],
    ['loginPair', pairOf(email, ctx.caller.ip)],
    ['loginAccount', email],
  ];
  for (const [limit, subject] of spent) await limits.take(limit, subject);
  const user = await findByEmail(ctx, email);
  if (!(await checkPassword(user?.passwordHash ?? null, input.password)) || !user) {
    logSecurity(ctx, 'sign_in_failed', { tenantId: user?.tenantId, userId: user?.id });
    throw new AppError('UNAUTHENTICATED', 'Email o contraseña incorrectos');
  }
  for (const [limit, subject] of spent) await limits.giveBack(limit, subject);
  return db.tx(user.tenantId, async em => {
    user.lastLoginAt = ctx.now();
    await em.update(User, { tenantId: user.tenantId, id: user.id }, { lastLoginAt: user.lastLoginAt });
    const { token, actor } = await beginSession(em, ctx, user);
    await logActivity(
      em,
      ctx,
      { action: 'login', entityType: 'session', entityId: null, description: 'Inicio de sesión' },
      actor,
    );
    return { token, ...(await sessionOf(em, user)) };
  });
}

/** Which user of which company an email signs in. */
export async function findIdentity(ctx: Ctx, email: string): Promise<{ tenantId: string; userId: string } | null> {
  const [identity] = await ctx.services.db.global(em =>
    em.query('SELECT tenant_id AS "tenantId", user_id AS "userId" FROM identity_of($1)', [email]),
  );
  return identity ?? null;
}

async function findByEmail(ctx: Ctx, email: string): Promise<User | null> {
  const identity = await findIdentity(ctx, email);
  if (!identity) return null;
  return ctx.services.db.read(identity.tenantId, em =>
    em.findOneBy(User, { tenantId: identity.tenantId, id: identity.userId, deletedAt: IsNull() }),
  );
}

async function sessionOf(em: EntityManager, user: User): Promise<Session> {
  const tenant = await em.findOneByOrFail(Tenant, { id: user.tenantId });
  if (tenant.isPlatform) return { user, tenant: null, subscription: null };
  return { user, tenant, subscription: await em.findOneBy(Subscription, { tenantId: user.tenantId }) };
}

export async function currentSession(em: EntityManager, ctx: Ctx): Promise<Session> {
  const { tenantId, userId } = ctx.user;
  return sessionOf(em, await em.findOneByOrFail(User, { tenantId, id: userId }));
}

/** The token is dead from here on. */
export async function logout(em: EntityManager, ctx: Ctx): Promise<boolean> {
  await em.delete(SessionRow, { tokenHash: ctx.me.tokenHash });
  await logActivity(em, ctx, {
    action: 'logout',
    entityType: 'session',
    entityId: null,
    description: 'Cierre de sesión',
  });
  return true;
}
