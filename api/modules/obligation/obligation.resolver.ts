import { Arg, Authorized, Ctx as Context, Mutation, Query, Resolver } from 'type-graphql';
import { ADMIN, TENANT } from '../../platform/auth';
import type { Ctx } from '../../platform/context';
import { saySending, viewObligation } from './obligation';
import { ObligationState, SendingChoiceInput } from './obligation.types';

@Resolver()
export class ObligationResolver {
  @Authorized(TENANT)
  @Query(() => ObligationState, { description: 'Whether and from when the law asks the company to send its invoices.' })
  obligation(@Context() ctx: Ctx): Promise<ObligationState> {
    return ctx.read(em => viewObligation(em, ctx));
  }

  @Authorized(ADMIN)
  @Mutation(() => ObligationState, {
    description: "Says who sends the company's invoices to the AEAT, or why nobody does.",
  })
  saySending(
    @Arg('input', () => SendingChoiceInput, { description: 'What it says.' }) input: SendingChoiceInput,
    @Context() ctx: Ctx,
  ): Promise<ObligationState> {
    return ctx.tx(em => saySending(em, ctx, input));
  }
}
