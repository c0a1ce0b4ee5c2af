import type { EntityManager } from 'typeorm';
import type { Ctx } from '../../platform/context';
import { newId } from '../../platform/ids';
import { addJob } from '../../platform/jobs';

/** Those that carry a link with a token, and warnings of a certificate that ends in so many days. */
export type MailKind = 'reset' | 'invitation' | 'certificate_30' | 'certificate_7';

/** Queues a mail in the transaction of what causes it: rolled back with it, never sent for what did not happen. */
export async function queueMail(em: EntityManager, clock: Pick<Ctx, 'now'>, mail: { kind: MailKind; tenantId: string; userId: string; tokenId: string | null }): Promise<void> {
  const now = clock.now();
  const id = newId(now.getTime());
  await em.query(
    `INSERT INTO mails (tenant_id, id, kind, user_id, token_id, status, created_at) VALUES ($1, $2, $3, $4, $5, 'queued', $6)`,
    [mail.tenantId, id, mail.kind, mail.userId, mail.tokenId, now]);
  await addJob(em, 'mail', { tenantId: mail.tenantId, id });
}
