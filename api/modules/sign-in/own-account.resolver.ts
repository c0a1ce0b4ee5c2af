import { Arg, Authorized, Ctx as Context, ID, Mutation, Query, Resolver } from 'type-graphql';
import { EVERYONE_SIGNED_IN } from '../../platform/auth';
import type { Ctx } from '../../platform/context';
import { AtMostRows } from '../../platform/graphql/rows';
import { changePassword, endSession, listSessions, MAX_SESSIONS } from './own-account';
import { OwnSession, PasswordChanged } from './own-account.types';
import { ChangePasswordInput } from './recovery.inputs';

@Resolver()
export class OwnAccountResolver {
  @Authorized(EVERYONE_SIGNED_IN)
  @Mutation(() => PasswordChanged, {
    description: "Changes one's own password: every session ends, and this one goes on under a new token.",
  })
  changePassword(
    @Arg('input', () => ChangePasswordInput, { description: 'Current and new.' }) input: ChangePasswordInput,
    @Context() ctx: Ctx,
  ): Promise<PasswordChanged> {
    return changePassword(input, ctx);
  }

  @Authorized(EVERYONE_SIGNED_IN)
  @AtMostRows(MAX_SESSIONS)
  @Query(() => [OwnSession], { description: "One's own sessions that still work." })
  mySessions(@Context() ctx: Ctx): Promise<OwnSession[]> {
    return ctx.read(em => listSessions(em, ctx));
  }

  @Authorized(EVERYONE_SIGNED_IN)
  @Mutation(() => Boolean, { description: "Ends one of one's own sessions." })
  endSession(@Arg('id', () => ID, { description: 'UUID.' }) id: string, @Context() ctx: Ctx): Promise<boolean> {
    return ctx.tx(em => endSession(em, ctx, id));
  }
}
