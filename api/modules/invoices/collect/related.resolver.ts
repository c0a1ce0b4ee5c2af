import { Ctx as Context, FieldResolver, Resolver, Root } from 'type-graphql';
import { collectedOfPart } from '../../../../schema/collect/owed';
import type { Ctx } from '../../../platform/context';
import { DecimalScalar } from '../../../platform/graphql/scalars';
import { RelatedInvoice } from '../rectify/rectify.types';
import { balanceOf } from './balance';

@Resolver(() => RelatedInvoice)
export class RelatedCollectResolver {
  @FieldResolver(() => DecimalScalar, {
    description:
      'What came in for it so far, below zero what went back; of a document that rectifies several, in proportion to its part.',
  })
  async collected(@Root() { id, payable, payableOfAll }: RelatedInvoice, @Context() ctx: Ctx): Promise<string> {
    const { collected } = await balanceOf(ctx, id);
    return payableOfAll ? collectedOfPart(collected, payable, payableOfAll) : collected;
  }
}
