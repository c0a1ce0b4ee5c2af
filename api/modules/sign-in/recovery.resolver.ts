import { Arg, Ctx as Context, Mutation, Resolver } from 'type-graphql';
import { LINK_HOURS, RESET_MINUTES, VERIFICATION_DAYS } from '../../../schema/sign-in/link-hours';
import type { Ctx } from '../../platform/context';
import { forgotPassword, resetPassword } from './recovery';
import { ForgotPasswordInput, ResetPasswordInput, VerifyEmailInput } from './recovery.inputs';
import { verifyEmail } from './verify-email';

@Resolver()
export class RecoveryResolver {
  @Mutation(() => Boolean, {
    description:
      'Mails a link to set a new password, if the account exists: neither the answer nor its time shows whether it does. Public.',
  })
  forgotPassword(
    @Arg('input', () => ForgotPasswordInput, { description: 'Email.' }) input: ForgotPasswordInput,
    @Context() ctx: Ctx,
  ): Promise<boolean> {
    return forgotPassword(input, ctx);
  }

  @Mutation(() => Boolean, {
    description: `Sets a password with the token of a mailed link (reset ${RESET_MINUTES} minutes, invitation ${LINK_HOURS.invitation} hours). Once. Public.`,
  })
  resetPassword(
    @Arg('input', () => ResetPasswordInput, { description: 'Token and password.' }) input: ResetPasswordInput,
    @Context() ctx: Ctx,
  ): Promise<boolean> {
    return resetPassword(input, ctx);
  }

  @Mutation(() => Boolean, {
    description: `Confirms one's address with the token of the welcome mail's link (${VERIFICATION_DAYS} days). Once. Public.`,
  })
  verifyEmail(
    @Arg('input', () => VerifyEmailInput, { description: 'Token.' }) input: VerifyEmailInput,
    @Context() ctx: Ctx,
  ): Promise<boolean> {
    return verifyEmail(input.token, ctx);
  }
}
