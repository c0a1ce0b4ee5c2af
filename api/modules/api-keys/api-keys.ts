import { In, IsNull, MoreThan, type EntityManager } from 'typeorm';
import { newToken } from '../../platform/auth';
import type { Ctx } from '../../platform/context';
import { addDays } from '../../platform/dates';
import { badField, conflict, notFound } from '../../platform/errors';
import { checkId, newId } from '../../platform/ids';
import { logActivity } from '../activity/activity';
import { announce } from '../mail/mails';
import { lockCompany } from '../verifactu/seal/chain';
import { confirmIdentity } from '../sign-in/confirm-identity';
import type { ApiKey, ApiKeyInput, NewApiKey } from './api-keys.types';
import { SessionRow } from '../sign-in/session.entity';
import { User, UserRole } from '../users/user.entity';
import { ApiKeyRow } from './api-key.entity';

const MAX_KEYS = 50;
const MAX_DAYS = 730;
/** What a session says that nobody has used yet. */
const NEVER_USED = new Date(0);

/**
 * At most MAX_KEYS that were not revoked: those that open something, then those that ended, newest first. The secret's
 * hash lives with the sessions.
 */
export async function listApiKeys(em: EntityManager, ctx: Ctx): Promise<ApiKey[]> {
  return em.query(
    `SELECT k.id, k.name, k.scope, k.created_at AS "createdAt", k.expires_at AS "expiresAt", nullif(s.last_used_at, to_timestamp(0)) AS "lastUsedAt"
       FROM api_keys k LEFT JOIN sessions s ON s.tenant_id = k.tenant_id AND s.api_key_id = k.id
      WHERE k.tenant_id = $1 AND k.revoked_at IS NULL ORDER BY k.expires_at > $2 DESC, k.created_at DESC, k.id DESC LIMIT ${MAX_KEYS}`,
    [ctx.user.tenantId, ctx.now()],
  );
}

/** A key of the company, for an admin who signed in recently or gives their password again; the admins get a mail. */
export async function createApiKey(input: ApiKeyInput, ctx: Ctx): Promise<NewApiKey> {
  if (input.days < 1 || input.days > MAX_DAYS) throw badField('days', `Elige entre 1 y ${MAX_DAYS} días`);
  await confirmIdentity(ctx, input.password);
  await ctx.services.limits.take('apiKeyTenant', ctx.user.tenantId);
  return ctx.tx(em => makeApiKey(em, ctx, input));
}

async function makeApiKey(em: EntityManager, ctx: Ctx, input: ApiKeyInput): Promise<NewApiKey> {
  const { tenantId, userId } = ctx.user;
  const now = ctx.now();
  // Of two at once the second counts what the first has made.
  await lockCompany(em, tenantId);
  const living = await em.countBy(ApiKeyRow, { tenantId, revokedAt: IsNull(), expiresAt: MoreThan(now) });
  if (living >= MAX_KEYS) throw conflict(`Ya hay ${MAX_KEYS} claves: revoca alguna`);
  const apiKey: ApiKey = {
    id: newId(now.getTime()),
    name: input.name.trim(),
    scope: input.scope,
    createdAt: now,
    expiresAt: addDays(now, input.days),
    lastUsedAt: null,
  };
  const { token, hash } = newToken();
  const { id, name, scope, expiresAt } = apiKey;
  await em.insert(ApiKeyRow, { tenantId, id, name, scope, createdBy: userId, createdAt: now, expiresAt });
  await em.insert(SessionRow, {
    tokenHash: hash,
    kind: 'api_key',
    tenantId,
    apiKeyId: id,
    scope,
    createdAt: now,
    lastUsedAt: NEVER_USED,
    expiresAt,
  });
  await tellAdmins(em, ctx);
  await logActivity(em, ctx, {
    action: 'create',
    entityType: 'api_key',
    entityId: apiKey.id,
    description: `Clave de API creada (${apiKey.scope})`,
    riskLevel: 'high',
  });
  return { apiKey, token };
}

const MOST_ADMINS = 20;

async function tellAdmins(em: EntityManager, ctx: Ctx): Promise<void> {
  const { tenantId } = ctx.user;
  const admins = await em.find(User, {
    where: { tenantId, role: UserRole.admin, deletedAt: IsNull() },
    order: { createdAt: 'ASC' },
    take: MOST_ADMINS,
  });
  for (const { id } of admins) await announce(em, ctx, { kind: 'api_key_created', tenantId, userId: id });
}

/** Keys end with the admin who made them: a person who loses the right to make one keeps none. */
export async function endApiKeysOf(em: EntityManager, ctx: Ctx, userId: string): Promise<void> {
  const { tenantId } = ctx.user;
  const [ended] = await em.query(
    'UPDATE api_keys SET revoked_at = $3 WHERE tenant_id = $1 AND created_by = $2 AND revoked_at IS NULL RETURNING id',
    [tenantId, userId, ctx.now()],
  );
  const ids = (ended as { id: string }[]).map(key => key.id);
  if (ids.length === 0) return;
  await em.delete(SessionRow, { tenantId, apiKeyId: In(ids) });
  await logActivity(em, ctx, {
    action: 'delete',
    entityType: 'api_key',
    entityId: null,
    description: `Claves de API revocadas con quien las creó: ${ids.length}`,
    riskLevel: 'high',
  });
}

/** The key is dead from the next call on. */
export async function revokeApiKey(em: EntityManager, ctx: Ctx, id: string): Promise<boolean> {
  const { tenantId } = ctx.user;
  const key = checkId(id);
  const { affected } = await em.update(ApiKeyRow, { tenantId, id: key, revokedAt: IsNull() }, { revokedAt: ctx.now() });
  if (affected !== 1) throw notFound('Clave no encontrada');
  await em.delete(SessionRow, { tenantId, apiKeyId: key });
  await logActivity(em, ctx, {
    action: 'delete',
    entityType: 'api_key',
    entityId: key,
    description: 'Clave de API revocada',
    riskLevel: 'high',
  });
  return true;
}
