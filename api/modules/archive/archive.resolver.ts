import { Authorized, Ctx as Context, Query, Resolver } from 'type-graphql';
import { ADMIN } from '../../platform/auth';
import type { Ctx } from '../../platform/context';
import { TenantExport } from './archive.types';
import { beginTenantExport } from './archives';

@Resolver()
export class ArchiveResolver {
  @Authorized(ADMIN)
  @Query(() => TenantExport, {
    description:
      'Begins the download of everything that the company has here: leaves its trace. The file comes from GET /api/tenant/export.',
  })
  async tenantExport(@Context() ctx: Ctx): Promise<TenantExport> {
    await ctx.services.limits.take('archiveTenant', ctx.me.tenantId);
    return ctx.tx(em => beginTenantExport(em, ctx));
  }
}
