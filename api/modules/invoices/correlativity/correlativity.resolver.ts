import { Args, Authorized, Ctx as Context, Query, Resolver } from 'type-graphql';
import { TENANT } from '../../../platform/auth';
import type { Ctx } from '../../../platform/context';
import { reportCorrelativity } from './correlativity';
import { Correlativity, CorrelativityArgs } from './correlativity.types';

@Resolver()
export class CorrelativityResolver {
  @Authorized(TENANT)
  @Query(() => Correlativity, {
    description:
      'Whether the numbers of all series follow each other, and the chain of records from end to end. Any plan.',
  })
  correlativity(
    @Args(() => CorrelativityArgs) { year }: CorrelativityArgs,
    @Context() ctx: Ctx,
  ): Promise<Correlativity> {
    return reportCorrelativity(ctx, year ?? null);
  }
}
