import { Arg, Authorized, Ctx as Context, Mutation, Query, Resolver } from 'type-graphql';
import { SUPERADMIN } from '../../platform/auth';
import type { Ctx } from '../../platform/context';
import { AtMostRows } from '../../platform/graphql/rows';
import { DateScalar } from '../../platform/graphql/scalars';
import { LateRate, LateRateInput } from './late-rate.entity';
import { listLateRates, MOST_RATES, saveLateRate } from './late-rates';

@Resolver()
export class LateRatesResolver {
  @AtMostRows(MOST_RATES)
  @Query(() => [LateRate], { description: 'Interest of late payment by half-year, newest first.' })
  lateRates(@Context() ctx: Ctx): Promise<LateRate[]> {
    return ctx.services.db.global(em => listLateRates(em));
  }

  @Authorized(SUPERADMIN)
  @Mutation(() => LateRate, { description: "Writes down a half-year's rate of the European Central Bank." })
  saveLateRate(
    @Arg('startsOn', () => DateScalar, { description: 'Its first day: 1 January or 1 July.' }) startsOn: string,
    @Arg('input', () => LateRateInput, { description: 'The rate as it was read.' }) input: LateRateInput,
    @Context() ctx: Ctx,
  ): Promise<LateRate> {
    return ctx.services.db.acrossTenants('the rates of late payment', em => saveLateRate(em, ctx, startsOn, input));
  }
}
