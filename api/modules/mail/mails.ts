import type { EntityManager } from 'typeorm';
import type { Ctx } from '../../platform/context';
import { newId } from '../../platform/ids';
import { addJob } from '../../platform/jobs';

/** Those that carry a link with a token, those that tell what was done to an account, and warnings of a certificate that ends in so many days. */
export type MailKind = 'reset' | 'invitation' | 'welcome' | 'password_changed' | 'api_key_created' | 'certificate_30' | 'certificate_7';

/** Queues a mail in the transaction of what causes it: rolled back with it, never sent for what did not happen. */
export async function queueMail(em: EntityManager, clock: Pick<Ctx, 'now'>, mail: { kind: MailKind; tenantId: string; userId: string; tokenId: string | null }): Promise<void> {
  const now = clock.now();
  const id = newId(now.getTime());
  await em.query(
    `INSERT INTO mails (tenant_id, id, kind, user_id, token_id, status, created_at) VALUES ($1, $2, $3, $4, $5, 'queued', $6)`,
    [mail.tenantId, id, mail.kind, mail.userId, mail.tokenId, now]);
  await addJob(em, 'mail', { tenantId: mail.tenantId, id });
}

const ANNOUNCED_AN_HOUR = 3;

/** Tells somebody what was done to their account, at most three times an hour: an address that is not theirs must not be flooded. */
export async function announce(em: EntityManager, clock: Pick<Ctx, 'now'>, { kind, tenantId, userId }: { kind: MailKind; tenantId: string; userId: string }): Promise<void> {
  const [told] = await em.query(
    `SELECT count(*)::int AS times FROM mails WHERE tenant_id = $1 AND user_id = $2 AND kind = $3 AND created_at > $4::timestamptz - interval '1 hour'`,
    [tenantId, userId, kind, clock.now()]);
  if (told.times < ANNOUNCED_AN_HOUR) await queueMail(em, clock, { kind, tenantId, userId, tokenId: null });
}
