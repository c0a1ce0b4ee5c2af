import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Services } from '../../platform/context';
import { sealText, type SealedAct } from '../../../schema/activity-chain';
import { insertRows } from '../../platform/database/insert';
import { ActivityChain } from './activity-chain.entity';
import { ActivitySeal } from './activity-seal.entity';

/** Rows of one transaction. */
const BATCH = 1_000;
/** Smaller than every id. */
const NONE = '00000000-0000-0000-0000-000000000000';
/**
 * So long after its beginning an act is there for everybody to see: no statement of ours takes longer, and one that
 * does is waited for.
 */
const SETTLED_SECONDS = 60;

/**
 * What is sealed of an act, in the order in which the chain holds them. The instant is written with all its
 * microseconds.
 */
export const SEALED_COLUMNS = `a.tenant_id AS "tenantId", a.id, to_char(a.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS "createdAt",
  a.actor_kind AS "actorKind", a.user_id AS "userId", a.api_key_id AS "apiKeyId", a.action, a.entity_type AS "entityType", a.entity_id AS "entityId",
  a.description, a.risk_level AS "riskLevel", a.ip_address AS "ipAddress", a.request_id AS "requestId"`;

/** SHA-256, 64 lower-case hexadecimal digits, of an act and the seal before it; '' before the first. */
export const sealOf = (previous: string, act: SealedAct): string =>
  createHash('sha256').update(sealText(previous, act), 'utf8').digest('hex');

/**
 * Acts that began before this instant are all there or never will be: a minute ago, or when the oldest transaction that
 * may still write one began. Files only read.
 */
async function horizon({ db }: Pick<Services, 'db'>, seconds: number): Promise<string> {
  const [row] = await db.global(em =>
    em.query(
      `SELECT least(clock_timestamp() - make_interval(secs => $1), (SELECT min(xact_start) FROM pg_stat_activity
       WHERE datname = current_database() AND usename = current_user AND application_name <> 'folio streams'
         AND pid <> pg_backend_pid()))::text AS at`,
      [seconds],
    ),
  );
  return row.at as string;
}

interface Head {
  sealed: number;
  last_hash: string;
  until: string;
  until_id: string;
}

async function headOf(em: EntityManager, tenantId: string): Promise<Head> {
  await em.query('INSERT INTO activity_chains (tenant_id) VALUES ($1) ON CONFLICT (tenant_id) DO NOTHING', [tenantId]);
  const [head] = await em.query(
    'SELECT sealed, last_hash, until::text, until_id FROM activity_chains WHERE tenant_id = $1 FOR UPDATE',
    [tenantId],
  );
  return head as Head;
}

/**
 * Seals the next acts of a company, by their instants. What turns up behind the end of the chain is not sealed: it was
 * added by somebody else, and the check names it. True where there may be more.
 */
async function sealBatch(em: EntityManager, tenantId: string, until: string): Promise<boolean> {
  const head = await headOf(em, tenantId);
  const acts: SealedAct[] = await em.query(
    `SELECT ${SEALED_COLUMNS} FROM activities a WHERE a.tenant_id = $1
       AND (a.created_at, a.id) > ($2::timestamptz, $3::uuid) AND a.created_at < $4::timestamptz
      ORDER BY a.created_at, a.id LIMIT ${BATCH}`,
    [tenantId, head.until, head.until_id, until],
  );
  if (acts.length === 0) {
    await em.query(
      'UPDATE activity_chains SET until = $2, until_id = $3 WHERE tenant_id = $1 AND until < $2::timestamptz',
      [tenantId, until, NONE],
    );
    return false;
  }
  let { sealed, last_hash: hash } = head;
  const seals = acts.map(act => {
    hash = sealOf(hash, act);
    sealed += 1;
    return { tenantId, sequence: sealed, activityId: act.id, hash };
  });
  insertRows(em, ActivitySeal, seals);
  const whole = acts.length < BATCH;
  const last = acts.at(-1)!;
  await em.query(
    'UPDATE activity_chains SET sealed = $2, last_hash = $3, until = $4, until_id = $5 WHERE tenant_id = $1',
    [tenantId, sealed, hash, whole ? until : last.createdAt, whole ? NONE : last.id],
  );
  return !whole;
}

/**
 * Companies with acts that wait for their seal, and those where nothing happened for a day: nothing may be added to
 * that day afterwards.
 */
const waiting = (em: EntityManager, until: string): Promise<{ tenant_id: string }[]> =>
  em.query(
    `SELECT t.tenant_id FROM tenants t LEFT JOIN activity_chains c ON c.tenant_id = t.tenant_id
    WHERE EXISTS (SELECT FROM activities a WHERE a.tenant_id = t.tenant_id AND (a.created_at, a.id) > (coalesce(c.until, '-infinity'), coalesce(c.until_id, '${NONE}'))
      AND a.created_at < $1::timestamptz) OR c.until < $1::timestamptz - interval '1 day'`,
    [until],
  );

async function sealCompany({ db, log }: Pick<Services, 'db' | 'log'>, tenantId: string, until: string): Promise<void> {
  while (await db.acrossTenants('the seals of every log', em => sealBatch(em, tenantId, until)));
  const { sealed, lastHash } = await db.acrossTenants('the seals of every log', em =>
    em.findOneByOrFail(ActivityChain, { tenantId }),
  );
  log.info({ tenantId, sealed, hash: lastHash }, 'auditoría sellada');
}

/**
 * Seals what every company has done meanwhile. The end of each chain goes to the log of the server, where the database
 * does not reach.
 */
export async function sealActivities(
  services: Pick<Services, 'db' | 'log'>,
  settledSeconds = SETTLED_SECONDS,
): Promise<void> {
  const until = await horizon(services, settledSeconds);
  for (const { tenant_id: tenantId } of await services.db.acrossTenants('the seals of every log', em =>
    waiting(em, until),
  )) {
    // A chain that somebody has meddled with is no reason to leave the others open.
    await sealCompany(services, tenantId, until).catch((err: Error) =>
      services.log.error({ tenantId, err }, 'auditoría sin sellar'),
    );
  }
}
