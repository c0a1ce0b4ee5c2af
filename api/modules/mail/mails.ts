import { IsNull, MoreThan, type EntityManager } from 'typeorm';
import type { Ctx } from '../../platform/context';
import { newId } from '../../platform/ids';
import { addJob } from '../../platform/jobs';
import { User, UserRole } from '../users/user.entity';
import { Mail, type MailKind } from './mail.entity';

/**
 * `about`: the payment that it is about, or the request over personal data or the delivery whose address it goes to:
 * then there is no user.
 */
interface NewMail {
  kind: MailKind;
  tenantId: string;
  userId: string | null;
  tokenId: string | null;
  about?: string;
}

/**
 * Queues a mail in the transaction of what causes it: rolled back with it, never sent for what did not happen. Answers
 * its id.
 */
export async function queueMail(em: EntityManager, clock: Pick<Ctx, 'now'>, mail: NewMail): Promise<string> {
  const now = clock.now();
  const id = newId(now.getTime());
  await em.insert(Mail, { ...mail, id, status: 'queued', createdAt: now });
  await addJob(em, 'mail', { tenantId: mail.tenantId, id });
  return id;
}

const ANNOUNCED_AN_HOUR = 3;

/**
 * Informs somebody of what was done to their account, at most three times an hour: an address that is not theirs must
 * not be flooded.
 */
export async function announce(
  em: EntityManager,
  clock: Pick<Ctx, 'now'>,
  { kind, tenantId, userId }: { kind: MailKind; tenantId: string; userId: string },
): Promise<void> {
  const anHourAgo = new Date(clock.now().getTime() - 3_600_000);
  const sent = await em.countBy(Mail, { tenantId, userId, kind, createdAt: MoreThan(anHourAgo) });
  if (sent < ANNOUNCED_AN_HOUR) await queueMail(em, clock, { kind, tenantId, userId, tokenId: null });
}

/**
 * Informs those who answer for a company's data that somebody asks about theirs; at most three times an hour, since
 * strangers cause it.
 */
export async function announceToAnswering(
  em: EntityManager,
  clock: Pick<Ctx, 'now'>,
  { kind, tenantId, about }: { kind: MailKind; tenantId: string; about: string },
): Promise<void> {
  const people: { id: string }[] = await em.query(
    `SELECT u.id FROM users u WHERE u.tenant_id = $1 AND u.role IN ('admin', 'superadmin') AND u.deleted_at IS NULL
        AND (SELECT count(*) FROM mails m WHERE m.tenant_id = $1 AND m.user_id = u.id AND m.kind = $2 AND m.created_at > $3::timestamptz - interval '1 hour') < ${ANNOUNCED_AN_HOUR}
      ORDER BY u.id`,
    [tenantId, kind, clock.now()],
  );
  for (const { id } of people) await queueMail(em, clock, { kind, tenantId, userId: id, tokenId: null, about });
}

/** Writes to every admin of a company. */
export async function queueForAdmins(
  em: EntityManager,
  clock: Pick<Ctx, 'now'>,
  { kind, tenantId, about }: { kind: MailKind; tenantId: string; about?: string },
): Promise<void> {
  const admins = await em.find(User, {
    where: { tenantId, role: UserRole.admin, deletedAt: IsNull() },
    order: { id: 'ASC' },
  });
  for (const { id } of admins) await queueMail(em, clock, { kind, tenantId, userId: id, tokenId: null, about });
}
