import type { EntityManager } from 'typeorm';
import { StripeEvent } from './stripe-event.entity';

/** Whether an event was taken already. */
export const cameBefore = (em: EntityManager, eventId: string): Promise<boolean> =>
  em.existsBy(StripeEvent, { eventId });

/** Notes an event that has been applied, by its id. */
export async function noteEvent(
  em: EntityManager,
  { id, type }: { id: string; type: string },
  tenantId: string | null,
  now: Date,
): Promise<void> {
  await em
    .createQueryBuilder()
    .insert()
    .into(StripeEvent)
    .values({ eventId: id, type: type.slice(0, 100), tenantId, receivedAt: now, appliedAt: now })
    .orIgnore()
    .execute();
}
