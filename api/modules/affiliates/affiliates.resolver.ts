import { Arg, Args, Authorized, Ctx as Context, ID, Mutation, Query, Resolver } from 'type-graphql';
import { ADMIN, SUPERADMIN, TENANT } from '../../platform/auth';
import type { Ctx } from '../../platform/context';
import { createOnce } from '../../platform/idempotency';
import { PageArgs, SearchArgs } from '../../platform/graphql/search-args';
import { badField } from '../../platform/errors';
import { Affiliate, AffiliateStatus } from './affiliate.entity';
import {
  affiliateLink,
  createAffiliate,
  findAffiliate,
  publicAffiliateLink,
  setAffiliateStatus,
  validateAffiliate,
} from './affiliates';
import { AffiliateInput, CommissionPaymentInput } from './affiliates.inputs';
import { AffiliateCode, AffiliatePage, AffiliateStats, Commission, CommissionPage } from './affiliates.types';
import { listPendingCommissions, payCommission } from './pending-commissions';
import { allStats, listAffiliates, listOwnAffiliates, ownStats } from './figures';

@Resolver()
export class AffiliatesResolver {
  @Authorized(SUPERADMIN)
  @Query(() => AffiliatePage, {
    description: "Everybody's affiliates, newest first; with a search those whose name, email or code contains it.",
  })
  affiliates(@Args(() => SearchArgs) args: SearchArgs, @Context() ctx: Ctx): Promise<AffiliatePage> {
    return ctx.services.db.acrossTenants('affiliates for the superadmin', em => listAffiliates(em, args));
  }

  @Authorized(SUPERADMIN)
  @Query(() => AffiliateStats, { description: 'What all affiliates have brought.' })
  affiliateStats(@Context() ctx: Ctx): Promise<AffiliateStats> {
    return ctx.services.db.acrossTenants('affiliates for the superadmin', allStats);
  }

  @Authorized(SUPERADMIN)
  @Query(() => CommissionPage, { description: 'What is owed to affiliates, the oldest payment first.' })
  pendingCommissions(@Args(() => PageArgs) args: PageArgs, @Context() ctx: Ctx): Promise<CommissionPage> {
    return ctx.services.db.acrossTenants('affiliates for the superadmin', em => listPendingCommissions(em, args));
  }

  @Authorized(TENANT)
  @Query(() => AffiliatePage, { description: "The company's affiliates, newest first." })
  myAffiliates(@Args(() => PageArgs) args: PageArgs, @Context() ctx: Ctx): Promise<AffiliatePage> {
    return ctx.read(em => listOwnAffiliates(em, ctx, args));
  }

  @Authorized(TENANT)
  @Query(() => AffiliateStats, { description: "What the company's affiliates have brought." })
  myAffiliateStats(@Context() ctx: Ctx): Promise<AffiliateStats> {
    return ctx.read(em => ownStats(em, ctx));
  }

  @Authorized([...TENANT, ...SUPERADMIN])
  @Query(() => String, {
    description: "Where who is invited by a code registers; a company asks for its own affiliates' only.",
  })
  affiliateLink(
    @Arg('code', () => String, { description: 'Code.' }) code: string,
    @Context() ctx: Ctx,
  ): Promise<string> {
    return ctx.read(em => affiliateLink(em, ctx, code));
  }

  @Query(() => AffiliateCode, {
    description: 'Whether somebody may come by a code. Public; 20 tries a minute from an address.',
  })
  validateAffiliate(
    @Arg('code', () => String, { description: 'Code.' }) code: string,
    @Context() ctx: Ctx,
  ): Promise<AffiliateCode> {
    return validateAffiliate(ctx, code);
  }

  @Query(() => String, {
    description: 'Where who is invited by a code registers. Public; 20 tries a minute from an address.',
  })
  publicAffiliateLink(
    @Arg('code', () => String, { description: 'Code.' }) code: string,
    @Context() ctx: Ctx,
  ): Promise<string> {
    return publicAffiliateLink(ctx, code);
  }

  @Authorized([...ADMIN, ...SUPERADMIN])
  @Mutation(() => Affiliate, {
    description: "Adds an affiliate with a code of its own; a company's begins as pending.",
  })
  async createAffiliate(
    @Arg('input', () => AffiliateInput, { description: 'The affiliate.' }) input: AffiliateInput,
    @Context() ctx: Ctx,
  ): Promise<Affiliate> {
    if (ctx.me.role !== 'superadmin') await ctx.services.limits.take('affiliateTenant', ctx.me.tenantId);
    return createOnce(ctx, {
      operation: 'createAffiliate',
      input,
      keep: 'day',
      make: (em, id) => createAffiliate(em, ctx, input, id),
      load: (em, id) => findAffiliate(em, ctx, id),
    });
  }

  @Authorized(SUPERADMIN)
  @Mutation(() => Affiliate, { description: 'Lets an affiliate earn, or ends it.' })
  setAffiliateStatus(
    @Arg('id', () => ID, { description: 'UUID.' }) id: string,
    @Arg('status', () => AffiliateStatus, { description: 'active or inactive.' }) status: AffiliateStatus,
    @Context() ctx: Ctx,
  ): Promise<Affiliate> {
    if (status === AffiliateStatus.pending) throw badField('status', 'Elige uno de active, inactive');
    return ctx.services.db.acrossTenants('the state of an affiliate', em => setAffiliateStatus(em, ctx, id, status));
  }

  @Authorized(SUPERADMIN)
  @Mutation(() => Commission, { description: 'Notes that a commission was paid, and how: once.' })
  payCommission(
    @Arg('id', () => ID, { description: 'UUID.' }) id: string,
    @Arg('input', () => CommissionPaymentInput, { description: 'How.' }) input: CommissionPaymentInput,
    @Context() ctx: Ctx,
  ): Promise<Commission> {
    return ctx.services.db.acrossTenants('the payment of a commission', em => payCommission(em, ctx, id, input));
  }
}
