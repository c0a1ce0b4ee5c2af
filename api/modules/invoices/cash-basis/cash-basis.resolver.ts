import { Args, Authorized, Ctx as Context, Query, Resolver } from 'type-graphql';
import { TENANT } from '../../../platform/auth';
import type { Ctx } from '../../../platform/context';
import { reportCashAccrual } from './cash-basis';
import { CashAccrualPageArgs, CashAccrualReport } from './cash-basis.types';

@Resolver()
export class CashBasisResolver {
  @Authorized(TENANT)
  @Query(() => CashAccrualReport, {
    description: 'What tax accrues in a quarter under criterio de caja: by what came in, and on 31 December. Any plan.',
  })
  cashAccrual(
    @Args(() => CashAccrualPageArgs) asked: CashAccrualPageArgs,
    @Context() ctx: Ctx,
  ): Promise<CashAccrualReport> {
    return reportCashAccrual(ctx, asked);
  }
}
