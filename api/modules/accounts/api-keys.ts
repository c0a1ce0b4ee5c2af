import type { EntityManager } from 'typeorm';
import { newToken } from '../../platform/auth';
import type { Ctx } from '../../platform/context';
import { conflict, notFound } from '../../platform/errors';
import { checkId, newId } from '../../platform/ids';
import { record } from '../activity/activity';
import type { ApiKey, ApiKeyInput, NewApiKey } from './api-keys.types';

const MAX_KEYS = 50;
/** A key works until it is revoked. */
const FOR_EVER = new Date('9999-12-31T00:00:00Z');

/** Keys that were not revoked, newest first. The secret's hash lives with the sessions, as every bearer token's. */
export async function listApiKeys(em: EntityManager, ctx: Ctx): Promise<ApiKey[]> {
  return em.query(
    `SELECT k.id, k.name, k.scope, k.created_at AS "createdAt", nullif(s.last_used_at, to_timestamp(0)) AS "lastUsedAt"
       FROM api_keys k LEFT JOIN sessions s ON s.tenant_id = k.tenant_id AND s.api_key_id = k.id
      WHERE k.tenant_id = $1 AND k.revoked_at IS NULL ORDER BY k.created_at DESC, k.id DESC`, [ctx.user.tenantId]);
}

export async function createApiKey(em: EntityManager, ctx: Ctx, input: ApiKeyInput): Promise<NewApiKey> {
  const { tenantId, userId } = ctx.user;
  if ((await listApiKeys(em, ctx)).length >= MAX_KEYS) throw conflict(`Ya hay ${MAX_KEYS} claves: revoca alguna`);
  const now = ctx.now();
  const apiKey: ApiKey = { id: newId(now.getTime()), name: input.name.trim(), scope: input.scope, createdAt: now, lastUsedAt: null };
  const { token, hash } = newToken();
  await em.query('INSERT INTO api_keys (tenant_id, id, name, scope, created_by, created_at) VALUES ($1, $2, $3, $4, $5, $6)',
    [tenantId, apiKey.id, apiKey.name, apiKey.scope, userId, now]);
  await em.query(
    `INSERT INTO sessions (token_hash, kind, tenant_id, api_key_id, scope, created_at, last_used_at, expires_at) VALUES ($1, 'api_key', $2, $3, $4, $5, to_timestamp(0), $6)`,
    [hash, tenantId, apiKey.id, apiKey.scope, now, FOR_EVER]);
  await record(em, ctx, { action: 'create', entityType: 'api_key', entityId: apiKey.id, description: `Clave de API creada (${apiKey.scope})`, riskLevel: 'high' });
  return { apiKey, token };
}

/** The key is dead from the next call on. */
export async function revokeApiKey(em: EntityManager, ctx: Ctx, id: string): Promise<boolean> {
  const { tenantId } = ctx.user;
  const key = checkId(id);
  const [, revoked] = await em.query('UPDATE api_keys SET revoked_at = $3 WHERE tenant_id = $1 AND id = $2 AND revoked_at IS NULL', [tenantId, key, ctx.now()]);
  if (revoked !== 1) throw notFound('Clave no encontrada');
  await em.query('DELETE FROM sessions WHERE tenant_id = $1 AND api_key_id = $2', [tenantId, key]);
  await record(em, ctx, { action: 'delete', entityType: 'api_key', entityId: key, description: 'Clave de API revocada', riskLevel: 'high' });
  return true;
}
