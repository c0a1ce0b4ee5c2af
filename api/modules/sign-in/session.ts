import { hashToken, type Role, type Viewer } from '../../platform/auth';
import { addDays } from '../../platform/dates';
import type { Db } from '../../platform/database/db';
import { prepared } from '../../platform/database/pipeline';

/** A session that nobody uses ends after this long. */
export const IDLE_HOURS = 24;
/** Every session ends after this long, used or not. */
export const ABSOLUTE_DAYS = 14;
/** The last use is written at most this often, so that reading does not become writing. */
const TOUCH_MS = 5 * 60_000;

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

/** Whether an Authorization header has signed in lately: what is made up has not. Nobody is asked. */
export function hasSignedIn(header: string): boolean {
  const token = bearer(header);
  return token !== null && tenants.has(hashToken(token).toString('base64'));
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
  territory: Viewer['territory'];
}

/** A session and who holds it: a person who is still there, or an API key that was not revoked. */
const READ_VIEWER = prepared(
  'viewer',
  `
  SELECT s.kind, s.user_id, s.api_key_id, s.scope, s.last_used_at, t.status, t.territory,
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
    territory: row.territory,
  };
}
