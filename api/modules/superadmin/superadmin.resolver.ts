import { Authorized, Ctx as Context, Query, Resolver } from 'type-graphql';
import { SUPERADMIN } from '../../platform/auth';
import type { Ctx } from '../../platform/context';
import { listTenants } from './superadmin';
import { TenantRow } from './superadmin.types';

@Resolver()
export class SuperadminResolver {
  @Authorized(SUPERADMIN)
  @Query(() => [TenantRow], { description: 'Every company of the platform, newest first.' })
  tenants(@Context() ctx: Ctx): Promise<TenantRow[]> {
    return ctx.services.db.acrossTenants(listTenants);
  }
}
