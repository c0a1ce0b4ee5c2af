import { Arg, Authorized, Ctx as Context, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Who } from '../../platform/auth';
import type { Ctx } from '../../platform/context';
import { createOnce } from '../../platform/idempotency';
import { withinMails } from '../delivery/limits';
import { claimAddress, claimOf, sendClaim } from './claim';
import { OverdueClaim } from './claim.types';

/** As of each reminder: a stolen key of a program must not write to strangers. */
const PEOPLE: Who[] = ['user', 'admin'];
const UUID = { description: "The customer's UUID." };

@Resolver()
export class ClaimResolver {
  @Authorized(PEOPLE)
  @Query(() => OverdueClaim, {
    description: 'One letter about all that a customer has overdue, as it would go now, and what is not in it.',
  })
  overdueClaim(@Arg('id', () => ID, UUID) id: string, @Context() ctx: Ctx): Promise<OverdueClaim> {
    return ctx.read(em => claimOf(em, ctx, id));
  }

  @Authorized(PEOPLE)
  @Mutation(() => OverdueClaim, {
    description:
      "Sends that letter: each of its invoices has come to its step. Refused where what was seen has changed. It counts among the company's mails of the day. Takes an Idempotency-Key, kept for a day.",
  })
  async sendOverdueClaim(
    @Arg('id', () => ID, UUID) id: string,
    @Arg('seen', () => String, { description: 'What overdueClaim said as seen.' }) seen: string,
    @Context() ctx: Ctx,
  ): Promise<OverdueClaim> {
    const email = await ctx.read(em => claimAddress(em, ctx, id));
    return withinMails(ctx, email ? [email] : [], () =>
      createOnce(ctx, {
        operation: 'sendOverdueClaim',
        input: { id, seen },
        keep: 'day',
        make: em => sendClaim(em, ctx, id, seen, email),
        load: em => claimOf(em, ctx, id),
      }),
    );
  }
}
