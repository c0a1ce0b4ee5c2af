import type { EntityManager } from 'typeorm';
import { notFound } from '../../platform/errors';
import { optionalWindow, pagination } from '../../platform/graphql/page';
import { containing } from '../../platform/search';
import { Tenant } from '../company/tenant.entity';
import { Subscription } from '../plans/subscription.entity';
import { TenantRow, type TenantDetail, type TenantPage, type TenantsArgs } from './superadmin.types';

/** The search is bound with `%`, `_` and `\` taken literally; $1 to $3 are null where nothing is asked. */
const FOUND = `FROM tenants t JOIN subscriptions s ON s.tenant_id = t.tenant_id
  WHERE NOT t.is_platform AND ($1::text IS NULL OR t.search LIKE $1) AND ($2::text IS NULL OR t.status = $2)
    AND ($3::text IS NULL OR s.plan = $3)`;

async function rowsOf(em: EntityManager, ids: string[]): Promise<TenantRow[]> {
  const given = { ids };
  const tenants = await em.createQueryBuilder(Tenant, 't').where('t.id = ANY (:ids)', given).getMany();
  const subscriptions = await em
    .createQueryBuilder(Subscription, 's')
    .where('s.tenantId = ANY (:ids)', given)
    .getMany();
  const of = new Map(subscriptions.map(subscription => [subscription.tenantId, subscription]));
  const rows = new Map(
    tenants.map(tenant => [tenant.id, Object.assign(new TenantRow(), tenant, { subscription: of.get(tenant.id)! })]),
  );
  return ids.map(id => rows.get(id)!);
}

/** Companies, newest first. `em` is the platform role's, here and below. */
export async function listTenants(em: EntityManager, args: TenantsArgs): Promise<TenantPage> {
  const window = optionalWindow(args.page, args.limit);
  const asked = [args.search?.trim() ? containing(args.search) : null, args.status ?? null, args.plan ?? null];
  const [{ total }] = await em.query(`SELECT count(*)::int AS total ${FOUND}`, asked);
  const found: { id: string }[] = await em.query(
    `SELECT t.tenant_id AS id ${FOUND} ORDER BY t.created_at DESC, t.tenant_id DESC
       LIMIT $4 OFFSET $5`,
    [...asked, window.limit, window.offset],
  );
  return {
    items: await rowsOf(
      em,
      found.map(({ id }) => id),
    ),
    pagination: pagination(window, total),
  };
}

/** A company that the superadmin may look at; NOT_FOUND for the platform's own. */
export async function tenantRow(em: EntityManager, id: string): Promise<TenantRow> {
  const [there] = await em.query(`SELECT 1 ${FOUND} AND t.tenant_id = $4`, [null, null, null, id]);
  if (!there) throw notFound('Esta empresa no existe');
  const [row] = await rowsOf(em, [id]);
  return row!;
}

/** Its counts are what its own lists hold: numbers, and nothing of what is counted. */
export async function tenantDetail(em: EntityManager, id: string): Promise<TenantDetail> {
  const tenant = await tenantRow(em, id);
  const [stats] = await em.query(
    `SELECT (SELECT count(*)::int FROM invoices WHERE tenant_id = $1) AS invoices,
            (SELECT count(*)::int FROM customers WHERE tenant_id = $1 AND deleted_at IS NULL) AS customers,
            (SELECT count(*)::int FROM products WHERE tenant_id = $1 AND deleted_at IS NULL) AS products,
            (SELECT count(*)::int FROM users WHERE tenant_id = $1 AND deleted_at IS NULL) AS users`,
    [id],
  );
  return { tenant, stats };
}
