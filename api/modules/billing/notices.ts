import type { EntityManager } from 'typeorm';

/** What is announced or counted once. `about` says of what: a payment, a period. */
export type NoticeKind =
  | 'converted'
  | 'refunded'
  | 'rectify'
  | 'payment_received'
  | 'payment_failed'
  | 'subscription_cancelled'
  | 'trial_7'
  | 'trial_1';

/** True the first time only, in the transaction of what it lets happen. */
export async function once(
  em: EntityManager,
  tenantId: string,
  kind: NoticeKind,
  about: string,
  now: Date,
): Promise<boolean> {
  const noted = await em.query(
    `INSERT INTO billing_notices (tenant_id, kind, about, created_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT DO NOTHING RETURNING 1`,
    [tenantId, kind, about, now],
  );
  return noted.length === 1;
}
