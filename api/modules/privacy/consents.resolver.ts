import { Arg, Authorized, Ctx as Context, Mutation, Query, Resolver } from 'type-graphql';
import { SUPERADMIN, type Who } from '../../platform/auth';
import type { Ctx } from '../../platform/context';
import { AtMostRows } from '../../platform/graphql/rows';
import { Consent, ConsentType } from './consent.entity';
import { grantConsent, listConsents, MOST_CONSENTS, revokeConsent } from './consents';
import { activePolicy, listPolicies, MOST_VERSIONS, publishPolicy } from './policies';
import { PrivacyPolicy, PrivacyPolicyInput } from './privacy-policy.entity';

/** A company's people, in whatever state the company is: their data are theirs. */
const PEOPLE: Who[] = ['user', 'admin', 'suspended'];

@Resolver()
export class ConsentsResolver {
  @Authorized(PEOPLE)
  @AtMostRows(MOST_CONSENTS)
  @Query(() => [Consent], {
    description: 'What the signed-in person allows and has allowed: the active ones first, at most 200.',
  })
  consents(@Context() ctx: Ctx): Promise<Consent[]> {
    return ctx.read(em => listConsents(em, ctx));
  }

  @Authorized(PEOPLE)
  @Mutation(() => Consent, { description: 'Allows something under the active privacy policy.' })
  async grantConsent(
    @Arg('consentType', () => ConsentType, { description: 'What.' }) consentType: ConsentType,
    @Context() ctx: Ctx,
  ): Promise<Consent> {
    await ctx.services.limits.take('consentUser', ctx.user.userId);
    return ctx.tx(em => grantConsent(em, ctx, consentType));
  }

  @Authorized(PEOPLE)
  @Mutation(() => Consent, { nullable: true, description: 'Withdraws a consent; null where it was never given.' })
  revokeConsent(
    @Arg('consentType', () => ConsentType, { description: 'What.' }) consentType: ConsentType,
    @Context() ctx: Ctx,
  ): Promise<Consent | null> {
    return ctx.tx(em => revokeConsent(em, ctx, consentType));
  }

  @Query(() => PrivacyPolicy, { description: 'The privacy policy in force.' })
  activePrivacyPolicy(@Context() ctx: Ctx): Promise<PrivacyPolicy> {
    return ctx.services.db.global(em => activePolicy(em, ctx.now()));
  }

  @Authorized(SUPERADMIN)
  @AtMostRows(MOST_VERSIONS)
  @Query(() => [PrivacyPolicy], { description: 'All versions of the privacy policy, newest first.' })
  privacyPolicies(@Context() ctx: Ctx): Promise<PrivacyPolicy[]> {
    return ctx.services.db.global(em => listPolicies(em));
  }

  @Authorized(SUPERADMIN)
  @Mutation(() => PrivacyPolicy, { description: 'Publishes the next version of the privacy policy.' })
  publishPrivacyPolicy(
    @Arg('input', () => PrivacyPolicyInput, { description: 'The text.' }) input: PrivacyPolicyInput,
    @Context() ctx: Ctx,
  ): Promise<PrivacyPolicy> {
    return ctx.services.db.acrossTenants('the privacy policy of the platform', em => publishPolicy(em, ctx, input));
  }
}
