import { MoreThan, type EntityManager } from 'typeorm';
import type { Services } from '../../platform/context';
import { addDays, dayOf } from '../../platform/dates';
import { queueForAdmins } from '../mail/mails';
import { once, type NoticeKind } from './notices';
import { Subscription, SubscriptionStatus } from '../plans/subscription.entity';

/** Days before the trial's end at which the admins are written to, the nearest first. */
const WARNINGS: { days: number; kind: NoticeKind & ('trial_1' | 'trial_7') }[] = [
  { days: 1, kind: 'trial_1' },
  { days: 7, kind: 'trial_7' },
];

/** Notes and queues the warning that is due: once for each end of a trial, whatever the number of workers. */
async function warn(em: EntityManager, services: Services, tenantId: string): Promise<void> {
  const now = services.now();
  const trial = { tenantId, status: SubscriptionStatus.trial, trialEndsAt: MoreThan(now) };
  const ends = (await em.findOneBy(Subscription, trial))?.trialEndsAt;
  const due = ends && WARNINGS.find(({ days }) => ends <= addDays(now, days));
  if (due && (await once(em, tenantId, due.kind, dayOf(ends), now))) {
    await queueForAdmins(em, services, { kind: due.kind, tenantId });
  }
}

/**
 * Writes to the admins of every company whose trial ends within 7 days, and again within 1. A missed day is made up
 * for.
 */
export async function warnOfTrialsEnd(services: Services): Promise<void> {
  const now = services.now();
  const due: { tenant_id: string }[] = await services.db.acrossTenants('whose trial ends soon', em =>
    em.query(
      `SELECT s.tenant_id FROM subscriptions s JOIN tenants t ON t.tenant_id = s.tenant_id
      WHERE s.status = 'trial' AND s.trial_ends_at > $1 AND s.trial_ends_at <= $3 AND t.status = 'trial'
        AND NOT EXISTS (SELECT FROM billing_notices n WHERE n.tenant_id = s.tenant_id
          AND n.about = (s.trial_ends_at AT TIME ZONE 'Europe/Madrid')::date::text
          AND n.kind = CASE WHEN s.trial_ends_at <= $2 THEN 'trial_1' ELSE 'trial_7' END)`,
      [now, addDays(now, 1), addDays(now, 7)],
    ),
  );
  for (const { tenant_id: tenantId } of due) await services.db.tx(tenantId, em => warn(em, services, tenantId));
}
