import { Authorized, Ctx as Context, Query, Resolver } from 'type-graphql';
import { TENANT } from '../../platform/auth';
import type { Ctx } from '../../platform/context';
import { dashboard } from './dashboard';
import { Dashboard } from './dashboard.types';

@Resolver()
export class DashboardResolver {
  @Authorized(TENANT)
  @Query(() => Dashboard, { description: 'What the first screen shows.' })
  dashboard(@Context() ctx: Ctx): Promise<Dashboard> {
    return ctx.report(em => dashboard(em, ctx));
  }
}
