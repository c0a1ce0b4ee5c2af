import { createHash, randomBytes } from 'node:crypto';
import type { AuthChecker } from 'type-graphql';
import type { Ctx } from './context';
import { addDays } from './dates';
import type { Db } from './db';
import { AppError } from './errors';

export const IDLE_HOURS = 24;
export const ABSOLUTE_DAYS = 14;
/** The last use is written at most this often, so that reading does not become writing. */
const TOUCH_MS = 5 * 60_000;

export type Role = 'user' | 'admin' | 'superadmin';

/** Who is asking: re-read on every request, so that demoting, suspending, deleting or revoking acts at once. */
export interface Viewer {
  kind: 'user' | 'api_key';
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

/** What an operation asks of its caller; besides roles, whether a suspended tenant may still do it. */
export type Who = Role | 'key' | 'suspended' | 'temporaryPassword';
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

interface SessionRow { kind: Viewer['kind']; tenant_id: string; user_id: string | null; api_key_id: string | null; scope: Viewer['scope']; last_used_at: Date }

async function findSession(db: Db, hash: Buffer, now: Date): Promise<SessionRow | null> {
  const [session] = await db.global(em => em.query(
    `SELECT kind, tenant_id, user_id, api_key_id, scope, last_used_at FROM sessions
      WHERE token_hash = $1 AND expires_at > $2 AND (kind = 'api_key' OR last_used_at > $3)`,
    [hash, now, addDays(now, -IDLE_HOURS / 24)]));
  return session ?? null;
}

/** Who holds a session: a person who is still there, or an API key that was not revoked. */
const HOLDER: Record<Viewer['kind'], string> = {
  user: `SELECT u.role, u.email, u.is_temporary_password, t.status FROM users u JOIN tenants t ON t.tenant_id = u.tenant_id
    WHERE u.tenant_id = $1 AND u.id = $2 AND u.deleted_at IS NULL`,
  api_key: `SELECT 'user' AS role, '' AS email, false AS is_temporary_password, t.status FROM api_keys k JOIN tenants t ON t.tenant_id = k.tenant_id
    WHERE k.tenant_id = $1 AND k.id = $2 AND k.revoked_at IS NULL`,
};

/** The Viewer of an Authorization header, or null: no token, unknown, expired, of a deleted user. */
export async function viewerOf(db: Db, header: string | undefined, now: Date): Promise<Viewer | null> {
  const token = bearer(header);
  if (!token) return null;
  const hash = hashToken(token);
  const session = await findSession(db, hash, now);
  if (!session) return null;
  const [holder] = await db.read(session.tenant_id, em => em.query(HOLDER[session.kind], [session.tenant_id, session.user_id ?? session.api_key_id]));
  if (!holder) return null;
  if (now.getTime() - session.last_used_at.getTime() > TOUCH_MS) {
    await db.global(em => em.query('UPDATE sessions SET last_used_at = $2 WHERE token_hash = $1', [hash, now]));
  }
  return {
    kind: session.kind, tokenHash: hash, tenantId: session.tenant_id, userId: session.user_id, apiKeyId: session.api_key_id, scope: session.scope,
    role: holder.role, email: holder.email, isTemporaryPassword: holder.is_temporary_password, tenantStatus: holder.status,
  };
}

/** type-graphql's guard: every root field that is not public names who may call it. */
export const authChecker: AuthChecker<Ctx, Who> = ({ context, info }, who) => {
  const { viewer } = context;
  if (!viewer) throw new AppError('UNAUTHENTICATED', 'Inicia sesión para continuar');
  if (viewer.isTemporaryPassword && !who.includes('temporaryPassword')) {
    throw new AppError('PASSWORD_CHANGE_REQUIRED', 'Cambia tu contraseña temporal para continuar');
  }
  if (viewer.scope === 'read' && info.parentType.name === 'Mutation') throw new AppError('FORBIDDEN', 'Esta clave de API es de solo lectura');
  if (!who.includes(viewer.kind === 'api_key' ? 'key' : viewer.role)) throw new AppError('FORBIDDEN', 'No tienes permiso para hacer esto');
  const closed = viewer.tenantStatus === 'suspended' || viewer.tenantStatus === 'cancelled';
  if (closed && info.parentType.name === 'Mutation' && !who.includes('suspended')) {
    throw new AppError('FORBIDDEN', 'La cuenta de tu empresa está suspendida: puedes consultar y descargar, pero no hacer cambios');
  }
  return true;
};
