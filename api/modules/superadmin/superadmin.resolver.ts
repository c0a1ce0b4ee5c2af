import { Arg, Args, Authorized, Ctx as Context, ID, Mutation, Query, Resolver } from 'type-graphql';
import { SUPERADMIN } from '../../platform/auth';
import type { Ctx } from '../../platform/context';
import { checkId } from '../../platform/ids';
import { TenantStatus } from '../company/tenant.entity';
import { readFigures } from './figures';
import { setTenantStatus } from './status';
import { listTenants, tenantDetail } from './superadmin';
import { SuperadminStats, TenantDetail, TenantPage, TenantRow, TenantsArgs } from './superadmin.types';

@Resolver()
export class SuperadminResolver {
  @Authorized(SUPERADMIN)
  @Query(() => TenantPage, { description: 'The companies of the platform, newest first.' })
  tenants(@Args(() => TenantsArgs) args: TenantsArgs, @Context() ctx: Ctx): Promise<TenantPage> {
    return ctx.services.db.acrossTenants('the list of the superadmin', em => listTenants(em, args));
  }

  @Authorized(SUPERADMIN)
  @Query(() => TenantDetail, { description: 'A company of the platform and how many things it has.' })
  tenant(@Arg('id', () => ID, { description: 'UUID.' }) id: string, @Context() ctx: Ctx): Promise<TenantDetail> {
    return ctx.services.db.acrossTenants('one company for the superadmin', em => tenantDetail(em, checkId(id)));
  }

  @Authorized(SUPERADMIN)
  @Query(() => SuperadminStats, { description: 'Figures of the platform.' })
  superadminStats(@Context() ctx: Ctx): Promise<SuperadminStats> {
    return ctx.services.db.acrossTenants('the figures of the superadmin', em => readFigures(em, ctx.now()));
  }

  @Authorized(SUPERADMIN)
  @Mutation(() => TenantRow, {
    description: 'Opens, suspends or cancels a company, from its users\' next call on; "trial" is refused.',
  })
  setTenantStatus(
    @Arg('id', () => ID, { description: 'UUID.' }) id: string,
    @Arg('status', () => TenantStatus, { description: 'active, suspended or cancelled.' }) status: TenantStatus,
    @Context() ctx: Ctx,
  ): Promise<TenantRow> {
    return setTenantStatus(ctx, checkId(id), status);
  }
}
