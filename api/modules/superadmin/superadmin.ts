import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { MAX_ROWS } from '../../platform/page';
import { Tenant } from '../accounts/tenant.entity';
import { Subscription } from '../plans/subscription.entity';
import { TenantRow } from './superadmin.types';

/** Every company, newest first. `em` is the platform role's. */
export async function listTenants(em: EntityManager): Promise<TenantRow[]> {
  const tenants = await em.find(Tenant, { where: { isPlatform: false }, order: { createdAt: 'DESC', id: 'DESC' }, take: MAX_ROWS });
  const subscriptions = await em.findBy(Subscription, { tenantId: In(tenants.map(tenant => tenant.id)) });
  const byTenant = new Map(subscriptions.map(subscription => [subscription.tenantId, subscription]));
  return tenants.map(tenant => Object.assign(new TenantRow(), tenant, { subscription: byTenant.get(tenant.id)! }));
}
