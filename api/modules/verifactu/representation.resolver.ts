import { Arg, Authorized, Ctx as Context, ID, Mutation, Query, Resolver } from 'type-graphql';
import { ADMIN, TENANT } from '../../platform/auth';
import type { Ctx } from '../../platform/context';
import { acceptRepresentation, viewRepresentation, withdrawRepresentation } from './representation';
import { RepresentationInput, RepresentationStanding } from './representation.types';

@Resolver()
export class RepresentationResolver {
  @Authorized(TENANT)
  @Query(() => RepresentationStanding, { description: 'Whether the operator may send the company\'s records to the AEAT, and by which words. Any plan.' })
  representation(@Arg('id', () => ID, { nullable: true, description: 'A past one, whose words to read; admins only.' }) id: string | null, @Context() ctx: Ctx): Promise<RepresentationStanding> {
    return ctx.read(em => viewRepresentation(em, ctx, id));
  }

  @Authorized(ADMIN)
  @Mutation(() => RepresentationStanding, { description: 'Lets the operator send the company\'s records to the AEAT. Any plan.' })
  acceptRepresentation(@Arg('input', () => RepresentationInput, { description: 'Who accepts, and what they read.' }) input: RepresentationInput, @Context() ctx: Ctx): Promise<RepresentationStanding> {
    return ctx.tx(em => acceptRepresentation(em, ctx, input));
  }

  @Authorized(ADMIN)
  @Mutation(() => RepresentationStanding, { description: 'Takes that back: refused while the company is bound to send and has no certificate in force of its own.' })
  withdrawRepresentation(@Context() ctx: Ctx): Promise<RepresentationStanding> {
    return ctx.tx(em => withdrawRepresentation(em, ctx));
  }
}
