import { Ctx as Context, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { Ctx } from '../../platform/context';
import { invoicesEverIssued, TRIAL_INVOICES } from './plans';
import { Subscription, SubscriptionStatus } from './subscription.entity';

@Resolver(() => Subscription)
export class PlansResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description: "Invoices of the trial's three that are left; null when not on trial.",
  })
  async freeInvoicesLeft(@Root() subscription: Subscription, @Context() ctx: Ctx): Promise<number | null> {
    if (subscription.status !== SubscriptionStatus.trial) return null;
    const issued = await ctx.services.db.read(subscription.tenantId, em =>
      invoicesEverIssued(em, subscription.tenantId),
    );
    return Math.max(0, TRIAL_INVOICES - issued);
  }
}
