import type { EntityManager } from 'typeorm';
import type { Ctx } from '../../platform/context';
import { newId } from '../../platform/ids';
import { addJob } from '../../platform/jobs';

export type MailKind = 'reset' | 'invitation';
export type MailStatus = 'queued' | 'sending' | 'sent' | 'doubtful' | 'failed';

/** Queues a mail in the transaction of what causes it: rolled back with it, never sent for what did not happen. */
export async function queueMail(em: EntityManager, ctx: Ctx, mail: { kind: MailKind; tenantId: string; userId: string; tokenId: string }): Promise<void> {
  const now = ctx.now();
  const id = newId(now.getTime());
  await em.query(
    `INSERT INTO mails (tenant_id, id, kind, user_id, token_id, status, created_at) VALUES ($1, $2, $3, $4, $5, 'queued', $6)`,
    [mail.tenantId, id, mail.kind, mail.userId, mail.tokenId, now]);
  await addJob(em, 'mail', { tenantId: mail.tenantId, id });
}
