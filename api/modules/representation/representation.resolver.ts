import { Arg, Authorized, Ctx as Context, ID, Mutation, Query, Resolver } from 'type-graphql';
import { ADMIN, TENANT } from '../../platform/auth';
import type { Ctx } from '../../platform/context';
import { acceptRepresentation, viewRepresentation, withdrawRepresentation } from './representation';
import { RepresentationInput, RepresentationStanding } from './representation.types';

@Resolver()
export class RepresentationResolver {
  @Authorized(TENANT)
  @Query(() => RepresentationStanding, {
    description: "Whether the operator may send the company's records to the AEAT, and by which words. Any plan.",
  })
  representation(@Context() ctx: Ctx): Promise<RepresentationStanding> {
    return ctx.read(em => viewRepresentation(em, ctx));
  }

  @Authorized(ADMIN)
  @Query(() => RepresentationStanding, {
    description: 'The same, with the words of a past one (see past) in the place of those in force.',
  })
  pastRepresentation(
    @Arg('id', () => ID, { description: 'Id of the past one.' }) id: string,
    @Context() ctx: Ctx,
  ): Promise<RepresentationStanding> {
    return ctx.read(em => viewRepresentation(em, ctx, id));
  }

  @Authorized(ADMIN)
  @Mutation(() => RepresentationStanding, {
    description: "Lets the operator send the company's records to the AEAT. Any plan.",
  })
  acceptRepresentation(
    @Arg('input', () => RepresentationInput, { description: 'Who accepts, and what they read.' })
    input: RepresentationInput,
    @Context() ctx: Ctx,
  ): Promise<RepresentationStanding> {
    return ctx.tx(em => acceptRepresentation(em, ctx, input));
  }

  @Authorized(ADMIN)
  @Mutation(() => RepresentationStanding, {
    description:
      'Takes that back: refused while the company is bound to send and has no certificate in force of its own.',
  })
  withdrawRepresentation(@Context() ctx: Ctx): Promise<RepresentationStanding> {
    return ctx.tx(em => withdrawRepresentation(em, ctx));
  }
}
