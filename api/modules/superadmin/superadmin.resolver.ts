import { Args, Authorized, Ctx as Context, Query, Resolver } from 'type-graphql';
import { SUPERADMIN } from '../../platform/auth';
import type { Ctx } from '../../platform/context';
import { PageArgs } from '../../platform/search-args';
import { listTenants } from './superadmin';
import { TenantPage } from './superadmin.types';

@Resolver()
export class SuperadminResolver {
  @Authorized(SUPERADMIN)
  @Query(() => TenantPage, { description: 'The companies of the platform, newest first.' })
  tenants(@Args(() => PageArgs) args: PageArgs, @Context() ctx: Ctx): Promise<TenantPage> {
    return ctx.services.db.acrossTenants(em => listTenants(em, args));
  }
}
