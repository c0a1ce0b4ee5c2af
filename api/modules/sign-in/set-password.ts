import type { EntityManager } from 'typeorm';

/** Gives a user a password of their own; all their sessions end. False when the user is gone. */
export async function setPassword(
  em: EntityManager,
  { tenantId, userId }: { tenantId: string; userId: string },
  hash: string,
): Promise<boolean> {
  const [, changed] = await em.query(
    'UPDATE users SET password_hash = $3, is_temporary_password = false WHERE tenant_id = $1 AND id = $2 AND deleted_at IS NULL',
    [tenantId, userId, hash],
  );
  if (changed !== 1) return false;
  await em.query(`DELETE FROM sessions WHERE tenant_id = $1 AND user_id = $2 AND kind = 'user'`, [tenantId, userId]);
  return true;
}
