import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Ctx } from '../../platform/context';
import { dayOf, isCalendarDate } from '../../platform/dates';
import { badField, conflict, notFound } from '../../platform/errors';
import { blankToNull } from '../../platform/graphql/validation';
import { logActivity } from '../activity/activity';
import { PrivacyPolicy, type PrivacyPolicyInput } from './privacy-policy.entity';

/** Held while a version is published: two at once get two numbers. */
const LOCK = 7_305_021;
export const MOST_VERSIONS = 100;

/** The newest version whose day has come. */
export async function activePolicy(em: EntityManager, now: Date): Promise<PrivacyPolicy> {
  const policy = await em
    .createQueryBuilder(PrivacyPolicy, 'p')
    .where('p.effectiveDate <= :today', { today: dayOf(now) })
    .orderBy('p.version', 'DESC')
    .limit(1)
    .getOne();
  if (!policy) throw notFound('Todavía no hay política de privacidad');
  return policy;
}

/** Newest first. */
export const listPolicies = (em: EntityManager): Promise<PrivacyPolicy[]> =>
  em.find(PrivacyPolicy, { order: { version: 'DESC' }, take: MOST_VERSIONS });

function dayGiven(given: string | null | undefined, today: string): string {
  const day = blankToNull(given) ?? today;
  if (!isCalendarDate(day)) throw badField('effectiveDate', 'Escribe una fecha que exista');
  if (day < today) throw badField('effectiveDate', 'Una política entra en vigor hoy o más adelante');
  return day;
}

/** The next version; the ones before stay as they are. As the platform role: requests of companies only read them. */
export async function publishPolicy(em: EntityManager, ctx: Ctx, input: PrivacyPolicyInput): Promise<PrivacyPolicy> {
  const content = input.content.replace(/\r\n?/g, '\n').trim();
  const effectiveDate = dayGiven(input.effectiveDate, dayOf(ctx.now()));
  await em.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
  const [last] = await listPolicies(em);
  const hash = createHash('sha256').update(content).digest('hex');
  if (last?.hash === hash && last.title === input.title.trim())
    throw conflict(`El texto es el de la versión ${last.version}: cambia algo antes de publicarlo`);
  if (last && effectiveDate < last.effectiveDate)
    throw badField('effectiveDate', `La versión ${last.version} entra en vigor después de ese día`);
  if (last && last.version >= MOST_VERSIONS) throw conflict(`Ya hay ${MOST_VERSIONS} versiones`);
  const policy = Object.assign(new PrivacyPolicy(), {
    version: (last?.version ?? 0) + 1,
    title: input.title.trim(),
    content,
    effectiveDate,
    hash,
    publishedAt: ctx.now(),
  });
  await em.insert(PrivacyPolicy, policy);
  await logActivity(em, ctx, {
    action: 'create',
    entityType: 'privacy_policy',
    entityId: null,
    description: `Política de privacidad, versión ${policy.version}, publicada`,
    riskLevel: 'high',
  });
  return policy;
}
