import { In } from 'typeorm';
import { Args, Authorized, Ctx as Context, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { MOST_PREPAYMENTS } from '../../../../schema/kinds/prepayments';
import { TENANT } from '../../../platform/auth';
import type { Ctx } from '../../../platform/context';
import { AtMostRows, OnlyInDetail } from '../../../platform/graphql/rows';
import { Invoice } from '../invoice.entity';
import { loadLines } from '../list/invoice-list';
import { asRelated } from '../rectify/related';
import { RelatedInvoice } from '../rectify/rectify.types';
import { openPrepayments } from './open';
import { OpenPrepayment, PrepaymentsArgs } from './prepay.types';
import { settledIn, settlersOf } from './settlements';

const NOT_IN_LISTS = 'Los anticipos de una factura no van en listas: pídelos con invoice(id)';

@Resolver(() => Invoice)
export class PrepayResolver {
  @Authorized(TENANT)
  @AtMostRows(MOST_PREPAYMENTS)
  @Query(() => [OpenPrepayment], {
    description: 'The prepayments of a customer that no invoice takes off yet, from the oldest; at most 50.',
  })
  openPrepayments(@Args(() => PrepaymentsArgs) args: PrepaymentsArgs, @Context() ctx: Ctx): Promise<OpenPrepayment[]> {
    return ctx.read(em => openPrepayments(em, ctx, args));
  }

  @AtMostRows(MOST_PREPAYMENTS)
  @OnlyInDetail(MOST_PREPAYMENTS, NOT_IN_LISTS)
  @FieldResolver(() => [RelatedInvoice], {
    description: 'The prepayments that its lines take off, in their order. Not in lists of invoices.',
  })
  async settles(@Root() invoice: Invoice, @Context() ctx: Ctx): Promise<RelatedInvoice[]> {
    // What credits another whole gives back what that one takes off.
    if (invoice.prepayment || invoice.rectificationWay === 'I' || invoice.kind === 'F3') return [];
    const ids = settledIn(invoice.lines ?? (await loadLines(ctx, invoice.id)));
    if (ids.length === 0) return [];
    const found = await ctx.read(em => em.findBy(Invoice, { tenantId: invoice.tenantId, id: In(ids) }));
    return ids.map(id => asRelated(found.find(each => each.id === id)!));
  }

  @OnlyInDetail(1, NOT_IN_LISTS)
  @FieldResolver(() => RelatedInvoice, {
    nullable: true,
    description: 'The invoice that takes this prepayment off. Not in lists of invoices.',
  })
  async settledBy(@Root() { tenantId, id, prepayment }: Invoice, @Context() ctx: Ctx): Promise<RelatedInvoice | null> {
    if (!prepayment) return null;
    const [by] = await ctx.read(async em => (await settlersOf(em, tenantId, [id])).get(id) ?? []);
    return by ? asRelated(by) : null;
  }
}
