import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { optionalWindow, pagination } from '../../platform/page';
import type { PageArgs } from '../../platform/search-args';
import { Tenant } from '../accounts/tenant.entity';
import { Subscription } from '../plans/subscription.entity';
import { TenantRow, type TenantPage } from './superadmin.types';

/** Companies, newest first. `em` is the platform role's. */
export async function listTenants(em: EntityManager, args: PageArgs): Promise<TenantPage> {
  const window = optionalWindow(args.page, args.limit);
  const [tenants, total] = await em.findAndCount(Tenant, {
    where: { isPlatform: false }, order: { createdAt: 'DESC', id: 'DESC' }, skip: window.offset, take: window.limit,
  });
  const subscriptions = await em.findBy(Subscription, { tenantId: In(tenants.map(tenant => tenant.id)) });
  const byTenant = new Map(subscriptions.map(subscription => [subscription.tenantId, subscription]));
  const items = tenants.map(tenant => Object.assign(new TenantRow(), tenant, { subscription: byTenant.get(tenant.id)! }));
  return { items, pagination: pagination(window, total) };
}
