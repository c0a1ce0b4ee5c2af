import { Arg, Authorized, Ctx as Context, Mutation, Query, Resolver } from 'type-graphql';
import { SUPERADMIN } from '../../platform/auth';
import type { Ctx } from '../../platform/context';
import { AtMostRows } from '../../platform/graphql/rows';
import { Regulation, RegulationInput } from './regulation.entity';
import { listRegulations, MOST_REGULATIONS, saveRegulation } from './regulations';

@Resolver()
export class RegulationsResolver {
  @AtMostRows(MOST_REGULATIONS)
  @Query(() => [Regulation], { description: 'The dates of the law on invoicing, by date.' })
  regulations(@Context() ctx: Ctx): Promise<Regulation[]> {
    return ctx.services.db.global(em => listRegulations(em));
  }

  @Authorized(SUPERADMIN)
  @Mutation(() => Regulation, { description: 'Writes down what the law says now of one of its dates.' })
  saveRegulation(
    @Arg('code', () => String, { description: 'Its name, as "verifactu-companies".' }) code: string,
    @Arg('input', () => RegulationInput, { description: 'The date as it was read.' }) input: RegulationInput,
    @Context() ctx: Ctx,
  ): Promise<Regulation> {
    return ctx.services.db.acrossTenants('the dates of the law', em => saveRegulation(em, ctx, code, input));
  }
}
