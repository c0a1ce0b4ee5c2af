import { Args, Authorized, Ctx as Context, Query, Resolver } from 'type-graphql';
import { ADMIN, type Who } from '../../platform/auth';
import type { Ctx } from '../../platform/context';
import { AtMostRows } from '../../platform/graphql/rows';
import { beginActivityExport, listActivities, listActivityUsers } from './activities';
import { ActivityFilter, ActivityListArgs } from './activities.inputs';
import { ActivityCheck, ActivityExport, ActivityPage, ActivityUser, MAX_PEOPLE } from './activities.types';
import { checkActivities } from './check';

/** A program has no acts of its own to look at. */
const PEOPLE: Who[] = ['user', 'admin'];

@Resolver()
export class ActivitiesResolver {
  @Authorized(PEOPLE)
  @Query(() => ActivityPage, {
    description: 'The log of the company, newest first: all of it for an admin, their own acts for anybody else.',
  })
  activities(@Args(() => ActivityListArgs) args: ActivityListArgs, @Context() ctx: Ctx): Promise<ActivityPage> {
    return ctx.read(em => listActivities(em, ctx, args));
  }

  @Authorized(PEOPLE)
  @Query(() => ActivityExport, {
    description:
      'Begins an export of the log as it is filtered: leaves its trace. The rows come from GET /api/lopd/reports/activity/csv.',
  })
  async activityExport(
    @Args(() => ActivityFilter) filter: ActivityFilter,
    @Context() ctx: Ctx,
  ): Promise<ActivityExport> {
    await ctx.services.limits.take('exportTenant', ctx.me.tenantId);
    return ctx.tx(em => beginActivityExport(em, ctx, filter));
  }

  @Authorized(ADMIN)
  @AtMostRows(MAX_PEOPLE)
  @Query(() => [ActivityUser], {
    description: 'The people whose acts can be asked for, by name; those who were deleted too.',
  })
  activityUsers(@Context() ctx: Ctx): Promise<ActivityUser[]> {
    return ctx.read(em => listActivityUsers(em, ctx));
  }

  @Authorized(ADMIN)
  @Query(() => ActivityCheck, { description: 'Walks the whole chain of the log and computes every seal again.' })
  checkActivities(@Context() ctx: Ctx): Promise<ActivityCheck> {
    return checkActivities(ctx.services.db, ctx.me.tenantId);
  }
}
