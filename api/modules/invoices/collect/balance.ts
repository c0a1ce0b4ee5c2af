import type { Ctx } from '../../../platform/context';
import { loaderOf } from '../../../platform/graphql/loader';
import { balancesOf, type Balance } from './owed';

/** What came in for an invoice and what is owed, for all of one answer at once. */
export const balanceOf = async (ctx: Ctx, id: string): Promise<Balance> => {
  const load = (ids: string[]) => ctx.read(em => balancesOf(em, ctx.me.tenantId, ids));
  return (await loaderOf(ctx, { key: balancesOf, load }).load(id))!;
};
