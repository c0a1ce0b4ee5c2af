import { In, type EntityManager } from 'typeorm';
import { formatCents, parseDecimal, toCents } from '../../../schema/decimal';
import type { Services } from '../../platform/context';
import { addDays, dayOf } from '../../platform/dates';
import { TenantStatus } from '../company/tenant.entity';
import { priceOf } from '../plans/plans';
import { SubscriptionStatus, type BillingInterval, type Plan } from '../plans/subscription.entity';
import { MONTHS, type SuperadminStats } from './superadmin.types';
import { PlatformMonthRow } from './platform-month.entity';
import { RollupMark } from './rollup-mark.entity';

/** Held while figures are counted: of two at once the one that began later writes last. */
const LOCK = 7_305_013;
const SOON_DAYS = 7;

/** Companies with what they pay for; that of who runs Folio is none of them. */
const COMPANIES = 'tenants t LEFT JOIN subscriptions s ON s.tenant_id = t.tenant_id WHERE NOT t.is_platform';
/** A company that has left: by the superadmin's act, or because its subscription ended. */
const LEFT = `(t.status = 'cancelled' OR s.status IN ('cancelled', 'expired'))`;
const monthOf = (instant: string) => `to_char(${instant} AT TIME ZONE 'Europe/Madrid', 'YYYY-MM')`;

interface Group {
  standing: TenantStatus;
  status: SubscriptionStatus | null;
  plan: Plan;
  interval: BillingInterval;
  n: number;
  ending: number;
}

const countGroups = (em: EntityManager, now: Date): Promise<Group[]> =>
  em.query(
    `SELECT t.status AS standing, s.status, s.plan, s.billing_interval AS interval, count(*)::int AS n,
          (count(*) FILTER (WHERE s.trial_ends_at > $1 AND s.trial_ends_at <= $2))::int AS ending
     FROM ${COMPANIES} GROUP BY 1, 2, 3, 4`,
    [now, addDays(now, SOON_DAYS)],
  );

const CLOSED = [TenantStatus.suspended, TenantStatus.cancelled];

/**
 * Euros a month, without VAT: the list's price of each active subscription, yearly ones by month, of companies that are
 * open.
 */
function mrrOf(groups: Group[]): string {
  const paying = groups.filter(
    ({ standing, status }) => status === SubscriptionStatus.active && !CLOSED.includes(standing),
  );
  return formatCents(
    paying.reduce((sum, { plan, interval, n }) => sum + toCents(parseDecimal(priceOf(plan, interval))) * BigInt(n), 0n),
  );
}

const total = (groups: Group[], of: (group: Group) => number = ({ n }) => n) =>
  groups.reduce((sum, group) => sum + of(group), 0);

/** YYYY-MM of the last twelve months in Madrid, this one last. */
export function lastMonths(now: Date): string[] {
  const [year, month] = dayOf(now).split('-').map(Number) as [number, number];
  return Array.from({ length: MONTHS }, (_, back) => {
    const index = year * 12 + month - MONTHS + back;
    return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
  });
}

/** Since when each company that has left is gone: noted when it is first seen, forgotten when it is back. */
async function noteEnds(em: EntityManager, now: Date): Promise<void> {
  await em.query(
    `DELETE FROM company_ends e USING tenants t, subscriptions s
      WHERE t.tenant_id = e.tenant_id AND s.tenant_id = e.tenant_id AND NOT ${LEFT}`,
  );
  await em.query(
    `INSERT INTO company_ends (tenant_id, ended_at) SELECT t.tenant_id, $1 FROM ${COMPANIES} AND ${LEFT}
     ON CONFLICT DO NOTHING`,
    [now],
  );
}

/**
 * Counts all companies and writes it down: of this month all figures, of the eleven before who came and who left. What
 * a month was worth stays as it was last counted in it.
 */
async function countFigures(em: EntityManager, now: Date): Promise<void> {
  await em.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
  // What is marked from here on is counted by the next run.
  await em.createQueryBuilder().delete().from(RollupMark).execute();
  await noteEnds(em, now);
  const months = lastMonths(now);
  await em.query(
    `INSERT INTO platform_months (month, sign_ups, cancellations, counted_at)
     SELECT month, coalesce(came.n, 0), coalesce(went.n, 0), $2 FROM unnest($1::text[]) AS month
       LEFT JOIN (SELECT ${monthOf('created_at')} AS month, count(*) AS n FROM tenants WHERE NOT is_platform GROUP BY 1) came USING (month)
       LEFT JOIN (SELECT ${monthOf('ended_at')} AS month, count(*) AS n FROM company_ends GROUP BY 1) went USING (month)
     ON CONFLICT (month) DO UPDATE SET sign_ups = EXCLUDED.sign_ups, cancellations = EXCLUDED.cancellations, counted_at = EXCLUDED.counted_at`,
    [months, now],
  );
  const groups = await countGroups(em, now);
  const standing = (status: TenantStatus) => groups.filter(group => group.standing === status);
  const trials = standing(TenantStatus.trial);
  await em.update(
    PlatformMonthRow,
    { month: months.at(-1) },
    {
      tenants: total(groups),
      active: total(standing(TenantStatus.active)),
      trial: total(trials),
      trialsEnding: total(
        trials.filter(({ status }) => status === SubscriptionStatus.trial),
        ({ ending }) => ending,
      ),
      mrr: mrrOf(groups),
    },
  );
}

/** Keeps the figures, so that reading them counts nothing. */
export const keepFigures = ({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> =>
  db.acrossTenants('the figures of the superadmin', em => countFigures(em, now()));

/**
 * The figures as they are kept; counted anew where something has changed since, or a month has started. `em` is the
 * platform role's.
 */
export async function readFigures(em: EntityManager, now: Date): Promise<SuperadminStats> {
  const months = lastMonths(now);
  const [stale] = await em.query(
    'SELECT 1 WHERE EXISTS (SELECT FROM rollup_marks) OR NOT EXISTS (SELECT FROM platform_months WHERE month = $1 AND mrr IS NOT NULL)',
    [months.at(-1)],
  );
  if (stale) await countFigures(em, now);
  const rows = await em.find(PlatformMonthRow, { where: { month: In(months) }, order: { month: 'ASC' } });
  const current = rows.at(-1)!;
  return {
    totalTenants: current.tenants!,
    activeTenants: current.active!,
    trialTenants: current.trial!,
    trialsEnding: current.trialsEnding!,
    mrr: current.mrr!,
    countedAt: current.countedAt,
    months: rows,
  };
}
