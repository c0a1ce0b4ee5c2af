import { owedOf } from '../../../../schema/collect/owed';
import type { Ctx } from '../../../platform/context';
import { loaderOf } from '../../../platform/graphql/loader';
import type { Invoice } from '../invoice.entity';
import { balancesOf, type Listed } from './owed';
import { askedForEach } from './refund';

/** What came in for an invoice, what is owed and what replaces it, for all of one answer at once. */
export const balanceOf = async (ctx: Ctx, id: string): Promise<Listed> => {
  const load = (ids: string[]) => ctx.read(em => balancesOf(em, ctx.me.tenantId, ids));
  return (await loaderOf(ctx, { key: balancesOf, load }).load(id))!;
};

/** What is asked for an invoice by now, for all of one answer at once. */
export const askedOfOne = async (ctx: Ctx, id: string): Promise<string> => {
  const load = (ids: string[]) => ctx.read(em => askedForEach(em, ctx.me.tenantId, ids));
  return (await loaderOf(ctx, { key: askedForEach, load }).load(id)) ?? '0.00';
};

/** An invoice that was just written, with the balance that reading it would answer: nothing came in for it, unless it is a prepayment. */
export function withBalance(invoice: Invoice): Invoice {
  const { id, kind, status, payable } = invoice;
  if (invoice.prepayment) return invoice;
  const collected = '0.00';
  return Object.assign(invoice, {
    balance: { id, collected, replacedBy: null, owed: owedOf({ kind, status, payable, replaced: [], collected }) },
  });
}
