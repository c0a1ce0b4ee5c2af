import { Arg, Authorized, Ctx as Context, ID, Mutation, Query, Resolver } from 'type-graphql';
import { EVERYONE_SIGNED_IN } from '../../platform/auth';
import type { Ctx } from '../../platform/context';
import { AtMostRows } from '../../platform/graphql/rows';
import { changePassword, endSession, listSessions, MAX_SESSIONS } from './own-account';
import { OwnSession, PasswordChanged } from './own-account.types';
import { forgotPassword, resetPassword } from './recovery';
import { ChangePasswordInput, ForgotPasswordInput, ResetPasswordInput, VerifyEmailInput } from './recovery.inputs';
import { verifyEmail } from './verify-email';

@Resolver()
export class RecoveryResolver {
  @Mutation(() => Boolean, {
    description:
      'Mails a link to set a new password, if the account exists: the answer and its time tell nothing. Public.',
  })
  forgotPassword(
    @Arg('input', () => ForgotPasswordInput, { description: 'Email.' }) input: ForgotPasswordInput,
    @Context() ctx: Ctx,
  ): Promise<boolean> {
    return forgotPassword(input, ctx);
  }

  @Mutation(() => Boolean, {
    description:
      'Sets a password with the token of a mailed link (reset 60 minutes, invitation 72 hours). Once. Public.',
  })
  resetPassword(
    @Arg('input', () => ResetPasswordInput, { description: 'Token and password.' }) input: ResetPasswordInput,
    @Context() ctx: Ctx,
  ): Promise<boolean> {
    return resetPassword(input, ctx);
  }

  @Mutation(() => Boolean, {
    description: "Confirms one's address with the token of the welcome mail's link (7 days). Once. Public.",
  })
  verifyEmail(
    @Arg('input', () => VerifyEmailInput, { description: 'Token.' }) input: VerifyEmailInput,
    @Context() ctx: Ctx,
  ): Promise<boolean> {
    return verifyEmail(input.token, ctx);
  }

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
