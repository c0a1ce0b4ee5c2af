import { IsNull, type EntityManager } from 'typeorm';
import { User } from '../users/user.entity';
import { SessionRow } from './session.entity';

/** Gives a user a password of their own; all their sessions end. False when the user is gone. */
export async function setPassword(
  em: EntityManager,
  { tenantId, userId }: { tenantId: string; userId: string },
  hash: string,
): Promise<boolean> {
  const { affected } = await em.update(
    User,
    { tenantId, id: userId, deletedAt: IsNull() },
    { passwordHash: hash, isTemporaryPassword: false },
  );
  if (affected !== 1) return false;
  await em.delete(SessionRow, { tenantId, userId, kind: 'user' });
  return true;
}
