import { createHash, randomBytes } from 'node:crypto';
import { addDays } from './dates';
import type { Db } from './database/db';
import { AppError } from './errors';
import { prepared } from './database/pipeline';

export const IDLE_HOURS = 24;
export const ABSOLUTE_DAYS = 14;
/** The last use is written at most this often, so that reading does not become writing. */
const TOUCH_MS = 5 * 60_000;

export type Role = 'user' | 'admin' | 'superadmin';

/** Who is asking: re-read on every request, so that demoting, suspending, deleting or revoking acts at once. */
export interface Viewer {
  /** system: the product itself, in its jobs; it comes through no door. */
  kind: 'user' | 'api_key' | 'system';
  tokenHash: Buffer;
  tenantId: string;
  /** Null for an API key. */
  userId: string | null;
  apiKeyId: string | null;
  /** What an API key may do; null for a person. */
  scope: 'read' | 'write' | null;
  /** An API key acts as a user. */
  role: Role;
  email: string;
  isTemporaryPassword: boolean;
  tenantStatus: 'trial' | 'active' | 'suspended' | 'cancelled';
}

/**
 * What an operation asks of its caller; besides roles, whether a suspended tenant may still do it, and whoever has not
 * signed in.
 */
export type Who = Role | 'key' | 'suspended' | 'temporaryPassword' | 'anonymous';
/** A company's people and its API keys. */
export const TENANT: Who[] = ['user', 'admin', 'key'];
export const ADMIN: Who[] = ['admin'];
export const SUPERADMIN: Who[] = ['superadmin'];
export const EVERYONE_SIGNED_IN: Who[] = ['user', 'admin', 'superadmin', 'suspended', 'temporaryPassword'];

/** A new opaque token of 256 bits and what is kept of it. */
export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

function bearer(header: string | undefined): string | null {
  const match = /^Bearer +([A-Za-z0-9_-]{43})$/i.exec(header ?? '');
  return match ? match[1]! : null;
}

/**
 * Tenants of the tokens seen lately. A session never changes its tenant, and whether it still lives is read every time.
 */
const tenants = new Map<string, string>();
const TENANTS_KEPT = 10_000;

async function tenantOf(db: Db, hash: Buffer): Promise<string | null> {
  const key = hash.toString('base64');
  const known = tenants.get(key);
  if (known) return known;
  const [session] = await db.global(em => em.query('SELECT session_tenant($1) AS tenant_id', [hash]));
  if (!session.tenant_id) return null;
  if (tenants.size >= TENANTS_KEPT) tenants.delete(tenants.keys().next().value!);
  tenants.set(key, session.tenant_id);
  return session.tenant_id;
}

interface ViewerRow {
  kind: Viewer['kind'];
  user_id: string | null;
  api_key_id: string | null;
  scope: Viewer['scope'];
  last_used_at: Date;
  role: Role;
  email: string;
  is_temporary_password: boolean;
  status: Viewer['tenantStatus'];
}

/** A session and who holds it: a person who is still there, or an API key that was not revoked. */
const READ_VIEWER = prepared(
  'viewer',
  `
  SELECT s.kind, s.user_id, s.api_key_id, s.scope, s.last_used_at, t.status,
         coalesce(u.role, 'user') AS role, coalesce(u.email, '') AS email, coalesce(u.is_temporary_password, false) AS is_temporary_password
    FROM sessions s JOIN tenants t ON t.tenant_id = s.tenant_id
    LEFT JOIN users u ON u.tenant_id = s.tenant_id AND u.id = s.user_id AND u.deleted_at IS NULL
    LEFT JOIN api_keys k ON k.tenant_id = s.tenant_id AND k.id = s.api_key_id AND k.revoked_at IS NULL
   WHERE s.token_hash = $1 AND s.tenant_id = $2 AND s.expires_at > $3
     AND CASE s.kind WHEN 'user' THEN u.id IS NOT NULL AND s.last_used_at > $4 ELSE k.id IS NOT NULL END`,
);

/** A session that somebody else writes just now is left to them: a read does not wait for it. */
const TOUCH =
  'UPDATE sessions SET last_used_at = $2 WHERE token_hash = (SELECT token_hash FROM sessions WHERE token_hash = $1 FOR UPDATE SKIP LOCKED)';

/** The Viewer of an Authorization header, or null: no token, unknown, expired, of a deleted user, a revoked key. */
export async function viewerOf(db: Db, header: string | undefined, now: Date): Promise<Viewer | null> {
  const token = bearer(header);
  if (!token) return null;
  const hash = hashToken(token);
  const tenantId = await tenantOf(db, hash);
  if (!tenantId) return null;
  const [row] = await db.readOne<ViewerRow>(tenantId, READ_VIEWER, [
    hash,
    tenantId,
    now,
    addDays(now, -IDLE_HOURS / 24),
  ]);
  if (!row) return null;
  if (now.getTime() - row.last_used_at.getTime() > TOUCH_MS) {
    await db.aside(tenantId, TOUCH, [hash, now]);
  }
  return {
    kind: row.kind,
    tokenHash: hash,
    tenantId,
    userId: row.user_id,
    apiKeyId: row.api_key_id,
    scope: row.scope,
    role: row.role,
    email: row.email,
    isTemporaryPassword: row.is_temporary_password,
    tenantStatus: row.status,
  };
}

/** Throws where the viewer may not call a root field that is for `who`. */
export function allow(viewer: Viewer | null, who: Who[], mutation: boolean): void {
  if (!viewer && who.includes('anonymous')) return;
  if (!viewer) throw new AppError('UNAUTHENTICATED', 'Inicia sesión para continuar');
  if (viewer.isTemporaryPassword && !who.includes('temporaryPassword')) {
    throw new AppError('PASSWORD_CHANGE_REQUIRED', 'Cambia tu contraseña temporal para continuar');
  }
  if (viewer.scope === 'read' && mutation) throw new AppError('FORBIDDEN', 'Esta clave de API es de solo lectura');
  if (!who.includes(viewer.kind === 'api_key' ? 'key' : viewer.role))
    throw new AppError('FORBIDDEN', 'No tienes permiso para hacer esto');
  const closed = viewer.tenantStatus === 'suspended' || viewer.tenantStatus === 'cancelled';
  if (closed && mutation && !who.includes('suspended')) {
    throw new AppError(
      'FORBIDDEN',
      'La cuenta de tu empresa está suspendida: puedes consultar y descargar, pero no hacer cambios',
    );
  }
}
