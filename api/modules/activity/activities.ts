import { MoreThan, type EntityManager } from 'typeorm';
import type { Ctx } from '../../platform/context';
import { notFound } from '../../platform/errors';
import { checkId } from '../../platform/ids';
import { PAGE_SIZE, pageWindow, pagination } from '../../platform/graphql/page';
import type { ActivityFilter, ActivityListArgs } from './activities.inputs';
import {
  MAX_PEOPLE,
  type ActivityExport,
  type ActivityPage,
  type ActivityRow,
  type ActivityUser,
} from './activities.types';
import { logActivity } from './activity';
import { User } from '../users/user.entity';
import { ActivityChain } from './activity-chain.entity';

type Row = Omit<ActivityRow, 'user'> & { userId: string | null; name: string | null; email: string | null };

/** A person who has left keeps their name here: who did what must stay readable. */
export const ROWS = `SELECT a.id, a.created_at AS "createdAt", a.actor_kind AS "actorKind", u.id AS "userId", u.name, u.email, a.action, a.entity_type AS "entityType",
    a.entity_id AS "entityId", a.description, a.risk_level AS "riskLevel", a.ip_address AS "ipAddress"
  FROM activities a LEFT JOIN users u ON u.tenant_id = a.tenant_id AND u.id = a.user_id`;
export const NEWEST_FIRST = 'ORDER BY a.created_at DESC, a.id DESC';

export const shown = ({ userId, name, email, ...row }: Row): ActivityRow => ({
  ...row,
  user: userId === null ? null : { id: userId, name, email: email! },
});

/** Conditions of the list, with all their parameters. Days are Madrid's. A plain user finds their own acts only. */
export function conditions(
  ctx: Ctx,
  { startDate, endDate, userId, action, riskLevel }: ActivityFilter,
): { where: string; given: unknown[] } {
  const given: unknown[] = [ctx.me.tenantId];
  const parts = ['a.tenant_id = $1'];
  const add = (part: (at: string) => string, value: unknown) => {
    if (value != null) parts.push(part(`$${given.push(value)}`));
  };
  if (ctx.me.role !== 'admin') add(at => `a.user_id = ${at}`, ctx.user.userId);
  add(at => `a.user_id = ${at}`, userId);
  add(at => `a.action = ${at}`, action);
  add(at => `a.risk_level = ${at}`, riskLevel);
  add(at => `a.created_at >= ${at}::date::timestamp AT TIME ZONE 'Europe/Madrid'`, startDate);
  add(at => `a.created_at < (${at}::date + 1)::timestamp AT TIME ZONE 'Europe/Madrid'`, endDate);
  return { where: parts.join(' AND '), given };
}

/** A person who is no admin learns only of themselves. */
async function requirePerson(em: EntityManager, ctx: Ctx, userId?: string | null): Promise<void> {
  if (userId == null) return;
  const id = checkId(userId, 'userId');
  const { tenantId, role } = ctx.me;
  const found = role === 'admin' ? await em.existsBy(User, { tenantId, id }) : ctx.user.userId === id;
  if (!found) throw notFound('Usuario no encontrado');
}

/** Acts of the viewer's company, newest first. */
export async function listActivities(em: EntityManager, ctx: Ctx, args: ActivityListArgs): Promise<ActivityPage> {
  const window = pageWindow(args.page ?? 1, args.limit ?? PAGE_SIZE);
  await requirePerson(em, ctx, args.userId);
  const { where, given } = conditions(ctx, args);
  const [[{ total }], rows, chain] = await Promise.all([
    em.query(`SELECT count(*)::int AS total FROM activities a WHERE ${where}`, given),
    em.query(`${ROWS} WHERE ${where} ${NEWEST_FIRST} LIMIT ${window.limit} OFFSET ${window.offset}`, given),
    em.findOneBy(ActivityChain, { tenantId: ctx.me.tenantId, sealed: MoreThan(0) }),
  ]);
  return {
    items: (rows as Row[]).map(shown),
    pagination: pagination(window, total),
    sealedUntil: chain?.until ?? null,
  };
}

/** The people whose acts an admin can ask for, by name. */
export function listActivityUsers(em: EntityManager, ctx: Ctx): Promise<ActivityUser[]> {
  return em.query(
    `SELECT id, name, email FROM users WHERE tenant_id = $1 ORDER BY lower(coalesce(name, email)), id
     LIMIT ${MAX_PEOPLE}`,
    [ctx.me.tenantId],
  );
}

/** Leaves the trace of an export of the log; its rows are streamed by the facade. */
export async function beginActivityExport(
  em: EntityManager,
  ctx: Ctx,
  filter: ActivityFilter,
): Promise<ActivityExport> {
  await requirePerson(em, ctx, filter.userId);
  await logActivity(em, ctx, {
    action: 'export',
    entityType: 'activity',
    entityId: null,
    description: 'Auditoría exportada a CSV',
  });
  return filter;
}
